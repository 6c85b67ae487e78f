"""Stands in for a language model in tests: thinks aloud, then answers with one of the lines that the prompt offers.

stand_in.py [MANNER]: sound (if left out), muttering (a wrong line first, a right one when it is told so), stubborn (never a
right line), silent (no answer in time).
"""
import random, re, sys, time

manner = sys.argv[1] if len(sys.argv) > 1 else "sound"
prompt = sys.stdin.read()
offered = re.findall(r"^- (.+)$", prompt, re.MULTILINE)
assert offered and "Your last line must be exactly one of these" in prompt, prompt
if manner == "silent":
    time.sleep(100)
line = random.Random(prompt).choice(offered)
words = sorted(set(re.findall(r"\b[a-z]{5,}\b", prompt.split("Picture 1:")[-1].split("You are")[0]))) or ["picture"]
line = line.replace("word", random.Random(prompt).choice(words)).replace("one sentence", "Because it is so.").replace("123", "241")
print("I see", len(prompt), "letters. Perhaps", *offered[:2], sep="\n")
if manner == "stubborn" or (manner == "muttering" and "You answered" not in prompt):
    line = f"I would say: {line}"
print(line)
