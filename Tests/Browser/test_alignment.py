"""What belongs together stands in line, and nothing takes a line that shows nothing."""

import pytest


def left(page, selector):
    return page.evaluate("""(selector) => {
      const box = document.querySelector(selector);
      return box.getBoundingClientRect().left + parseFloat(getComputedStyle(box).paddingLeft);
    }""", selector)


@pytest.mark.parametrize("width", [320, 360, 700, 768, 1024, 1440])
def test_the_bar_begins_where_the_page_does(visit, languages, width):
    page = visit(f"{languages[0]}/index.html", viewport={"width": width, "height": 800}).page
    assert left(page, ".bar-inner") == left(page, "main")


@pytest.mark.parametrize("width", [360, 1440])
def test_no_rule_has_an_empty_line_beneath_its_title(visit, languages, width):
    page = visit(f"{languages[0]}/tab-bar.html", viewport={"width": width, "height": 800}).page
    gaps = page.evaluate("""() => [...document.querySelectorAll('.rule')].map((rule) => {
      const title = document.createRange();
      title.selectNodeContents(rule.querySelector('h3 a, h4 a'));
      const next = rule.querySelector('.prose, .notice');
      return next.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
    })""")
    assert max(gaps) < 16


def test_a_long_title_in_a_list_goes_on_where_it_began(visit, languages):
    page = visit(f"{languages[0]}/rules.html", viewport={"width": 320, "height": 800}).page
    starts = page.evaluate("""() => [...document.querySelectorAll('li > b + a')].map((link) => {
      const lines = [...link.getClientRects()];
      return lines.length > 1 ? Math.abs(lines[0].left - lines[1].left) : 0;
    })""")
    assert max(starts) <= 2


def test_filters_and_their_button_are_of_one_height(visit, languages):
    page = visit(f"{languages[0]}/rules.html", viewport={"width": 1440, "height": 800}).page
    heights = page.evaluate(
        "() => [...document.querySelectorAll('.filters :is(select, button)')].map((box) => box.offsetHeight)")
    assert len(set(heights)) == 1
