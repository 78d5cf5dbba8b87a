# Sourced by run.sh and test.sh: finds Python and makes the virtual environment, once.

# A Python of 3.11 or later with venv, or one line that says what to install.
find_python() {
    for candidate in "${SIGDESK_PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11; do
        [ -n "$candidate" ] || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            if "$candidate" -c 'import venv, ensurepip' 2>/dev/null; then
                echo "$candidate"
                return 0
            fi
            without_venv=$candidate
        fi
    done
    if [ -n "${without_venv:-}" ]; then
        version=$("$without_venv" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        if install_packages "python$version-venv" && "$without_venv" -c 'import ensurepip' 2>/dev/null; then
            echo "$without_venv"
            return 0
        fi
        say "Python's venv module is missing: install python$version-venv"
    else
        say "Python 3.11 or later was not found (Debian 12, Ubuntu 24.04 and later have it: apt-get install python3 python3-venv)"
    fi
    return 1
}

# make_environment DIRECTORY EXTRAS: installs SigDesk with EXTRAS unless that was done already for
# this pyproject.toml. The stamp is written last, so a broken installation is done again.
make_environment() {
    environment=$1
    extras=$2
    wanted="$(cksum < pyproject.toml) extras:$extras"
    stamp="$environment/sigdesk-stamp-$(printf '%s' "$extras" | tr ',' '-')"
    if [ -x "$environment/bin/python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ]; then
        return 0
    fi
    python=$(find_python) || return 1
    if ! "$environment/bin/python" -c 'import sys' 2>/dev/null; then
        say "making the virtual environment in $environment"
        rm -rf "$environment"
        "$python" -m venv "$environment" || { say "the virtual environment could not be made"; return 1; }
    fi
    say "installing SigDesk and its libraries (once, about a minute)"
    if [ -n "$extras" ]; then target=".[$extras]"; else target="."; fi
    log="$environment/sigdesk-install.log"
    if ! "$environment/bin/python" -m pip install --disable-pip-version-check -e "$target" > "$log" 2>&1; then
        tail -n 20 "$log" >&2
        say "the installation failed (the whole log is $log); is the network there?"
        return 1
    fi
    printf '%s' "$wanted" > "$stamp"
}
