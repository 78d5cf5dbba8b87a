#!/bin/sh
# sh packaging/run.sh [files…]: sets SigDesk up where needed and starts it with the files.
# Without a display it makes the same comparison without a window and writes an HTML report.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)

# Paths given are relative to where the caller stands; make them absolute before moving.
count=$#
while [ "$count" -gt 0 ]; do
    path=$1
    shift
    case $path in
        /* | -*) ;;
        *) if [ -e "$path" ]; then path="$(pwd)/$path"; fi ;;
    esac
    set -- "$@" "$path"
    count=$((count - 1))
done
started_in=$(pwd)
cd "$here"
. packaging/system-libraries.sh
. packaging/environment.sh

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    install_qt_libraries || exit 1
    make_environment .venv "" || exit 1
    exec .venv/bin/python -m sigdesk "$@"
fi

say "there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): comparing without a window"
make_environment .venv "" || exit 1
if [ "$#" -eq 0 ]; then
    say "no files were given: comparing the sample (resources/samples/sst2)"
    set -- resources/samples/sst2/gold.tsv resources/samples/sst2/lstm.txt resources/samples/sst2/cnn.txt
fi
report="$started_in/sigdesk-report.html"
exec .venv/bin/python -m sigdesk.cli compare "$@" --report "$report"
