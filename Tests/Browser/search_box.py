"""What the tests of the search box share: opening it, searching in it, composing syllables."""

import pytest
from conftest import Visit

from waiting import expect, until


@pytest.fixture
def box(visit):
    return lambda path="ko/index.html", **options: opened(visit(path, **options).page)


@pytest.fixture(scope="module")
def shared_box(chromium, site):
    """One box for tests that ask something else each and leave nothing behind."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    visited = Visit(context, site)
    yield opened(visited.open("ko/index.html"))
    wrong = (visited.errors, visited.foreign_requests())
    context.close()
    assert wrong == ([], [])


def opened(page):
    page.keyboard.press("/")
    expect(page.locator("#_search-input")).to_be_focused()
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    return page


def results(page):
    page.locator("#_search-panel").wait_for()
    return page.locator("#_search-results .hit-link")


def search(page, text):
    """Types a query as a whole, and waits for its answer to be said."""
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.locator("#_search-input").fill(text)
    return settled(page)


def settled(page):
    page.locator("#_search-status:not(:empty)").wait_for(state="attached")
    return results(page)


def act(page, action):
    """Presses the first button with an action, and waits for the answer."""
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.locator(f"#_search-panel [data-action={action}]").first.click()
    return settled(page)


def address(result):
    return result.evaluate("(link) => link.href")


def status(page):
    return page.locator("#_search-status").inner_text()


def wait_for_query(page, text):
    until(page, "(text) => new URLSearchParams(location.search).get('q') === text", text)


def replace_engine(page, script):
    """Puts a function of the query, the options and the real search in the place of the search. What it awaits as
    `release` goes on when the test calls `release()` in the page."""
    page.evaluate(f"() => {{ const real = Higraph.search; const fake = {script};"
                  " Higraph.search = (text, options) => fake(text, options, real); }")


class Composer:
    """An input method: syllables under construction, then committed."""

    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def compose(self, text):
        self.session.send(
            "Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)}
        )

    def commit(self, text):
        self.session.send("Input.insertText", {"text": text})

    def key(self, name, code):
        """A key the input method takes for itself: the page sees 229 and `isComposing`."""
        event = {"key": name, "code": name, "windowsVirtualKeyCode": 229, "nativeVirtualKeyCode": code}
        self.session.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **event})
        self.session.send("Input.dispatchKeyEvent", {"type": "keyUp", **event})
