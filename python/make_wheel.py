#!/usr/bin/python3
# Makes a wheel: make_wheel.py NAME VERSION SUMMARY TAG OUT_FOLDER PATH=FILE... The same files give the same bytes.
# A wheel is a zip with three small texts in it (PEP 427), so nothing else is needed to make one.
# SPDX-License-Identifier: MIT
import base64
import hashlib
import pathlib
import sys
import zipfile


def make(name, version, summary, tag, folder, files):
    info = f"{name}-{version}.dist-info"
    needs = "Requires-Dist: numpy>=1.22\n" if name == "parlour" else ""
    pure = "true" if tag.endswith("any") else "false"
    contents = {path: pathlib.Path(file).read_bytes() for path, file in sorted(files)}
    contents[f"{info}/METADATA"] = (f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nSummary: {summary}\n"
                                    f"License: MIT\nRequires-Python: >=3.9\n{needs}").encode()
    contents[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: parlour\nRoot-Is-Purelib: {pure}\nTag: {tag}\n".encode()
    lines = [f"{path},sha256={digest(data)},{len(data)}\n" for path, data in contents.items()]
    contents[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    wheel = pathlib.Path(folder) / f"{name}-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, data in contents.items():
            entry = zipfile.ZipInfo(path, (2020, 1, 1, 0, 0, 0))
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    print(f"{wheel}: {wheel.stat().st_size} bytes")


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    make(*sys.argv[1:6], [pair.split("=", 1) for pair in sys.argv[6:]])
