#!/usr/bin/env bash
# script/languages_test.sh: the engine from other languages, as strangers use it: capi/parlour.h from C and from Python's
#   ctypes, and the npm package in an empty folder; and that the program that is handed out is hardened, and goes with the
#   libraries that are named for it. script/test runs it.
# The last line says how many passed and how many failed.
source "$(dirname "$0")/common.sh"
help_if_asked "$@"

passed=0 failed=0 log=build/languages_test.log
# test_that TEXT COMMAND...: counts whether the command succeeds; what it says is told if it does not.
test_that() {
    local text=$1
    shift
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $text" && tail -40 "$log"
    fi
}
# prints TEXT COMMAND...: whether that is all that it says.
prints() { diff <("${@:2}" 2>&1) - <<<"$1"; }
# The Debian packages of the libraries that the program is linked with, without those of every Debian.
libraries() {
    readelf -d build/parlour | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | xargs -I{} dpkg -S "/usr/lib/$(uname -m)-linux-gnu/{}" 2>/dev/null |
        cut -d: -f1 | grep -vF 'libstdc++' | sort -u
}
names_its_libraries() { diff <(libraries) <(grep -oE '\blib[a-z]+[0-9][0-9.-]*\b' "$1" | sort -u); }
shows_its_own() { diff <(nm -D --defined-only build/libparlour.so | sed -n 's/.* T //p') - <<<$'parlour_abi\nparlour_ask\nparlour_free\nparlour_new\nparlour_version'; }

test_that "libparlour is built" build release parlour_c
test_that "it shows its five functions and nothing else" shows_its_own
test_that "the example in C is compiled" cc -std=c99 -Wall -Wextra -Werror -pedantic capi/example.c -Icapi -Lbuild -lparlour \
    -Wl,-rpath,"$PWD/build" -o build/c_example
test_that "the example in C plays" prints "over after 18 moves" build/c_example
test_that "the example with ctypes asks" prints "A says yes - possible codes: 241
asked again: you have asked that verifier about this proposal (M-R2)" python3 capi/example.py build/libparlour.so
test_that "the npm package is packed, installed into an empty folder and played" script/npm --test
test_that "the image has the libraries of the program" names_its_libraries release/Containerfile
test_that "docs/hosting.md names them" names_its_libraries <(grep '^apt-get install libfmt' docs/hosting.md)
test_that "what strangers talk to was compiled to end rather than be led astray" release/hardened build/parlour

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
