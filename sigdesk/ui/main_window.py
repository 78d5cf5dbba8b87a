"""The one window: puts the parts together and passes on what happens."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPaintEvent,
)
from PySide6.QtWidgets import QFrame, QMainWindow, QSplitter, QStyle, QVBoxLayout, QWidget

from sigdesk.jobs import Failure, Job
from sigdesk.ui import right_pane, sidebar
from sigdesk.ui.actions import Actions
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.drop_overlay import DropOverlay
from sigdesk.ui.exporting import Exporting
from sigdesk.ui.file_work import FileWork, files_of, given_by
from sigdesk.ui.help import Help
from sigdesk.ui.icons import icon
from sigdesk.ui.jobs_bar import JobsBar
from sigdesk.ui.menus import Menus
from sigdesk.ui.page import Page
from sigdesk.ui.page_stack import START, PageStack
from sigdesk.ui.recovery import Leftover
from sigdesk.ui.right_pane import RightPane
from sigdesk.ui.samples import Sample, samples
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences
from sigdesk.ui.sidebar import Sidebar
from sigdesk.ui.slices import Slices
from sigdesk.ui.top_bar import TopBar
from sigdesk.ui.unsaved_work import UnsavedWork
from sigdesk.ui.views.welcome import WelcomePage
from sigdesk.ui.warm_up import warm_up

if TYPE_CHECKING:
    from sigdesk.model.project import Project

_SIZE = QSize(1280, 800)
_SMALLEST = QSize(1000, 620)
_LATEST_BEGIN = 400
"""Milliseconds after which work begins even if the window was never painted (minimised)."""


def _line() -> QFrame:
    line = QFrame()
    line.setProperty("look", "line")
    line.setFixedHeight(1)
    return line


class MainWindow(QMainWindow):
    """Left the data and the pages, on top the choices, right the explanations, below the jobs.

    Nothing numerical is loaded until the window has been painted once.

    Parameters
    ----------
    session : Session
    preferences : Preferences
    appearance : Appearance
    files : sequence of Path
        Opened as soon as the window stands.
    """

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        appearance: Appearance,
        files: Sequence[Path] = (),
    ) -> None:
        super().__init__()
        self.session, self._preferences, self._appearance = session, preferences, appearance
        self._files_to_open = list(files)
        self._begun = False
        self._closing = False
        self._page_before_start = ""
        self.setWindowIcon(icon("sigdesk"))
        self.setMinimumSize(_SMALLEST)
        self.resize(_SIZE)
        self.setAcceptDrops(True)
        self.commands = Actions(session, self)
        self.file_work = FileWork(session, preferences, self)
        self._unsaved = UnsavedWork(session, self.file_work, self)
        self.exporting = Exporting(session, preferences, self)
        self._help = Help(session, self, self._samples)
        self.menus = Menus(self.menuBar(), self.commands, self._samples, preferences.recent)
        self.welcome = WelcomePage(session, self._samples, preferences.recent)
        self.stack = PageStack(session, self.welcome)
        slices = Slices(session)
        self.top_bar = TopBar(session, slices, self.commands, self.menus.export_menu)
        self.sidebar = Sidebar(session, self.commands)
        self.right_pane = RightPane(session)
        self.jobs_bar = JobsBar(session)
        self._lay_out()
        self._overlay = DropOverlay(self.stack)
        self._connect_actions()
        self._connect_parts()
        self._restore_state()
        self._on_page_shown(self.welcome)
        self._follow_document()
        QTimer.singleShot(_LATEST_BEGIN, self._begin)

    # -- putting together -----------------------------------------------------------------

    def _lay_out(self) -> None:
        self._panes = QSplitter(Qt.Orientation.Horizontal)
        self._panes.setHandleWidth(1)
        self._panes.setChildrenCollapsible(False)
        for pane, stretch in ((self.sidebar, 0), (self.stack, 1), (self.right_pane, 0)):
            self._panes.addWidget(pane)
            self._panes.setStretchFactor(self._panes.count() - 1, stretch)
        self.sidebar.setMinimumWidth(180)
        self.right_pane.setMinimumWidth(244)
        middle = _SIZE.width() - sidebar.WIDTH - right_pane.WIDTH
        self._panes.setSizes([sidebar.WIDTH, middle, right_pane.WIDTH])
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget, stretch in (
            (self.top_bar, 0),
            (_line(), 0),
            (self._panes, 1),
            (_line(), 0),
            (self.jobs_bar, 0),
        ):
            column.addWidget(widget, stretch)
        self.setCentralWidget(centre)
        # Nothing is lit up until a key is pressed; Tab then begins with the bar on top.
        centre.setFocus()

    def _connect_actions(self) -> None:
        for key, slot in (
            ("open", self.file_work.choose_files),
            ("import-preview", self.file_work.choose_files_to_look_at),
            ("open-project", self.file_work.choose_project),
            ("paste", self.file_work.paste),
            ("enter-paths", self._on_enter_paths),
            ("new", self._on_new),
            ("save", self.file_work.save),
            ("save-as", self.file_work.save_as),
            ("export-html", self.exporting.choose_html),
            ("export-json", self.exporting.choose_json),
            ("copy-sentence", self.exporting.copy_sentence),
            ("quit", self.close),
            ("start-page", self._on_start_page),
            ("text-larger", self._appearance.enlarge_text),
            ("text-smaller", self._appearance.reduce_text),
            ("text-normal", self._appearance.reset_text),
            ("help", self._help.show_pages),
            ("check-installation", self._help.check_installation),
            ("shortcuts", self._help.show_shortcuts),
            ("fears", self._help.show_fears),
            ("licences", self._help.show_licences),
            ("about", self._help.show_about),
        ):
            self.commands[key].triggered.connect(slot)
        self.commands["right-pane"].toggled.connect(self._on_pane_toggled)
        self.commands.pages.triggered.connect(self._on_page_action)
        self.commands.themes.triggered.connect(self._on_theme_action)
        self.commands.languages.triggered.connect(self._on_language_action)
        self.commands[f"theme:{self._appearance.theme}"].setChecked(True)
        self.commands[f"language:{self._appearance.language}"].setChecked(True)

    def _connect_parts(self) -> None:
        session = self.session
        session.project_changed.connect(self._on_project_changed)
        session.saved_changed.connect(self._follow_document)
        session.page_requested.connect(self.show_page)
        session.help_requested.connect(self._help.show_page)
        self.sidebar.page_chosen.connect(self.show_page)
        self.stack.page_shown.connect(self._on_page_shown)
        self.stack.page_made.connect(self._on_page_made)
        self.menus.sample_chosen.connect(session.open_sample)
        self.menus.recent_chosen.connect(session.open_project)
        self.menus.recent_cleared.connect(self._on_recent_cleared)
        self.exporting.told.connect(self.jobs_bar.say)
        self.welcome.open_wanted.connect(self.file_work.choose_files)
        self.welcome.look_wanted.connect(self.file_work.choose_files_to_look_at)
        session.check_wanted.connect(self.file_work.check_import)
        self.welcome.paths_wanted.connect(self._on_enter_paths)
        self.welcome.leftover_restored.connect(self._on_leftover_restored)
        self.welcome.leftover_discarded.connect(self._on_leftover_discarded)
        session.jobs.finished.connect(self._on_job_finished)
        session.jobs.failed.connect(self._on_job_failed)
        self._appearance.theme_changed.connect(self._on_theme_changed)
        self._appearance.language_changed.connect(session.language_changed)

    def _restore_state(self) -> None:
        geometry = self._preferences.data("geometry")
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        panes = self._preferences.data("panes")
        if not panes.isEmpty():
            self._panes.restoreState(panes)
            self._panes.setHandleWidth(1)
        self.commands["right-pane"].setChecked(self._preferences.flag("right_pane", True))

    def fit_screen(self) -> None:
        """Be no larger than the screen has room for, the frame around the window included."""
        room = self.screen().availableSize()
        style = self.style()
        bar = style.pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight, None, self)
        edge = style.pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, None, self)
        room -= QSize(2 * edge, bar + 2 * edge)
        self.resize(self.size().boundedTo(room))

    def _samples(self) -> tuple[Sample, ...]:
        return samples(self._appearance.language)

    # -- beginning ------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin the work once the window has been painted."""
        super().paintEvent(event)
        if not self._begun:
            QTimer.singleShot(0, self._begin)

    def _begin(self) -> None:
        if self._begun:
            return
        self._begun = True
        self.session.jobs.submit(Job("warm-up", "", warm_up, lane="warm-up"))
        leftovers = self.session.saving.recovery.leftovers()
        if leftovers:
            self.welcome.offer(leftovers[0])
        if self._files_to_open:
            self.session.open_files(self._files_to_open)

    def _on_job_finished(self, key: Any, result: Any) -> None:
        if key == "warm-up":
            QTimer.singleShot(0, self._make_next_page)

    def _on_job_failed(self, key: Any, failure: Failure) -> None:
        if key == "warm-up":
            self.file_work.show_failure(failure)

    def _make_next_page(self) -> None:
        # One page at a time, so that clicks in between are answered.
        if not self._closing and self.stack.make_next():
            QTimer.singleShot(0, self._make_next_page)

    # -- following the document -----------------------------------------------------------

    def _on_project_changed(self, project: Project) -> None:
        self._follow_document()
        self.welcome.offer(None)
        page = self.stack.current_page
        if project.is_empty:
            if page.key != START:
                self._page_before_start = page.key
            self.show_page(START)
            return
        self.session.request_scores()
        if page.key == START and self._page_before_start:
            # Redo brings back what undo took away, the page included.
            self.show_page(self._page_before_start)
            page = self.stack.current_page
        self._page_before_start = ""
        if page.key != START and page.unavailable(project):
            self.show_page("overview")

    def _follow_document(self) -> None:
        self.commands.follow_data()
        self._follow_reasons()
        path = self.session.path
        parts = ["SigDesk"]
        if self.session.has_data:
            project = self.session.project
            named = path.stem if path is not None else ", ".join(s.name for s in project.systems)
            parts.insert(0, f"{named}[*]")
        self.setWindowTitle(" – ".join(parts))
        self.setWindowModified(self.session.has_data and self.session.is_modified)

    def _follow_reasons(self) -> None:
        """Grey out the pages that do not fit the document."""
        if not self.session.has_data:
            first = self.tr("Open files first.")
            self.sidebar.set_reasons({action.data(): first for action in self._page_actions()})
            return
        project = self.session.project
        self.sidebar.set_reasons({page.key: page.unavailable(project) for page in self.stack.made})

    def _page_actions(self) -> list[QAction]:
        return self.commands.pages.actions()

    # -- pages ----------------------------------------------------------------------------

    def show_page(self, key: str) -> None:
        """Show a page of the centre; one that needs a document only when there is one."""
        if key == START or self.session.has_data:
            self.stack.open_page(key)

    def _on_page_shown(self, page: Page) -> None:
        self.sidebar.show_current(page.key)
        for action in self._page_actions():
            action.setChecked(action.data() == page.key)
        start = page.key == START
        self.commands["right-pane"].setEnabled(not start)
        self.right_pane.setVisible(not start and self.commands["right-pane"].isChecked())
        self.right_pane.show_page(None if start else page)

    def _on_page_made(self, page: Page) -> None:
        self._follow_reasons()

    def _on_page_action(self, action: QAction) -> None:
        self.show_page(action.data())

    def _on_start_page(self) -> None:
        self.show_page(START)

    def _on_pane_toggled(self, shown: bool) -> None:
        self._preferences.set_flag("right_pane", shown)
        self.right_pane.setVisible(shown and self.stack.current_page.key != START)

    # -- files ----------------------------------------------------------------------------

    def _on_enter_paths(self) -> None:
        self.file_work.enter_paths()

    def _on_new(self) -> None:
        self._unsaved.settle(self.session.new_document)

    def _on_recent_cleared(self) -> None:
        self._preferences.forget_recent()
        self.welcome.refresh()

    def _on_leftover_restored(self, leftover: Leftover) -> None:
        self.session.saving.restore(leftover)

    def _on_leftover_discarded(self, leftover: Leftover) -> None:
        self.session.saving.recovery.forget(leftover)
        left = self.session.saving.recovery.leftovers()
        self.welcome.offer(left[0] if left else None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files, and say so."""
        if given_by(event.mimeData()) or files_of(event.mimeData()):
            event.acceptProposedAction()
            if self.stack.current_page is self.welcome:
                self.welcome.drop_zone.set_active(True)
            else:
                self._overlay.cover(
                    self.tr("Drop to compare"),
                    self.tr("Hold Shift to look at the files before they are imported"),
                )

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """The files went elsewhere."""
        self._end_drag()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped."""
        self._end_drag()
        event.acceptProposedAction()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.file_work.look_at(given_by(event.mimeData()))
        else:
            # A folder with nothing but folders in it is searched when it is read.
            self.file_work.open(files_of(event.mimeData()) or given_by(event.mimeData()))

    def _end_drag(self) -> None:
        self.welcome.drop_zone.set_active(False)
        self._overlay.hide()

    # -- appearance -----------------------------------------------------------------------

    def _on_theme_action(self, action: QAction) -> None:
        self._appearance.choose_theme(action.data())

    def _on_language_action(self, action: QAction) -> None:
        self._appearance.choose_language(action.data())

    def _on_theme_changed(self) -> None:
        self.commands.restyle()
        self.right_pane.restyle()
        self.stack.restyle()
        self._help.restyle()
        self.session.theme_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; pages and dialogs follow by themselves."""
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "jobs_bar"):
            for part in (
                self.commands,
                self.menus,
                self.top_bar,
                self.sidebar,
                self.right_pane,
                self.jobs_bar,
            ):
                part.retranslate()
            self.stack.mark_stale()
            self._follow_document()
        super().changeEvent(event)

    # -- the end --------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close when no unsaved work is at stake; else ask first, and close after the answer."""
        if not self._closing and self._unsaved.is_at_stake:
            event.ignore()
            self._unsaved.settle(self.close_now)
            return
        self._closing = True
        self._preferences.set_data("geometry", self.saveGeometry())
        self._preferences.set_data("panes", self._panes.saveState())
        self.hide()
        self.session.shutdown()
        super().closeEvent(event)

    def close_now(self) -> None:
        """Close without asking."""
        self._closing = True
        self.close()
