#!/bin/sh
# sh packaging/test.sh [pytest arguments…]: sets everything up where needed and runs the tests.
# Widget tests run on Qt's offscreen platform; those marked xvfb get an X server of their own.
# Tests marked slow (calibration by simulation) run when asked for: -m slow.
set -eu
cd "$(dirname "$0")/.."
. packaging/system-libraries.sh
. packaging/environment.sh

install_qt_libraries xvfb xauth xdotool fonts-wqy-microhei || exit 1
make_environment .venv test || exit 1

QT_QPA_PLATFORM=offscreen
export QT_QPA_PLATFORM
if [ "$#" -gt 0 ]; then
    exec .venv/bin/python -m pytest "$@"
fi
.venv/bin/python -m pytest -m "not xvfb and not slow"
QT_QPA_PLATFORM=xcb xvfb-run -a -s "-screen 0 1280x800x24 -nolisten tcp" \
    .venv/bin/python -m pytest -m xvfb
