"""How long `hig serve` takes from a saved file to the pages it changes."""

import os
import subprocess
import time
from pathlib import Path

from .stopwatch import Sample
from .tools import ROOT

# What an editor needs to save a file and hig to look at the folders again is part of what a writer waits for.
SETTLE = 0.5


class Preview:
    """A running `hig serve`, with a reader of its news in place of the server."""

    def __init__(self, hig, content):
        environment = os.environ | {"HIG_PREVIEW": str(Path(__file__).with_name("feed"))}
        command = [hig, "serve", "--quiet", "--content", content, "--templates", ROOT / "Templates"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment,
                                        text=True)
        self.news()

    def news(self):
        """When the next news was there."""
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("benchmark: hig serve ended")
        return float(line.split()[0])

    def save(self, path, text):
        """Seconds from saving a page to its news."""
        time.sleep(SETTLE)
        start = time.time()
        path.write_text(text, encoding="utf-8")
        return Sample(self.news() - start, 0, 0)

    def stop(self):
        self.process.terminate()
        self.process.wait()
