#!/usr/bin/env bash
# script/new_game_test.sh: makes a game in a copy of the project with script/new-game, counts what that changes, builds it,
#   runs what proves it, and plays it in a real browser. It takes minutes; script/test --strict runs it.
# The last line says how many passed and how many failed.
source "$(dirname "$0")/common.sh"
help_if_asked "$@"

passed=0 failed=0 copy=build/new_game_copy game=lucky_number

# test_that TEXT COMMAND...: counts whether the command succeeds; what it says is told if it does not.
test_that() {
    local text=$1
    shift
    if "$@" >"$log" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $text" && tail -30 "$log"
    fi
}
log=$PWD/build/new_game_test.log

# The project as it is here, also what is not committed yet.
mkdir -p build && rm -rf "$copy" && mkdir "$copy"
git ls-files -z --cached --others --exclude-standard | sort -zu | tar c --null --ignore-failed-read -T - 2>/dev/null | tar x -C "$copy"
if [ -d web/node_modules ]; then cp -a web/node_modules "$copy/web/"; fi
cd "$copy"
git init -q && git add -A
git -c user.name=test -c user.email=test@localhost commit -qm "before"

refuses() { ! script/new-game "$@"; }
test_that "a name that is none is refused" refuses Lucky-Number
test_that "a game that is there is left alone" refuses turing
test_that "what is refused changes nothing" test -z "$(git status --porcelain)"

test_that "a game is made" script/new-game "$game"
echo "   $(git diff --stat | tail -1)"
test_that "at most five files change" test "$(git diff --name-only | wc -l)" -le 5
leaves_no_gap() {
    ! git ls-files -z --others --exclude-standard | xargs -0 grep -nE 'new_game|new-game|newGame|NewGame|New Game|\bQ-[A-Z][0-9]'
}
test_that "nothing is called as in the pattern" leaves_no_gap
test_that "its files are formatted" script/format --check
test_that "another can be made beside it" script/new-game second_game
git add -A && git reset -q --hard && script/new-game "$game" >/dev/null

builds() { bash -c 'source script/common.sh && build "$@"' build "$@"; }
test_that "what people run is built with it, and its pages are checked" builds release parlour painted_decks pages
test_that "the tests are built with it" builds checked "$game"_test "$game"_bot_test games_test bots_test engine_test server_test
for name in "$game"_test "$game"_bot_test games_test bots_test engine_test; do
    test_that "$name passes" build/checked/"$name" --gtest_brief=1
done
test_that "nobody hears what they may not know" build/checked/server_test --gtest_brief=1 --gtest_filter='*EveryGame*'
signature_is_as_told() { diff <(build/parlour signature) games/signatures.txt; }
test_that "its signature is as it was told" signature_is_as_told
test_that "the pages' logic passes" ctest --test-dir build --output-on-failure --tests-regex web.unit
plays() (
    node=$(grep -oE '"[^"]*/node"' build/web_build/CTestTestfile.cmake | head -1 | tr -d '"') # the one that built the pages
    cd web && PARLOUR_BUILD=$PWD/../build "$node" node_modules/vitest/vitest.mjs run --config browser_tests/vitest.config.ts "$game"
)
test_that "it is played in a real browser" plays

cd - >/dev/null
[ "$failed" -gt 0 ] || rm -rf "$copy"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
