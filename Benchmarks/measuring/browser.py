"""How fast a page answers keystrokes in Chromium, from disk."""

import json
import statistics
import subprocess
import sys
from pathlib import Path

from .tools import ROOT, call, say

# Typed letter by letter, as a person would: a Hangul syllable grows under the fingers.
TYPED = {
    "en": ["segmented control", "tab bar", "UIActivityIndicator", "large titles"],
    "ko": ["ㅌ|타|탭|탭 |탭 ㅂ|탭 바|탭 바ㄹ|탭 바르|탭 바를", "ㄴ|내|냅|내비|내빅|내비게|내비게잇|내비게이셔|내비게이션",
           "ㅂ|버|벝|버트|버튼|버튼ㅇ|버튼으|버튼은"],
}
# What a reader would ask, for counting what is loaded.
ASKED = {
    "en": ["segmented control", "hide the tab bar", "UIActivityIndicator", "how large should a button be"],
    "ko": ["탭 바를 숨기기", "내비게이션 바", "버튼의 크기", "UIActivityIndicator"],
}
TYPE = Path(__file__).with_name("typing.js").read_text(encoding="utf-8")


class Chromium:
    """A browser with a fresh profile for each page."""

    def __init__(self, playwright, program):
        # Run as root, as in a container, Chromium needs to go without its sandbox.
        self.browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])

    def typing(self, site, language):
        """Milliseconds from each keystroke to the painted answer, the first one of a page apart."""
        first, later = [], []
        for text in TYPED[language]:
            states = text.split("|") if "|" in text else [text[:end] for end in range(1, len(text) + 1)]
            page = self.browser.new_page()
            page.goto((site / language / "index.html").as_uri())
            times = page.evaluate(TYPE, states)
            first.append(times[0])
            later += times[1:]
            page.close()
        return first, later

    def shards(self, site, language):
        """How many shards beside the core each query loads, typed at once into a page just opened."""
        counts = []
        for query in ASKED[language]:
            page, names = self.browser.new_page(), set()
            page.on("request", lambda request, names=names: names.add(request.url))
            page.goto((site / language / "index.html").as_uri())
            page.evaluate(TYPE, [query])
            page.wait_for_timeout(1000)
            counts.append(sum("/search/" in name and not name.endswith("/core.js") for name in names))
            page.close()
        return counts


def measure(site, program):
    """The figures of both languages together; milliseconds and counts."""
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        chromium = Chromium(playwright, program)
        first, later, shards = [], [], []
        for language in TYPED:
            more_first, more_later = chromium.typing(site, language)
            first += more_first
            later += more_later
            shards += chromium.shards(site, language)
        chromium.browser.close()
    later.sort()
    return {"first": statistics.median(first), "median": statistics.median(later),
            "p95": later[int(len(later) * 0.95)], "worst": later[-1], "shards": statistics.median(shards),
            "most shards": max(shards)}


def run(work, site, program):
    """The same in the environment that has Playwright, as a process of its own."""
    python = work / "venv-browser" / "bin" / "python"
    if not python.exists():
        say("Installing Playwright from PyPI")
        call([sys.executable, "-m", "venv", str(work / "venv-browser")])
        wanted = next(line for line in (ROOT / "Tests/Browser/requirements.txt").read_text().split()
                      if line.startswith("playwright"))
        call([str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted])
    script = "import json, pathlib, sys; from measuring import browser; " \
             "print(json.dumps(browser.measure(pathlib.Path(sys.argv[1]), sys.argv[2])))"
    output = subprocess.run([str(python), "-c", script, str(site.resolve()), program], cwd=ROOT / "Benchmarks",
                            check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(output.stdout)
