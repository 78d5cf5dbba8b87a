"""Starting the window: the command line, the environment, and what happens to a mishap.

Decision: the window is painted before anything numerical is loaded. This module and everything it
imports is Qt and plain Python; `MainWindow` loads the rest after its first paint.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtWidgets import QApplication

from sigdesk import __version__
from sigdesk.jobs import Failure

SWITCH_INTERVAL = 0.0005
"""Seconds after which a thread gives way; with the default of 5 ms, painting waits for jobs."""


def _limit_threads() -> None:
    """Leave one core to the window; read by the linear algebra libraries when they load."""
    threads = str(max(1, (os.cpu_count() or 2) - 1))
    for name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
        os.environ.setdefault(name, threads)


def _arguments(argv: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
    parser = argparse.ArgumentParser(
        prog="sigdesk",
        description="Which of two language-processing systems is better, and how surely.",
        epilog="Without a window: sigdesk-cli compare REFERENCE SYSTEM…",
    )
    parser.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="a project file, or the reference and the system outputs",
    )
    parser.add_argument("--version", action="version", version=f"SigDesk {__version__}")
    parser.add_argument("--language", choices=("en", "zh_CN"), help="language of the window")
    parser.add_argument("--theme", choices=("light", "dark", "system"), help="colours")
    parser.add_argument(
        "--self-test",
        action="store_true",
        help="open a sample, compare, show every page, and exit; 0 when all went well",
    )
    # What is left over (-style, -platform, …) is Qt's.
    return parser.parse_known_args(argv[1:])


def make_application(argv: Sequence[str]) -> QApplication:
    """The application object with its names set.

    Parameters
    ----------
    argv : sequence of str
        Program name and the arguments that are Qt's.
    """
    app = QApplication(list(argv))
    app.setApplicationName("SigDesk")
    app.setOrganizationName("SigDesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sigdesk")
    return app


def run(argv: Sequence[str]) -> int:
    """Start the window and wait until it is closed.

    Parameters
    ----------
    argv : sequence of str
        As `sys.argv`.

    Returns
    -------
    int
        The exit code.
    """
    given, rest = _arguments(argv)
    _limit_threads()
    sys.setswitchinterval(SWITCH_INTERVAL)
    app = make_application([argv[0], *rest])
    if given.self_test:
        from sigdesk.ui.self_test import self_test

        return self_test(app)

    from sigdesk.ui.appearance import Appearance
    from sigdesk.ui.main_window import MainWindow
    from sigdesk.ui.session import Session
    from sigdesk.ui.settings import Preferences

    preferences = Preferences()
    for name in ("language", "theme"):
        if getattr(given, name):
            preferences.set_text(name, getattr(given, name))
    appearance = Appearance(app, preferences)
    appearance.apply()
    session = Session()
    window = MainWindow(session, preferences, appearance, given.files)

    def on_mishap(
        kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        """Show an exception that nobody caught; the window lives on."""
        text = "".join(traceback.format_exception(kind, error, where))
        sys.stderr.write(text)
        if isinstance(error, Exception):
            window.file_work.show_failure(Failure(error.with_traceback(None), text))

    sys.excepthook = on_mishap
    window.fit_screen()
    window.show()
    code = app.exec()
    session.shutdown()
    return code
