"""Waiting for what a page does a moment later: how long that takes on a busy machine is no matter of the tests."""

import re
import time

from playwright.sync_api import expect

PATIENCE = 15
expect.set_options(timeout=PATIENCE * 1000)

# Any value of an attribute, to say that there is none.
ANY = re.compile(".+")


def until(page, expression, arg=None):
    """Waits until an expression is true; Playwright's own way evaluates strings in the page, which its policy forbids."""
    end = time.monotonic() + PATIENCE
    while not page.evaluate(expression, arg):
        assert time.monotonic() < end, f"never came true: {expression}"
        page.wait_for_timeout(25)


def becomes(read, wanted):
    """Waits until what is read is what is wanted."""
    end = time.monotonic() + PATIENCE
    while (found := read()) != wanted and time.monotonic() < end:
        time.sleep(.025)
    assert found == wanted


def resize(page, width, height=800):
    """Gives a window another size, and the page the time to follow."""
    page.set_viewport_size({"width": width, "height": height})
    until(page, "(width) => innerWidth === width", width)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def choose_edition(page, edition):
    """Has the page shown as of an edition; its radio button lies beneath its label."""
    page.locator(f".as-of [value={edition}]").check(force=True)
