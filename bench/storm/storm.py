#!/usr/bin/env python3
"""bench/storm/storm.py [--faults 20] [--minutes 60] [--tables 20] [--seed 1] [--only WORDS] [--parlour build/parlour]: a house on several machines while they fail.

Three nodes of etcd, three servers and two balancers of different opinions, each in a network namespace of its own; three people at each
table play Turing and talk through the balancers, and write down what they are shown and what is acknowledged. Then programs are
killed and stopped, and the network between them is cut. At the end the books must say what people wrote down: nothing lost, nothing
doubled, no version that differs. Nothing outside of those namespaces is changed; they go with this program.
"""
import argparse
import asyncio
import base64
import json
import os
import random
import signal
import sqlite3
import statistics
import sys
import tempfile
import time

from machines import ALL, ETCD, HAPROXY, NAMES, PARLOUR, Machines, Network, address, run
from people import Person, Records, Table


class House:
    def __init__(self, asked):
        self.asked, self.records, self.is_over = asked, Records(), 0
        self.luck = random.Random(asked.seed)
        self.tables, self.tallies, self.count = [], {}, 0
        self.counted = {"pipes_total": {}, "claims_forced_total": {}}
        self.sums = dict.fromkeys(self.counted, 0)

    async def open_table(self):
        token = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
        body = json.dumps({"setup": {"game": "turing", "seats": 3}, "name": "person 0", "token": token})
        curl = run("curl", "-s", "-m", "5", "-H", "Content-Type: application/json", "-d", body, f"http://{address(6)}:8080/api/tables")
        table = Table(json.loads(curl)["code"])
        table.token = token
        self.tables.append(table)

    # ---- What happens --------------------------------------------------------------------------------

    async def mishap(self, machines):
        luck, network = self.luck, machines.network
        server, balancer = luck.choice(PARLOUR), luck.choice(HAPROXY)
        leader = await machines.leader()
        follower = luck.choice([node for node in ETCD if node != leader])
        shortly, longer = luck.uniform(0.5, 3), luck.uniform(3, 8)
        who, host, seconds = luck.choice([("a server", server, shortly), ("a server", server, longer), ("etcd's leader", leader, longer),
                                          ("a follower", follower, shortly), ("a balancer", balancer, shortly)])

        async def begin_kill():
            await machines.end(host, signal.SIGKILL)

        async def start():
            machines.start(host)

        async def stop():
            machines.signal(host, signal.SIGSTOP)

        async def go_on():
            machines.signal(host, signal.SIGCONT)

        async def restart(which):
            await machines.end(which, signal.SIGTERM)
            machines.start(which)
            await machines.are_well(30, [which])

        async def roll():
            for which in PARLOUR:
                await restart(which)
                await asyncio.sleep(1)

        async def nothing():
            pass

        def cut(name, ways, busy):
            async def begin():
                network.cut(ways)

            async def end():
                network.join(ways)
            return (name, busy, longer, begin, end)

        def between(one, others, there=True, back=True):
            return [way for other in others if other != one for way in [(one, other)] * there + [(other, one)] * back]
        around = list(dict.fromkeys(between(server, ALL) + between(server - 3, ALL)))

        async def flap():
            ways = between(server, ETCD)
            for _ in range(5):
                network.cut(ways)
                await asyncio.sleep(0.4)
                network.join(ways)
                await asyncio.sleep(0.3)

        async def fill():
            await machines.full(True)

        async def empty():
            await machines.full(False)
            await machines.full(False)
        mishaps = [
            (f"kill -9 of {who}", {host}, shortly, begin_kill, start), (f"kill -9 of {who}", {host}, shortly, begin_kill, start),
            (f"kill -9 of {who}", {host}, shortly, begin_kill, start), (f"SIGSTOP of {who}", {host}, seconds, stop, go_on),
            (f"SIGSTOP of {who}", {host}, seconds, stop, go_on), (f"SIGSTOP of {who}", {host}, seconds, stop, go_on),
            cut("cut between a server and etcd", between(server, ETCD), {server}),
            cut("one-way cut from a server to etcd", between(server, ETCD, back=False), {server}),
            cut("one-way cut from etcd to a server", between(server, ETCD, there=False), {server}),
            cut("cut between a server and the others", between(server, PARLOUR), {server}),
            cut("cut between etcd's leader and its followers", between(leader, ETCD), {leader}),
            cut("one-way cut from etcd's leader", between(leader, ETCD, back=False), {leader}),
            cut("cut around a server and a node of etcd", around, {server, server - 3}),
            ("flapping between a server and etcd", {server}, 0.1, flap, nothing),
            ("SIGTERM of a server", {server}, 0.1, lambda: restart(server), nothing),
            luck.choice([("rolling restart", set(PARLOUR), 0.1, roll, nothing), ("etcd says that it is full", set(ETCD), shortly, fill, empty)]),
        ]
        fitting = [mishap for mishap in mishaps if self.asked.only in mishap[0]]
        return luck.choice(fitting) if fitting else await self.mishap(machines)

    async def storm(self, machines):
        last = time.monotonic() + 60 * self.asked.minutes
        for number in range(1, self.asked.faults + 1):
            if time.monotonic() > last:
                return
            await asyncio.sleep(self.luck.uniform(1, 3))
            mishaps = [await self.mishap(machines)]
            if not self.asked.only and self.luck.random() < 0.25:
                another = await self.mishap(machines)
                if not another[1] & mishaps[0][1]:
                    mishaps.append(another)
            self.count += len(mishaps)
            await self.measure(machines)
            since = time.monotonic()
            for _, _, _, begin, _ in mishaps:
                await begin()
            await asyncio.sleep(max(seconds for _, _, seconds, _, _ in mishaps))
            kind = mishaps[0][0] if len(mishaps) == 1 else "two at a time, from when they are over"
            if len(mishaps) > 1 or kind.startswith("etcd says"):
                since = time.monotonic()
            for _, _, _, _, end in mishaps:
                await end()
            await self.calm(machines, kind, since, f"{number}: " + "; ".join(f"{name} ({', '.join(NAMES[host] for host in hosts)})"
                                                                            for name, hosts, _, _, _ in mishaps))

    async def calm(self, machines, kind, since, name):
        """Until everything is well again and people play at every table."""
        ended = time.monotonic()
        if not await machines.are_well(60):
            self.records.wrong.append(f"a server is not well a minute after {kind}")
        while any(not table.times or table.times[-1] < ended for table in self.tables):
            await asyncio.sleep(0.02)
            if time.monotonic() > ended + 60:
                self.records.wrong.append(f"nobody plays a minute after {kind}")
                break
        gaps, now = [], time.monotonic()
        for table in self.tables:
            marks = [since, *(at for at in table.times if at > since), now]
            gaps.append(max(after - before for before, after in zip(marks, marks[1:])))
        self.tallies.setdefault(kind, []).append(gaps)
        print(f"{name}: without a move {statistics.median(gaps):.2f} s, longest {max(gaps):.2f} s", flush=True)

    async def measure(self, machines):
        """What servers count is gone with them: the difference since the last time is added up."""
        for name, last in self.counted.items():
            for host in PARLOUR:
                now = await machines.measured(host, name)
                self.sums[name] += now - last.get(host, 0) if now >= last.get(host, 0) else now
                last[host] = now

    # ---- The end -------------------------------------------------------------------------------------

    def books(self, machines):
        file = os.path.join(machines.folder, "kept.db")
        run(self.asked.parlour, "backup", "--journal", machines.journal, file)
        kept = sqlite3.connect(file)
        for table in self.tables:
            row = kept.execute("SELECT change FROM newest JOIN tables ON tables.id = tableId WHERE code = ?", (table.code,)).fetchone()
            at, table.book = row[0] if row else 0, []
            while at:
                at, change = kept.execute("SELECT previous, change FROM changes WHERE id = ?", (at,)).fetchone()
                table.book.insert(0, json.loads(change))
        print(run(self.asked.parlour, "check", "--journal", machines.journal).strip())

    def wrong_in(self, table, book):
        wrong, done = [], {}
        if len(book) < table.newest:
            wrong.append(f"{table.code} was shown in version {table.newest} and has only {len(book)}")
        for version, change in enumerate(book, 1):
            if change.get("by") and change.get("id") and done.setdefault((change["by"], change["id"]), version) != version:
                wrong.append(f"a wish at {table.code} was done twice")
        for key, version in table.done.items():
            if done.get(key) != version:
                wrong.append(f"a wish at {table.code} was acknowledged in version {version}, and the book says {done.get(key)}")
        return wrong

    def settle(self, machines):
        self.books(machines)
        for table in self.tables:
            self.records.wrong += self.wrong_in(table, table.book)
        # Does it shout? A change that is lost, one that is doubled, two that changed places.
        table = max(self.tables, key=lambda one: len(one.done))
        at = max(table.done.values()) - 1
        for spoilt in (table.book[:at], table.book[:at] + [table.book[at]] + table.book[at:],
                       table.book[:at - 1] + [table.book[at], table.book[at - 1]] + table.book[at + 1:]):
            if not self.wrong_in(table, spoilt):
                self.records.wrong.append("a book that was spoilt on purpose was not found")

    def report(self, took):
        print("\n| what happened | times | without a move: median, longest |\n|---|---|---|")
        for kind, all_gaps in sorted(self.tallies.items()):
            gaps = [gap for some in all_gaps for gap in some]
            print(f"| {kind} | {len(all_gaps)} | {statistics.median(gaps):.2f}, {max(gaps):.2f} s |")
        records, done = self.records, sum(len(table.done) for table in self.tables)
        print(f"\n{self.count} mishaps in {took:.0f} s; {done} moves acknowledged, {records.compared} things shown compared, "
              f"{self.sums['pipes_total']} visitors and requests handed on, {self.sums['claims_forced_total']} tables taken by force, "
              f"{records.cuts} connections cut; {len(records.wrong)} things are wrong")
        for what in records.wrong[:20]:
            print("WRONG:", what)


