"""Start to first painted window, against a bare PySide6 window and one with pyqtgraph in it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

from tests.benchmarks.timing import compare, heading, readable

_WATCH = """
import os, sys, time
from PySide6.QtCore import QEvent, QObject
class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            heavy = ("numpy", "scipy", "scipy.stats", "pyqtgraph", "sigdesk.core")
            loaded = [name for name in heavy if name in sys.modules]
            print(time.time(), ",".join(loaded), flush=True)
            os._exit(0)
        return False
watch = Watch()
"""

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow, QLabel
app = QApplication([])
window = QMainWindow(); window.resize(1280, 800); window.setCentralWidget(QLabel("bare"))
app.installEventFilter(watch); window.show(); app.exec()
"""

PLOT = """
from PySide6.QtWidgets import QApplication, QMainWindow
import pyqtgraph
app = QApplication([])
window = QMainWindow(); window.resize(1280, 800); window.setCentralWidget(pyqtgraph.PlotWidget())
app.installEventFilter(watch); window.show(); app.exec()
"""

OURS = """
from PySide6.QtWidgets import QApplication
import sigdesk.app
made = sigdesk.app.make_application
def make(argv):
    app = made(argv); app.installEventFilter(watch); return app
sigdesk.app.make_application = make
sys.exit(sigdesk.app.run(["sigdesk"]))
"""


def first_paint(program: str, home: str) -> tuple[float, str]:
    """Seconds from starting the process to the first paint event, and what was loaded then."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", HOME=home, XDG_CONFIG_HOME=home)
    begin = time.time()
    done = subprocess.run(
        [sys.executable, "-c", _WATCH + program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    if not done.stdout.strip():
        raise RuntimeError(done.stderr)
    painted, _, loaded = done.stdout.strip().partition(" ")
    return float(painted) - begin, loaded


def run() -> None:
    """Print the best of ten starts of each program, taken in turns."""
    heading("Start of the process to the first painted window (offscreen, warm, best of 10)")
    programs = {"bare": BARE, "plot": PLOT, "ours": OURS}
    times: dict[str, list[float]] = {name: [] for name in programs}
    loaded = ""
    with tempfile.TemporaryDirectory() as home:
        for _ in range(10):
            for name, program in programs.items():
                seconds, modules = first_paint(program, home)
                times[name].append(seconds)
                if name == "ours":
                    loaded = modules
    ours = min(times["ours"])
    compare("SigDesk", ours, "a bare PySide6 window", min(times["bare"]))
    compare("SigDesk", ours, "a bare PySide6 + pyqtgraph window", min(times["plot"]))
    print(f"  SigDesk: {readable(ours)}; loaded at first paint: {loaded or 'nothing numerical'}")


if __name__ == "__main__":
    run()
