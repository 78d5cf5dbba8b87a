"""Colours, fonts and measures of the window, light and dark; the only module that names a colour.

Decision: own palettes on the Fusion style with one style sheet made from the tokens below. The
platform's colour scheme cannot be relied upon (it is unknown on bare X servers and cannot be set
there), and a window that looks the same everywhere can be documented and tested.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from sigdesk.ui.style_sheet import style_sheet

ThemeChoice = Literal["light", "dark", "system"]

FONT_FAMILIES = (
    "Inter",
    "Segoe UI",
    "SF Pro Text",
    ".AppleSystemUIFont",
    "Noto Sans",
    "Noto Sans CJK SC",
    "Microsoft YaHei UI",
    "PingFang SC",
    "WenQuanYi Micro Hei",
    "DejaVu Sans",
)
FIXED_FAMILIES = ("JetBrains Mono", "Consolas", "Menlo", "Noto Sans Mono", "DejaVu Sans Mono")

BODY, SECONDARY, NOTE, VERDICT = 13, 12, 11, 19
"""Font sizes in pixels, before the text scale."""

GRID, CARD_RADIUS, CONTROL_RADIUS, CONTROL_HEIGHT, CARD_PADDING, GAP = 4, 10, 6, 28, 16, 12
"""Measures in pixels."""


@dataclass(frozen=True)
class Theme:
    """One set of colours; every field but the last ones is a colour as ``"#RRGGBB"``.

    Parameters
    ----------
    name : {"light", "dark"}
    window, panel, line : str
        Ground of the window, of cards and side panes, and lines between them.
    text, muted, faint : str
        Text, secondary text, and what never carries meaning alone (disabled, decoration).
    accent, accent_ground, on_accent : str
        What is chosen or can be clicked, its ground, and text on a filled accent.
    systems : tuple of str
        Hues of systems A to E; later systems repeat them with other shapes.
    tail, tail_ground : str
        Edge and fill of "as extreme as observed".
    bars, zone : str
        Histogram bars, and "too small to matter".
    good, caution, caution_ground, problem, problem_ground : str
    hover, pressed, field : str
        Grounds of controls.
    """

    name: str
    window: str
    panel: str
    line: str
    text: str
    muted: str
    faint: str
    accent: str
    accent_ground: str
    on_accent: str
    systems: tuple[str, ...]
    tail: str
    tail_ground: str
    bars: str
    zone: str
    good: str
    caution: str
    caution_ground: str
    problem: str
    problem_ground: str
    hover: str
    pressed: str
    field: str

    @property
    def is_dark(self) -> bool:
        """Whether text is lighter than its ground."""
        return self.name == "dark"

    @property
    def curve(self) -> str:
        """Colour of the exact distribution."""
        return self.accent


def mix(colour: str, ground: str, share: float) -> str:
    """`share` of `colour` over `ground`, as an opaque colour.

    Parameters
    ----------
    colour, ground : str
        ``"#RRGGBB"``.
    share : float
        0 gives `ground`, 1 gives `colour`.

    Returns
    -------
    str
        ``"#RRGGBB"``.
    """
    upper, lower = QColor(colour), QColor(ground)
    parts = (
        round(share * a + (1 - share) * b)
        for a, b in zip(
            (upper.red(), upper.green(), upper.blue()),
            (lower.red(), lower.green(), lower.blue()),
            strict=True,
        )
    )
    return "#{:02X}{:02X}{:02X}".format(*parts)


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance)."""

    def luminance(colour: str) -> float:
        given = QColor(colour)
        channels = (given.redF(), given.greenF(), given.blueF())
        red, green, blue = (
            c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4) for c in channels
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


LIGHT = Theme(
    name="light",
    window="#F6F7F9",
    panel="#FFFFFF",
    line="#E2E5EA",
    text="#1B1F27",
    muted="#5D6675",
    faint="#8A93A3",
    accent="#2F5FD0",
    accent_ground="#E8EEFC",
    on_accent="#FFFFFF",
    systems=("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#7A6A00"),
    tail="#E69F00",
    tail_ground=mix("#E69F00", "#FFFFFF", 0.13),
    bars="#C5CCD8",
    zone="#E9ECF1",
    good="#1A7F4B",
    caution="#9A6700",
    caution_ground="#FFF6DF",
    problem="#B3261E",
    problem_ground="#FDECEA",
    hover="#EEF0F4",
    pressed="#E2E5EA",
    field="#F6F7F9",
)

