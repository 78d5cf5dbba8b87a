#!/bin/sh
# sh packaging/translations.sh          extracts every string and compiles the translations
# sh packaging/translations.sh --check  fails when a string is untranslated or a .qm is out of date
set -eu
cd "$(dirname "$0")/.."
exec .venv/bin/python packaging/translations.py "$@"
