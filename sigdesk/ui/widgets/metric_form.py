"""The form of a metric's parameters, from their declarations; a change is one undoable step."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from sigdesk.ui.widgets.fields import style_field
from sigdesk.ui.widgets.labels import Text

if TYPE_CHECKING:
    from sigdesk.core.metrics.base import Metric
    from sigdesk.core.params import Param
    from sigdesk.ui.session import Session

_LARGEST = 1_000_000


class MetricForm(QWidget):
    """Fields for the metric in focus.

    Parameters
    ----------
    session : Session
    parent : QWidget, optional
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: Metric | None = None
        self._names: tuple[str, ...] = ()
        self.fields: dict[str, QWidget] = {}
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setVerticalSpacing(6)
        self._form.setHorizontalSpacing(10)
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    @property
    def is_empty(self) -> bool:
        """Whether the metric has no parameters."""
        return not self.fields

    def show_metric(self, metric: Metric, labels: tuple[str, ...] = ()) -> None:
        """Show the parameters of a metric as they are.

        Parameters
        ----------
        metric : Metric
        labels : tuple of str
            What a parameter named "label" may be: labels, or types of spans.
        """
        if metric == self._shown and labels == self._names:
            return
        from sigdesk.core.params import params_of

        self._shown, self._names = metric, labels
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields.clear()
        for declared in params_of(metric):
            field = self._field(declared, getattr(metric, declared.name))
            text = _words(declared.label)
            field.setToolTip(_words(declared.help))
            field.setAccessibleName(text)
            field.setAccessibleDescription(field.toolTip())
            field.setMinimumWidth(60)
            self.fields[declared.name] = field
            if isinstance(field, QCheckBox):
                field.setText(text)
                self._form.addRow(field)
                continue
            label = Text(text, "secondary", wrap=True)
            label.setToolTip(field.toolTip())
            label.setBuddy(field)
            self._form.addRow(label, field)

    def retranslate(self) -> None:
        """Set every text anew."""
        shown, names = self._shown, self._names
        self._shown = None
        if shown is not None:
            self.show_metric(shown, names)

    def _field(self, declared: Param, value: Any) -> QWidget:
        choices = [(choice, _words(text)) for choice, text in declared.choices]
        if declared.name == "label" and self._names:
            choices = [(name, name) for name in self._names]
            if not declared.default:
                choices.insert(0, ("", self.tr("as usual")))
        if choices:
            return self._box(declared.name, choices, value)
        if isinstance(declared.default, bool):
            box = QCheckBox()
            box.setChecked(bool(value))
            box.toggled.connect(self._on_changed)
            return box
        if isinstance(declared.default, int):
            whole = QSpinBox()
            low = -_LARGEST if declared.low is None else int(declared.low)
            high = _LARGEST if declared.high is None else int(min(declared.high, _LARGEST))
            whole.setRange(low, high)
            whole.setValue(int(value))
            whole.setKeyboardTracking(False)
            whole.valueChanged.connect(self._on_changed)
            style_field(whole)
            return whole
        if isinstance(declared.default, float):
            number = QDoubleSpinBox()
            number.setDecimals(_decimals(declared))
            number.setRange(
                -_LARGEST if declared.low is None else declared.low,
                _LARGEST if declared.high is None else declared.high,
            )
            number.setSingleStep(0.1)
            number.setValue(float(value))
            number.setKeyboardTracking(False)
            number.valueChanged.connect(self._on_changed)
            style_field(number)
            return number
        line = QLineEdit(str(value))
        line.editingFinished.connect(self._on_changed)
        return line

    def _box(self, name: str, choices: list[tuple[Any, str]], value: Any) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        for choice, text in choices:
            box.addItem(text or str(choice), choice)
            if choice == value or (_is_nan(choice) and _is_nan(value)):
                box.setCurrentIndex(box.count() - 1)
        box.activated.connect(self._on_changed)
        style_field(box)
        return box

    def values(self) -> dict[str, Any]:
        """What the fields say."""
        found: dict[str, Any] = {}
        for name, field in self.fields.items():
            if isinstance(field, QComboBox):
                found[name] = field.currentData()
            elif isinstance(field, QCheckBox):
                found[name] = field.isChecked()
            elif isinstance(field, QSpinBox | QDoubleSpinBox):
                found[name] = field.value()
            elif isinstance(field, QLineEdit):
                found[name] = field.text()
        return found

    def _on_changed(self) -> None:
        if self._shown is None:
            return
        from sigdesk.core.params import with_values

        wanted = with_values(type(self._shown), self.values())
        if wanted != self._shown:
            self._session.choose_metric(wanted.key, self.values())


def _is_nan(value: Any) -> bool:
    return isinstance(value, float) and math.isnan(value)


def _words(text: str) -> str:
    return QCoreApplication.translate("messages", text)


def _decimals(declared: Param) -> int:
    """Enough for the smallest value allowed and for the default."""
    needed = [abs(value) for value in (declared.low, declared.default) if value]
    smallest = min((value for value in needed if value < 1), default=0.01)
    return max(2, min(12, len(f"{smallest:.12f}".rstrip("0").partition(".")[2])))
