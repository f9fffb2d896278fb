"""The site from disk in a real browser.

SITE is the folder that `hig build` wrote, HIG the program; `make test` sets both.
"""

import os
import pathlib
import re
import shutil
import tempfile

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BROWSERS = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]


@pytest.fixture(scope="session")
def site():
    folder = pathlib.Path(os.environ.get("SITE", ROOT / "Site")).resolve()
    assert (folder / "index.html").exists(), f"no site in {folder}; build it and set SITE"
    return folder


@pytest.fixture(scope="session")
def hig():
    program = os.environ.get("HIG")
    if not program:
        pytest.skip("HIG is not set")
    return program


@pytest.fixture(scope="session")
def chromium():
    program = next((path for path in BROWSERS if os.path.exists(path)), None)
    program = program or shutil.which("chromium") or shutil.which("google-chrome")
    assert program, "no Chromium found"
    with sync_playwright() as playwright:
        # Run as root, as in a container, Chromium needs to go without its sandbox.
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


class Visit:
    """A page, with all that went wrong on it and every address it asked for."""

    def __init__(self, context, site):
        self.page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.site = site
        self.errors = []
        self.requests = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _note(self, message):
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    def open(self, path):
        self.page.goto(self.url(path))
        return self.page

    def url(self, path):
        name = re.split("[?#]", path)[0]
        return (self.site / name).as_uri() + path[len(name) :]


@pytest.fixture
def visit(chromium, site):
    """Opens a page; `visit(...)` takes options of the browser context."""
    contexts = []

    def make(**options):
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        contexts.append(context)
        return Visit(context, site)

    made = []

    def start(path, **options):
        visit = make(**options)
        made.append(visit)
        visit.open(path)
        return visit

    yield start
    for visit in made:
        assert visit.errors == [], f"on {visit.page.url}"
        foreign = [url for url in visit.requests if not url.startswith(visit.site.as_uri())]
        assert foreign == [], "a page asked for something outside the site"
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def languages(site):
    return sorted(path.parent.name for path in site.glob("*/index.html"))


@pytest.fixture(scope="session")
def pages(site):
    """The paths of all pages."""
    return sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))
