"""Theme, language and text size: remembered, applied, and changed while the program runs."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from sigdesk.ui.language import Language
from sigdesk.ui.settings import Preferences
from sigdesk.ui.theme import ThemeChoice, apply_theme

_SMALLEST, _LARGEST, _STEP = 0.8, 1.6, 0.1


class Appearance(QObject):
    """How the window looks and which language it speaks.

    Parameters
    ----------
    app : QApplication
    preferences : Preferences
    """

    theme_changed = Signal()
    language_changed = Signal()

    def __init__(self, app: QApplication, preferences: Preferences) -> None:
        super().__init__(app)
        self._app = app
        self._preferences = preferences
        self._language = Language(app)
        app.styleHints().colorSchemeChanged.connect(self._on_scheme_changed)

    @property
    def theme(self) -> ThemeChoice:
        """The choice: "light", "dark" or "system"."""
        choice = self._preferences.text("theme", "system")
        return cast(ThemeChoice, choice if choice in ("light", "dark") else "system")

    @property
    def language(self) -> str:
        """Code of the language in use."""
        return self._language.code

    @property
    def text_scale(self) -> float:
        """Size of text; 1 is normal."""
        scale = self._preferences.number("text_scale", 1.0)
        return min(max(scale, _SMALLEST), _LARGEST)

    def apply(self) -> None:
        """Dress the program as remembered."""
        self._language.use(self._preferences.text("language"))
        apply_theme(self._app, self.theme, self.text_scale)

    def choose_theme(self, choice: str) -> None:
        """Change the theme."""
        self._preferences.set_text("theme", choice)
        self._dress()

    def choose_language(self, code: str) -> None:
        """Change the language."""
        self._preferences.set_text("language", code)
        self._language.use(code)
        self.language_changed.emit()

    def enlarge_text(self) -> None:
        """Make text a tenth larger."""
        self._scale_text(self.text_scale + _STEP)

    def reduce_text(self) -> None:
        """Make text a tenth smaller."""
        self._scale_text(self.text_scale - _STEP)

    def reset_text(self) -> None:
        """Give text its normal size."""
        self._scale_text(1.0)

    def _scale_text(self, scale: float) -> None:
        self._preferences.set_number("text_scale", min(max(scale, _SMALLEST), _LARGEST))
        self._dress()

    def _dress(self) -> None:
        apply_theme(self._app, self.theme, self.text_scale)
        self.theme_changed.emit()

    def _on_scheme_changed(self) -> None:
        if self.theme == "system":
            self._dress()
