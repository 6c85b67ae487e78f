#!/usr/bin/env python3
"""release/play.py ADDRESS: plays a whole game at a running parlour, as a client of its own, to show that what was installed works.

Opens a table of Turing Machine at http://ADDRESS, leaves both seats to bots, starts, and waits until the game is over.
"""
import base64
import http.client
import json
import os
import socket
import struct
import sys


def protocol_of(address):
    house = http.client.HTTPConnection(address, timeout=10)
    house.request("GET", "/api/version")
    return json.loads(house.getresponse().read())["protocol"]


def open_table(address, token):
    house = http.client.HTTPConnection(address, timeout=10)
    setup = {"game": "turing-machine", "seats": 2, "options": {}}
    house.request("POST", "/api/tables", json.dumps({"setup": setup, "name": "Host", "token": token}),
                  {"Content-Type": "application/json"})
    answer = house.getresponse()
    body = answer.read().decode()
    if answer.status != 200:
        sys.exit(f"The house opens no table: {answer.status} {body}")
    return json.loads(body)["code"]


class Table:
    """A WebSocket to a table: whole text messages, nothing else."""

    def __init__(self, address, code):
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        if b" 101 " not in self.stream.readline():
            sys.exit("The table takes no WebSocket.")
        while self.stream.readline().strip():
            pass

    def say(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        head = b"\x81" + (struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data)))
        self.socket.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))

    def hear(self):
        while True:
            kind, size = self.stream.read(2)
            if size == 126:
                size, = struct.unpack("!H", self.stream.read(2))
            elif size == 127:
                size, = struct.unpack("!Q", self.stream.read(8))
            data = self.stream.read(size)
            if kind & 0x0F == 1:
                return json.loads(data)


def main(address):
    token = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
    code = open_table(address, token)
    table = Table(address, code)
    table.say({"is": "Hello", "protocol": protocol_of(address), "token": token, "seen": None, "whole": True})
    wishes = [{"is": "Stand"}, {"is": "SeatBot", "seat": 0, "level": "hard"}, {"is": "SeatBot", "seat": 1, "level": "hard"}, {"is": "Start"}]
    for number, wish in enumerate(wishes, 1):
        table.say({"is": "Request", "id": number, "do": wish})
    while True:
        message = table.hear()
        if message["is"] == "Refused":
            sys.exit(f"The table refuses: {message}")
        state = message.get("table") or (message.get("everything") or {}).get("table")
        if state and state["stage"] == "over":
            print(f"A game of two bots at {code} was played to its end.")
            return


if __name__ == "__main__":
    main(sys.argv[1])