DARK = Theme(
    name="dark",
    window="#14171C",
    panel="#1C2027",
    line="#2D333D",
    text="#E8EAEE",
    muted="#A5AEBB",
    faint="#7A8492",
    accent="#7FA5FF",
    accent_ground="#22304F",
    on_accent="#14171C",
    systems=("#56B4E9", "#F0894A", "#35C79A", "#E39CC3", "#D8C84A"),
    tail="#E6B000",
    tail_ground=mix("#E6B000", "#1C2027", 0.13),
    bars="#48515F",
    zone="#262B34",
    good="#5CCB8F",
    caution="#E8B94A",
    caution_ground="#3A2F14",
    problem="#FF9C94",
    problem_ground="#3B1F1D",
    hover="#252A33",
    pressed="#2D333D",
    field="#14171C",
)

MARKERS = ("●", "▲", "■", "◆", "✚")

_current: Theme = LIGHT
_text_scale: float = 1.0


def current() -> Theme:
    """The theme in use."""
    return _current


def pixels(size: int) -> int:
    """A font size in pixels under the text scale in use."""
    return round(size * _text_scale)


def system_colour(position: int, theme: Theme | None = None) -> str:
    """Colour of the system at `position` (0 is the first)."""
    hues = (theme or _current).systems
    return hues[position % len(hues)]


def system_shape(position: int) -> int:
    """Index into `MARKERS` of the shape of the system at `position`.

    The sixth system has the first hue again, with the second shape, and so on: no two of the
    first twenty-five look alike.
    """
    return (position + position // len(MARKERS)) % len(MARKERS)


def system_marker(position: int) -> str:
    """The shape of the system at `position` as a character."""
    return MARKERS[system_shape(position)]


def interface_font(size: int = BODY) -> QFont:
    """The window's font; `size` in pixels before the text scale. Figures have equal widths."""
    font = QFont()
    font.setFamilies(list(FONT_FAMILIES))
    font.setPixelSize(pixels(size))
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def fixed_font(size: int = NOTE) -> QFont:
    """Font of signatures and of text quoted from files."""
    font = QFont()
    font.setFamilies([*FIXED_FAMILIES, *FONT_FAMILIES])
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setPixelSize(pixels(size))
    return font


def palette(theme: Theme) -> QPalette:
    """The Qt palette of a theme, for what the style sheet does not reach."""
    made = QPalette()
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.window,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.panel,
        role.ButtonText: theme.text,
        role.BrightText: theme.problem,
        role.Highlight: theme.accent_ground,
        role.HighlightedText: theme.text,
        role.Link: theme.accent,
        role.LinkVisited: theme.accent,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.Light: theme.panel,
        role.Midlight: theme.hover,
        role.Mid: theme.line,
        role.Dark: theme.faint,
        role.Shadow: theme.line,
        role.Accent: theme.accent,
    }
    for where, colour in colours.items():
        made.setColor(where, QColor(colour))
    for where in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, where, QColor(theme.faint))
    return made


def resolved(choice: ThemeChoice) -> Theme:
    """The theme that a choice means on this computer."""
    if choice == "system":
        dark = QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT
    return DARK if choice == "dark" else LIGHT


def apply_theme(app: QApplication, choice: ThemeChoice, text_scale: float = 1.0) -> Theme:
    """Dress the whole program; safe to call at any time.

    Parameters
    ----------
    app : QApplication
    choice : {"light", "dark", "system"}
    text_scale : float
        1 is the normal size of text.

    Returns
    -------
    Theme
        The theme now in use; `current` gives it from here on.
    """
    global _current, _text_scale
    _current, _text_scale = resolved(choice), text_scale
    if app.style().name() != "fusion":
        app.setStyle("Fusion")
    # Taken off first: to exchange one style sheet for another costs five times as much.
    app.setStyleSheet("")
    app.setPalette(palette(_current))
    app.setFont(interface_font())
    app.setStyleSheet(style_sheet(_current, pixels))
    return _current
