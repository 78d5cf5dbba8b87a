"""The first paint comes before anything heavy; the command line; the self-test."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("numpy", "scipy", "pyqtgraph", "jinja2", "charset_normalizer", "sigdesk.core.metrics")


def run(code: str, tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A child process with settings and data of its own."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment, timeout=240, check=False
    )


_AT_FIRST_PAINT = """
import sys
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
import sigdesk.app
from sigdesk.ui import main_window

class Painted(main_window.MainWindow):
    loaded = None
    def paintEvent(self, event):
        if Painted.loaded is None:
            Painted.loaded = sorted(set(sys.modules) & set({heavy!r}))
            QTimer.singleShot(0, self.close_now)
        super().paintEvent(event)

main_window.MainWindow = Painted
code = sigdesk.app.run(["sigdesk"])
print("painted with", Painted.loaded)
sys.exit(code)
"""


def test_nothing_heavy_is_loaded_at_first_paint(tmp_path):
    done = run(_AT_FIRST_PAINT.format(heavy=HEAVY), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "painted with []"


_WITH_FILES = """
import sys
from PySide6.QtCore import QTimer
import sigdesk.app
from sigdesk.ui import main_window

class Window(main_window.MainWindow):
    def __init__(self, session, *given):
        super().__init__(session, *given)
        session.project_changed.connect(self.told)
    def told(self, project):
        print([system.name for system in project.systems], self.windowTitle())
        QTimer.singleShot(0, self.close_now)

main_window.MainWindow = Window
sys.exit(sigdesk.app.run(["sigdesk", *sys.argv[1:]]))
"""


def test_files_of_the_command_line_are_opened(tmp_path):
    files = []
    for name, labels in (("gold", "a b a b"), ("one", "a b a a"), ("two", "b b a b")):
        files.append(tmp_path / f"{name}.txt")
        files[-1].write_text("\n".join(labels.split() * 10) + "\n")
    done = run(_WITH_FILES, tmp_path, *map(str, files))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("['one', 'two']")


def test_linear_algebra_leaves_a_core_to_the_window(tmp_path):
    code = (
        "import os, sys, sigdesk.app as a\n"
        "for n in list(os.environ):\n"
        "    if n.endswith('_NUM_THREADS'): del os.environ[n]\n"
        "a._limit_threads()\n"
        "print(os.environ['OPENBLAS_NUM_THREADS'], 'numpy' in sys.modules)"
    )
    done = run(code, tmp_path)
    assert done.stdout.split() == [str(max(1, (os.cpu_count() or 2) - 1)), "False"]


def test_version_and_help_need_no_window(tmp_path):
    main = (
        "import sys; from sigdesk.__main__ import main; sys.argv[0] = 'sigdesk'; sys.exit(main())"
    )
    version = run(main, tmp_path, "--version")
    assert version.returncode == 0
    assert version.stdout.startswith("SigDesk ")
    assert "--self-test" in run(main, tmp_path, "--help").stdout


@pytest.mark.slow
def test_self_test_passes(tmp_path):
    main = "import sys; from sigdesk.__main__ import main; sys.exit(main())"
    done = run(main, tmp_path, "--self-test")
    assert done.returncode == 0, done.stderr
    assert "self-test: passed" in done.stderr


def test_self_test_fails_when_something_is_broken(tmp_path):
    code = (
        "import sys, sigdesk.ui.pages as pages\n"
        "from sigdesk.__main__ import main\n"
        "pages.PAGES[0].__dict__['module'] = 'sigdesk.ui.views.missing'\n"
        "sys.argv.append('--self-test')\n"
        "sys.exit(main())"
    )
    done = run(code, tmp_path)
    assert done.returncode == 1
    assert "sigdesk.ui.views.missing" in done.stderr
