"""A field for numbers that are mostly short."""

from __future__ import annotations

from PySide6.QtWidgets import QDoubleSpinBox


class ShortDecimals(QDoubleSpinBox):
    """A number without zeros at its end beyond the second decimal: 0.05, 0.005."""

    def textFromValue(self, value: float) -> str:
        """What the box shows."""
        text = super().textFromValue(value)
        for _ in range(self.decimals() - 2):
            text = text.removesuffix("0")
        return text
