"""Somebody who plays through a storm, and what all of them wrote down."""
import asyncio
import base64
import hashlib
import json
import random
import struct
import time

from machines import HAPROXY, address


class Table:
    """What was written down about one table."""

    def __init__(self, code):
        self.code, self.newest = code, 0
        self.states, self.views, self.done, self.times = {}, {}, {}, []


class Records:
    def __init__(self):
        self.wrong, self.cuts, self.compared = [], 0, 0

    def same(self, kept, key, shown, what):
        digest = hashlib.blake2b(json.dumps(shown, sort_keys=True).encode(), digest_size=8).digest()
        self.compared += 1
        if kept.setdefault(key, digest) != digest:
            self.wrong.append(f"{what} {key} was shown in two ways")


class Person:
    """Somebody who plays through a storm, with the patience of our pages."""

    def __init__(self, house, table, number):
        self.house, self.records, self.table, self.number = house, house.records, table, number
        self.luck = random.Random(f"{house.asked.seed} {table.code} {number}")
        self.token = table.token if number == 0 else base64.urlsafe_b64encode(self.luck.randbytes(32)).decode().rstrip("=")
        self.writer, self.person, self.state, self.view = None, None, None, None
        self.last, self.newest, self.pending, self.tries = 0, 0, None, 0

    async def live(self):
        while not self.house.is_over or (self.pending and time.monotonic() < self.house.is_over + 30):
            try:
                if not self.writer:
                    await self.connect()
                await self.play()
            except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
                self.hang_up()
                await asyncio.sleep([0.25, 0.5, 1][min(self.tries, 2)] * self.luck.uniform(0.75, 1.25))
                self.tries += 1
        if self.pending:
            self.records.wrong.append(f"person {self.number} of {self.table.code} is not answered when all is well again")
        self.hang_up()

    def hang_up(self):
        if self.writer:
            self.listening.cancel()
            self.writer.close()
            self.records.cuts += 1
        self.writer = None

    async def listen(self, reader, heard):
        """Whatever comes; nothing when the connection is over."""
        try:
            while True:
                heard.put_nowait(await self.frame(reader))
        except (OSError, asyncio.IncompleteReadError):
            heard.put_nowait(None)

    async def connect(self):
        reader, writer = await asyncio.open_connection(address(self.luck.choice(HAPROXY)), 8080, limit=1 << 24)
        writer.write((f"GET /api/tables/{self.table.code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        try:
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 2)
        except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
            writer.close()
            raise
        if b" 404 " in head.split(b"\r\n")[0]:
            self.records.wrong.append(f"{self.table.code} is said not to be there")
        if b" 101 " not in head.split(b"\r\n")[0]:
            writer.close()
            raise OSError("nobody lets us in")
        self.writer, self.heard = writer, asyncio.Queue()
        self.listening = asyncio.create_task(self.listen(reader, self.heard))
        self.say({"is": "Hello", "protocol": 2, "token": self.token, "whole": True})
        while await asyncio.wait_for(self.hear(), 2) != "Welcome":
            pass
        self.tries = 0
        if self.pending:
            self.say(self.pending)

    def say(self, message):
        text = json.dumps(message).encode()
        size = struct.pack(">B", 0x80 | len(text)) if len(text) < 126 else struct.pack(">BH", 0xFE, len(text))
        self.writer.write(b"\x81" + size + b"\0\0\0\0" + text)

    @staticmethod
    async def frame(reader):
        while True:
            kind, size = await reader.readexactly(2)
            if size == 126:
                size, = struct.unpack(">H", await reader.readexactly(2))
            elif size == 127:
                size, = struct.unpack(">Q", await reader.readexactly(8))
            data = await reader.readexactly(size)
            if kind & 15 == 8:
                raise OSError("closed")
            if kind & 15 == 1:
                return json.loads(data)

    async def hear(self):
        said = await self.heard.get()
        if said is None:
            raise OSError("cut")
        if said["is"] == "Welcome":
            if self.person and self.person != said["person"]:
                self.records.wrong.append(f"person {self.number} of {self.table.code} is taken for somebody else")
            self.person, self.last = said["person"], max(self.last, said["lastId"])
            if self.person and self.pending and self.pending["do"]["is"] == "Join":
                self.pending = None
            self.see(said["everything"])
        elif said["is"] == "Update":
            self.see(said)
            if said["done"]:
                self.answered(said["done"], said["version"])
        elif said["is"] == "Joined":
            self.person = said["person"]
        elif said["is"] == "Done":
            self.answered(said["id"], said["version"])
        elif said["is"] == "Refused" and self.pending and said["id"] == self.pending["id"]:
            if said["rule"] in ("S-M1", "S-M4"):  # not now: again, with the same id
                await asyncio.sleep(0.3)
                self.say(self.pending)
            else:
                self.pending = None
        elif said["is"] == "Goodbye":
            raise OSError(said["name"])
        return said["is"]

    def see(self, update):
        """Nobody is shown an older version than one they have seen, whatever server they come to."""
        version = update["version"]
        if version < self.newest:
            self.records.wrong.append(f"person {self.number} of {self.table.code} was shown version {version} after {self.newest}")
        self.newest, self.table.newest = max(self.newest, version), max(self.table.newest, version)
        if update["table"]:
            self.state = update["table"]
            self.records.same(self.table.states, version, self.state, f"{self.table.code}, version")
        if update["game"] and update["game"]["view"]:
            self.view = update["game"]["view"]
            self.records.same(self.table.views, (self.seat(), version), self.view, f"{self.table.code}, seat and version")

    def answered(self, number, version):
        if not self.pending or self.pending["id"] != number:
            return
        if self.pending["do"]["is"] != "Join":
            if self.table.done.setdefault((self.person, number), version) != version:
                self.records.wrong.append(f"a wish at {self.table.code} was done in two versions")
            self.table.times.append(time.monotonic())
        self.pending = None

    def seat(self):
        return next((one["seat"] for one in self.state["people"] if one["person"] == self.person), None)

    def wish(self):
        if not self.person:
            return {"is": "Join", "name": f"person {self.number}"}
        talk = {"is": "Talk", "text": f"{self.number} says {self.last + 1}"}
        if self.luck.random() < 0.4:
            return talk
        seat, stage = self.seat(), self.state["stage"]
        if stage != "playing":
            if seat is None:
                return {"is": "Sit", "seat": self.luck.randrange(3)}
            if self.state["host"] == self.person and self.luck.random() < 0.5:
                return {"is": "Rematch" if stage == "over" else "Start"}
            return talk
        up = self.view and self.view["up"]
        if not up or seat is None:
            return talk
        if up["phase"] == "answering":
            return {"is": "Play", "command": {"is": "Answer", "position": 1}} if up["responder"] == seat else talk
        if seat != up["responder"] and up["players"][seat]["votedAfter"] == 0:
            return {"is": "Play", "command": {"is": "Vote", "side": self.luck.choice("LR")}}
        return talk

    async def play(self):
        if not self.pending:
            if self.house.is_over:
                return
            self.last += 1
            self.pending = {"is": "Request", "id": self.last, "do": self.wish()}
            self.say(self.pending)
        while self.pending:
            try:
                await asyncio.wait_for(self.hear(), 2)
            except asyncio.TimeoutError:
                self.say({"is": "Ping"})
                await asyncio.wait_for(self.hear(), 2)
        end = time.monotonic() + self.luck.uniform(0.02, 0.2)
        while (left := end - time.monotonic()) > 0:
            try:
                await asyncio.wait_for(self.hear(), left)
            except asyncio.TimeoutError:
                break
