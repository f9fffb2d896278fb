"""`hig serve` as a program of its own."""

import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def serve(folder, port=0):
    """`hig serve` in a folder, and the address that it says."""
    process = subprocess.Popen(
        [os.environ["HIG"], "serve", "--port", str(port), "--templates", ROOT / "Templates"],
        cwd=folder, stderr=subprocess.PIPE, text=True)
    lines = []
    for line in process.stderr:
        lines.append(line)
        if address := re.search(r"http://127\.0\.0\.1:\d+/", line):
            return process, address[0]
    raise AssertionError("".join(lines))


def stop(process):
    process.kill()
    process.wait()
