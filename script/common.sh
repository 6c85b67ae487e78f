# What the scripts share: where the project is, how its packages are installed, how it is built.
# Sourced by build, server, test, bench, fresh and format; not run by itself.
# shellcheck shell=bash
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# What the engine and the command line are built with, and what only tests need. With make, g++ links on all processors.
# shellcheck disable=SC2034  # used by the scripts that source this file
packages_to_build=(g++ make cmake ninja-build ccache mold pkg-config libcli11-dev libfmt-dev libgtest-dev librapidcheck-dev
    unicode-data bzip2 libwebp-dev libpng-dev libturbojpeg0-dev libzip-dev libsodium-dev libsqlite3-dev libboost-dev libssl-dev libzstd-dev)
# The engine in the browser is built with clang, whatever builds the rest.
packages_to_build+=(clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libclang-rt-19-dev-wasm32 binaryen)
# Debian's npm would replace the nodejs of other sources, which bring an npm of their own.
command -v npm >/dev/null || packages_to_build+=(nodejs npm)
# shellcheck disable=SC2034
packages_to_test=(git clang-tidy-19 clang-format-19 libclang-rt-19-dev shellcheck chromium-headless-shell python3 openssl)
# shellcheck disable=SC2034
packages_for_cluster=(etcd-server etcd-client haproxy curl)
packages_to_test+=("${packages_for_cluster[@]}")

# The Python module: Debian's Python and what goes with it.
# shellcheck disable=SC2034
packages_for_python=(python3-dev pybind11-dev python3-numpy python3-pytest python3-venv)

# Packs what is downloaded a twentieth smaller than others do, in the same formats.
# shellcheck disable=SC2034
packages_to_pack=(advancecomp)

# shellcheck disable=SC2034
packages_to_release=(git dpkg-dev file lintian systemd zsh zstd python3)

# What people run: the targets that a host needs.
# shellcheck disable=SC2034
what_people_run=(parlour painted_decks pages)

# A bold line; plain where there is no terminal.
say() {
    if [ -t 1 ]; then printf '\033[1m== %s\033[0m\n' "$*"; else printf '== %s\n' "$*"; fi
}

# Prints the comment block at the top of the calling script and leaves, if help was asked for.
help_if_asked() {
    case "${1:-}" in
    -h | --help)
        sed -n '2,/^[^#]/{s/^# \{0,1\}//p}' "$0"
        exit 0
        ;;
    esac
}

# Says before the first build what it takes: figures of script/fresh.
say_what_it_takes() {
    [ -x build/parlour ] || say "the first time takes about 7 minutes with two processors, 350 MB to download and 2.1 GB of disk; later, seconds"
}

# install PACKAGE...: installs those Debian packages that are missing. Removes nothing.
install() {
    if ! command -v apt-get >/dev/null; then
        ask_for_tools "$@"
        return
    fi
    local there missing=() package
    there=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null) || true
    for package in "$@"; do
        grep -qxF "installed $package" <<<"$there" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    local by_hand="apt-get update && apt-get install --no-remove --no-install-recommends ${missing[*]}"
    local root=()
    if [ "$(id -u)" -ne 0 ]; then
        { command -v sudo >/dev/null && sudo true; } || {
            printf '%s\n\n%s\n\n' "Debian packages are missing. Please have this line run as root, then run this script again:" "$by_hand" >&2
            exit 1
        }
        root=(sudo)
    fi
    say "installing ${missing[*]}"
    # On a terminal a bar, elsewhere plain lines.
    local show=(-q -o Dpkg::Use-Pty=0)
    [ ! -t 1 ] || show=(-o Dpkg::Progress-Fancy=1)
    # The first finishes what an interrupted run left. The second may fail for a source of packages that is not needed here.
    "${root[@]}" dpkg --configure -a || true
    "${root[@]}" apt-get "${show[@]}" update || true
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "${show[@]}" -o DPkg::Lock::Timeout=60 \
        install -y --fix-broken --no-remove --no-install-recommends "${missing[@]}" || {
        printf '\n%s\n' "Not all packages could be installed; apt-get's reason is above. Please check the network and run this again." >&2
        exit 1
    }
}

# ask_for_tools PACKAGE...: for systems without apt-get. Says what is needed and for what, if one of the tools is missing.
ask_for_tools() {
    local -A tools=([g++]=g++ [cmake]=cmake [ninja-build]=ninja [pkg-config]=pkg-config [clang-19]=clang++-19 [binaryen]=wasm-opt
        [nodejs]=node [npm]=npm [git]=git [clang-tidy-19]=clang-tidy-19 [clang-format-19]=clang-format-19
        [shellcheck]=shellcheck [python3]=python3 [etcd-server]=etcd [etcd-client]=etcdctl [haproxy]=haproxy [openssl]=openssl [chromium]=chromium [chromium-headless-shell]=chromium [debootstrap]=debootstrap [curl]=curl [advancecomp]=advdef)
    local missing=() package
    for package in "$@"; do
        [ -z "${tools[$package]:-}" ] || command -v "${tools[$package]}" >/dev/null || missing+=("${tools[$package]}")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    fold -s -w 120 >&2 <<EOF
There is no apt-get here to install what is missing: ${missing[*]}.
Parlour needs Linux with g++ 12 or newer, CMake 3.25, Ninja and pkg-config to build it; the libraries CLI11, fmt, Boost, OpenSSL, zstd, \
SQLite, libsodium, libzip, WebP, PNG, TurboJPEG, GoogleTest and RapidCheck for the server and its tests; Unicode's data and bzip2 \
for the words; clang 19, lld 19, wasi-libc, libc++ for wasm32 and binaryen for the engine in the browser; Node.js 20.19 or newer \
with npm for the pages; and to test it clang-tidy 19, clang-format 19, shellcheck, python3, git, chromium, etcd 3.4 and haproxy.
EOF
    exit 1
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

# What was compiled in one clone is not compiled again in another.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_DEPEND=1

# version: the number of this release, which CMakeLists.txt alone says.
version() { sed -nE 's/^project\(parlour VERSION ([0-9.]+).*/\1/p' CMakeLists.txt; }

# folder_of PRESET: where it is built.
folder_of() { if [ "$1" = release ]; then echo build; else echo "build/$1"; fi; }

# configure PRESET: once; again if something is missing, after a run that failed or was interrupted.
configure() {
    local folder file
    folder=$(folder_of "$1")
    for file in build.ninja CMakeCache.txt CMakeFiles/rules.ninja; do
        [ ! -s "$folder/$file" ] || continue
        say "configuring ($1)"
        cmake --fresh --preset "$1" >/dev/null
        return
    done
}

# build PRESET [TARGET...]: configures once, fetches what the pages need, then builds what changed.
build() {
    local preset=$1 folder file fetch=''
    folder=$(folder_of "$1")
    shift
    [ -s "$folder/build.ninja" ] || fetch=yes
    configure "$preset" || return
    # The build would fetch as well, but late: it would be a pity to hear at the end that there is no network.
    for file in web/package-lock.json web/node/package-lock.json; do
        [ web/node_modules/.fetched -nt "$file" ] || fetch=yes
    done
    if [ -n "$fetch" ] && grep -qx PARLOUR_WEB:BOOL=ON "$folder/CMakeCache.txt"; then
        cmake --build "$folder" --target fetched -- --quiet || {
            echo "Nothing was built yet, because not all could be fetched that it needs; what to do is said above." >&2
            return 1
        }
    fi
    say "building ($preset)"
    NINJA_STATUS=${NINJA_STATUS:-'[%p, %f of %t, %e s] '} cmake --build "$folder" ${1:+--target "$@"}
}
