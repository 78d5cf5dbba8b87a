#!/bin/sh
# Runs the tests of core, model, formats and the command line where PySide6 is not installed.
set -eu
cd "$(dirname "$0")/.."
. packaging/system-libraries.sh
. packaging/environment.sh

environment=.venv-without-qt
stamp="$environment/sigdesk-stamp"
wanted=$(cksum < pyproject.toml)
if [ "$(cat "$stamp" 2>/dev/null)" != "$wanted" ]; then
    python=$(find_python) || exit 1
    rm -rf "$environment"
    "$python" -m venv "$environment"
    # The libraries of pyproject.toml but for Qt's, so that nothing can lean on it by mistake.
    "$python" - <<'PY' > "$environment/requirements.txt"
import re, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
wanted = project["dependencies"] + project["optional-dependencies"]["test"]
qt = re.compile(r"pyside6|shiboken6|pyqtgraph|pytest-qt", re.I)
print("\n".join(line for line in wanted if not qt.match(line)))
PY
    "$environment/bin/python" -m pip install -q --disable-pip-version-check -r "$environment/requirements.txt" ||
        { say "the libraries could not be installed; is the network there?"; exit 1; }
    printf '%s' "$wanted" > "$stamp"
fi
if "$environment/bin/python" -c 'import PySide6' 2>/dev/null; then
    say "PySide6 is installed in $environment: this run would prove nothing"
    exit 1
fi
# pytest-qt is not there either, so its setting in pyproject.toml would be an unknown one.
"$environment/bin/python" - <<'PY' > "$environment/pytest.ini"
import tomllib
settings = tomllib.load(open("pyproject.toml", "rb"))["tool"]["pytest"]["ini_options"]
print("[pytest]")
for name, value in settings.items():
    if name in ("qt_api", "testpaths"):
        continue
    if isinstance(value, list):
        value = "".join("\n    " + str(line) for line in value)
    print(f"{name} = {value}")
PY
exec "$environment/bin/python" -m pytest -c "$environment/pytest.ini" --rootdir . -m "not slow" tests/core tests/model tests/formats tests/cli "$@"
