"""The words in a histogram of differences, put where there is room for them."""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg

from sigdesk.ui import theme
from sigdesk.ui.views.plots.plot_frame import PlotFrame

_GAP = 3.0


class PlotLabels:
    """Labels of the observed line and of the tails, and a note.

    Parameters
    ----------
    plot : pyqtgraph.PlotWidget
        Gets the labels as items of its scene; they are only moved and hidden afterwards.
    """

    def __init__(self, plot: Any) -> None:
        self._box = plot.getViewBox()
        self._frame: PlotFrame | None = None
        self._note = ""
        self._texts: dict[str, Any] = {}
        for name in ("lower", "upper", "observed", "note"):
            text = pg.TextItem("", anchor=(0.0, 0.0))
            text.setZValue(15)
            text.setVisible(False)
            plot.addItem(text, ignoreBounds=True)
            self._texts[name] = text

    @property
    def note(self) -> str:
        """The sentence in the plot."""
        return self._note

    def set_note(self, text: str) -> None:
        """A sentence in the right half of the plot; empty to take it away."""
        if text != self._note:
            self._note = text
            self._texts["note"].setText(text)
            self._texts["note"].setVisible(bool(text))
            self.place()

    def set_frame(self, frame: PlotFrame) -> None:
        """What the labels belong to; `place` puts them there."""
        self._frame = frame

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        colours = theme.current()
        for name, text in self._texts.items():
            text.setColor(colours.text if name == "observed" else colours.muted)
            font = theme.interface_font(theme.SECONDARY if name == "note" else theme.NOTE)
            font.setBold(name == "observed")
            text.setFont(font)
        self.place()

    def place(self) -> None:
        """Put every label where it has room; after a change of range, size or frame."""
        frame = self._frame
        if frame is None:
            return
        (low, high), (_, top) = self._box.viewRange()
        per_pixel = (high - low) / max(1.0, float(self._box.width()))
        taken = []
        for name, start, text in (
            ("lower", frame.lower, frame.lower_text),
            ("upper", frame.upper, frame.upper_text),
        ):
            self._texts[name].setVisible(start is not None and bool(text))
            if start is not None and text:
                taken.append(self._beside(frame, name, text, start, top, per_pixel))
        left, right = self._beside(
            frame, "observed", frame.observed_text, frame.observed, top, per_pixel
        )
        if any(left < other_right and right > other_left for other_left, other_right in taken):
            # One line lower where the first line is full.
            observed = self._texts["observed"]
            line = observed.boundingRect().height() * top / max(1.0, float(self._box.height()))
            observed.setPos(observed.pos().x(), top - 0.8 * line)
        # Beside the single bar that a distribution without spread has in the middle.
        self._texts["note"].setAnchor((0.0, 0.5))
        self._texts["note"].setPos((low + high) / 2 + 16.0 * per_pixel, 0.5 * top)

    def _beside(
        self, frame: PlotFrame, name: str, text: str, start: float, top: float, per_pixel: float
    ) -> tuple[float, float]:
        """Put a label on the outer side of its line if it fits there, else on the inner side.

        Returns
        -------
        left, right : float
            What it covers of the x axis.
        """
        item = self._texts[name]
        item.setText(text)
        item.setVisible(bool(text))
        needed = (item.boundingRect().width() + 10.0) * per_pixel
        rightwards = start >= 0.0
        room = frame.high - start if rightwards else start - frame.low
        if needed > room:
            rightwards = not rightwards
        item.setAnchor((0.0, 0.0) if rightwards else (1.0, 0.0))
        place = start + (_GAP if rightwards else -_GAP) * per_pixel
        item.setPos(place, top)
        return (place, place + needed) if rightwards else (place - needed, place)
