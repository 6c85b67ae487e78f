"""The same engine from Python without any package, by ctypes: python3 example.py path/to/libparlour.so"""

import ctypes
import json
import sys

library = ctypes.CDLL(sys.argv[1])
library.parlour_new.restype = ctypes.c_void_p
library.parlour_ask.restype = ctypes.c_char_p
library.parlour_ask.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
library.parlour_free.argtypes = [ctypes.c_void_p]
library.parlour_version.restype = ctypes.c_char_p
assert library.parlour_abi() == 1, library.parlour_version()
engine = library.parlour_new()


def ask(question):
    return json.loads(library.parlour_ask(engine, json.dumps(question).encode()))


ask({"is": "Open", "game": "turing-machine", "options": {"problem": {"printed": 1}}, "players": 1, "seed": 1})
ask({"is": "Submit", "seat": 0, "command": {"is": "Propose", "code": "241"}})
ask({"is": "Submit", "seat": 0, "command": {"is": "Ask", "verifier": "A"}})
view = ask({"is": "Look", "seat": 0})["view"]
print("A says", "yes" if view["mine"]["answers"][0][0] else "no", "- possible codes:", *ask({"is": "Deduce", "view": view})["codes"])
refused = ask({"is": "Submit", "seat": 0, "command": {"is": "Ask", "verifier": "A"}})["refused"]
print("asked again:", refused["reason"], f'({refused["rule"]})')
library.parlour_free(engine)
