"""Turing: likes pictures whose description shares words with the Guide's, and thinks that everybody does."""
import json, sys

says = {}  # what is to be seen on each picture
small = set("a an the of in on and with from to".split())


def words(card):
    return set(says.get(card, "").lower().strip(".").split()) - small


def likeness(card, guide):
    return len(words(card) & words(guide))


def choose(view):
    up, mine = view["up"], view["mine"]
    if mine["is"] == "Responder":
        row = mine["row"]
        free = range(1, len(row)) if mine["machine"] == "L" else range(len(row) - 1)
        return {"is": "Answer", "position": max(free, key=lambda i: likeness(row[i], up["guide"]))}
    left, right = (sum(likeness(pair[side], up["guide"]) for pair in up["pairs"]) for side in ("left", "right"))
    if left == right and up["options"]["edition"] == "published" and len(up["pairs"]) < 3:
        return {"is": "Pass"}
    return {"is": "Vote", "side": "L" if left > right else "R"}


for line in sys.stdin:
    message = json.loads(line)
    says.update((picture["card"], picture["says"]["en"]) for picture in message.get("pictures", []))
    if "view" in message:
        print(json.dumps({"do": choose(message["view"])}), flush=True)
