"""The search box, by keyboard and by input method, and the engine beneath it."""

import json
import pathlib
import subprocess

import pytest

from search_box import address, box, results, search, shared_box  # noqa: F401 (boxes are fixtures)
from waiting import ANY, expect, until

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
    expect(found).not_to_have_count(0)
    names = found.locator(".result-place").all_inner_texts()
    assert any(name.startswith(component) for name in names), names


def test_enter_opens_the_first_result(box):
    page = box()
    first = address(search(page, "네비게이션바 제목").first)
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/ko/" in url and "#" in url)
    assert page.url == first
    expect(page.locator(f"[id='{page.url.split('#')[1]}']")).to_be_visible()


def test_arrows_choose_and_the_box_says_which(box):
    page = box()
    found = search(page, "탭은 몇 개까지")
    field = page.locator("#_search-input")
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    expect(field).not_to_have_attribute("aria-activedescendant", ANY)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", found.nth(1).get_attribute("id"))
    expect(found.nth(1)).to_have_attribute("aria-selected", "true")
    expect(found.nth(0)).to_have_attribute("aria-selected", "false")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(field, "back in the text").not_to_have_attribute("aria-activedescendant", ANY)
    page.keyboard.press("ArrowUp")
    last = page.locator("#_search-results [role=option]:not(.chip)").last
    expect(field).to_have_attribute("aria-activedescendant", last.get_attribute("id"))
    page.keyboard.press("ArrowUp")
    url = address(found.last)
    page.keyboard.press("Enter")
    page.wait_for_url(url)


def test_escape_closes_then_clears_then_leaves(box):
    page = box()
    search(page, "탭 바")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator("#_search-panel")).to_be_hidden()
    expect(page.locator("#_search-input")).not_to_have_attribute("aria-activedescendant", ANY)
    expect(page.locator("#_search-input")).to_have_value("탭 바")
    page.keyboard.press("Escape")
    expect(page.locator("#_search-input")).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator("#_search-input")).not_to_be_focused()


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
    expect(link).to_be_focused()
    until(page, "!location.search")


def test_the_key_for_the_box_pressed_in_it_does_not_lose_where_one_was_reading(visit):
    page = visit("en/tab-bar.html").page
    link = page.locator(".rule a").nth(30)
    link.focus()
    page.keyboard.press("/")
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    page.keyboard.press("Control+k")
    expect(page.locator("#_search-input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()


def test_a_slash_in_the_box_is_a_slash(box):
    page = box()
    page.keyboard.type("a/b")
    expect(page.locator("#_search-input")).to_have_value("a/b")


def test_nothing_found_is_said_on_screen_and_to_screen_readers(box):
    page = box("en/index.html")
    search(page, "qqqqzzzz")
    expect(page.locator(".search-message")).to_contain_text("qqqqzzzz")
    assert page.locator(".search-message").inner_text() in page.locator("#_search-status").inner_text()


def test_what_is_typed_is_never_markup(box):
    page = box("en/index.html")
    search(page, "<img src=x onerror=alert(1)>")
    expect(page.locator("#_search-panel img")).to_have_count(0)


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
    marks = page.locator("#_search-results mark").all_inner_texts()
    assert "height" in marks and "iphone" in {mark.lower() for mark in marks}, marks


@pytest.mark.parametrize(
    "straight, curly",
    [
        ('"a" and (\'b\') don\'t', "“a” and (‘b’) don’t"), ("'\"a\" b'", "‘“a” b’"),
        ('"Wait—"', "“Wait—”"), ('"a/"', "“a/”"), ("x—'", "x—’"), ('"탭…"', "“탭…”"), ('…"tab" x', "…“tab” x"), ('"a"/"b"', "“a”/“b”"),
        ("사용자가 '탭'을", "사용자가 ‘탭’을"), ("앱의 \"탭\"", "앱의 “탭”"),
    ],
)
def test_straight_marks_open_after_a_space_a_bracket_or_another_mark(shared_box, straight, curly):
    assert shared_box.evaluate("(text) => Higraph.box.quoted(text, 'en')", straight) == curly


def test_a_click_opens_a_result(box):
    page = box("en/index.html")
    found = search(page, "toolbar")
    url = address(found.nth(1))
    found.nth(1).click()
    page.wait_for_url(url)


def queries():
    table = json.loads(QUERIES.read_text(encoding="utf-8"))
    assert len(table) > 200, "the shared table of queries has lost most of them"
    return table


def test_the_page_and_the_command_give_the_same_results(box, hig, site, languages):
    page = box(f"{languages[0]}/index.html")
    found = 0
    for entry in queries():
        query, language = entry["query"], entry["lang"]
        command = [hig, "lookup", "--json", "--lang", language, "--limit", "10", "--site", str(site), "--", query]
        printed = subprocess.run(command, capture_output=True, text=True, check=False)
        # The command refuses a filter that names nothing, where the box finds nothing.
        refused = printed.returncode == 2 and printed.stderr.startswith("Error: There is no ")
        assert refused or printed.returncode in (0, 1), printed.stderr
        wanted = [json.loads(line) for line in printed.stdout.splitlines()]
        shown = page.evaluate(
            "([text, lang]) => Higraph.search(text, {lang, limit: 10}).then(({hits}) => hits)", [query, language])
        assert shown == wanted, (query, language)
        found += len(shown)
    assert found > len(queries()), "most queries of the table find something"


@pytest.mark.parametrize(
    "path, note",
    [("ko/index.html", "초성: ㅌㅂ"), ("en/index.html", "Initial consonants ㅌㅂ")],
)
def test_the_box_says_in_the_pages_language_how_it_read_the_query(box, path, note):
    page = box(path)
    search(page, "ㅌㅂ")
    expect(page.locator("#_search-panel")).to_contain_text(note)


def test_words_of_another_language_are_found_there(box):
    page = box("en/index.html")
    found = search(page, "대체로")
    assert "/ko/" in address(found.first)
    expect(found.first.locator(".result-title")).to_have_attribute("lang", "ko")
