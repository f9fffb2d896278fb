"""What axe, the checker for accessibility, finds on a page of every kind, in both themes, and in states that pages can
be brought into."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import EVERY_KIND, ROOT_PAGES
from waiting import expect

AXE = Axe()

# Of a long list the entries are alike, and axe takes its time for each.
SHORTEN = """() => {
  for (const list of document.querySelectorAll('main :is(ul, ol, dl, tbody, section)'))
    for (const entry of [...list.children].slice(40)) entry.remove();
}"""


@pytest.fixture(scope="module")
def page(chromium):
    # The policy of the pages would keep axe out as well.
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, bypass_csp=True, locale="xx")
    yield context.new_page()
    context.close()


def findings(page, within=None):
    found = AXE.run(page, context=within, options={"resultTypes": ["violations"]})
    return [
        (violation["id"], node["target"], node["failureSummary"])
        for violation in found.response["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("language, theme", [("en", "dark"), ("ko", "light")])
@pytest.mark.parametrize("path", EVERY_KIND)
def test_axe_finds_nothing(page, site, path, language, theme):
    page.emulate_media(color_scheme=theme)
    page.goto((site / language / path).as_uri())
    page.evaluate(SHORTEN)
    assert findings(page) == []


@pytest.mark.parametrize("path", ROOT_PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_in_all_languages(page, site, path, theme):
    page.emulate_media(color_scheme=theme)
    page.goto((site / path).as_uri())
    assert findings(page) == []


def test_axe_finds_nothing_on_a_phone_with_the_contents_open(page, site):
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto((site / "ko/tab-bar.html").as_uri())
    page.locator(".contents summary").click()
    assert findings(page) == []
    page.set_viewport_size({"width": 1280, "height": 900})


def test_axe_finds_nothing_as_of_an_edition_while_a_rule_is_copied(page, site):
    page.goto((site / "en/tab-bar.html").as_uri() + "?as-of=ios7")
    page.locator(".copy").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".copy-menu")).to_be_visible()
    expect(page.locator(".as-of-notice:visible")).to_have_count(1)
    assert findings(page) == []
    page.evaluate("sessionStorage.clear()")


def test_axe_finds_nothing_on_a_filtered_list(page, site):
    page.goto((site / "ko/rules.html").as_uri() + "?kind=avoid&component=tab-bar")
    assert findings(page) == []
