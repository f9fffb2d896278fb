"""The guide itself: drawings, long data files and whatever else the content that is made for a size does not have."""

import shutil
from pathlib import Path

from . import stopwatch
from .tools import ROOT, say

# As one greps who does not know how the guide writes it.
PATTERN = "tab.*bar"


class Guide:
    """`Content/` of this repository, and its site."""

    def __init__(self, tools, output):
        self.tools, self.site = tools, Path(output).resolve() / "guide"

    def hig(self, command, *arguments):
        return stopwatch.run([self.tools.hig, command, *arguments], cwd=ROOT)

    def build(self):
        shutil.rmtree(self.site, ignore_errors=True)
        return self.hig("build", "--site", self.site)

    def copy(self):
        return stopwatch.copy(self.site, self.site.with_name("guide-copy"))

    def subjects(self):
        return {
            "hig build": self.build,
            "writing the bytes alone": self.copy,
            "hig check": lambda: self.hig("check"),
            "hig show tab-bar": lambda: self.hig("show", "tab-bar"),
            # Three programs are started and waited for.
            "hig diff HEAD": lambda: self.hig("diff", "HEAD"),
            f"hig lookup -e '{PATTERN}'": lambda: self.hig("lookup", "-e", PATTERN),
        }

    def measure(self, rounds):
        """Medians by name."""
        medians = stopwatch.in_turn(self.subjects(), rounds, lambda words: say(f"the guide itself: {words}"))
        shutil.rmtree(self.site, ignore_errors=True)
        shutil.rmtree(self.site.with_name("guide-copy"), ignore_errors=True)
        return medians