async def blow(asked):
    house = House(asked)
    with tempfile.TemporaryDirectory(prefix="storm-", dir="build") as folder:
        machines = Machines(Network(), folder, asked.parlour)
        for hosts in (ETCD, PARLOUR, HAPROXY):
            for host in hosts:
                machines.start(host)
            await asyncio.sleep(3)
            while hosts is ETCD and not any([(await machines.status(node)).get("leader") for node in ETCD]):
                await asyncio.sleep(0.2)
        if not await machines.are_well(60):
            sys.exit("The servers do not begin: " + open(os.path.join(folder, "parlour1.log"), encoding="utf-8").read()[-300:])
        for _ in range(asked.tables):
            await house.open_table()
        people = [asyncio.create_task(Person(house, table, number).live()) for table in house.tables for number in range(3)]
        await asyncio.sleep(4)
        begun = time.monotonic()
        await house.storm(machines)
        house.is_over = time.monotonic()
        await asyncio.gather(*people)
        house.settle(machines)
        house.report(time.monotonic() - begun)
        for program in machines.programs.values():
            program.kill()
    return 1 if house.records.wrong else 0


def main():
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--faults", type=int, default=20)
    words.add_argument("--minutes", type=float, default=60, help="no mishap begins after them")
    words.add_argument("--tables", type=int, default=20)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--only", default="", help="mishaps with these words in their name, one at a time")
    words.add_argument("--parlour", default="build/parlour")
    asked = words.parse_args()
    if "PARLOUR_STORM" not in os.environ:  # in a network of its own; whoever is not root may be it there
        os.environ["PARLOUR_STORM"] = "inside"
        root = [] if os.geteuid() == 0 else ["--map-root-user"]
        os.execvp("unshare", ["unshare", "--net", *root, sys.executable, *sys.argv])
    sys.exit(asyncio.run(blow(asked)))


main()
