"""Turing Machine: asks `parlour machine deduce` what follows, and proposes what can be right and tells most.

python3 turing_machine.py PARLOUR, which is where the program is; parlour itself if left out."""
import json, subprocess, sys

parlour = sys.argv[1] if len(sys.argv) > 1 else "parlour"


def deduce(up, asked):
    cards = ",".join("/".join(map(str, cards)) for cards in up["cards"])
    words = [parlour, "machine", "deduce", "--json", "--mode", up["mode"], "--cards", cards] + (["--asked", asked] if asked else [])
    return json.loads(subprocess.run(words, capture_output=True, check=True).stdout)


def choose(up, mine, sheet):
    rows = up["sheets"][sheet]["rows"]
    known = deduce(up, ",".join(f"{row['proposal']}:{verifier}{'+' if yes else '-'}"
                                for row, answers in zip(rows, mine["answers"]) for verifier, yes in zip(row["asked"], answers)))
    telling = {one["verifier"]: set(one["telling"]) for one in known["verifiers"]}
    codes = known["codes"]
    if not rows or rows[-1]["round"] != up["round"]:
        return {"is": "Propose", "code": max(codes, key=lambda code: sum(code in some for some in telling.values()))}
    now = rows[-1]
    if len(codes) > 1 and len(now["asked"]) < 3:
        for verifier, some in telling.items():
            if now["proposal"] in some and verifier not in now["asked"]:
                return {"is": "Ask", "verifier": verifier}
    return {"is": "Show", "code": codes[0] if len(codes) == 1 else None}


for line in sys.stdin:
    message = json.loads(line)
    if "view" in message:
        view = message["view"]
        print(json.dumps({"do": choose(view["up"], view["mine"], message["facts"]["sheet"])}), flush=True)
