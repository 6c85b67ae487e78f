"""Any language model at a table: it is a command that reads a prompt and writes an answer.

parlour bot --connect LINK --deadline 60000 --exec "python3 language_model.py ollama run llama3.2"

The prompt says in words what the seat sees and which lines may be answered. Of the answer the last line counts, and only
if it is one of those, to the letter. If not, the model is told why and asked once more while there is time; after that
this program says so on its standard error and answers nothing good, and the built-in bot of `parlour bot` moves.
"""
import json, os, re, shlex, signal, subprocess, sys, time

MARGIN = 0.5  # seconds of the deadline that are left for the way back
RULES = {
    "turing": """The Responder lays three pairs of pictures below the Guide, one card of each pair by choice, the other by chance.
All of the Responder's cards are in one column, all of the machine's in the other. The Interrogators vote for the column that
was chosen by a mind: the sooner they are right, the more it is worth.""",
    "not-human": """Nine pictures lie there. Every robot knows which of them is meant; one player, the human, does not, or the human card
is at the server. Each says one word about the meant picture that has not been said. Say too much, and the human knows it;
say too little, and you are taken for the human. At the end all vote for whom they think human.""",
    "turing-machine": """There is one secret code of three digits 1 to 5: triangle, square, circle. Each verifier checks one of the criteria on its
card, you do not know which. Exactly one code fits all that are checked, and no verifier is superfluous. In a round propose
a code, ask up to three verifiers whether it meets their criterion, then name the code if you know it. Ask as little as you can.""",
}
SIGNS = {"below": "<", "equal": "=", "above": ">", "even": "is even", "odd": "is odd", "multipleOf": "is a multiple of",
         "belowOthers": "is the smallest", "aboveOthers": "is the largest", "notAboveOthers": "is or shares the smallest",
         "notBelowOthers": "is or shares the largest"}
says = {}  # what is to be seen on each picture


def picture(card):
    return says.get(card) or f"picture {card}, which is not described"


def spread(name):
    return re.sub(r"([A-Z])", lambda letter: " " + letter[0].lower(), name)


def criterion(one):
    other = one["number"] if one["other"] == "number" else spread(one["other"])
    bare = one["relation"] not in ("below", "equal", "above", "multipleOf")
    return f"{spread(one['measure'])} {SIGNS[one['relation']]}" + ("" if bare else f" {other}")


# Each game: what is seen, as lines, and what may be answered: (what is shown, a pattern, what it means).
def turing(view, facts):
    up, mine = view["up"], view["mine"]
    seen = [f"The Guide: {picture(up['guide'])}"]
    for number, pair in enumerate(up["pairs"], 1):
        seen += [f"Pair {number}, left: {picture(pair['left'])}", f"Pair {number}, right: {picture(pair['right'])}"]
    if mine["is"] == "Responder":
        seen += ["You are the Responder. Choose the card that says most about the Guide. Your row:"]
        seen += [f"{place}: {picture(card)}" for place, card in enumerate(mine["row"], 1)]
        free = [i for i in range(len(mine["row"])) if i != facts["machinesCard"]]
        return seen, [(f"ANSWER {i + 1}", f"ANSWER {i + 1}", {"is": "Answer", "position": i}) for i in free]
    seen += ["You are an Interrogator. Which column was chosen by a mind?"]
    lines = [("VOTE LEFT", "VOTE LEFT", {"is": "Vote", "side": "L"}), ("VOTE RIGHT", "VOTE RIGHT", {"is": "Vote", "side": "R"})]
    if up["options"]["edition"] == "published" and len(up["pairs"]) < facts["pairs"]:
        lines.append(("PASS", "PASS", {"is": "Pass"}))
    return seen, lines


def not_human(view, facts):
    up, mine, seat = view["up"], view["mine"], view["seat"]
    seen = [f"Picture {place}: {picture(card)}" for place, card in enumerate(up["pictures"], 1)]
    seen += [f"You are a robot; picture {mine['number']} is meant." if mine["is"] == "Robot" else "You are the human." if mine["is"] == "Human" else ""]
    seen += [f"{entry}. player {said['seat'] + 1}{' (you)' if said['seat'] == seat else ''} said: {said['word']}"
             + (f", and explained: {said['explanation']}" if said["explanation"] else "") for entry, said in enumerate(up["associations"], 1)]
    if up["answer"]:
        seen.append(f"Picture {up['answer']} was meant.")
    wait = ("WAIT", "WAIT", None)
    if up["phase"] == "associating":
        return seen, [("SAY word", r"SAY (?P<word>\w{2,30})", lambda found: {"is": "Say", "word": found["word"]})]
    if up["phase"] == "asking":
        return seen, [wait, ("STEP FORWARD", "STEP FORWARD", {"is": "StepForward"})] if mine["is"] == "Human" else [wait]
    if up["phase"] == "naming" and up["steppedForward"] == seat:
        return seen, [(f"NAME {i}", f"NAME {i}", {"is": "Name", "picture": i}) for i in range(1, 10)]
    if up["phase"] == "explaining" and up["associations"][up["explained"]]["seat"] == seat:
        return seen, [("EXPLAIN one sentence", r"EXPLAIN (?P<text>.{1,180})", lambda found: {"is": "Explain", "text": found["text"]})]
    if up["phase"] == "voting":
        entries = [entry for entry, said in enumerate(up["associations"], 1) if said["seat"] != seat] + [facts["server"]] * bool(facts["server"])
        seen.append(f"{facts['server']} stands for the server." if facts["server"] else "")
        return seen, [(f"ACCUSE {i}", f"ACCUSE {i}", {"is": "Accuse", "entry": i}) for i in entries]
    ready = up["phase"] in ("looking", "discussing") and not up["players"][seat]["ready"]
    return seen, [("READY", "READY", {"is": "Ready"})] if ready else [wait]


