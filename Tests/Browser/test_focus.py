"""What has the focus is to be seen: going back through a page by keyboard, nothing stops beneath the bar."""

import pytest
from conftest import EVERY_KIND
from waiting import expect, resize

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

BENEATH_THE_NOTE = """() => {
  const note = document.querySelector('.landing').getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, summary, [tabindex]), .foot a')].filter((one) => {
    one.focus();
    const { bottom, height } = one.getBoundingClientRect();
    return one === document.activeElement && !one.closest('.contents') && bottom > note.top && height < note.top / 2;
  }).map((one) => one.outerHTML);
}"""

# Its style comes after it, and then the page makes room.
HAS_PLACE = """() => {
  const note = document.querySelector('.landing');
  const room = document.documentElement.style.getPropertyValue('--landing');
  return note && getComputedStyle(note).position === 'fixed' && room === `${note.offsetHeight}px`;
}"""

PATHS = [f"{language}/{kind}" for language in ("en", "ko") for kind in EVERY_KIND if not kind.startswith("checks/")]


# The notice of an edition makes the bar higher.
@pytest.mark.parametrize("path", PATHS + [f"ko/{page}.html?as-of=ios11" for page in ("index", "tab-bar")])
def test_what_has_the_focus_is_not_beneath_the_bar(visit, path):
    page = visit(path, reduced_motion="reduce").page
    for width, height in [(390, 800), (1280, 720)]:
        resize(page, width, height)
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        assert page.evaluate(BENEATH_THE_BAR) == [], width


@pytest.mark.parametrize("width, height", [(390, 800), (1280, 700)])
@pytest.mark.parametrize("path", ["ko/tab-bar.html?mark=탭&mark=바&mark=텍스트&mark=아이콘", "en/rules.html?mark=bar&mark=tab"])
def test_what_has_the_focus_is_not_beneath_what_is_said_of_marks(visit, path, width, height):
    page = visit(path, viewport={"width": width, "height": height}, reduced_motion="reduce").page
    page.wait_for_function(HAS_PLACE)
    page.evaluate("scrollTo(0, 0)")
    assert page.evaluate(BENEATH_THE_NOTE) == []
    note = page.locator(".landing").bounding_box()
    page.locator(".foot a").last.focus()
    assert abs(note["x"] + note["width"] / 2 - width / 2) < 8
    assert note["height"] < 60, "what fits one line stands on one"
    top = page.evaluate("scrollY")
    page.locator(".landing button").focus()
    assert page.evaluate("scrollY") == top, "the page stays where it is"


# The ring is that of the element, or of the label that stands for it.
RING = """() => {
  const one = document.activeElement;
  const shown = getComputedStyle(one.matches('.as-of input') ? one.nextElementSibling : one);
  const isHidden = one.matches('button') && getComputedStyle(one).opacity === '0';
  return isHidden || shown.outlineStyle === 'none' || parseFloat(shown.outlineWidth) < 2 ? one.outerHTML : null;
}"""


def test_what_the_keyboard_reaches_is_seen(visit):
    page = visit("en/tab-bar.html", reduced_motion="reduce").page
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_in_viewport(ratio=1)
    unseen = []
    for start in (None, ".rule .anchor"):
        if start:
            page.locator(start).first.focus()
        for _ in range(14):
            unseen.append(page.evaluate(RING))
            page.keyboard.press("Tab")
    assert [one for one in unseen if one] == []
    expect(page.locator("html")).to_have_css("scroll-behavior", "auto")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.locator("html")).to_have_css("scroll-behavior", "smooth")
