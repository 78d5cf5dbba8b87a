"""What the gallery photographs: every page with every sample, states, and every dialog."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QEventLoop
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea, QWidget

import sigdesk.ui.dialogs as dialogs
from sigdesk.jobs import Failure
from sigdesk.model.items import ItemFilter
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.page_stack import START
from sigdesk.ui.pages import PAGES
from sigdesk.ui.samples import samples
from sigdesk.ui.session import Session
from sigdesk.ui.views.confusion_cells import Cell
from sigdesk.ui.views.confusion_filters import cell_filter
from tests.ui.label_projects import random_project

PATIENCE = 600_000
"""Milliseconds for one step; intervals of a large sample take a while on a busy machine."""

_SETTLED = 250
"""Milliseconds after which animations have ended."""

HERE = Path(__file__).parent
SCORES = HERE / "data" / "real" / "item-scores" / "glue-rte"
RUNS = HERE / "data" / "real" / "run-scores" / "scmamp-gh2008" / "data_gh_2008.csv"
UNMAPPED = HERE / "data" / "real" / "classification" / "hans"
MANY_LABELS = 60

EachLook = Callable[[Callable[[], None]], None]
"""Calls what it is given once for each language and theme."""


class SceneFailedError(Exception):
    """A scene could not be set."""


class Stage:
    """The real window, and what is needed to set scenes in it.

    Parameters
    ----------
    app : QApplication
    window : MainWindow
    session : Session
    take : callable
        Takes the picture of a widget under a name.
    """

    def __init__(
        self,
        app: QApplication,
        window: MainWindow,
        session: Session,
        take: Callable[[QWidget, str], None],
    ) -> None:
        self.app, self.window, self.session, self.take = app, window, session, take

    def wait(self, done: Callable[[], bool], what: str) -> None:
        """Let the window work until `done`."""
        clock = QElapsedTimer()
        clock.start()
        while not done():
            if clock.elapsed() > PATIENCE:
                raise SceneFailedError(f"{what} did not come to an end")
            self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def settle(self) -> None:
        """Let jobs end and animations come to rest."""
        calm = QElapsedTimer()
        calm.start()

        def is_calm() -> bool:
            if self.session.jobs.jobs():
                calm.restart()
            return calm.elapsed() > _SETTLED

        self.wait(is_calm, "the jobs")

    def begin(self) -> None:
        """Show the window and make every page."""
        self.window.show()
        self.wait(lambda: len(self.window.stack.made) > len(PAGES), "loading the pages")
        self.settle()

    def open_sample(self, key: str) -> None:
        """Open a sample and have everything about it computed."""
        before = self.session.project if self.session.has_data else None
        self.session.open_sample(key)
        self.wait(
            lambda: self.session.has_data and self.session.project is not before,
            f"opening the sample {key}",
        )
        self._compute()

    def open_files(self, *paths: Path) -> None:
        """Open files and have everything about them computed."""
        before = self.session.project if self.session.has_data else None
        self.session.open_files(paths)
        self.wait(
            lambda: self.session.has_data and self.session.project is not before,
            f"opening {paths[0].name}",
        )
        self._compute()

    def _compute(self) -> None:
        for entry in PAGES:
            self.show_page(entry.key)

    def show_page(self, key: str) -> None:
        """Open a page and wait until it is complete."""
        self.session.show_page(key)
        if self.window.stack.current_page.key != key:
            raise SceneFailedError(f"the page {key} did not open")
        self.settle()

    def take_page(self, key: str, name: str) -> None:
        """Take a page; if it is longer than the window, its lower end as well."""
        self.show_page(key)
        page = self.window.stack.current_page
        self.take(self.window, name)
        areas = [area for area in page.findChildren(QScrollArea) if area.isVisible()]
        longest = max(areas, key=lambda area: area.verticalScrollBar().maximum(), default=None)
        if longest is not None and longest.verticalScrollBar().maximum() > 40:
            bar = longest.verticalScrollBar()
            bar.setValue(bar.maximum())
            self.app.processEvents()
            self.take(self.window, f"{name}-below")
            bar.setValue(0)


def pages(stage: Stage, each_look: EachLook) -> None:
    """The start page, then every page of the window's table with every sample.

    Parameters
    ----------
    stage : Stage
    each_look : callable
        Calls what it is given once for each language and theme.
    """
    each_look(lambda: stage.take(stage.window, "start"))
    for sample in samples("en"):
        stage.open_sample(sample.key)

        def each_page(key: str = sample.key) -> None:
            for entry in PAGES:
                stage.take_page(entry.key, f"{entry.key}-{key}")

        each_look(each_page)
    stage.open_files(*sorted(SCORES.iterdir())[:2])

    def scores() -> None:
        # A page that does not fit scores shows its empty state.
        for entry in PAGES:
            stage.take_page(entry.key, f"{entry.key}-scores")

    each_look(scores)
    stage.open_files(RUNS)

    def runs() -> None:
        for key in ("runs", "power"):
            stage.take_page(key, f"{key}-data-sets")

    each_look(runs)


def states(stage: Stage, each_look: EachLook) -> None:
    """States that a page comes to by what a person does."""
    stage.open_sample("hans")
    confusion = stage.window.stack.page("confusion")
    cell = Cell("difference", 1, 0)

    def hans() -> None:
        stage.show_page("confusion")
        confusion.view.setFocus()  # type: ignore[attr-defined]
        confusion.view.select(cell)  # type: ignore[attr-defined]
        stage.app.processEvents()
        stage.take(stage.window, "confusion-selected-cell")
        stage.session.show_items(cell_filter(stage.session.project, cell))
        stage.settle()
        stage.take(stage.window, "items-of-a-cell")
        stage.session.show_items(ItemFilter(text="nothing has these words"))
        stage.settle()
        stage.take(stage.window, "items-none-found")
        stage.session.show_items(ItemFilter())

    each_look(hans)
    project = random_project(6_000, MANY_LABELS, seed=7, share_missing=0.01)
    stage.session.replace_document(project, None, None)

    def many_labels() -> None:
        stage.show_page("confusion")
        stage.take(stage.window, "confusion-many-labels")
        for _ in range(6):
            confusion.view.zoom(1)  # type: ignore[attr-defined]
        stage.settle()
        stage.take(stage.window, "confusion-many-labels-zoomed")
        confusion.view.zoom(0)  # type: ignore[attr-defined]

    each_look(many_labels)


def _questions(stage: Stage) -> QDialog:
    names = ("gold.csv", "bert.csv", "esim.csv", "spinn.csv")
    stage.session.open_files([UNMAPPED / name for name in names])
    found: list[QDialog] = []

    def asked() -> bool:
        found[:] = stage.window.findChildren(dialogs.ImportQuestionsDialog)
        return bool(found)

    stage.wait(asked, "the questions about HANS")
    return found[-1]


def _failure(stage: Stage) -> QDialog:
    def words(message: object) -> str:
        return stage.session.words(message)  # type: ignore[arg-type]

    from sigdesk.formats.importing import read_files

    try:
        read_files([HERE / "data" / "golden" / "README.md", UNMAPPED / "gold.csv"])
    except Exception as error:  # noqa: BLE001 - the error is what is shown
        return dialogs.FailureDialog(
            Failure(error.with_traceback(None), repr(error)), words, stage.window
        )
    raise SceneFailedError("a README was read as if it were data")


def _sample_paths() -> list[Path]:
    return [UNMAPPED / "gold.csv", UNMAPPED / "bert.csv"]


DIALOGS: dict[str, Callable[[Stage], QDialog]] = {
    "AboutDialog": lambda stage: dialogs.AboutDialog(stage.window),
    "AddOrReplaceDialog": lambda stage: dialogs.AddOrReplaceDialog(_sample_paths(), stage.window),
    "EnterPathsDialog": lambda stage: dialogs.EnterPathsDialog(
        "\n".join(str(path.name) for path in _sample_paths()), stage.window
    ),
    "FailureDialog": _failure,
    "ImportQuestionsDialog": _questions,
    "LicencesDialog": lambda stage: dialogs.LicencesDialog(samples("en"), stage.window),
    "ShortcutsDialog": lambda stage: dialogs.ShortcutsDialog(stage.window.actions(), stage.window),
}
"""How to make each dialog of `sigdesk.ui.dialogs`; one that is missing here fails the gallery."""


def every_dialog(stage: Stage, each_look: EachLook) -> None:
    """Every dialog that the package of dialogs names."""
    stage.session.show_page(START)
    for name in dialogs.__all__:
        make = DIALOGS.get(name)
        if make is None:
            raise SceneFailedError(f"the gallery does not know how to show {name}")
        dialog = make(stage)
        dialog.open()
        stage.settle()
        word = "".join(f"-{c.lower()}" if c.isupper() else c for c in name.removesuffix("Dialog"))
        each_look(lambda dialog=dialog, word=word: stage.take(dialog, f"dialog{word}"))  # type: ignore[misc]
        dialog.reject()
        dialog.deleteLater()
        stage.settle()
