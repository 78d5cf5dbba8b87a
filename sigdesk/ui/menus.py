"""The menu bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar

from sigdesk.ui.actions import Actions
from sigdesk.ui.pages import PAGES
from sigdesk.ui.samples import Sample


class Menus(QObject):
    """Builds the menu bar from the actions; samples and recent files are filled when opened.

    Parameters
    ----------
    bar : QMenuBar
    actions : Actions
    samples : callable
        Gives the samples in the window's language.
    recent : callable
        Gives the recent project files.
    """

    sample_chosen = Signal(str)
    recent_chosen = Signal(object)
    recent_cleared = Signal()

    def __init__(
        self,
        bar: QMenuBar,
        actions: Actions,
        samples: Callable[[], tuple[Sample, ...]],
        recent: Callable[[], list[Path]],
    ) -> None:
        super().__init__(bar)
        self._samples, self._recent = samples, recent
        self._file = bar.addMenu("")
        self._edit = bar.addMenu("")
        self._view = bar.addMenu("")
        self._help = bar.addMenu("")
        self._fill_file(actions)
        for key in ("undo", "redo", "", "swap", "", "copy-sentence"):
            self._add(self._edit, actions, key)
        self._fill_view(actions)
        for key in (
            "help",
            "shortcuts",
            "fears",
            "",
            "check-installation",
            "",
            "licences",
            "about",
        ):
            self._add(self._help, actions, key)
        self.retranslate()

    @staticmethod
    def _add(menu: QMenu, actions: Actions, key: str) -> None:
        if key:
            menu.addAction(actions[key])
        else:
            menu.addSeparator()

    def _fill_file(self, actions: Actions) -> None:
        for key in ("new", "open", "import-preview", "open-project"):
            self._add(self._file, actions, key)
        self.sample_menu = self._file.addMenu("")
        self.sample_menu.aboutToShow.connect(self._fill_samples)
        self._recent_menu = self._file.addMenu("")
        self._recent_menu.aboutToShow.connect(self._fill_recent)
        for key in ("paste", "enter-paths", "", "save", "save-as", ""):
            self._add(self._file, actions, key)
        self.export_menu = self._file.addMenu("")
        for key in ("export-html", "export-json"):
            self._add(self.export_menu, actions, key)
        for key in ("", "quit"):
            self._add(self._file, actions, key)

    def _fill_view(self, actions: Actions) -> None:
        self._add(self._view, actions, "start-page")
        for entry in PAGES:
            self._add(self._view, actions, f"page:{entry.key}")
        for key in ("", "right-pane", ""):
            self._add(self._view, actions, key)
        self._theme_menu = self._view.addMenu("")
        self._theme_menu.addActions(actions.themes.actions())
        self._language_menu = self._view.addMenu("")
        self._language_menu.addActions(actions.languages.actions())
        self._text_menu = self._view.addMenu("")
        for key in ("text-larger", "text-smaller", "text-normal"):
            self._add(self._text_menu, actions, key)

    def retranslate(self) -> None:
        """Set the titles of the menus."""
        self._file.setTitle(self.tr("&File"))
        self._edit.setTitle(self.tr("&Edit"))
        self._view.setTitle(self.tr("&View"))
        self._help.setTitle(self.tr("&Help"))
        self.sample_menu.setTitle(self.tr("Open sa&mple"))
        self._recent_menu.setTitle(self.tr("&Recent projects"))
        self.export_menu.setTitle(self.tr("E&xport"))
        self._theme_menu.setTitle(self.tr("&Theme"))
        # In both languages: who cannot read the window must still find it.
        self._language_menu.setTitle(self.tr("&Language / 语言"))
        self._text_menu.setTitle(self.tr("Text si&ze"))

    def _fill_samples(self) -> None:
        self.sample_menu.clear()
        for sample in self._samples():
            action = self.sample_menu.addAction(sample.title)
            action.setToolTip(sample.description)
            action.setData(sample.key)
            action.triggered.connect(self._on_sample)

    def _fill_recent(self) -> None:
        self._recent_menu.clear()
        paths = self._recent()
        for path in paths:
            action = self._recent_menu.addAction(str(path))
            action.setData(str(path))
            action.triggered.connect(self._on_recent)
        if not paths:
            self._recent_menu.addAction(self.tr("None yet")).setEnabled(False)
            return
        self._recent_menu.addSeparator()
        self._recent_menu.addAction(self.tr("Clear this list")).triggered.connect(
            self.recent_cleared
        )

    def _on_sample(self) -> None:
        self.sample_chosen.emit(self._sent_data())

    def _on_recent(self) -> None:
        self.recent_chosen.emit(Path(self._sent_data()))

    def _sent_data(self) -> str:
        sender = self.sender()
        return str(sender.data()) if isinstance(sender, QAction) else ""
