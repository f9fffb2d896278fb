"""How long `hig serve` takes from a saved file until a browser has the new page."""

import http.client
import json
import os
import re
import subprocess
import threading
import time

from .stopwatch import Sample
from .tools import ROOT

# Somebody who saves twice a second saves while the checks of the save before still run.
SETTLE = 0.5


class Preview:
    """A running `hig serve`, and one browser's requests to it."""

    def __init__(self, tools, content):
        environment = os.environ | {"HIG_PREVIEW": str(tools.preview)}
        command = [tools.hig, "serve", "--port", "0", "--content", content, "--templates", ROOT / "Templates"]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, env=environment, text=True)
        for line in self.process.stderr:
            if port := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                break
        else:
            raise SystemExit("benchmark: hig serve ended")
        # What it says must be read, or it would wait for a reader.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.connection = http.client.HTTPConnection("127.0.0.1", int(port[1]))
        self.known = self.site = 0
        self.news()

    def get(self, path):
        self.connection.request("GET", f"/{path}")
        return self.connection.getresponse().read().decode("utf-8")

    def news(self):
        """Waits, as a page does, until there are news, and takes them in."""
        text = self.get(f".higraph/state.js?after={self.known}")
        news = json.loads(text[text.index("(") + 1:text.rindex(")")])
        self.known, self.site = news["number"], news["site"]

    def save(self, path, text, words):
        """Seconds from saving a page until a browser that waits for news has it with the new words."""
        page = f"{path.stem}/{path.parent.name}.html"
        if words in self.get(page):
            raise SystemExit(f"benchmark: '{words}' is on {page} before it is saved")
        time.sleep(SETTLE)
        start = time.perf_counter()
        path.write_text(text, encoding="utf-8")
        site = self.site
        while self.site == site:
            self.news()
        if words not in self.get(page):
            raise SystemExit(f"benchmark: '{words}' is not on {page} after it was saved")
        return Sample(time.perf_counter() - start, 0, 0)

    def stop(self):
        self.process.terminate()
        self.process.wait()
