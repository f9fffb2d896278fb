"""Where lines may not break, and that what runs on at the side shows it."""

import pytest

# Pairs of a closing mark and Hangul, and of a platform and its version, that stand on two lines.
BROKEN = r"""() => {
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement.closest('svg, pre, details:not([open])') || !node.parentElement.checkVisibility()
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const top = (node, at) => {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  const found = { pairs: 0, broken: [] };
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const match of node.data.matchAll(/[’”)\]]\u2060?[가-힣]|[a-z]OS[ \u00a0][0-9]/g)) {
      found.pairs += 1;
      const last = match.index + match[0].length - 1;
      if (Math.abs(top(node, match.index) - top(node, last)) > 8) found.broken.push(node.data.slice(match.index - 9, last + 9));
    }
  }
  return found;
}"""


@pytest.mark.parametrize("path", ["ko/tab-bar.html", "ko/search-field.html", "ko/glossary.html", "en/tab-bar.html"])
def test_no_line_ends_before_a_particle_behind_a_mark_or_before_a_version(visit, path):
    page = visit(path).page
    broken, pairs = [], 0
    for width in range(320, 521, 10):
        page.set_viewport_size({"width": width, "height": 800})
        found = page.evaluate(BROKEN)
        broken += [(width, text) for text in found["broken"]]
        pairs += found["pairs"]
    assert broken == [] and pairs > 0


@pytest.mark.parametrize("format", ["텍스트로 복사", "마크다운으로 복사"])
def test_what_is_copied_has_nothing_of_what_holds_lines_together(visit, format):
    page = visit("ko/search-field.html", permissions=["clipboard-read", "clipboard-write"]).page
    rule = page.locator(".rule", has_text="\u2060").first
    rule.locator(".copy").focus()
    page.keyboard.press("Enter")
    page.locator(".copy-menu button", has_text=format).click()
    page.locator(".copy-menu button", has_text="복사했습니다").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert len(text) > 40 and "\u2060" not in text and "\u00a0" not in text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_shows_at_its_edge_that_it_goes_on_and_not_at_its_end(visit, theme):
    page = visit("ko/tab-bar.html", viewport={"width": 360, "height": 800}, color_scheme=theme).page
    table = page.locator(".table").first
    table.evaluate("(one) => one.scrollIntoView()")
    box = table.bounding_box()
    # In the caption's line, where no text stands.
    edge = {"x": box["x"] + box["width"] - 8, "y": box["y"] + 8, "width": 6, "height": 12}
    look = lambda: page.screenshot(clip=edge)  # noqa: E731
    goes_on = look()
    table.evaluate("(one) => one.scrollLeft = one.scrollWidth")
    at_end = look()
    assert table.evaluate("(one) => one.scrollLeft") > 0
    assert goes_on != at_end


# Of each date of a rule the mark before it and, in pixels, how far it stands from what is on its line before it.
DATES = """() => [...document.querySelectorAll('.dated')].filter((one) => one.checkVisibility()).map((one) => {
  const box = one.getBoundingClientRect(), before = [...one.previousElementSibling.getClientRects()].at(-1);
  return [getComputedStyle(one, '::before').content, before.bottom > box.top + 4 ? box.left - before.right : null];
})"""


@pytest.mark.parametrize("path", ["ko/editions/ios11.html", "en/tab-bar.html", "en/navigation-bar.relations.html"])
@pytest.mark.parametrize("width", [320, 390])
def test_no_line_begins_with_what_only_separates(visit, path, width):
    page = visit(path, viewport={"width": width, "height": 800}).page
    dates = page.evaluate(DATES)
    assert dates and {mark for mark, _ in dates} == {"none"}
    assert all(gap is None or gap > 6 for _, gap in dates), "on one line they are set apart"


@pytest.mark.parametrize("language, name, widths", [("ko", "기준", [300, 320, 390]), ("en", "As of", [320, 360, 390])])
def test_on_a_phone_no_edition_of_the_switch_stands_alone_on_a_line(visit, language, name, widths):
    for width in widths:
        page = visit(f"{language}/tab-bar.html", viewport={"width": width, "height": 800}).page
        lines = page.locator(".as-of label").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert min(lines.count(line) for line in lines) > 1, (width, lines)
        assert page.get_by_role("group", name=name, exact=True).count() == 1