def turing_machine(view, facts):
    up, mine = view["up"], view["mine"]
    cards = {card["number"]: card["criteria"] for card in facts["cards"]}
    letters = "ABCDEF"[:len(up["cards"])]
    seen = [f"Verifier {letter} checks one of: " + "; ".join(criterion(one) for card in numbers for one in cards[card])
            for letter, numbers in zip(letters, up["cards"])]
    rows = up["sheets"][facts["sheet"]]["rows"]
    for row, answers in zip(rows, mine["answers"]):
        seen += [f"Round {row['round']}: {row['proposal']}, {verifier} says {'yes' if yes else 'no'}" for verifier, yes in zip(row["asked"], answers)]
    code = "(?P<code>[1-5]{3})"
    if not rows or rows[-1]["round"] != up["round"]:
        return seen, [("PROPOSE 123", f"PROPOSE {code}", lambda found: {"is": "Propose", "code": found["code"]})]
    left = [letter for letter in letters if letter not in rows[-1]["asked"]] if len(rows[-1]["asked"]) < 3 else []
    seen.append(f"You have proposed {rows[-1]['proposal']} in this round.")
    return seen, [(f"ASK {letter}", f"ASK {letter}", {"is": "Ask", "verifier": letter}) for letter in left] + [
        ("GO ON", "GO ON", {"is": "Show", "code": None}), ("THE CODE IS 123", f"THE CODE IS {code}", lambda found: {"is": "Show", "code": found["code"]})]


GAMES = {"turing": turing, "not-human": not_human, "turing-machine": turing_machine}


def prompt(game, seen, lines, complaint):
    offered = "\n".join(f"- {shown}" for shown, _, _ in lines)
    return (f"You play a game. {RULES[game]}\n\n" + "\n".join(filter(None, seen)) +
            f"\n\n{complaint}Think as long as you like. Your last line must be exactly one of these, with your own word, sentence or digits:\n{offered}\n")


def ask_model(command, text, seconds):
    """What the model writes; it and all that it has started is ended when the time is over."""
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True) as model:
        try:
            return model.communicate(text, timeout=seconds)[0]
        except BaseException:  # late, or we are told to end
            os.killpg(model.pid, signal.SIGKILL)
            raise


def parse(answer, lines):
    """The command that the last line means; nothing if it means none."""
    last = ([""] + [line.strip() for line in answer.splitlines() if line.strip()])[-1]
    for _, pattern, means in lines:
        if found := re.fullmatch(pattern, last):
            return last, {"do": means(found) if callable(means) else means}
    return last, None


def choose(command, message):
    until = time.monotonic() + message["deadline"] / 1000 - MARGIN
    seen, lines = GAMES[message["game"]](message["view"], message["facts"])
    if [means for _, _, means in lines] == [None]:
        return {"do": None}  # there is nothing to think about
    complaint = ""
    for _ in range(2):
        if (seconds := until - time.monotonic()) <= 0:
            break
        last, means = parse(ask_model(command, prompt(message["game"], seen, lines, complaint), seconds), lines)
        if means:
            return means
        complaint = f"You answered {last[:80]!r}, which is none of the lines that are allowed. "
    raise ValueError(f"the model's last line was {last[:80]!r}")


def main(command):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no model is left behind
    for line in sys.stdin:
        message = json.loads(line)
        says.update((one["card"], one["says"]["en"]) for one in message.get("pictures", []))
        if "view" not in message:
            continue
        try:
            answer = choose(command, message)
        except (OSError, ValueError, subprocess.SubprocessError) as error:
            print(f"{shlex.join(command)}: {error}", file=sys.stderr)
            answer = {}  # nothing good: the built-in bot moves
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or sys.exit(__doc__))
