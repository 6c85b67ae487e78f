"""Whoever makes up a house on several machines, each in a network namespace of its own, and what can be done to them."""
import asyncio
import json
import os
import subprocess
import time

ETCD, PARLOUR, HAPROXY, ALL = range(0, 3), range(3, 6), range(6, 8), range(0, 8)
NAMES = ["etcd1", "etcd2", "etcd3", "parlour1", "parlour2", "parlour3", "haproxy1", "haproxy2"]
SETTINGS = ["--behind-proxy", "--messages-per-second", "100000", "--connections-per-address", "100000", "--requests-per-second", "100000", "--tables-per-address", "100000"]


def run(*words, **options):
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


def address(host):
    return f"10.77.{host + 1}.2"


class Network:
    """Each host is a namespace; this program stands in the middle and routes."""

    def __init__(self):
        run("ip", "link", "set", "lo", "up")
        with open("/proc/sys/net/ipv4/ip_forward", "w", encoding="ascii") as file:
            file.write("1")
        self.holders = []
        for host in ALL:
            holder = subprocess.Popen(["setpriv", "--pdeathsig", "KILL", "unshare", "--net", "sleep", "infinity"])
            self.holders.append(holder)
            while os.readlink(f"/proc/{holder.pid}/ns/net") == os.readlink("/proc/self/ns/net"):
                time.sleep(0.01)
            net = f"10.77.{host + 1}"
            run("ip", "link", "add", f"v{host}", "type", "veth", "peer", "name", "e0", "netns", str(holder.pid))
            run("ip", "address", "add", f"{net}.1/24", "dev", f"v{host}")
            run("ip", "link", "set", f"v{host}", "up")
            for words in ("link set lo up", f"address add {net}.2/24 dev e0", "link set e0 up", f"route add default via {net}.1"):
                run(*self.at(host), "ip", *words.split())

    def at(self, host):
        return ["nsenter", f"--net=/proc/{self.holders[host].pid}/ns/net"]

    def cut(self, ways):
        for source, target in ways:
            run("ip", "rule", "add", "from", address(source), "to", address(target), "blackhole")

    def join(self, ways):
        for source, target in ways:
            run("ip", "rule", "del", "from", address(source), "to", address(target), "blackhole")


class Machines:
    """Whoever makes up the house, and what can be done to them."""

    def __init__(self, network, folder, parlour):
        self.network, self.folder, self.parlour = network, folder, parlour
        self.programs = {}
        self.journal = "etcd://" + ",".join(f"{address(node)}:2379" for node in ETCD)

    def words(self, host):
        here, own = address(host), os.path.join(self.folder, NAMES[host])
        if host in HAPROXY:
            return ["haproxy", "-db", "-f", "release/haproxy.cfg"]
        if host in PARLOUR:
            return [self.parlour, "serve", "--bind", here, "--port", "8080", "--data", own, "--journal", self.journal,
                    "--advertise", f"{here}:8080", *SETTINGS]
        peers = ",".join(f"{NAMES[node]}=http://{address(node)}:2380" for node in ETCD)
        return ["etcd", "--name", NAMES[host], "--data-dir", own, "--initial-cluster", peers, "--pre-vote", "--election-timeout", "600", "--snapshot-count", "5000",
                "--listen-client-urls", f"http://{here}:2379", "--advertise-client-urls", f"http://{here}:2379",
                "--listen-peer-urls", f"http://{here}:2380", "--initial-advertise-peer-urls", f"http://{here}:2380", "--logger", "zap"]

    def start(self, host):
        environment = dict(os.environ, PARLOUR_FRONT=f"{address(host)}:8080", PARLOUR_METRICS_TOKEN="of-the-storm")
        # The second balancer counts the servers in another order, and so sends people elsewhere than the first.
        for i in range(3):
            environment[f"PARLOUR_{i + 1}"] = f"{address(PARLOUR[(i + host) % 3])}:8080"
        with open(os.path.join(self.folder, NAMES[host] + ".log"), "ab") as log:
            self.programs[host] = subprocess.Popen([*self.network.at(host), "setpriv", "--pdeathsig", "KILL", *self.words(host)],
                                                   stdout=log, stderr=log, env=environment)

    def signal(self, host, which):
        self.programs[host].send_signal(which)

    async def end(self, host, which):
        self.signal(host, which)
        while self.programs[host].poll() is None:
            await asyncio.sleep(0.02)

    async def ask(self, host, port, path, body=None, token=""):
        words = ["curl", "-s", "-m", "1", "-H", f"Authorization: Bearer {token}", f"http://{address(host)}:{port}{path}"]
        curl = await asyncio.create_subprocess_exec(*words, *(["-d", body] if body else []), stdout=subprocess.PIPE)
        return (await curl.communicate())[0].decode()

    async def status(self, node):
        try:
            return json.loads(await self.ask(node, 2379, "/v3/maintenance/status", "{}"))
        except ValueError:
            return {}

    async def leader(self):
        for node in ETCD:
            status = await self.status(node)
            if status.get("leader") and status["leader"] == status["header"]["member_id"]:
                return node
        return 0

    async def full(self, is_full):
        for node in ETCD:
            member = (await self.status(node)).get("header", {}).get("member_id")
            what = "ACTIVATE" if is_full else "DEACTIVATE"
            if member:
                await self.ask(node, 2379, "/v3/maintenance/alarm", json.dumps({"action": what, "memberID": member, "alarm": "NOSPACE"}))

    async def are_well(self, seconds, hosts=PARLOUR):
        end = time.monotonic() + seconds
        for host in hosts:
            while not (await self.ask(host, 8080, "/healthz")).startswith("ok"):
                if time.monotonic() > end:
                    return False
                await asyncio.sleep(0.05)
        return True

    async def measured(self, host, name):
        for line in (await self.ask(host, 8080, "/metrics", token="of-the-storm")).splitlines():
            if line.startswith(f"parlour_{name} "):
                return int(line.split()[1])
        return 0
