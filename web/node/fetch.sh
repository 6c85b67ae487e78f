#!/usr/bin/env bash
# Fetches with npm what the pages are built with, and writes a stamp when it is really there. web/CMakeLists.txt runs it.
# fetch.sh node FOLDER PACKAGE: a newer Node.js, as web/node/package-lock.json pins it, into FOLDER/node_modules/PACKAGE.
# fetch.sh pages FOLDER NODE: what FOLDER/package-lock.json pins, with npm run by the program NODE.
set -euo pipefail

what=$1 folder=$2
case $what in
node) name=Node.js size="55 MB" probe=$3 node=$folder/node_modules/$3/bin/node ;;
pages) name="what the pages are built with" size="90 MB" probe=vite node=$3 ;;
esac
stamp=$folder/node_modules/.fetched

bold='' plain=''
[ ! -t 1 ] || bold=$'\033[1m' plain=$'\033[0m'
printf '%s\n' "$bold== fetching $name ($size)$plain"

# A Node.js from npm trusts the certificates it was made with; behind a company's proxy the machine's own count, too.
certificates=/etc/ssl/certs/ca-certificates.crt
[ ! -r $certificates ] || export NODE_EXTRA_CA_CERTS=${NODE_EXTRA_CA_CERTS:-$certificates}
# npm 9 uses what Node.js 24 warns of.
export NODE_OPTIONS="${NODE_OPTIONS:-} --no-deprecation"

if [ "$what" = node ]; then
    mkdir -p "$folder"
    cp "$(dirname "$0")"/package.json "$(dirname "$0")"/package-lock.json "$folder/"
else
    # npm is a script that runs with the first node of the PATH, and leaves out in silence what does not fit that one.
    PATH=$(dirname "$node"):$PATH
    export PATH
fi
cd "$folder"
rm -f "$stamp"

said=$(mktemp)
at_work='' done=''
trap '[ -z "$at_work" ] || kill "$at_work" 2>/dev/null; rm -f "$said"' EXIT

patience=(--fetch-retries=2 --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=10000)

# npm ci, and then, whatever npm says: is it there, and does it run?
fetch() {
    npm ci "$1" "${patience[@]}" --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error || return
    if [ "$what" = node ]; then
        [[ $("$node" --version) == v* ]]
    else
        "$node" --input-type=module -e 'await import("vite")'
    fi
}

# On a terminal npm shows how far it is; elsewhere a line now and then says that it has not stopped.
if [ ! -t 2 ]; then
    (while sleep 15 >/dev/null 2>&1; do echo "   still fetching, $SECONDS s so far"; done) &
    at_work=$!
fi

# npm would try for minutes to reach a registry that is not there, and then call packages that may be left out "up to date".
# So it is asked first, for half a minute; without an answer there may still be what was fetched another time.
if timeout --foreground 30 npm view "$probe" version "${patience[@]}" >"$said" 2>&1; then
    fetch --prefer-offline && done=yes
else
    fetch --offline >/dev/null 2>&1 && done=yes
    [ -n "$done" ] || grep -vE 'A complete log|_logs|^npm (ERR!|error) *$' "$said" >&2 || echo "npm got no answer." >&2
fi
if [ -z "$done" ]; then
    {
        printf '\n%s\n' "npm could not fetch $name; the reason is above."
        echo "Is there a network? \`npm ping\` must succeed; behind a proxy npm needs \`npm config set proxy ADDRESS\` first."
        [ "$what" = pages ] || echo "Or install Node.js 20.19 or newer yourself, and delete build/CMakeCache.txt."
        echo "Then run this again: it goes on from here."
    } >&2
    exit 1
fi
"$node" --version >"$stamp"
