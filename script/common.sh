# What the scripts share: where the project is, how its packages are installed, how it is built.
# Sourced by build, server, test, bench and format; not run by itself.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What the engine and the command line are built with, and what only tests need.
# shellcheck disable=SC2034  # used by the scripts that source this file
packages_to_build=(g++ cmake ninja-build ccache mold pkg-config libcli11-dev libfmt-dev libgtest-dev librapidcheck-dev
    unicode-data bzip2 libwebp-dev libpng-dev libturbojpeg0-dev libzip-dev libsodium-dev libsqlite3-dev libboost-dev libspdlog-dev)
# The engine in the browser is built with clang, whatever builds the rest.
packages_to_build+=(clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
# Debian's npm would replace the nodejs of other sources, which bring an npm of their own.
command -v npm >/dev/null || packages_to_build+=(nodejs npm)
# shellcheck disable=SC2034
packages_to_test=(git clang-tidy-19 clang-format-19 libclang-rt-19-dev shellcheck chromium python3)

# What people run: the targets that a host needs.
# shellcheck disable=SC2034
what_people_run=(parlour painted_decks pages)

say() { printf '\033[1m== %s\033[0m\n' "$*"; }

# Prints the comment block at the top of the calling script and leaves, if help was asked for.
help_if_asked() {
    case "${1:-}" in
    -h | --help)
        sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$0"
        exit 0
        ;;
    esac
}

# install PACKAGE...: installs those Debian packages that are missing. Removes nothing.
install() {
    local missing=() package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || {
            echo "Please install these packages, or run this as root: ${missing[*]}" >&2
            exit 1
        }
        root=(sudo)
    fi
    say "installing ${missing[*]}"
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-remove --no-install-recommends "${missing[@]}"
}

# The Node.js that the pages are built with: a newer one in build/node where the machine's own is too old.
node_of_the_build() {
    local own
    for own in "$PWD"/build/node/node_modules/node-linux-*/bin/node; do
        if [ -x "$own" ]; then
            echo "$own"
            return
        fi
    done
    command -v node
}

# build PRESET [TARGET...]: configures once, then builds what changed.
build() {
    local preset=$1
    shift
    say "building ($preset)"
    local folder=build/$preset
    [ "$preset" != release ] || folder=build
    [ -f "$folder/build.ninja" ] || cmake --preset "$preset" >/dev/null
    cmake --build "$folder" ${1:+--target "$@"}
}
