"""Pages of relations: what they count they list, and their drawing can be read."""

import re

import pytest

from waiting import until


def paths(site, language="en"):
    return sorted(path.name for path in (site / language).glob("*.relations.html"))


NEIGHBOURS = """() => [...document.querySelectorAll('.neighbour')].map((one) => [
  one.querySelector('.card-foot > span').innerText, one.querySelectorAll('.change-list > li').length])"""


def test_as_many_relations_are_listed_as_are_counted_those_to_whole_components_among_them(visit, site):
    page = visit("en/index.html").page
    counted = whole = 0
    for path in paths(site):
        page.goto((site / "en" / path).as_uri())
        for reason, listed in page.evaluate(NEIGHBOURS):
            parts = [part for part in reason.split(" · ") if "API" not in part]
            assert listed == sum(int(word) for part in parts for word in part.split() if word.isdigit()), (path, reason)
            counted += listed
        whole += page.locator(".change-list .relation li:not(:has(b)) a, .change:not(:has(b)) a").count()
    assert counted > 50 and whole > 0


@pytest.mark.parametrize("language", ["en", "ko"])
def test_relations_to_other_components_are_promised_only_where_there_are_some(site, language):
    labels = {True: set(), False: set()}
    for path in paths(site, language):
        has_some = '<article class="neighbour"' in (site / language / path).read_text(encoding="utf-8")
        component = (site / language / path.replace(".relations", "")).read_text(encoding="utf-8")
        labels[has_some] |= set(re.findall(f'<a href="{re.escape(path)}">([^<]+)</a>', component))
    assert len(labels[True]) == len(labels[False]) == 1 and labels[True] != labels[False]


@pytest.mark.parametrize("width", [641, 768, 1000, 1280])
def test_the_drawing_keeps_its_size_and_scrolls_in_its_own_box(visit, width):
    page = visit("ko/navigation-bar.relations.html", viewport={"width": width, "height": 800}).page
    drawing = page.locator(".drawing svg")
    assert drawing.evaluate("(svg) => svg.getBoundingClientRect().width === svg.width.baseVal.value")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_drawing_can_be_scrolled_with_keys(visit):
    page = visit("en/navigation-bar.relations.html", viewport={"width": 768, "height": 800}).page
    box = page.locator(".drawing")
    assert box.get_attribute("aria-label")
    box.focus()
    page.keyboard.press("ArrowRight")
    until(page, "(name) => document.activeElement.matches(name) && document.activeElement.scrollLeft > 0", ".drawing")


COUNTED = """() => [...document.querySelectorAll('.drawing a:has(.node-api)')].map((one) => [
  one.getAttribute('href'), Number((one.querySelector('.note')?.textContent || '0').match(/[0-9]+/)[0])])"""


@pytest.mark.parametrize("path", ["ko/navigation-bar", "ko/search-bar", "ko/tab-bar", "en/toolbar"])
def test_the_drawing_counts_as_many_rules_of_an_api_as_its_page_lists(visit, site, path):
    page = visit(f"{path}.relations.html").page
    counted = dict(page.evaluate(COUNTED))
    assert counted
    folder = site / path.split("/")[0]
    listed = {url: (folder / url).read_text(encoding="utf-8").count('<li class="kind-') for url in counted}
    assert counted == listed


def test_what_a_relation_is_called_fits_whatever_it_leads_to(visit):
    page = visit("ko/navigation-bar.relations.html").page
    labels = page.locator(".change-list .relation:has(li:not(:has(b))) > span").all_inner_texts()
    assert labels and not any("규칙" in label for label in labels)
