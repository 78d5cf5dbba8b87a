"""The detail strip: everything that is known of one item, in full."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTextBrowser, QWidget

from sigdesk.model.item_columns import AnswerItems, ItemColumn
from sigdesk.ui import theme
from sigdesk.ui.models.item_table import RIGHT_SIGN, WRONG_SIGN, shown_number
from sigdesk.ui.views.word_marks import marked_html

LONGEST = 20_000
"""Characters of a text that are shown; one item may be a book."""


class ItemDetail(QTextBrowser):
    """Reference, every system's answer, and all texts of one item; can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[ItemColumn, ...] = ()
        self._item: int | None = None
        self.setStyleSheet("QTextBrowser { background: transparent; border: none; padding: 0; }")
        self.document().setDocumentMargin(0)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setLineWrapMode(QTextBrowser.LineWrapMode.WidgetWidth)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setAccessibleName(self.tr("The selected item in full"))
        self._write()

    def restyle(self) -> None:
        """Take the colours of the theme."""
        self._write()

    def show_item(self, columns: tuple[ItemColumn, ...], item: int | None) -> None:
        """Show an item; None for none."""
        self._columns, self._item = columns, item
        self._write()

    def _write(self) -> None:
        now = theme.current()
        if self._item is None:
            hint = self.tr("Select an item to read it in full.")
            self.setHtml(f"<p style='color:{now.muted}'>{escape(hint)}</p>")
            return
        item = self._item
        if any(isinstance(column, AnswerItems) for column in self._columns):
            self.setHtml(self._stacked(item))
            return
        answers = "".join(self._answer(column, item) for column in self._columns)
        texts = "".join(self._text(column, item) for column in self._columns)
        if not texts:
            table = f"<table cellspacing='0' cellpadding='2'>{answers}</table>"
            self.setHtml(f"{self._heading(item)}{table}")
            return
        self.setHtml(
            f"{self._heading(item)}<table cellspacing='0' cellpadding='0' width='100%'><tr>"
            f"<td width='34%'><table cellspacing='0' cellpadding='2'>{answers}</table></td>"
            f"<td width='66%'>{texts}</td></tr></table>"
        )

    def _stacked(self, item: int) -> str:
        """Reference and answers one below the other at full width: texts, tagged sentences."""
        now = theme.current()
        identity = next((c.text(item) for c in self._columns if c.kind == "id"), "")
        heading = escape(self.tr("Item {id}").format(id=identity))
        values = {c.name: c.text(item) for c in self._columns if c.kind == "value"}
        reference = next((c.text(item) for c in self._columns if c.kind == "reference"), "")
        parts = [f"<p style='margin:0 0 4px 0'><b>{heading}</b></p>"]
        if reference:
            name = escape(self.tr("Reference"))
            parts.append(
                self._paragraph(
                    f"<span style='color:{now.muted}'>{name}</span>", escape(reference[:LONGEST])
                )
            )
        for column in self._columns:
            if column.kind != "answer" or column.position is None:
                continue
            colour = theme.system_colour(column.position)
            name = (
                f"<span style='color:{colour}'>{theme.system_marker(column.position)}</span> "
                f"{escape(column.name)}"
            )
            if values.get(column.name):
                shown = shown_number(values[column.name], signed=False)
                name += f"&nbsp;&nbsp;<span style='color:{now.muted}'>{escape(shown)}</span>"
            text = column.text(item)[:LONGEST]
            said = marked_html(reference, text) if text else escape(self.tr("no answer"))
            parts.append(self._paragraph(name, said))
        if reference:
            told = escape(self.tr("Underlined: what the reference does not have at that place."))
            parts.append(f"<p style='margin:0 0 6px 0; color:{now.muted}'>{told}</p>")
        parts.extend(self._text(column, item) for column in self._columns)
        return "".join(parts)

    def _paragraph(self, name: str, said: str) -> str:
        return f"<p style='margin: 0 0 5px 0'>{name}<br>{said}</p>"

    def _heading(self, item: int) -> str:
        now = theme.current()
        identity = next((c.text(item) for c in self._columns if c.kind == "id"), "")
        heading = escape(self.tr("Item {id}").format(id=identity))
        reference = next((c.text(item) for c in self._columns if c.kind == "reference"), None)
        more = ""
        if reference is not None:
            said = escape(self.tr("reference: {label}").format(label=reference))
            more = f"&nbsp;&nbsp; <span style='color:{now.muted}'>{said}</span>"
        return f"<p style='margin:0 0 4px 0'><b>{heading}</b>{more}</p>"

    def _answer(self, column: ItemColumn, item: int) -> str:
        """A line of the table of answers; empty for columns that hold none."""
        now = theme.current()
        if column.kind not in ("answer", "score", "difference"):
            return ""
        marker = ""
        if column.position is not None:
            colour = theme.system_colour(column.position)
            marker = f"<span style='color:{colour}'>{theme.system_marker(column.position)}</span>"
        name = column.name or "A − B"
        text = column.text(item)
        if column.kind != "answer":
            text = shown_number(text, signed=column.kind == "difference")
        right = column.right(item)
        sign = ""
        if right is not None:
            text = text or self.tr("no answer")
            colour = now.good if right else now.caution
            sign = f"<b style='color:{colour}'>{RIGHT_SIGN if right else WRONG_SIGN}</b>"
        return (
            f"<tr><td>{marker}</td><td>{escape(name)}&nbsp;&nbsp;</td>"
            f"<td>{sign}</td><td>{escape(text)}</td></tr>"
        )

    def _text(self, column: ItemColumn, item: int) -> str:
        if column.kind != "text":
            return ""
        now = theme.current()
        whole = column.text(item)
        text = escape(whole[:LONGEST]).replace("\n", "<br>")
        if len(whole) > LONGEST:
            text += " …"
        name = f"<span style='color:{now.muted}'>{escape(column.name)}</span>"
        return f"<p style='margin: 2px 0 6px 0'>{name}<br>{text}</p>"
