# The words of the bots: a file that comes as a package of its own, parlour_words, because it is larger than all the rest.
# SPDX-License-Identifier: MIT
import hashlib
import importlib.util
import pathlib


def read(sha256: str) -> bytes:
    """The bytes of words.bin, if they are the ones that this module was built with."""
    found = importlib.util.find_spec("parlour_words")
    if found is None or not found.origin:
        raise RuntimeError("Bots of games with pictures need the package parlour_words: script/python makes its wheel beside parlour's.")
    words = (pathlib.Path(found.origin).parent / "words.bin").read_bytes()
    if hashlib.sha256(words).hexdigest() != sha256:
        raise RuntimeError("The package parlour_words is of another version than parlour: install the two wheels that were made together.")
    return words
