# Sourced by run.sh and test.sh: installs the shared libraries Qt needs, once.
#
# Each name is a library that Qt's own libraries need and that none of the others pulls in.
# Debian 13 and Ubuntu 24.04 call the first libglib2.0-0t64; both names are tried.

qt_libraries="libegl1 libgl1 libxkbcommon0 libdbus-1-3 libfontconfig1 \
libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 \
libxcb-image0 libxcb-render-util0 libxcb-xkb1 libxcb-randr0"

say() { printf '%s\n' "sigdesk: $*" >&2; }

have_package() {
    dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null | grep -q '^installed$'
}

# install_packages PACKAGE…: installs those that are missing; fails with one line that says how.
install_packages() {
    missing=""
    for package in "$@"; do
        have_package "$package" || missing="$missing $package"
    done
    [ -z "$missing" ] && return 0
    if [ "$(id -u)" = 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null; then
        as_root="sudo -n"
    else
        say "these system packages are missing:$missing"
        say "install them with:  sudo apt-get install -y --no-install-recommends$missing"
        return 1
    fi
    say "installing$missing"
    apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=400"
    # shellcheck disable=SC2086
    $apt update -qq >/dev/null 2>&1 || say "the package lists could not be refreshed; trying with the old ones"
    # shellcheck disable=SC2086
    if ! $apt install -y -qq --no-install-recommends $missing >/dev/null; then
        say "apt-get could not install:$missing"
        return 1
    fi
}

glib_package() {
    if have_package libglib2.0-0t64; then echo libglib2.0-0t64
    elif have_package libglib2.0-0; then echo libglib2.0-0
    elif apt-cache show libglib2.0-0t64 >/dev/null 2>&1; then echo libglib2.0-0t64
    else echo libglib2.0-0; fi
}

# install_qt_libraries [MORE…]: what the window needs, and what else is named.
install_qt_libraries() {
    if ! command -v dpkg-query >/dev/null 2>&1; then
        say "this is not Debian or Ubuntu: the libraries Qt needs must already be there"
        return 0
    fi
    # shellcheck disable=SC2086
    install_packages "$(glib_package)" $qt_libraries "$@"
}
