"""The search box, by keyboard and by input method, and the engine beneath it."""

import json
import pathlib
import subprocess

import pytest

from search_box import address, box, results, search, until  # noqa: F401 (box is a fixture)

QUERIES = pathlib.Path(__file__).resolve().parents[1] / "Fixtures" / "queries.json"


@pytest.mark.parametrize(
    "path, query, component",
    [
        ("ko/index.html", "네비게이션바", "내비게이션 바"),
        ("ko/index.html", "탭바", "탭 바"),
        ("en/index.html", "tabbar", "Tab bars"),
        ("ko/api/UITabBar.html", "UITabBarItem", "탭 바"),
        ("en/index.html", "툴바", "Toolbars"),
    ],
)
def test_the_box_finds_things_under_any_of_their_names(box, path, query, component):
    page = box(path)
    found = search(page, query)
    assert found.count() > 0
    names = found.locator(".result-place").all_inner_texts()
    assert any(name.startswith(component) for name in names), names


def test_enter_opens_the_first_result(box):
    page = box()
    first = address(search(page, "네비게이션바").first)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/ko/" in url and "#" in url)
    assert page.url == first
    assert page.locator(f"[id='{page.url.split('#')[1]}']").is_visible()


def test_arrows_choose_and_the_box_says_which(box):
    page = box()
    found = search(page, "탭 바")
    field = page.locator("#search-input")
    assert field.get_attribute("aria-expanded") == "true"
    assert field.get_attribute("aria-activedescendant") is None
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == found.nth(1).get_attribute("id")
    assert found.nth(1).get_attribute("aria-selected") == "true"
    assert found.nth(0).get_attribute("aria-selected") == "false"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert field.get_attribute("aria-activedescendant") is None, "back in the text"
    page.keyboard.press("ArrowUp")
    last = page.locator("#search-results [role=option]:not(.chip)").last
    assert field.get_attribute("aria-activedescendant") == last.get_attribute("id")
    page.keyboard.press("ArrowUp")
    url = address(found.last)
    page.keyboard.press("Enter")
    page.wait_for_url(url)


def test_escape_closes_then_clears_then_leaves(box):
    page = box()
    search(page, "탭 바")
    page.keyboard.press("Escape")
    assert page.locator("#search-panel").is_hidden()
    assert page.locator("#search-input").input_value() == "탭 바"
    page.keyboard.press("Escape")
    assert page.locator("#search-input").input_value() == ""
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.id") != "search-input"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_escape_leads_back_to_where_one_was_reading(visit, language):
    page = visit(f"{language}/tab-bar.html").page
    link = page.locator(".rule a").nth(30)
    link.focus()
    page.keyboard.press("/")
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    search(page, "badge")
    for _ in range(3):
        page.keyboard.press("Escape")
    assert link.evaluate("(link) => link === document.activeElement")
    assert page.evaluate("!location.search")


def test_a_slash_in_the_box_is_a_slash(box):
    page = box()
    page.keyboard.type("a/b")
    assert page.locator("#search-input").input_value() == "a/b"


def test_nothing_found_is_said_on_screen_and_to_screen_readers(box):
    page = box("en/index.html")
    search(page, "qqqqzzzz")
    assert "qqqqzzzz" in page.locator("#search-message").inner_text()
    assert page.locator("#search-message").inner_text() in page.locator("#search-status").inner_text()


def test_what_is_typed_is_never_markup(box):
    page = box("en/index.html")
    search(page, "<img src=x onerror=alert(1)>")
    assert page.locator("#search-panel img").count() == 0


def test_matches_are_marked(box):
    page = box("en/index.html")
    found = search(page, "badge")
    assert "badge" in found.first.locator("mark").first.inner_text().lower()


def test_results_have_the_quotation_marks_of_pages(box):
    page = box("ko/index.html")
    found = search(page, "bar's height on iPhone only")
    titles = found.locator(".result-title").all_inner_texts()
    assert any(title.startswith("The bar’s height changes") for title in titles), titles
    texts = page.locator(":is(.result-title, .result-snippet):visible").all_inner_texts()
    assert not [text for text in texts if "'" in text]
    marks = page.locator("#search-results mark").all_inner_texts()
    assert "height" in marks and "iphone" in {mark.lower() for mark in marks}, marks


@pytest.mark.parametrize(
    "straight, curly",
    [
        ('"a" and (\'b\') don\'t', "“a” and (‘b’) don’t"), ("'\"a\" b'", "‘“a” b’"),
        ("사용자가 '탭'을", "사용자가 ‘탭’을"), ("앱의 \"탭\"", "앱의 “탭”"),
    ],
)
def test_straight_marks_open_after_a_space_a_bracket_or_another_mark(box, straight, curly):
    page = box("en/index.html")
    assert page.evaluate("(text) => Higraph.box.quoted(text, 'en')", straight) == curly


def test_a_click_opens_a_result(box):
    page = box("en/index.html")
    found = search(page, "toolbar")
    url = address(found.nth(1))
    found.nth(1).click()
    page.wait_for_url(url)


def queries():
    if not QUERIES.exists():
        return []
    table = json.loads(QUERIES.read_text(encoding="utf-8"))
    return table if isinstance(table, list) else table["queries"]


@pytest.mark.skipif(not QUERIES.exists(), reason="no shared table of queries")
def test_the_page_and_the_command_give_the_same_results(box, hig, site, languages):
    page = box(f"{languages[0]}/index.html")
    for entry in queries():
        query = entry["query"] if isinstance(entry, dict) else entry
        for language in [entry["lang"]] if isinstance(entry, dict) and "lang" in entry else languages:
            command = [hig, "lookup", "--json", "--lang", language, "--limit", "10", "--site", str(site), "--", query]
            printed = subprocess.run(command, capture_output=True, text=True, check=False)
            # The command refuses a filter that names nothing, where the box finds nothing.
            refused = printed.returncode == 2 and printed.stderr.startswith("Error: There is no ")
            assert refused or printed.returncode in (0, 1), printed.stderr
            wanted = [json.loads(line) for line in printed.stdout.splitlines()]
            shown = page.evaluate(
                "([text, lang]) => Higraph.search(text, {lang, limit: 10}).then(({hits}) => hits)", [query, language])
            assert shown == wanted, (query, language)


@pytest.mark.parametrize(
    "path, note",
    [("ko/index.html", "초성: ㅌㅂ"), ("en/index.html", "Initial consonants ㅌㅂ")],
)
def test_the_box_says_in_the_pages_language_how_it_read_the_query(box, path, note):
    page = box(path)
    search(page, "ㅌㅂ")
    assert note in page.locator("#search-panel").inner_text()


def test_words_of_another_language_are_found_there(box):
    page = box("en/index.html")
    found = search(page, "대체로")
    assert "/ko/" in address(found.first)
    assert found.first.locator(".result-title").get_attribute("lang") == "ko"
