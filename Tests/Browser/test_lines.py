"""Where lines may not break, and that what runs on at the side shows it."""

import pytest


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_table_shows_at_its_edge_that_it_goes_on_and_not_at_its_end(visit, theme):
    page = visit("ko/tab-bar.html", viewport={"width": 360, "height": 800}, color_scheme=theme).page
    table = page.locator(".table").first
    table.scroll_into_view_if_needed()
    box = table.bounding_box()
    # In the caption's line, where no text stands.
    edge = {"x": box["x"] + box["width"] - 8, "y": box["y"] + 8, "width": 6, "height": 12}
    look = lambda: page.screenshot(clip=edge)  # noqa: E731
    goes_on = look()
    table.evaluate("(one) => one.scrollLeft = one.scrollWidth")
    at_end = look()
    assert table.evaluate("(one) => one.scrollLeft") > 0
    assert goes_on != at_end
