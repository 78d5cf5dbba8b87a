"""The window's language, and switching it while the program runs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from sigdesk.resources_path import resource

LANGUAGES = {"en": "English", "zh_CN": "简体中文"}
"""Codes and names, each name in its own language."""


def system_language() -> str:
    """The code among `LANGUAGES` that the computer's settings ask for."""
    for wanted in QLocale.system().uiLanguages():
        # Traditional Chinese readers are better served by English than by the wrong characters.
        if wanted.startswith("zh") and not any(part in wanted for part in ("Hant", "TW", "HK")):
            return "zh_CN"
        if wanted.startswith("en"):
            return "en"
    return "en"


class Language(QObject):
    """Installs translators in the application; widgets are told by their LanguageChange event.

    Parameters
    ----------
    app : QApplication
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._installed: list[QTranslator] = []
        self._loaded: dict[str, list[QTranslator]] = {}
        self._kept: list[bytes] = []
        self._code = "en"

    @property
    def code(self) -> str:
        """Code of the language in use."""
        return self._code

    def use(self, code: str) -> None:
        """Change to a language of `LANGUAGES`; an unknown or empty code asks the computer."""
        self._code = code if code in LANGUAGES else system_language()
        for translator in self._installed:
            self._app.removeTranslator(translator)
        QLocale.setDefault(QLocale(self._code))
        self._installed = self._translators(self._code)
        for translator in self._installed:
            self._app.installTranslator(translator)

    def _translators(self, code: str) -> list[QTranslator]:
        """Qt's own translations and the program's; none for English."""
        if code not in self._loaded:
            qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            files = (qt_folder / f"qtbase_{code}.qm", resource("i18n") / f"sigdesk_{code}.qm")
            made: list[QTranslator] = []
            for file in files if code != "en" else ():
                if not file.is_file():
                    continue
                # Qt would map the file into memory and crash if an update wrote over it.
                data = file.read_bytes()
                translator = QTranslator(self)
                if translator.load(data):
                    made.append(translator)
                    self._kept.append(data)
            self._loaded[code] = made
        return self._loaded[code]
