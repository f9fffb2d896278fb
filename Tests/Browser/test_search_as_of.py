"""The search as of an edition that the reader has chosen, and the pages that a query names."""

import re

import pytest

from search_box import act, address, box, search, status  # noqa: F401 (box is a fixture)
from waiting import choose_edition, expect

LABELS = {"ko": ["iOS 7 기준", "구성 요소", "탭 바"], "en": ["As of iOS 7", "Component", "Tab bars"]}
LATER = {"ko": "모든 탭을 활성 상태로", "en": "keep every tab enabled"}


def editions(page, query):
    """For each hit to a query whether it held in iOS 7, as the page of it says."""
    return page.evaluate(
        "async ([query, lang]) => (await Higraph.search(query, {lang, limit: 50, asOf: 'ios7'})).hits"
        ".map(({editions}) => editions.includes('ios7'))", [query, page.evaluate("document.body.dataset.lang")])


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_did_not_hold_in_the_chosen_edition_is_not_found(box, language):
    page = box(f"{language}/index.html?as-of=ios7")
    urls = [address(one) for one in search(page, LATER[language]).all()]
    assert urls and not any(url.endswith("#keep-every-tab-enabled") for url in urls)
    assert all(editions(page, LATER[language]))
    expect(page.locator("#_search-head .of-page")).to_have_text(re.compile(LABELS[language][0]))
    assert LABELS[language][0] in status(page)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_edition_is_taken_off_for_what_is_asked_and_comes_back_with_the_next_question(box, language):
    page = box(f"{language}/index.html?as-of=ios7")
    search(page, LATER[language])
    found = act(page, "unfilter")
    expect(page.locator("#_search-head .of-page")).to_have_count(0)
    assert address(found.first).endswith("#keep-every-tab-enabled")
    page.locator("#_search-input").fill("")
    search(page, LATER[language])
    expect(page.locator("#_search-head .of-page")).to_have_count(1)
    assert page.evaluate("document.documentElement.dataset.edition") == "ios7"


def test_an_edition_that_is_chosen_meanwhile_is_asked_again(box):
    # Where the panel leaves the whole switch free.
    page = box("ko/tab-bar.html")
    search(page, "탭을 비활성 상태로")
    expect(page.locator("#_search-head .of-page")).to_have_count(0)
    choose_edition(page, "ios7")
    expect(page.locator("#_search-panel")).to_be_hidden()
    page.locator("#_search-input").focus()
    expect(page.locator("#_search-head .of-page")).to_have_count(1)
    choose_edition(page, "_now")
    page.locator("#_search-input").focus()
    expect(page.locator("#_search-head .of-page")).to_have_count(0)


@pytest.mark.parametrize("query", ["iOS 11 탭", "탭 edition:ios11"])
def test_an_edition_in_the_query_goes_before_that_of_the_page(box, query):
    page = box("ko/index.html?as-of=ios7")
    expect(search(page, query)).not_to_have_count(0)
    expect(page.locator("#_search-head .of-page")).to_have_count(0)
    expect(page.locator("#_search-head .applied")).to_have_text(re.compile("유효한 판: iOS 11"))
    act(page, "unfilter")
    expect(page.locator("#_search-input")).to_have_value("탭")
    expect(page.locator("#_search-head .of-page")).to_have_count(1)


@pytest.mark.parametrize("query, count", [("스테퍼", 0), ("스테퍼 값", 3)])
def test_where_nothing_held_then_or_only_part_of_it_all_editions_are_offered(box, query, count):
    page = box("ko/index.html?as-of=ios7")
    expect(search(page, query)).to_have_count(count)
    expect(page.locator("[data-action=unfiltered]")).to_have_text(re.compile("모든 판에서 찾기"))
    found = act(page, "unfiltered")
    expect(found).not_to_have_count(0)
    expect(page.locator("#_search-head .of-page")).to_have_count(0)


def test_typed_filters_that_leave_nothing_can_be_left_out(box):
    page = box("ko/index.html")
    expect(search(page, "배지 종류:피하기")).to_have_count(0)
    expect(act(page, "unfiltered")).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("배지")


