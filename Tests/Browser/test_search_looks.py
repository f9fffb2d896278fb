"""The search box in all its states: on every width, in both themes, for axe, without motion, in forced colours."""

import json
import urllib.parse

import pytest
from conftest import Visit
from test_axe import findings

from search_box import search, settled
from waiting import expect, resize, until

# What is asked for, what the panel is told to do then, and what shows that it did.
STATES = {
    "hits": ("탭바를 비활성화", None, ".hit"),
    "chips": ("배지 슬라이더 색", None, ".hit .chip"),
    "corrected": ("네비게이숀 바", "filters", "#_search-filters"),
    "nothing": ("퀄컴칩셋", None, "#_search-filters"),
    "all": ("탭", "all", ".hit"),
    "term": ("모달 뷰", None, ".of-term"),
    "english": ("tab bar kind:avoid", "filters", ".chip.applied"),
}


@pytest.fixture(scope="module")
def page(chromium):
    # The policy of the pages would keep axe out as well.
    context = chromium.new_context(bypass_csp=True, locale="xx")
    yield context.new_page()
    context.close()


def bring(page, site, state, width=1280, language="ko", theme="light"):
    query, action, shown = STATES[state]
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=theme)
    page.goto((site / language / "tab-bar.html").as_uri())
    page.locator("#_search-input").focus()
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady)")
    search(page, query)
    button = page.locator(f"[data-action={action}]:visible")
    if action and button.count():
        button.first.click()
    page.locator(shown).first.wait_for()
    page.wait_for_timeout(200)


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("language, theme", [("ko", "light"), ("en", "dark")])
def test_axe_finds_nothing_in_the_box(page, site, state, language, theme):
    bring(page, site, state, language=language, theme=theme)
    assert findings(page, within="#_search") == []


def test_axe_finds_nothing_in_recent_searches_and_on_a_marked_page(page, site):
    bring(page, site, "hits")
    page.keyboard.press("Enter")
    page.locator(".landing").wait_for()
    assert findings(page) == []
    page.locator("#_search-input").focus()
    page.locator(".recent").first.wait_for()
    assert findings(page) == []
    page.evaluate("localStorage.clear()")


WIDTHS = [320, 768, 1440, 3440]

# What of the box is out of sight, and what is too small to be touched.
MISFITS = """(width) => {
  const panel = document.getElementById('_search-panel'), frame = panel.getBoundingClientRect();
  const isPageWide = document.documentElement.scrollWidth > width;
  const isPanelWide = frame.left < 0 || frame.right > innerWidth + .5 || panel.scrollWidth > panel.clientWidth;
  const small = [...document.querySelectorAll('#_search button, #_search a')]
    .filter((one) => one.checkVisibility()).map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => box.width < 24 || box.height < 24).map(([text, box]) => [text, box.width, box.height]);
  return [...(isPageWide ? ['page'] : []), ...(isPanelWide ? ['panel'] : []), ...small];
}"""


@pytest.mark.parametrize("state", STATES)
def test_the_box_fits_any_width_and_its_targets_are_large_enough(page, site, state):
    bring(page, site, state, WIDTHS[0])
    misfits = {}
    for width in WIDTHS:
        resize(page, width)
        misfits[width] = page.evaluate(MISFITS, width)
    assert misfits == {width: [] for width in WIDTHS}


@pytest.mark.parametrize("path", ["en/tab-bar.html", "ko/tab-bar.html", "en/index.html"])
def test_the_panel_stays_within_a_window_whose_field_is_off_centre(page, site, path):
    page.set_viewport_size({"width": 769, "height": 900})
    page.goto((site / path).as_uri() + "?q=tab+bar")
    page.locator(".hit").first.wait_for()
    misfits = {}
    for width in [769, 820, 902, 926, 976, 980, 1024]:
        resize(page, width, 900)
        misfits[width] = page.evaluate(MISFITS, width)
    assert misfits == {width: [] for width in misfits}


