"""What holds for every test."""

from __future__ import annotations

import importlib.util
import os

from hypothesis import settings

# Before anything imports Qt; a run under an X server sets it to "xcb" itself.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

if importlib.util.find_spec("PySide6") is None:
    # The numerical half is tested without Qt as well; what needs a window is then not collected.
    collect_ignore = ["jobs", "ui", "e2e"]

# A busy machine must not fail a test: nothing is timed here.
settings.register_profile("sigdesk", deadline=None)
# CI judges a change by the same examples every time; a run at the desk looks for new ones.
settings.register_profile("sigdesk-ci", deadline=None, derandomize=True)
settings.load_profile("sigdesk-ci" if os.environ.get("CI") else "sigdesk")
