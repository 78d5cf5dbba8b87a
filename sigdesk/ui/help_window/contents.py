"""The list of pages, with a field that searches titles and texts."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.help_window.topics import Topic
from sigdesk.ui.icons import icon
from sigdesk.ui.widgets import Text

_KEY = Qt.ItemDataRole.UserRole


class Contents(QWidget):
    """Sections with their pages.

    Signals
    -------
    topic_wanted : str
        Key of the page that was chosen.
    """

    topic_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: dict[str, str] = {}
        self._items: dict[str, QTreeWidgetItem] = {}
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self._search_icon = self.search.addAction(
            icon("search", theme.current().muted), QLineEdit.ActionPosition.LeadingPosition
        )
        self.search.textChanged.connect(self._filter)
        self.search.installEventFilter(self)
        self.tree = QTreeWidget()
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(10)
        self.tree.setItemsExpandable(False)
        self.tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tree.currentItemChanged.connect(self._on_current)
        self.none = Text("", "secondary", wrap=True)
        self.none.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 12, 6, 10)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.none)
        column.addWidget(self.tree, 1)

    def show_topics(self, topics: tuple[Topic, ...]) -> None:
        """List other pages, or the same in another language."""
        current = self.current()
        self._texts = {}
        self._items = {}
        self._topics = {topic.key: topic for topic in topics}
        self.tree.blockSignals(True)
        self.tree.clear()
        sections: dict[str, QTreeWidgetItem] = {}
        for topic in topics:
            if topic.section not in sections:
                sections[topic.section] = self._section(topic.section)
            item = QTreeWidgetItem(sections[topic.section], [topic.title])
            item.setData(0, _KEY, topic.key)
            item.setToolTip(0, topic.title)
            self._items[topic.key] = item
        self.tree.expandAll()
        self.tree.blockSignals(False)
        if current:
            self.show_current(current)
        self._filter(self.search.text())

    def _section(self, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self.tree, [title])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = theme.interface_font(theme.NOTE)
        font.setWeight(font.Weight.DemiBold)
        item.setFont(0, font)
        item.setForeground(0, QColor(theme.current().muted))
        return item

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self._search_icon.setIcon(icon("search", theme.current().muted))
        for row in range(self.tree.topLevelItemCount()):
            item = self.tree.topLevelItem(row)
            if item is not None:
                item.setForeground(0, QColor(theme.current().muted))

    def retranslate(self) -> None:
        """Set every text anew."""
        self.search.setPlaceholderText(self.tr("Search the help"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.tree.setAccessibleName(self.tr("Pages of the help"))
        self.none.setText(self.tr("No page has these words."))

    def current(self) -> str:
        """Key of the page that is chosen; empty when none is."""
        item = self.tree.currentItem()
        return "" if item is None else str(item.data(0, _KEY) or "")

    def show_current(self, key: str) -> None:
        """Mark a page without emitting `topic_wanted`."""
        item = self._items.get(key)
        if item is not None:
            self.tree.blockSignals(True)
            self.tree.setCurrentItem(item)
            self.tree.blockSignals(False)
            self.tree.scrollToItem(item)

    def found(self) -> list[str]:
        """Keys of the pages that the search leaves, in order."""
        return [key for key, item in self._items.items() if not item.isHidden()]

    def _text_of(self, key: str) -> str:
        if key not in self._texts:
            topic = self._topics[key]
            self._texts[key] = f"{topic.section}\n{topic.title}\n{topic.markdown()}".casefold()
        return self._texts[key]

    def _filter(self, wanted: str) -> None:
        """Leave the pages that have every word, in their title or in their text."""
        asked = wanted.casefold().split()
        for key, item in self._items.items():
            item.setHidden(not all(word in self._text_of(key) for word in asked))
        for row in range(self.tree.topLevelItemCount()):
            section = self.tree.topLevelItem(row)
            if section is not None:
                children = [section.child(place) for place in range(section.childCount())]
                section.setHidden(all(child is None or child.isHidden() for child in children))
        self.none.setVisible(bool(asked) and not self.found())

    def _on_current(self, item: QTreeWidgetItem | None) -> None:
        key = "" if item is None else str(item.data(0, _KEY) or "")
        if key:
            self.topic_wanted.emit(key)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter opens the first page found; the arrow goes down into the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.found():
                self.topic_wanted.emit(self.found()[0])
                return True
            if event.key() == Qt.Key.Key_Down:
                self.tree.setFocus(Qt.FocusReason.TabFocusReason)
                return True
        return super().eventFilter(watched, event)
