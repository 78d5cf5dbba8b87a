"""How one file is read: each option with what was found, and what else can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QVBoxLayout, QWidget

from sigdesk.ui.import_assistant.wording import delimiter_name
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Text, style_field
from sigdesk.ui.wording import translated

if TYPE_CHECKING:
    from sigdesk.formats.preview import Preview

_N_COLUMNS = 6
_MOST_HEADER_ROWS = 4
_NO_TEXT = ("workbook", "parquet", "zip")
_Choices = list[tuple[str, str]]


class _Option(QWidget):
    """A caption above a box."""

    def __init__(self, option: str) -> None:
        super().__init__()
        self.caption = Text(look="note")
        self.box = QComboBox()
        self.box.setProperty("option", option)
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(6)
        style_field(self.box)
        self.caption.setBuddy(self.box)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.caption)
        column.addWidget(self.box)


class OptionBar(QWidget):
    """Boxes for the options that apply to a file; the first entry of each leaves it as found.

    Parameters
    ----------
    parent : QWidget, optional
    """

    changed = Signal(str, str)
    """Field of `ReadOptions`, and its value; an empty one leaves it to the content."""

    _FIELDS = (
        "format", "encoding", "delimiter", "header", "quote", "sheet", "dates", "records",
        "decimal_comma",
    )  # fmt: skip

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._preview: Preview | None = None
        self._options = {field: _Option(field) for field in self._FIELDS}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        for place in range(_N_COLUMNS):
            self._grid.setColumnStretch(place, 1)
        for option in self._options.values():
            option.hide()
            option.box.activated.connect(self._on_activated)
        self.retranslate()

    def box(self, field: str) -> QComboBox:
        """The box of an option."""
        return self._options[field].box

    def is_offered(self, field: str) -> bool:
        """Whether an option applies to the file."""
        return self._options[field].isVisibleTo(self)

    def show_preview(self, preview: Preview | None) -> None:
        """Offer what applies to a file."""
        self._preview = preview
        shown: list[QWidget] = []
        for field, option in self._options.items():
            choices = [] if preview is None else self._choices(field, preview)
            option.setVisible(bool(choices))
            if preview is None or not choices:
                continue
            shown.append(option)
            self._fill(option.box, choices, str(getattr(preview.options, field)))
        for option in self._options.values():
            self._grid.removeWidget(option)
        for place, widget in enumerate(shown):
            self._grid.addWidget(widget, place // _N_COLUMNS, place % _N_COLUMNS)

    @staticmethod
    def _fill(box: QComboBox, choices: Sequence[tuple[str, str]], chosen: str) -> None:
        box.clear()
        for value, text in choices:
            box.addItem(text, value)
        if chosen and box.findData(chosen) < 0:
            box.addItem(chosen, chosen)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.setToolTip(box.currentText())

    def _choices(self, field: str, preview: Preview) -> _Choices:
        if preview.format == "zip":
            return []
        made = getattr(self, f"_{field}_choices")(preview)
        return list(made)

    def _found(self, text: str) -> str:
        return self.tr("{value} (found)").format(value=text) if text else self.tr("as found")

    def _unless_chosen(self, preview: Preview, field: str, text: str) -> str:
        """What was found; where the option was chosen, what would be found is not known."""
        return self.tr("as found") if getattr(preview.options, field) else self._found(text)

    def _format_choices(self, preview: Preview) -> _Choices:
        if preview.format in _NO_TEXT:
            return []
        from sigdesk.formats import FORMATS

        names = {kind.key: translated(kind.name) for kind in FORMATS.values()}
        first = self._unless_chosen(preview, "format", names.get(preview.format, ""))
        return [("", first), *names.items()]

    def _encoding_choices(self, preview: Preview) -> _Choices:
        if preview.format in _NO_TEXT:
            return []
        from sigdesk.formats.preview import ENCODINGS

        first = self._unless_chosen(preview, "encoding", preview.encoding)
        return [("", first), *((name, name) for name in ENCODINGS)]

    def _delimiter_choices(self, preview: Preview) -> _Choices:
        if preview.format not in ("delimited", "lines", ""):
            return []
        first = self._unless_chosen(preview, "delimiter", delimiter_name(preview.delimiter))
        words = {"\t": "tab", " ": "blank"}
        delimiters = sorted(set(preview.delimiters))
        return [("", first), *((words.get(d, d), delimiter_name(d)) for d in delimiters)]

    def _header_choices(self, preview: Preview) -> _Choices:
        if preview.format not in ("delimited", "lines", "workbook", ""):
            return []
        n = preview.n_header
        first = self._unless_chosen(preview, "header", count(n) if preview.names else "")
        texts = [self.tr("none")] + [count(n) for n in range(1, _MOST_HEADER_ROWS)]
        return [("", first), *((str(n), text) for n, text in enumerate(texts))]

    def _quote_choices(self, preview: Preview) -> _Choices:
        if preview.format not in ("delimited", ""):
            return []
        return [
            ("", self.tr("as found")),
            ("yes", self.tr("enclose cells")),
            ("no", self.tr("are text")),
        ]

    def _sheet_choices(self, preview: Preview) -> _Choices:
        if not preview.sheets:
            return []
        hidden = self.tr("{sheet} (hidden)")
        sheets = [
            (sheet.name, hidden.format(sheet=sheet.name) if sheet.is_hidden else sheet.name)
            for sheet in preview.sheets
        ]
        return [("", self._unless_chosen(preview, "sheet", preview.sheet)), *sheets]

    def _dates_choices(self, preview: Preview) -> _Choices:
        if not preview.sheets:
            return []
        return [
            ("", self.tr("as found")),
            ("keep", self.tr("dates")),
            ("day-month", self.tr("labels, day-month")),
            ("month-day", self.tr("labels, month-day")),
            ("empty", self.tr("empty cells")),
        ]

    def _records_choices(self, preview: Preview) -> _Choices:
        if not preview.record_paths:
            return []
        pattern = self.tr("{path}: {n} records")
        paths = [(path, pattern.format(path=path, n=count(n))) for path, n in preview.record_paths]
        return [("", self._unless_chosen(preview, "records", preview.record_paths[0][0])), *paths]

    def _decimal_comma_choices(self, preview: Preview) -> _Choices:
        if preview.format not in ("delimited", "lines", "workbook", ""):
            return []
        return [
            ("", self.tr("as found")),
            ("yes", self.tr("before decimals")),
            ("no", self.tr("groups thousands")),
        ]

    def _on_activated(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self.changed.emit(str(box.property("option")), str(box.currentData() or ""))

    def retranslate(self) -> None:
        """Set every text anew."""
        captions = {
            "format": self.tr("Kind of file"),
            "encoding": self.tr("Encoding"),
            "delimiter": self.tr("Between columns"),
            "header": self.tr("Header rows"),
            "quote": self.tr("Double quotes"),
            "sheet": self.tr("Sheet"),
            "dates": self.tr("Dates among labels"),
            "records": self.tr("Records"),
            "decimal_comma": self.tr("Comma in numbers"),
        }
        for field, caption in captions.items():
            self._options[field].caption.setText(caption)
            self._options[field].box.setAccessibleName(caption)
        self.show_preview(self._preview)
