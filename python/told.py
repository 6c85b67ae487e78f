"""Writes told.cpp, what the stubs tell of each name, as help() will say it: told.py STUBS..."""
# SPDX-License-Identifier: MIT
import ast
import inspect
import json
import sys


def told_in(body, prefix=""):
    """Each name and its docstring; that of an attribute stands below it."""
    for at, node in enumerate(body):
        after = body[at + 1] if at + 1 < len(body) else None
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
            yield prefix + node.name, ast.get_docstring(node)
        elif isinstance(node, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            yield prefix + node.target.id, inspect.cleandoc(after.value.value)
        if isinstance(node, ast.ClassDef):
            yield from told_in(node.body, node.name + ".")


def main(*stubs):
    lines = []
    for path in stubs:
        with open(path, encoding="utf-8") as file:
            lines += [f"    {{{json.dumps(name)}, {json.dumps(text)}}}," for name, text in told_in(ast.parse(file.read()).body)]
    print('// Made by python/told.py.\n#include "python/told.h"\n\n#include <utility>\n\nnamespace parlour::python {\nnamespace {\n')
    print("constexpr std::pair<std::string_view, const char*> all[] = {", *lines, "};\n\n}  // namespace\n", sep="\n")
    print("const char* told(std::string_view name) {\n    for (const auto& [one, text] : all)\n        if (one == name) return text;")
    print("    return nullptr;\n}\n\n}  // namespace parlour::python")


if __name__ == "__main__":
    main(*sys.argv[1:])