# Pages that a query names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, query, label, title, url",
    [
        ("ko/index.html", "탭 바", "구성 요소", "탭 바", "ko/tab-bar.html"),
        ("en/index.html", "tab bar", "Component", "Tab bars", "en/tab-bar.html"),
        ("en/api/UISlider.html", "탭바", "Component", "Tab bars", "en/tab-bar.html"),
        ("ko/tab-bar.html", "UITabBar", "API", "UITabBar", "ko/api/UITabBar.html"),
        ("ko/index.html", "배지", "구성 요소", "배지", "ko/tab-bar.html#badge"),
    ],
)
def test_the_page_that_a_query_names_comes_before_all_rules(box, path, query, label, title, url):
    page = box(path)
    search(page, query)
    first = page.locator("#_search-results [role=option]").first
    assert first.evaluate("(one) => one.className") == "page-link"
    expect(first.locator(".result-head")).to_have_text(label)
    expect(first.locator(".result-title")).to_have_text(title)
    assert address(first).endswith("/" + url)
    page.keyboard.press("Enter")
    page.wait_for_url("**/" + url)
    expect(page.locator("main")).to_be_visible()


@pytest.mark.parametrize("path, query, text, anchor", [
    ("ko/index.html", "모달뷰", "용어집: 모달 뷰", "modal-view"), ("en/api/UISlider.html", "modal view", "Glossary: modal view", "modal-view"),
    ("en/tab-bar.html", "taps", "Glossary: tap", "tap"), ("ko/index.html", "스와이프", "용어집: 쓸어 넘기기", "swipe"),
])
def test_a_word_of_the_glossary_is_offered_beside_the_hits(box, site, path, query, text, anchor):
    page = box(path)
    search(page, query)
    term = page.locator("#_search-head a")
    expect(term).to_have_text(text)
    assert text in status(page)
    expect(page.locator("#_search-results .page-link"), "Enter opens a rule").to_have_count(0)
    term.click()
    page.wait_for_url(f"**/{path[:2]}/glossary.html#{anchor}")
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()
    page.go_back()
    expect(page.locator("#_search-input"), "what was asked is there again").to_have_value(query)


def test_every_term_that_the_index_names_is_in_the_glossary(box, site):
    page = box("en/index.html")
    search(page, "badge")
    ids = page.evaluate("Higraph.openStore('en').then(({core}) => core.concepts.ids)")
    terms = [id.removeprefix("term:") for id in ids if id.startswith("term:")]
    glossary = (site / "en/glossary.html").read_text(encoding="utf-8")
    assert len(terms) > 30 and [id for id in terms if f'id="{id}"' not in glossary] == []


@pytest.mark.parametrize("query", ["탭은 몇 개까지", "배지 종류:사실"])
def test_other_queries_begin_with_a_rule(box, query):
    page = box("ko/index.html")
    search(page, query)
    expect(page.locator("#_search-results .page-link")).to_have_count(0)


def test_every_api_that_the_index_names_has_its_page(box, site):
    page = box("en/index.html")
    search(page, "badge")
    names = page.evaluate("Higraph.openStore('en').then(({core}) => core.symbols.names)")
    paths = page.evaluate("(names) => names.map((id) => Higraph.box.pathOf({kind: 'api', id, page: id}))", names)
    assert len(names) > 50
    assert [path for path in paths if not (site / "en" / path).exists()] == []


# Order -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path, query", [("ko/index.html", "탭은 몇 개까지"), ("en/index.html", "how many tabs")])
def test_what_holds_no_more_comes_after_what_does(box, path, query):
    page = box(path)
    search(page, query)
    past = page.evaluate(
        "async ([query, lang]) => (await Higraph.search(query, {lang, limit: 50})).hits.filter(({score}) => score > 6e5)"
        ".map(({editions}) => !editions.includes('hig2022'))", [query, page.evaluate("document.body.dataset.lang")])
    assert True in past and past == sorted(past), past
