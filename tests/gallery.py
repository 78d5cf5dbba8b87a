"""Pictures of the whole program: ``python tests/gallery.py FOLDER``.

Every page with real data, every dialog and every empty state, in English and Chinese, light and
dark, at 1280×800 and at twice that resolution, through the real window. Pages and dialogs are
taken from the program's own tables, so a new one appears by itself. Names say what is shown:
``compare-hans-zh-dark-2x.png``.

Ends with 1 when a page fails, Qt gives a warning, or Chinese would be shown as boxes.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCALES = (1, 2)
LANGUAGES = ("en", "zh_CN")
THEMES = ("light", "dark")

_HARMLESS = ("This plugin does not support", "QFont::setPixelSize")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--platform", choices=("offscreen", "xcb"), default="offscreen")
    parser.add_argument("--language", choices=LANGUAGES, action="append", help="only this one")
    parser.add_argument("--theme", choices=THEMES, action="append", help="only this one")
    parser.add_argument("--scale", type=int, choices=SCALES, action="append", help="only this one")
    parser.add_argument(
        "--part",
        choices=("pages", "states", "dialogs"),
        action="append",
        help="only this part",
    )
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


@contextmanager
def _display(platform: str) -> Iterator[dict[str, str]]:
    """Environment with an X display; starts one when there is none."""
    if platform != "xcb" or os.environ.get("DISPLAY"):
        yield {}
        return
    server = shutil.which("Xvfb")
    if server is None:
        raise SystemExit("gallery: --platform xcb needs a display or Xvfb (apt install xvfb)")
    command = [server, "-displayfd", "1", "-screen", "0", "2600x1700x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        number = process.stdout.readline().strip()
        try:
            yield {"DISPLAY": f":{number}"}
        finally:
            process.terminate()


def _photograph_all(given: argparse.Namespace) -> int:
    """One process a scale: Qt reads the scale factor when it starts."""
    given.folder.mkdir(parents=True, exist_ok=True)
    worst = 0
    with _display(given.platform) as extra:
        for scale in given.scale or SCALES:
            environment = {
                **os.environ,
                **extra,
                "QT_QPA_PLATFORM": given.platform,
                "QT_SCALE_FACTOR": str(scale),
                "PYTHONPATH": os.pathsep.join(
                    [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
                ),
            }
            command = [sys.executable, "-X", "faulthandler", __file__, str(given.folder), "--child"]
            command += ["--platform", given.platform, "--scale", str(scale)]
            for name in ("language", "theme", "part"):
                for value in getattr(given, name) or ():
                    command += [f"--{name}", value]
            worst = max(
                worst, abs(subprocess.run(command, env=environment, check=False).returncode)
            )
    return 1 if worst else 0


class _Gallery:
    """Takes the pictures of one process and notes what goes wrong."""

    def __init__(self, given: argparse.Namespace) -> None:
        self._given = given
        self._suffix = "" if given.scale[0] == 1 else f"-{given.scale[0]}x"
        self._look = ""
        self.failures: list[str] = []

    def note_warning(self, kind: object, context: object, text: str) -> None:
        """Qt's message handler."""
        if not text.startswith(_HARMLESS):
            self.failures.append(f"{self._look}: Qt says: {text}")

    def note_exception(self, kind: object, error: BaseException, where: object) -> None:
        """What a slot raised."""
        self.failures.append("".join(traceback.format_exception(error)))

    def take(self, widget: object, name: str) -> None:
        """Write the picture of a widget and print its name."""
        from PySide6.QtWidgets import QApplication, QWidget

        assert isinstance(widget, QWidget)
        QApplication.processEvents()
        path = self._given.folder / f"{name}-{self._look}{self._suffix}.png"
        picture = widget.grab()
        if picture.isNull() or not picture.save(str(path)):
            self.failures.append(f"{path.name} could not be written")
        print(path, flush=True)

    def run(self) -> int:
        """Set every scene in every look."""
        from PySide6.QtCore import QSettings, QtMsgType, qInstallMessageHandler
        from PySide6.QtGui import QFontDatabase

        from sigdesk.app import make_application
        from sigdesk.ui.appearance import Appearance
        from sigdesk.ui.main_window import MainWindow
        from sigdesk.ui.session import Session
        from sigdesk.ui.settings import Preferences
        from tests import gallery_scenes

        def on_message(kind: QtMsgType, context: object, text: str) -> None:
            if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
                self.note_warning(kind, context, text)

        qInstallMessageHandler(on_message)
        sys.excepthook = self.note_exception
        app = make_application([sys.argv[0]])
        languages = self._given.language or LANGUAGES
        chinese = QFontDatabase.WritingSystem.SimplifiedChinese
        if "zh_CN" in languages and not QFontDatabase.families(chinese):
            self.failures.append("no font has Chinese letters (apt install fonts-noto-cjk)")
        parts: dict[str, Callable[[gallery_scenes.Stage, gallery_scenes.EachLook], None]] = {
            "pages": gallery_scenes.pages,
            "states": gallery_scenes.states,
            "dialogs": gallery_scenes.every_dialog,
        }
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            storage = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
            appearance = Appearance(app, Preferences(storage))
            appearance.choose_theme("light")
            appearance.choose_language("en")
            session = Session()
            session.saving.recovery.use_folder(folder / "recovery")
            window = MainWindow(session, Preferences(storage), appearance)
            stage = gallery_scenes.Stage(app, window, session, self.take)

            def each_look(photograph: Callable[[], None]) -> None:
                for language in languages:
                    for theme in self._given.theme or THEMES:
                        appearance.choose_language(language)
                        appearance.choose_theme(theme)
                        self._look = f"{language.split('_')[0]}-{theme}"
                        stage.settle()
                        photograph()

            try:
                stage.begin()
                for part in self._given.part or parts:
                    parts[part](stage, each_look)
            except Exception:  # noqa: BLE001 - whatever it is, the gallery has failed
                self.failures.append(traceback.format_exc())
            window.close_now()
            session.shutdown()
        for failure in self.failures:
            sys.stderr.write(f"gallery: {failure}\n")
        return 1 if self.failures else 0


def main() -> int:
    """Run the command."""
    given = _arguments()
    return _Gallery(given).run() if given.child else _photograph_all(given)


if __name__ == "__main__":
    sys.exit(main())
