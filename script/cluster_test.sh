#!/usr/bin/env bash
# script/cluster_test.sh: script/cluster for real: it comes up, a game is played through the balancer, and another one after a server
# and a node of etcd were killed; what was killed comes back, and nothing is left behind. The last line says how many passed and failed.
set -uo pipefail
cd "$(dirname "$0")/.." || exit
place=$(mktemp -d)
port=$((20000 + RANDOM % 12000))
passed=0 failed=0

# test_that TEXT COMMAND...: counts whether it succeeds.
test_that() {
    local text=$1
    shift
    if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)) && echo "FAILED: $text" && cat "$place/said"; fi
}
# comes SECONDS TEXT: whether the script says it by then.
comes() {
    local end=$((SECONDS + $1))
    until grep -q "$2" "$place/said"; do
        [ $SECONDS -lt $end ] && kill -0 "$cluster" 2>/dev/null || return 1
        sleep 0.2
    done
}
number_of() { sed -nE "s/^ +$1 +([0-9]+) .*/\1/p" "$place/said"; }
plays() { timeout 120 python3 release/play.py "127.0.0.1:$port" >/dev/null; }
is_gone() { ! kill -0 "$1" 2>/dev/null; }

# is_balanced: whether release/haproxy.cfg goes by the path alone, before three servers that say their names: whatever a visitor claims in
# a header, all that names no table comes to one server, and so does all that names the same table.
is_balanced() {
    local n servers=() claims path balanced=0
    for n in 1 2 3; do
        mkdir -p "$place/server$n/api/tables/modasa-lagori"
        echo "server $n" | tee "$place/server$n/"{healthz,api/version,api/tables/modasa-lagori/turn} >/dev/null
        python3 -m http.server --bind 127.0.0.1 --directory "$place/server$n" $((port + 40 + n)) >/dev/null 2>&1 &
        servers+=($!)
    done
    PATH=$PATH:/usr/sbin PARLOUR_FRONT=127.0.0.1:$((port + 40)) PARLOUR_1=127.0.0.1:$((port + 41)) PARLOUR_2=127.0.0.1:$((port + 42)) \
        PARLOUR_3=127.0.0.1:$((port + 43)) haproxy -db -f release/haproxy.cfg >"$place/haproxy" 2>&1 &
    servers+=($!)
    for n in {1..150}; do
        ! grep -q server <(curl -fs "127.0.0.1:$((port + 40))/healthz") || break
        sleep 0.2
    done
    sleep 1 # until all three are known to be up
    for path in api/version api/tables/modasa-lagori/turn; do
        claims=$(for n in {1..12}; do curl -fs -H "X-Table: claim-$n" "127.0.0.1:$((port + 40))/$path"; done | sort | uniq -c)
        grep -qE '^ *12 server [123]$' <<<"$claims" || { balanced=1 && echo "$path: $claims"; }
    done
    kill "${servers[@]}"
    wait "${servers[@]}" 2>/dev/null
    return $balanced
}

PARLOUR=${PARLOUR:-build/parlour} script/cluster "$place/house" --port $port >"$place/said" 2>&1 &
cluster=$!
trap 'kill $cluster 2>/dev/null; wait; rm -rf "$place"' EXIT
test_that "the house comes up" comes 90 "kill -9"
test_that "a game is played through the balancer" plays
test_that "the balancer believes no visitor's word on which table it is" is_balanced
test_that "a second one on the same ports says that they are taken" grep -q "Somebody listens at port $port already" \
    <(PARLOUR=${PARLOUR:-build/parlour} script/cluster "$place/other" --port $port 2>&1)
numbers=$(for name in etcd{1,2,3} parlour{1,2,3} haproxy; do number_of "$name"; done)
test_that "it says the numbers of all seven" test "$(wc -w <<<"$numbers")" -eq 7
kill -9 "$(number_of parlour1)" "$(number_of etcd1)"
test_that "a game is played without a server and a node of etcd" plays
test_that "the server is started again" comes 30 "parlour1 is [0-9]* now"
test_that "the node of etcd is started again" comes 30 "etcd1 is [0-9]* now"
numbers+=" $(sed -nE 's/^== .* is ([0-9]+) now/\1/p' "$place/said")"
kill $cluster
wait $cluster
for number in $numbers; do test_that "$number is not left behind" is_gone "$number"; done
test_that "it says where the tables are" grep -q "what was played is in $place/house" "$place/said"
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