@pytest.mark.parametrize("path", ["ko/index.html", "en/index.html", "ko/tab-bar.html"])
@pytest.mark.parametrize("width, height", [(1280, 720), (1366, 650), (1280, 600), (700, 560)])
def test_the_panel_ends_within_the_window(page, site, path, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.goto((site / path).as_uri() + "?q=bar")
    page.locator(".hit").nth(5).wait_for(state="attached")
    end = page.locator("#_search-panel").evaluate("(panel) => panel.getBoundingClientRect().bottom")
    assert height - 60 < end <= height


@pytest.mark.parametrize("path", ["ko/index.html?q=탭 바&all", "en/index.html?q=bar&all", "en/tab-bar.html?q=bar&all"])
def test_all_filters_beside_all_hits_are_seen_when_tab_reaches_them(page, site, path):
    """Without going through all the hits, and wherever in the list one is."""
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(site.as_uri() + "/" + path)
    page.locator(".hit").nth(30).wait_for()
    last = page.locator("#_search-filters button").last
    for top in [0, 3000]:
        page.locator("#_search-panel").evaluate("(panel, top) => { panel.scrollTop = top; }", top)
        last.evaluate("(one) => one.focus({ preventScroll: true })")
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Tab")
        expect(last).to_be_focused()
        box, panel = last.bounding_box(), page.locator("#_search-panel").bounding_box()
        assert panel["y"] <= box["y"] and box["y"] + box["height"] <= panel["y"] + panel["height"]
        if top:
            assert page.locator("#_search-panel").evaluate("(panel) => panel.scrollTop") == top


BENEATH_THE_HEAD = """(one) => one.closest('#_search-results, #_search-filters') !== null
  && one.getBoundingClientRect().top < document.getElementById('_search-head').getBoundingClientRect().bottom - 1"""


@pytest.mark.parametrize("path", ["en/tab-bar.html?q=bar&all", "ko/tab-bar.html?q=바&all"])
@pytest.mark.parametrize("width", [390, 1280])
def test_what_is_chosen_by_keys_is_not_beneath_the_head_of_the_full_search(page, site, path, width):
    page.set_viewport_size({"width": width, "height": 700})
    page.goto(site.as_uri() + "/" + path)
    page.locator(".hit").nth(20).wait_for(state="attached")
    chosen = page.locator('#_search-results [aria-selected="true"]')
    for _ in range(15):
        page.keyboard.press("ArrowDown")
    hidden = []
    for _ in range(12):
        page.keyboard.press("ArrowUp")
        hidden.append(chosen.evaluate(BENEATH_THE_HEAD))
    assert not any(hidden)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_filters_that_shift_tab_reaches_are_not_beneath_the_head(page, site, language):
    page.set_viewport_size({"width": 390, "height": 500})
    page.goto(f"{site.as_uri()}/{language}/tab-bar.html?q=bar&in=kind:do")
    page.locator(".search-filter").click()
    page.locator("#_search-filters button").last.focus()
    hidden = []
    while page.evaluate("document.activeElement.closest('#_search-filters') !== null"):
        hidden.append(page.locator(":focus").evaluate(BENEATH_THE_HEAD))
        page.keyboard.press("Shift+Tab")
    assert len(hidden) > 10 and not any(hidden)


# The bar is static there, as on every low or narrow screen.
@pytest.mark.parametrize("path", ["en/tab-bar.html?mark=tab&mark=bar", "ko/tab-bar.html?mark=탭&mark=바"])
@pytest.mark.parametrize("width, height", [(844, 390), (700, 400), (820, 600)])
def test_the_note_of_what_is_marked_covers_no_results(page, site, path, width, height):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(site.as_uri() + "/" + path)
    note = page.locator(".landing")
    note.wait_for()
    page.evaluate("scrollTo(0, 0)")
    search(page, "bar")
    inside = """(note) => {
      const [over, under] = [note, document.getElementById('_search-panel')].map((one) => one.getBoundingClientRect());
      const top = Math.max(over.top, under.top), bottom = Math.min(over.bottom, under.bottom);
      return bottom - top < 2 || document.elementFromPoint(over.left + over.width / 2, (top + bottom) / 2).closest('#_search-panel') !== null;
    }"""
    assert note.evaluate(inside)


@pytest.mark.parametrize("path", ["index.html", "tab-bar.html"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_magnifier_stands_in_the_middle_of_the_field(page, site, path, width):
    page.set_viewport_size({"width": width, "height": 800})
    page.goto((site / "ko" / path).as_uri())
    apart = """() => {
      const [icon, field] = ['.field .icon', '#_search-input'].map((one) => document.querySelector(one).getBoundingClientRect());
      return Math.abs(icon.top + icon.height / 2 - field.top - field.height / 2);
    }"""
    assert page.evaluate(apart) < 1
    page.locator("#_search-input").focus()
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady)")
    search(page, "탭")
    for button in page.locator("[data-action=all]:visible").all()[:1]:
        button.click()
    until(page, "document.getElementById('_search').classList.contains('is-full')")
    assert page.evaluate(apart) < 1


# Of each hit the chip and the lines of its text.
COVERED = """() => [...document.querySelectorAll('.hit:has(.chip)')].filter((hit) => {
  const chip = hit.querySelector('.chip').getBoundingClientRect();
  const link = hit.querySelector('.hit-link'), end = link.getBoundingClientRect().bottom;
  const range = new Range(), texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((line) => line.right > chip.left && line.left < chip.right
      && line.bottom > chip.top + 1 && line.bottom < end && line.top < chip.bottom - 1)) return true;
  }
  return false;
}).map((hit) => hit.innerText)"""
# What readers may set by themselves: WCAG 1.4.12.
SPACED = "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }"


@pytest.mark.parametrize("path, query, width, style", [
    ("ko/tab-bar.html", "툴바에 텍스트랑 아이콘 같이", 700, ""), ("ko/tab-bar.html", "툴바에 텍스트랑 아이콘 같이", 390, ""),
    ("en/tab-bar.html", "badge slider color", 1280, SPACED), ("en/tab-bar.html", "badge slider color", 700, "html { font-size: 200% }"),
])
def test_what_a_chip_says_covers_no_text(page, site, path, query, width, style):
    page.set_viewport_size({"width": width, "height": 900})
    page.goto((site / path).as_uri() + "?" + urllib.parse.urlencode({"q": query}))
    page.locator(".hit .chip").first.wait_for()
    page.add_style_tag(content=style or "*")
    assert page.evaluate(COVERED) == []


def test_what_is_chosen_is_seen_in_forced_colours(page, site):
    page.emulate_media(forced_colors="active")
    bring(page, site, "hits")
    page.keyboard.press("ArrowDown")
    chosen = page.locator("[aria-selected=true]")
    assert chosen.evaluate("(one) => getComputedStyle(one).outlineStyle") == "solid"
    page.emulate_media(forced_colors="none")


def test_nothing_moves_for_those_who_want_no_motion(page, site):
    page.emulate_media(reduced_motion="reduce")
    bring(page, site, "hits")
    moving = page.evaluate("""() => [...document.querySelectorAll('#_search, #_search *')]
      .filter((one) => parseFloat(getComputedStyle(one).transitionDuration) > 0 || getComputedStyle(one).animationName !== 'none')
      .map((one) => one.id || one.className)""")
    assert moving == []
    page.emulate_media(reduced_motion="no-preference")


def test_every_control_of_the_box_is_reached_by_tab_and_seen(page, site):
    bring(page, site, "english")
    wanted = page.locator("#_search-panel button:visible:not([role=option])").count()
    page.locator("#_search-input").focus()
    reached = []
    for _ in range(wanted):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("""() => {
          const one = document.activeElement;
          const style = getComputedStyle(one);
          return [document.getElementById('_search-panel').contains(one) && one.localName === 'button',
            style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2];
        }"""))
    assert wanted > 5
    assert set(map(tuple, reached)) == {(True, True)}, reached
    page.keyboard.press("Escape")
    expect(page.locator("#_search-panel")).to_be_hidden()
    expect(page.locator("#_search-input")).to_be_focused()


def styled(chromium, page, action):
    """The most elements that were styled at once while something was done."""
    chromium.start_tracing(page=page, categories=["devtools.timeline"])
    action()
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    # One that is cut off where the record ends says nothing of its elements.
    return max(event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree")


@pytest.mark.parametrize("path", ["en/rules.html", "en/index.html", "en/tab-bar.html"])
def test_no_keystroke_styles_the_page_anew(chromium, site, path):
    """Neither the first one, which adds the style of the search, nor others: a style that asks the root what is in it, or
    may mean anything, would. Of some hundred elements, not of the thousands of a long page."""
    context = chromium.new_context()
    page = context.new_page()
    page.goto((site / path).as_uri())
    everything = page.evaluate("document.querySelectorAll('*').length")

    def begin():
        page.locator("#_search-input").focus()
        until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady)")
        search(page, "badge")

    first = styled(chromium, page, begin)
    later = styled(chromium, page, lambda: search(page, "badges"))
    context.close()
    assert (first < everything / 4, later < everything / 4) == (True, True), (first, later, everything)


@pytest.mark.parametrize("origin", ["disk", "server"])
def test_the_box_obeys_the_policy_of_the_page_from_disk_and_from_a_server(chromium, site, server, origin):
    context = chromium.new_context()
    visit = Visit(context, site, base=server if origin == "server" else None)
    page = visit.open("ko/tab-bar.html?q=" + urllib.parse.quote("네비게이숀 바의 높이"))
    expect(settled(page)).not_to_have_count(0)
    page.locator("[data-action=filters]").click()
    page.locator("#_search-input").press("Enter")
    page.locator(".landing").wait_for()
    foreign = visit.foreign_requests()
    errors = visit.errors
    context.close()
    assert (errors, foreign) == ([], [])


def test_the_box_is_lean(site):
    """Of the search a page has only what opens it; the box itself stays at some 40 KB, its style under 9."""
    size = lambda *names: sum(path.stat().st_size for name in names for path in (site / "assets").glob(name))
    assert size("open-search.js") <= 4_200
    assert size("box.js") <= 42_000
    assert size("search.css") <= 9_000
