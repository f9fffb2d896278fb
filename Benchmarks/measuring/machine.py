"""What the figures were taken on."""

import os
import platform
import re
import subprocess
from pathlib import Path


def description(tools):
    lines = [
        f"{processor()}, {os.cpu_count()} cores, {memory()} of memory, {system()}",
        f"load before the run: {os.getloadavg()[0]:.1f}",
        ", ".join([version([tools.hugo, "version"], "Hugo"), version([*tools.pagefind, "--version"], "Pagefind"),
                   version([tools.ripgrep, "--version"], "ripgrep"), version([tools.sqlite, "--version"], "SQLite"),
                   version([tools.cmark, "--version"], "cmark")]),
    ]
    return "\n".join(f"- {line}" for line in lines)


def processor():
    names = re.findall(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text()) if platform.system() == "Linux" else []
    return names[0] if names else platform.processor() or platform.machine()


def memory():
    return f"{os.sysconf('SC_PAGE_SIZE') * os.sysconf('SC_PHYS_PAGES') / 2**30:.0f} GiB"


def system():
    return f"{platform.system()} {platform.release()}"


def version(command, name):
    output = subprocess.run(command, capture_output=True, text=True)
    found = re.search(r"\d+(\.\d+)+", output.stdout + output.stderr)
    return f"{name} {found.group() if found else '(unknown)'}"
