"""Pages fit their screen and say nothing on the console: every kind, both languages, both themes, from disk and from a
server, on a phone, a tablet and a desk."""

import pytest
from conftest import EVERY_KIND, ROOT_PAGES, Visit

WIDTHS = [320, 768, 1440]


@pytest.mark.parametrize("origin, theme", [("disk", "light"), ("server", "dark")])
def test_pages_fit_any_width_and_say_nothing_on_the_console(chromium, site, server, languages, origin, theme):
    context = chromium.new_context(color_scheme=theme, viewport={"width": WIDTHS[0], "height": 800}, locale="xx")
    visit = Visit(context, site, base=server if origin == "server" else None)
    wide, loud = [], []
    for path in ROOT_PAGES + [f"{language}/{kind}" for language in languages for kind in EVERY_KIND]:
        visit.open(path)
        for width in WIDTHS:
            visit.page.set_viewport_size({"width": width, "height": 800})
            if visit.page.evaluate("document.documentElement.scrollWidth") > width:
                wide.append((path, width))
        loud += [(path, error) for error in visit.errors]
        visit.errors.clear()
    foreign = visit.foreign_requests()
    context.close()
    assert (wide, loud, foreign) == ([], [], [])


@pytest.mark.parametrize("path", ["tab-bar.html#badge", "index.html#group-controls", "rules.html?as-of=ios11#toolbar"])
def test_no_bar_covers_what_an_address_leads_to_at_any_width(visit, languages, path):
    covered = []
    visited = visit("404.html", reduced_motion="reduce")
    page = visited.page
    for language in languages:
        for width in range(760, 861, 10):
            page.set_viewport_size({"width": width, "height": 800})
            # From another page, so that the browser goes where the address leads.
            page.goto("about:blank")
            visited.open(f"{language}/{path}")
            top = page.locator(":target").evaluate("(one) => one.getBoundingClientRect().top")
            bar = page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom")
            if top < bar:
                covered.append((language, width, top, bar))
    assert covered == []


# As WCAG 1.4.12 has it.
SPACING = """* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
p { margin-bottom: 2em !important }"""


@pytest.mark.parametrize("path", ["tab-bar.html?as-of=ios11#badge", "index.html#group-controls"])
def test_no_bar_covers_what_an_address_leads_to_where_text_is_spaced_out(visit, languages, path):
    covered = []
    for language in languages:
        for width in (840, 900, 960):
            page = visit(f"{language}/{path}", viewport={"width": width, "height": 900}, bypass_csp=True, reduced_motion="reduce").page
            page.add_style_tag(content=SPACING)
            page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
            target = page.locator(":target")
            top = target.evaluate("(one) => { one.scrollIntoView(); return one.getBoundingClientRect().top; }")
            bar = page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom")
            if top < bar:
                covered.append((language, width, top, bar))
    assert covered == []


def test_every_kind_of_page_fits_a_phone_whose_reader_has_doubled_the_text(chromium, site, languages):
    context = chromium.new_context(viewport={"width": 390, "height": 800}, locale="xx")
    visit = Visit(context, site)
    wide = {}
    for path in [f"{language}/{kind}" for language in languages for kind in EVERY_KIND]:
        visit.open(path)
        visit.page.evaluate("document.documentElement.style.fontSize = '200%'")
        found = visit.page.evaluate(
            """[...document.querySelectorAll('.bar *, .filters *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth && one.getClientRects().length)
            .map((one) => one.className || one.localName)""")
        if visit.page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append("page")
        if found:
            wide[path] = found
    context.close()
    assert wide == {}


LONG_TITLES = """[...document.querySelectorAll('.as-of span')]
    .forEach((title, place) => { title.textContent = ['Second edition of the guidelines', '지침을 고쳐 쓴 두 번째 판'][place % 2]; })"""


@pytest.mark.parametrize("path", ["tab-bar.html", "index.html"])
def test_a_bar_with_long_titles_of_editions_leaves_the_page_its_place(visit, languages, path):
    found = []
    for language in languages:
        for width in (360, 800, 1024, 1440):
            page = visit(f"{language}/{path}", viewport={"width": width, "height": 900}).page
            page.evaluate(LONG_TITLES)
            bar = page.evaluate("document.querySelector('.bar').offsetHeight")
            scrolled = page.evaluate("document.documentElement.scrollWidth")
            if bar > 330 or scrolled > width:
                found.append((language, width, bar, scrolled))
    assert found == []


@pytest.mark.parametrize("width", [320, 360, 700])
def test_a_long_title_of_the_site_leaves_the_languages_side_by_side(visit, languages, width):
    for language in languages:
        page = visit(f"{language}/tab-bar.html", viewport={"width": width, "height": 700}).page
        page.evaluate("document.querySelector('.bar-title').textContent = 'Interface guidelines for cars'")
        title = page.locator(".bar-title").bounding_box()
        tops = page.locator(".bar-tools").evaluate("(tools) => [...tools.querySelectorAll('.language, button')].map((one) => {"
                                                   " const box = one.getBoundingClientRect(); return (box.top + box.bottom) / 2; })")
        assert title["height"] < 50
        assert max(tops) - min(tops) < 3


@pytest.mark.parametrize("width", [800, 1000, 1200])
def test_a_long_title_of_the_site_leaves_the_search_its_place(visit, languages, width):
    for language in languages:
        page = visit(f"{language}/tab-bar.html", viewport={"width": width, "height": 700}).page
        page.evaluate("document.querySelector('.bar-title').textContent = 'Guidelines for the displays of coffee machines '.repeat(3)")
        search, tools = page.locator("#_search-input").bounding_box(), page.locator(".bar-tools").bounding_box()
        assert search["width"] >= 140
        assert search["x"] + search["width"] < tools["x"]


@pytest.mark.parametrize("width", [360, 1000])
def test_a_long_title_of_the_next_page_leaves_the_one_before_its_words(visit, languages, width):
    for language in languages:
        page = visit(f"{language}/tab-bar.html", viewport={"width": width, "height": 700}).page
        before, after = page.locator(".neighbours [rel=prev] small"), page.locator(".neighbours [rel=next]")
        height = before.bounding_box()["height"]
        after.evaluate("(link) => link.append(' and what stands beside it'.repeat(10))")
        assert before.bounding_box()["height"] == height


@pytest.fixture(scope="module")
def survey(chromium, site, pages, languages):
    """All pages of one language on a narrow screen, with its text as it is and doubled; the others differ in words
    alone."""
    context = chromium.new_context(viewport={"width": WIDTHS[0], "height": 740}, locale="xx")
    visit = Visit(context, site)
    found = {}
    for path in pages:
        if path.startswith(f"{languages[-1]}/") and "/checks/" not in path:
            visit.open(path)
            width = visit.page.evaluate("document.documentElement.scrollWidth")
            visit.page.evaluate("document.documentElement.style.fontSize = '200%'")
            doubled = visit.page.evaluate("document.documentElement.scrollWidth")
            found[path] = (width, doubled, list(visit.errors))
            visit.errors.clear()
    context.close()
    return found


def test_no_page_is_wider_than_a_narrow_screen(survey):
    assert {path: width for path, (width, _, _) in survey.items() if width > WIDTHS[0]} == {}


def test_no_page_is_wider_than_a_narrow_screen_when_its_text_is_doubled(survey):
    assert {path: width for path, (_, width, _) in survey.items() if width > WIDTHS[0]} == {}


def test_every_page_opens_without_a_word_on_the_console(survey):
    assert {path: errors for path, (_, _, errors) in survey.items() if errors} == {}
