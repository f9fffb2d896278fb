"""The site from disk in a real browser.

SITE is the folder that `hig build` wrote, HIG the program; `make test` sets both.
"""

import os
import pathlib
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
BROWSERS = [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

# A page of every kind, below a language's folder.
EVERY_KIND = [
    "index.html", "tab-bar.html", "tab-bar.parallel.html", "navigation-bar.relations.html", "rules.html",
    "api/index.html", "api/UITabBarItem.html", "api/UITabBarItem.SystemItem.html", "glossary.html", "editions.html",
    "editions/ios11.html", "checks/index.html", "checks/glossary-discouraged.html",
]
# Pages in all languages at once.
ROOT_PAGES = ["index.html", "404.html"]


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

    def __init__(self, context, site, base=None):
        self.page = context.new_page()
        self.page.set_default_timeout(15_000)
        self.site = site
        self.base = base or site.as_uri() + "/"
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
        return self.base + path

    def foreign_requests(self):
        return [url for url in self.requests if not url.startswith(self.base)]


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
        assert visit.foreign_requests() == [], "a page asked for something outside the site"
    for context in contexts:
        context.close()


class SubfolderHandler(SimpleHTTPRequestHandler):
    """Shows files below a path of their own, as a site on a shared host has one."""

    PATH = "/some/guide/"

    def translate_path(self, path):
        return super().translate_path("/" + path.removeprefix(self.PATH) if path.startswith(self.PATH) else "/none")

    def log_message(self, *_):
        pass


@pytest.fixture(scope="session")
def server(site):
    """The address of the site on a server."""
    handler = lambda *request: SubfolderHandler(*request, directory=str(site))
    listener = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listener.server_port}{SubfolderHandler.PATH}"
    listener.shutdown()


@pytest.fixture(scope="session")
def languages(site):
    return sorted(path.parent.name for path in site.glob("*/index.html"))


@pytest.fixture(scope="session")
def pages(site):
    """The paths of all pages."""
    return sorted(str(path.relative_to(site)) for path in site.rglob("*.html"))
