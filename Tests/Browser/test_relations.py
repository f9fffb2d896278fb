"""Pages of relations: what they count they list, and their drawing can be read."""

import pytest


def paths(site, language="en"):
    return sorted(path.name for path in (site / language).glob("*.relations.html"))


def test_as_many_relations_are_listed_as_are_counted(visit, site):
    page = visit("en/index.html").page
    counted = 0
    for path in paths(site):
        page.goto((site / "en" / path).as_uri())
        for neighbour in page.locator(".neighbour").all():
            reason = neighbour.locator(".card-foot > span").inner_text().split(" · ")
            edges = sum(int(word) for part in reason if "API" not in part for word in part.split() if word.isdigit())
            assert neighbour.locator(".change-list > li").count() == edges, (path, reason)
            counted += edges
    assert counted > 50


def test_a_link_to_a_whole_component_is_listed(visit, site):
    page = visit("en/index.html").page
    whole = 0
    for path in paths(site):
        page.goto((site / "en" / path).as_uri())
        whole += page.locator(".change-list .relation li:not(:has(b)) a, .change:not(:has(b)) a").count()
    assert whole > 0


@pytest.mark.parametrize("language", ["en", "ko"])
def test_relations_to_other_components_are_promised_only_where_there_are_some(visit, site, language):
    page = visit(f"{language}/index.html").page
    labels = {True: set(), False: set()}
    for path in paths(site, language):
        page.goto((site / language / path).as_uri())
        has_some = page.locator(".neighbour").count() > 0
        page.goto((site / language / path.replace(".relations", "")).as_uri())
        labels[has_some].add(page.locator(f".head a[href='{path}']").inner_text())
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
    page.wait_for_timeout(300)
    assert box.evaluate("(one) => one === document.activeElement && one.scrollLeft > 0")
