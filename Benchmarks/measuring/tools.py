"""Finds, installs and builds what is compared."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PACKAGES = {"hugo": "hugo", "rg": "ripgrep", "sqlite3": "sqlite3", "cmark": "cmark"}
BROWSERS = ["chromium", "chromium-browser", "google-chrome"]
PAGEFIND = "pagefind[bin]==1.5.2"
ROOT = Path(__file__).resolve().parents[2]


@dataclass
class Tools:
    hig: Path
    preview: Path
    pagefind: list
    hugo: str = "hugo"
    ripgrep: str = "rg"
    sqlite: str = "sqlite3"
    cmark: str = "cmark"
    chromium: str = "chromium"


def install(work, hig, preview):
    missing = [package for command, package in PACKAGES.items() if not shutil.which(command)]
    missing += ["chromium"] if not found_browser() else []
    if missing:
        say(f"Installing with apt: {' '.join(missing)}")
        root = [] if os.geteuid() == 0 else ["sudo"]
        call(root + ["apt-get", "update", "-qq"])
        call(root + ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing])
    return Tools(hig=installed(work, hig or built("hig", ".build")),
                 preview=installed(work, preview or built("hig-preview", ".build-preview")),
                 pagefind=pagefind(work), chromium=found_browser())


def found_browser():
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def pagefind(work):
    """Pagefind in an environment of its own."""
    python = work / "venv" / "bin" / "python"
    if not python.exists():
        say(f"Installing {PAGEFIND} from PyPI")
        call([sys.executable, "-m", "venv", str(work / "venv")])
        call([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PAGEFIND])
    return [str(python), "-m", "pagefind"]


def built(program, scratch):
    call(["make", "--silent", "-C", str(ROOT), program])
    return ROOT / scratch / "release" / program


def installed(work, program):
    """A copy, as all others here are.

    What a linker has just written, piece by piece, stands in memory in small pieces, and takes 1 ms more to start.
    """
    folder = work / "bin"
    folder.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy2(program.resolve(), folder)).resolve()


def call(command):
    subprocess.run(command, check=True, stdout=sys.stderr)


def say(text):
    print(text, file=sys.stderr)
