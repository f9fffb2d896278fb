"""Every page: it opens, holds together, fits a narrow screen, and can be read by everyone."""

import re

import pytest

from conftest import Visit

RULE = "en/tab-bar.html#keep-every-tab-enabled"
SAMPLES = ["index.html", "glossary.html", "editions.html", "tab-bar.html", "api/index.html", "api/UITabBarItem.html"]


NARROW = 360

SURVEY = """
() => ({
  title: document.title,
  lang: document.documentElement.lang,
  width: document.documentElement.scrollWidth,
  levels: [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({tagName}) => Number(tagName[1])),
  mains: document.querySelectorAll('main').length,
})
"""


@pytest.fixture(scope="module")
def survey(chromium, site, pages):
    """What there is to say of every page, seen once on a narrow screen."""
    context = chromium.new_context(viewport={"width": NARROW, "height": 740}, locale="xx")
    visit = Visit(context, site)
    found = {}
    for path in pages:
        visit.open(path)
        found[path] = {**visit.page.evaluate(SURVEY), "errors": list(visit.errors)}
        visit.errors.clear()
    foreign = [url for url in visit.requests if not url.startswith(site.as_uri())]
    context.close()
    assert foreign == []
    return found


def among(survey, is_wrong):
    return {path: page for path, page in survey.items() if is_wrong(page)}


def test_every_page_opens_without_a_word_on_the_console(survey):
    assert among(survey, lambda page: page["errors"]) == {}


def test_no_page_is_wider_than_a_narrow_screen(survey):
    assert among(survey, lambda page: page["width"] > NARROW) == {}


def test_headings_step_down_one_level_at_a_time(survey):
    def is_wrong(page):
        levels = page["levels"]
        steps = zip(levels, levels[1:])
        return levels.count(1) != 1 or levels[0] != 1 or any(after - before > 1 for before, after in steps)

    assert among(survey, is_wrong) == {}


def test_every_page_has_its_language_one_main_part_and_a_title_of_its_own(survey, languages):
    titles = {}
    for path, page in survey.items():
        assert page["mains"] == 1, path
        assert page["lang"] in ([path.split("/")[0]] if "/" in path else languages), path
        titles.setdefault((path.split("/")[0], page["title"]), []).append(path)
    assert [paths for paths in titles.values() if len(paths) > 1] == []


def test_a_rule_is_a_link_target_with_its_heading(visit):
    page = visit(RULE).page
    rule = page.locator("#keep-every-tab-enabled")
    assert rule.get_attribute("aria-labelledby") == "keep-every-tab-enabled-title"
    assert rule.locator("h3").inner_text() == "Keep every tab enabled"
    assert 0 < rule.bounding_box()["y"] < 300
    assert page.locator(".rule#keep-every-tab-enabled .kind").inner_text() == "Do"


def test_an_api_in_a_rule_leads_to_its_page_and_back(visit):
    page = visit(RULE).page
    page.locator("#keep-every-tab-enabled a.api", has_text="isEnabled").first.click()
    page.wait_for_url("**/en/api/UITabBarItem.isEnabled.html")
    page.locator("a.rule-link", has_text="Keep every tab enabled").click()
    page.wait_for_url("**/en/tab-bar.html#keep-every-tab-enabled")


def test_system_items_are_a_table_with_scoped_headers(visit):
    page = visit("en/tab-bar.html").page
    table = page.locator("#system-tab-icons table")
    assert table.locator("caption").inner_text()
    assert table.locator("thead th[scope=col]").count() == 3
    rows = table.locator("tbody tr").count()
    assert rows > 5 and table.locator("tbody th[scope=row]").count() == rows


@pytest.mark.parametrize("path", ["en/tab-bar.html", "ko/index.html", "ko/api/UITabBarItem.html"])
def test_without_script_a_page_shows_all_but_the_search_box(visit, path):
    page = visit(path, java_script_enabled=False).page
    assert page.locator("h1").is_visible()
    assert page.locator("#search").is_hidden()
    assert page.locator(".theme").is_hidden()
    assert page.locator(".bar-nav a").first.is_visible()
    page.locator("a[data-language]").first.click()
    assert page.locator("h1").is_visible()


def test_the_skip_link_comes_first_and_leads_to_the_content(visit):
    page = visit("ko/tab-bar.html").page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"


def test_korean_breaks_between_words(visit):
    page = visit("ko/tab-bar.html").page
    assert page.evaluate("getComputedStyle(document.querySelector('.prose p')).wordBreak") == "keep-all"


CONTRASTS = """
() => {
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([red, green, blue]) =>
    0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
  const ground = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = rgba(getComputedStyle(node).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const found = new Set();
  for (const element of document.querySelectorAll('body *')) {
    const hasText = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
    if (!hasText || !element.checkVisibility()) continue;
    const [light, dark] = [luminance(rgba(getComputedStyle(element).color)), luminance(ground(element))]
      .sort((left, right) => right - left);
    const ratio = (light + 0.05) / (dark + 0.05);
    if (ratio < 4.5) found.add(`${element.tagName}.${element.className}: ${ratio.toFixed(2)}`);
  }
  return [...found];
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", SAMPLES)
def test_text_stands_out_from_its_ground(visit, theme, path):
    page = visit(f"ko/{path}", color_scheme=theme).page
    assert page.evaluate(CONTRASTS) == []


@pytest.mark.parametrize("path", SAMPLES)
def test_targets_are_large_enough(visit, path):
    """WCAG 2.5.8: 24 by 24 pixels, but for links in a line of text and those with room around them."""
    page = visit(f"en/{path}", viewport={"width": 390, "height": 800}).page
    small = page.evaluate(
        """
        () => [...document.querySelectorAll('button, input, summary, .bar-nav a, .language, .contents a')]
          .filter((element) => element.checkVisibility())
          .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
          .filter(([, box]) => box.width < 24 || box.height < 24)
          .map(([html, box]) => `${html} ${box.width}x${box.height}`)
        """
    )
    assert small == []


def test_no_page_has_inline_script_or_style(site, pages):
    for path in pages:
        text = (site / path).read_text(encoding="utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), path
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=", text), path
        assert "Content-Security-Policy" in text, path
