"""One file of an import: how it is read, and its first and troublesome rows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.import_assistant.option_bar import OptionBar
from sigdesk.ui.import_assistant.preview_rows import shown_rows
from sigdesk.ui.import_assistant.preview_table import PreviewTable
from sigdesk.ui.import_assistant.role_header import RoleHeader
from sigdesk.ui.import_assistant.wording import role_meanings, role_names, size_name
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Card, Notice, Text, style_table
from sigdesk.ui.wording import sentences

if TYPE_CHECKING:
    from sigdesk.core.messages import Message
    from sigdesk.formats.chosen_roles import Guess
    from sigdesk.formats.errors import FormatError
    from sigdesk.formats.preview import Preview

    Words = Callable[[Message], str]

_WIDEST, _ROW_HEIGHT, _MEASURED, _MOST_LINES, _ICON = 300, 24, 20, 3, 22


class _Marked(QStyledItemDelegate):
    """Paints the ground of marked cells, which the style sheet would leave out."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Ground first, then text and icon."""
        ground = index.data(Qt.ItemDataRole.BackgroundRole)
        if ground is not None:
            rect = getattr(option, "rect")  # noqa: B009 - missing in the stubs
            painter.fillRect(rect, ground)
        super().paint(painter, option, index)


class FileView(Card):
    """Options above, rows below; a click on a column's header changes its role.

    Parameters
    ----------
    words : callable
        Translates a message.
    parent : QWidget, optional
    """

    option_changed = Signal(str, str)
    """Field of `ReadOptions`, and its value."""
    role_chosen = Signal(str, str)
    """Column, and its role; an empty one goes back to the guess."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._words = words
        self._preview: Preview | None = None
        self._guesses: Mapping[str, Guess] = {}
        self._uses: Mapping[str, str] = {}
        self._errors: tuple[FormatError, ...] = ()
        self._fitted: tuple[tuple[str, ...], Mapping[str, str]] = ((), {})
        self.options = OptionBar()
        self.options.changed.connect(self.option_changed)
        self._facts = Text(look="note", wrap=True)
        self._notice = Notice(severity="problem")
        self._notice.hide()
        self.model = PreviewTable(words, self)
        self.table = QTableView()
        self._header = RoleHeader()
        self.table.setHorizontalHeader(self._header)
        style_table(self.table, row_height=_ROW_HEIGHT)
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectItems)
        self.table.verticalHeader().setVisible(True)
        self.table.verticalHeader().setSectionsClickable(False)
        self.table.setCornerButtonEnabled(False)
        self.table.setItemDelegate(_Marked(self.table))
        self._header.setStretchLastSection(True)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu_wanted)
        self.table.installEventFilter(self)
        self._header.setSectionsClickable(True)
        self._header.sectionClicked.connect(self.open_role_menu)
        self.role_menu = QMenu(self)
        self.body.addWidget(self.options)
        self.body.addWidget(self._facts)
        self.body.addWidget(self._notice)
        self.body.addWidget(self.table, 1)
        self.retranslate()

    @property
    def facts(self) -> str:
        """What is known of the file, in words."""
        return self._facts.text()

    def show_file(
        self,
        name: str,
        preview: Preview | None,
        guesses: Mapping[str, Guess],
        uses: Mapping[str, str],
        errors: Sequence[FormatError] = (),
    ) -> None:
        """Show a file.

        Parameters
        ----------
        name : str
        preview : Preview or None
            None while it is being read.
        guesses : mapping of str to Guess
            The role of each column as it is without the person's choices, and why.
        uses : mapping of str to str
            What the columns are used for after all files were joined, where that is known.
        errors : sequence of FormatError
            Found in this file when all of it was read.
        """
        before = self._preview
        self._preview, self._guesses, self._uses = preview, guesses, uses
        self._errors = tuple(errors)
        self.set_title(name)
        self.options.setEnabled(preview is not None)
        if preview is None:
            # The rows before stay in sight for the moment that reading takes.
            self._facts.setText(self.tr("Looking at the file…") if name else "")
            return
        if preview is not before:
            self.options.show_preview(preview)
        lines = self._told(preview).splitlines()
        self._facts.setText("\n".join(lines[:_MOST_LINES]))
        self._facts.setToolTip("\n".join(lines) if len(lines) > _MOST_LINES else "")
        self._show_error(preview)
        self._show_rows(preview)

    def _show_error(self, preview: Preview) -> None:
        error = preview.error
        self._notice.setVisible(error is not None)
        self.table.setVisible(error is None)
        if error is not None:
            parts = [self._words(error.message)]
            if error.found:
                parts.append(self.tr("Found: {text}").format(text=error.found))
            if error.remedy is not None:
                parts.append(self._words(error.remedy))
            self._notice.set_text(sentences(parts))

    def _show_rows(self, preview: Preview) -> None:
        roles = {column: str(guess.role) for column, guess in preview.guesses.items()}
        rows = shown_rows(preview, roles, self._errors)
        words = role_names()
        uses = {
            column: self._uses.get(column, self._guessed_use(roles.get(column, ""), words))
            for column in preview.names
        }
        self.model.show(preview.names, rows, uses)
        if (preview.names, uses) != self._fitted:
            self._fitted = (preview.names, uses)
            self._fit_columns()

    def _guessed_use(self, role: str, words: Mapping[str, str]) -> str:
        """The guess; where the files were joined and it took no part, their kind decided."""
        if self._uses and role in ("reference", "prediction"):
            return self.tr("automatic")
        return words.get(role, "")

    def _fit_columns(self) -> None:
        metrics = self.table.fontMetrics()
        for column in range(self.model.columnCount()):
            texts = [
                str(self.model.index(row, column).data() or "")
                for row in range(min(_MEASURED, self.model.rowCount()))
            ]
            widest = max((metrics.horizontalAdvance(text[:60]) for text in texts), default=0) + 34
            if self.model.has_marks(column):
                widest += _ICON
            self.table.setColumnWidth(
                column, min(_WIDEST, max(widest, self._header.width_of(column), 64))
            )

    def _told(self, preview: Preview) -> str:
        parts = [size_name(preview.size)]
        if preview.compression:
            parts.append(self.tr("packed with {method}").format(method=preview.compression))
        if preview.line_end:
            parts.append(self.tr("line ends {kind}").format(kind=preview.line_end))
        if preview.rows and preview.is_cut:
            parts.append(self.tr("first {n} rows").format(n=count(len(preview.rows))))
        elif preview.rows:
            parts.append(self.tr("rows shown: {n}").format(n=count(len(preview.rows))))
        if preview.faults:
            text = self.tr("lines that cannot be read: {n}")
            parts.append(text.format(n=count(len(preview.faults))))
        said = [" · ".join(parts)]
        said += [self._words(message) for message in preview.messages]
        return "\n".join(said)

    # -- lines and columns ----------------------------------------------------------------

    def show_line(self, line: int) -> None:
        """Scroll to a line of the file and select it."""
        row = self.model.row_of_line(line)
        if row >= 0:
            index = self.model.index(row, 0)
            self.table.scrollTo(index, QTableView.ScrollHint.PositionAtCenter)
            self.table.selectRow(row)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def open_role_menu(self, section: int) -> None:
        """Open the menu of a column below its header."""
        if not self.fill_role_menu(section):
            return
        left = self._header.sectionViewportPosition(section)
        place = QPoint(max(0, left), self._header.height())
        self.role_menu.popup(self._header.viewport().mapToGlobal(place))

    def fill_role_menu(self, section: int) -> bool:
        """Fill the menu with the roles a column can have; False when there is no such column."""
        if self._preview is None or not 0 <= section < len(self._preview.names):
            return False
        column = self._preview.names[section]
        now = self._preview.guesses.get(column)
        guess = self._guesses.get(column)
        self.role_menu.clear()
        if guess is not None:
            text = self.tr("As guessed: {role}, {reason}")
            role = role_names().get(guess.role, guess.role)
            self._add(column, "", text.format(role=role, reason=self._words(guess.reason)))
            self.role_menu.addSeparator()
        for key, meaning in role_meanings().items():
            action = self._add(column, key, meaning)
            action.setCheckable(True)
            action.setChecked(now is not None and now.role == key)
        return True

    def _add(self, column: str, role: str, text: str) -> QAction:
        action = self.role_menu.addAction(text.replace("&", "&&"))
        action.setData((column, role))
        action.triggered.connect(self._on_role)
        return action

    def _on_role(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            column, role = action.data()
            self.role_chosen.emit(column, role)

    def _on_menu_wanted(self, place: QPoint) -> None:
        index = self.table.indexAt(place)
        self.open_role_menu(
            index.column() if index.isValid() else self.table.currentIndex().column()
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter opens the roles of a column; the dialog must not import at the same time."""
        if watched is self.table and isinstance(event, QKeyEvent):
            key, pressed = Qt.Key(event.key()), event.type() == QEvent.Type.KeyPress
            if pressed and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.open_role_menu(self.table.currentIndex().column())
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Set every text anew."""
        self.table.setAccessibleName(self.tr("First rows of the file"))
        self.table.setAccessibleDescription(
            self.tr("Enter opens the roles that the column of the current cell can have.")
        )
        self.options.retranslate()

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self.model.restyle()
        self._header.setFixedHeight(self._header.sizeHint().height())
        self.table.verticalHeader().setDefaultSectionSize(max(_ROW_HEIGHT, theme.pixels(22)))
