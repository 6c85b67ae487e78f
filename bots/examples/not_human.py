"""I Am Not Human: a robot says a word of its picture's description; the human, a word that fits many pictures, and hides."""
import json, re, sys
from collections import Counter

says, used = {}, set()  # what is to be seen on each picture; words that were said


def words(card):
    return re.findall(r"[^\W\d_]{4,}", says.get(card, "").lower()) or ["picture"]


def word(up, mine):
    cards = [up["pictures"][mine["number"] - 1]] if mine["is"] == "Robot" else up["pictures"]
    often = Counter(one for card in cards for one in words(card) if one not in used)
    return often.most_common(1)[0][0] if often else "mystery"


def choose(up, mine, seat):
    used.update(said["word"] for said in up["associations"])
    if up["phase"] == "associating":
        return {"is": "Say", "word": word(up, mine)}
    if up["phase"] == "explaining" and up["associations"][up["explained"]]["seat"] == seat:
        return {"is": "Explain", "text": "It is in the picture."}
    if up["phase"] == "voting":
        fits = words(up["pictures"][up["answer"] - 1])
        others = [(entry, said) for entry, said in enumerate(up["associations"], 1) if said["seat"] != seat]
        strange = [entry for entry, said in others if said["word"] not in fits]
        return {"is": "Accuse", "entry": (strange or [others[0][0]])[0]}
    if up["phase"] in ("looking", "discussing") and not up["players"][seat]["ready"]:
        return {"is": "Ready"}
    return None  # in "asking", too: a human who stays hidden


for line in sys.stdin:
    message = json.loads(line)
    says.update((picture["card"], picture["says"]["en"]) for picture in message.get("pictures", []))
    if "view" in message:
        view = message["view"]
        print(json.dumps({"do": choose(view["up"], view["mine"], view["seat"])}), flush=True)
