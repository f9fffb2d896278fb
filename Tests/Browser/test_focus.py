"""What has the focus is to be seen: going back through a page by keyboard, nothing stops beneath the bar."""

import pytest
from conftest import EVERY_KIND

# What is higher than the room below the bar, as a long table is, cannot be seen whole.
BENEATH_THE_BAR = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const all = [...document.querySelectorAll('main :is(a, button, input, select, summary, [tabindex])')].reverse();
  return all.filter((one) => {
    one.focus();
    const { top, height } = one.getBoundingClientRect();
    return one === document.activeElement && top < bar.bottom && height < innerHeight - bar.height;
  }).map((one) => one.outerHTML);
}"""

PATHS = [f"{language}/{kind}" for language in ("en", "ko") for kind in EVERY_KIND if not kind.startswith("checks/")]


# The notice of an edition makes the bar higher.
@pytest.mark.parametrize("path", PATHS + [f"ko/{page}.html?as-of=ios11" for page in ("index", "tab-bar")])
def test_what_has_the_focus_is_not_beneath_the_bar(visit, path):
    page = visit(path, reduced_motion="reduce").page
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate(BENEATH_THE_BAR) == []
