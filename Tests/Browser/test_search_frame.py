"""What stands around the hits: how the query was read, filters, what else to try, and what went wrong."""

import json
import re
import urllib.parse

import pytest

from search_box import act, box, replace_engine, results, search, settled, shared_box, status  # noqa: F401
from waiting import becomes, expect, until


def hit(**changes):
    return {"id": "tab-bar/a", "component": "tab-bar", "kind": "do", "lang": "en", "title": "A title", "snippet": "Words.",
            "path": "x", "line": 1, "url": "en/tab-bar.html#keep-every-tab-enabled", "score": 1, "why": [],
            "marks": {"title": [], "snippet": []}, **changes}


def answers(page, **answer):
    replace_engine(page, "async () => (" + json.dumps({"total": len(answer["hits"]), **answer}) + ")")


# Hits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, query, place, kind, edition",
    [
        ("en/index.html", "keep every tab enabled", "Tab bars", "Do", "Since iOS 11"),
        ("ko/index.html", "모든 탭을 활성 상태로", "탭 바", "권장", "iOS 11부터"),
        ("en/index.html", "dim unavailable tabs", "Tab bars", "Do", "iOS 7 only"),
    ],
)
def test_a_hit_says_what_where_and_since_when(box, path, query, place, kind, edition):
    found = search(box(path), query)
    heads = [[one.locator(f".{name}").inner_text() for name in ("result-place", "kind", "result-edition")]
             for one in found.all()]
    assert [place, kind, edition] in heads, heads


def test_a_hit_shows_its_title_and_its_text_with_what_matched(box):
    found = search(box("en/index.html"), "badge").first
    expect(found.locator(".result-title mark").first).to_contain_text("badge")
    expect(found.locator(".result-snippet mark").first).to_contain_text("badge")


@pytest.mark.parametrize("path, foreign, name", [("en/index.html", "ko", "한국어"), ("ko/index.html", "en", "English")])
def test_a_hit_of_another_language_is_marked(box, path, foreign, name):
    page = box(path)
    answers(page, hits=[hit(lang=foreign, why=[f"language {foreign}"])])
    found = search(page, "anything").first
    expect(found.locator(".result-title")).to_have_attribute("lang", foreign)
    expect(found.locator(".result-snippet")).to_have_attribute("lang", foreign)
    expect(found.locator(".result-language")).to_have_text(name)
    expect(found.locator(".result-language")).to_have_attribute("lang", foreign)
    expect(page.locator("#_search-head")).to_contain_text(name)


# How the query was read ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path, query, said",
    [
        ("ko/index.html", "네비게이숀 바", r"결과 \d+개: ‘내?네?비게이션 바’로 고쳐 찾음"),
        ("en/index.html", "baddge", r"\d+ results for “badge”"),
    ],
)
def test_a_correction_is_said_and_can_be_taken_back(box, path, query, said):
    page = box(path)
    search(page, query)
    message = page.locator(".search-message").inner_text()
    assert re.fullmatch(said, message), message
    assert message in status(page)
    typed = page.locator("#_search-head [data-action=exact]").first
    expect(typed).to_contain_text(query)
    act(page, "exact")
    until(page, "location.search.includes('exact')")
    expect(page.locator("#_search-input")).to_have_value(query)
    act(page, "widely")
    expect(page.locator(".search-message")).to_have_text(message)


PARTICLES = [
    ("탭 바", "‘탭 바’로"), ("버튼", "‘버튼’으로"), ("레이블", "‘레이블’로"), ("UIButton", "‘UIButton’으로"), ("UILabel", "‘UILabel’로"),
    ("iOS 7", "‘iOS 7’로"), ("iOS 13", "‘iOS 13’으로"), ("list", "‘list’로"), ("link", "‘link’로"), ("sheet", "‘sheet’로"),
    ("format", "‘format’으로"), ("dialog", "‘dialog’로"), ("string", "‘string’으로"), ("map", "‘map’으로"), ("loop", "‘loop’로"),
    ("phone", "‘phone’으로"), ("badge", "‘badge’로"), ("ㅂ", "‘ㅂ’으로"), ("ㄹ", "‘ㄹ’로"),
]


def test_the_particle_after_a_correction_agrees_with_it(box):
    page = box()
    said = page.locator(".search-message")
    for text, expected in PARTICLES:
        answers(page, hits=[hit()], suggestions=[{"kind": "corrected", "query": text, "count": 1}])
        search(page, f"아무거나 {text}")
        expect(said).to_contain_text(expected)


@pytest.mark.parametrize(
    "path, query, chip",
    [("ko/index.html", "ㅌㅂ", "초성: ㅌㅂ"), ("en/index.html", "툴바", "Translation: 툴바"),
     ("ko/index.html", "몇 개까지", "같은 말: 몇 개까지 → 개수")],
)
def test_why_it_matched_is_a_chip_that_searches_exactly_instead(box, path, query, chip):
    page = box(path)
    before = search(page, query).count()
    assert before > 0
    chips = page.locator("#_search-panel .chip", has_text=chip)
    expect(chips).not_to_have_count(0)
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    chips.first.click()
    page.locator("#_search-status:not(:empty)").wait_for(state="attached")
    until(page, "location.search.includes('exact')")
    expect(page.locator("#_search-panel .chip", has_text=chip)).to_have_count(0)
    page.locator("#_search-input").fill(query + " ")
    until(page, "!location.search.includes('exact')")


def test_searched_exactly_it_is_said_what_is_missing_and_not_offered_to_search_exactly(visit):
    page = visit("en/tab-bar.html?q=stauts+bar&exact").page
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-head")).to_contain_text("Exactly as typed")
    expect(page.locator("#_search-head")).to_contain_text("Without stauts")
    expect(page.locator("#_search-panel [data-action=exact]")).to_have_count(0)
    page.goto(page.url.replace("stauts+bar", "badge+slider"))
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator(".hit .result-note", has_text="Without slider")).not_to_have_count(0)
    expect(page.locator("#_search-panel [data-action=exact]")).to_have_count(0)


def test_a_note_is_said_once_however_often_its_word_is_in_the_query(box):
    page = box("en/tab-bar.html")
    search(page, "search icon and cancel icon and clear icon")
    chips = page.locator(".hit .chip").all_inner_texts()
    notes = [chip.partition("\n")[0].split(" · ") for chip in chips]
    assert any("Without icon" in note for note in notes)
    assert [note for note in notes if len(note) != len(set(note))] == []
    answers(page, hits=[hit(why=["without a", "without a"]), hit()])
    search(page, "a and a")
    expect(page.locator("#_search-head .chip"), "it holds for one of two").to_have_count(0)


def test_a_chip_of_one_hit_is_reached_by_arrow_keys(box):
    page = box("en/index.html")
    hits = [hit(), hit(title="Other", why=["without thing"]), hit(title="Third")]
    replace_engine(page, "async (text, options) => { (globalThis.asked ||= []).push(options.exact);"
                   " return {total: 3, hits: %s}; }" % json.dumps(hits))
    search(page, "other thing")
    field = page.locator("#_search-input")
    chip = page.locator(".hit .chip")
    expect(chip).to_have_text(re.compile(r"^Without thing – Search exactly"))
    for key in ("ArrowDown", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    expect(field).to_have_attribute("aria-activedescendant", chip.get_attribute("id"))
    expect(chip).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    expect(field).to_have_attribute("aria-activedescendant", results(page).nth(1).get_attribute("id"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(field, "that moves in the text").to_have_attribute("aria-activedescendant", results(page).nth(1).get_attribute("id"))
    page.keyboard.press("End")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", results(page).nth(2).get_attribute("id"))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    becomes(lambda: page.evaluate("asked"), [False, True])


# Filters -----------------------------------------------------------------------------------------------------------


def facet(page, field, value):
    return page.locator(f"#_search-filters button[data-field={field}][data-value='{value}']")


def test_facets_narrow_the_hits_and_tell_counts(box):
    page = box("en/index.html")
    search(page, "tab bar")
    toggle = page.locator("#_search-head [data-action=filters]")
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(toggle).to_have_attribute("aria-controls", "_search-filters")
    expect(page.locator("#_search-filters")).to_be_hidden()
    toggle.click()
    expect(toggle).to_have_attribute("aria-expanded", "true")
    avoid = facet(page, "kind", "avoid")
    count = int(re.search(r"\d+$", avoid.inner_text()).group())
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    avoid.click()
    settled(page)
    assert status(page).startswith(f"{count} result")
    assert set(page.locator(".hit .kind").all_inner_texts()) == {"Avoid"}
    expect(facet(page, "kind", "avoid")).to_have_attribute("aria-pressed", "true")
    expect(facet(page, "kind", "avoid"), "the focus stays on what was pressed").to_be_focused()
    until(page, "new URLSearchParams(location.search).get('in') === 'kind:avoid'")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    facet(page, "kind", "do").click()
    settled(page)
    assert {"Avoid", "Do"} >= set(page.locator(".hit .kind").all_inner_texts())
    act(page, "unfilter")
    act(page, "unfilter")
    until(page, "!location.search.includes('in=')")


def test_filters_are_shared_with_the_link(visit):
    page = visit("ko/index.html?" + urllib.parse.urlencode({"q": "탭", "in": "kind:avoid"})).page
    expect(settled(page)).not_to_have_count(0)
    assert set(page.locator(".hit .kind").all_inner_texts()) == {"피하기"}
    expect(page.locator(".chip.applied")).to_contain_text("피하기")


@pytest.mark.parametrize(
    "typed",
    ["탭 kind:avoid", "탭 종류:피하기", "kind:avoid 탭", '탭 종류:"피하기"', "탭 종류：피하기", "종류：＂피하기＂ 탭",
     "탭　ｋｉｎｄ：ａｖｏｉｄ"],
)
def test_a_typed_filter_is_shown_and_can_be_taken_off(shared_box, typed):
    page = shared_box
    search(page, typed)
    expect(page.locator(".chip.applied")).to_contain_text("피하기")
    act(page, "unfilter")
    expect(page.locator("#_search-input")).to_have_value("탭")
    expect(page.locator(".chip.applied")).to_have_count(0)


def take_off(page, field):
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.locator(f".chip.applied[data-field={field}]").click()
    settled(page)


@pytest.mark.parametrize(
    "typed, rest",
    [
        ("iOS  7 탭", "탭"), ("iOS-7 탭", "탭"), ("ＩＯＳ 7 탭", "탭"), ("iOS 7, 탭 색", "탭 색"), ("탭 iOS 7", "탭"),
        ("iOS 7에서 탭", "탭"), ("iOS 7탭 바", "탭 바"), ("iOS 7 종류:사실 탭", "종류:사실 탭"), ("ios71 iOS 7 탭", "ios71 탭"),
    ],
)
def test_an_edition_among_the_words_can_be_taken_off_however_it_is_written(shared_box, typed, rest):
    page = shared_box
    search(page, typed)
    expect(page.locator(".chip.applied[data-field=edition]")).to_have_text("유효한 판: iOS 7")
    take_off(page, "edition")
    expect(page.locator("#_search-input")).to_have_value(rest)
    expect(page.locator(".chip.applied[data-field=edition]")).to_have_count(0)


@pytest.mark.parametrize(
    "typed, field, rest",
    [
        ("플랫폼:iOS 판:iOS 탭", "edition", "플랫폼:iOS 탭"), ("플랫폼:iOS 판:iOS 탭", "platform", "판:iOS 탭"),
        ("PLATFORM:iOS 탭 Edition：iOS", "edition", "PLATFORM:iOS 탭"), ("판:“iOS 7” 탭", "edition", "탭"),
        ("구성요소:탭-바 탭-바", "component", "탭-바"), ("종유:사실 탭", "종유", "탭"), ('foo:"a 종류:사실 탭', "kind", 'foo:"a 탭'),
    ],
)
def test_of_typed_filters_that_one_is_taken_off_whose_chip_is_pressed(shared_box, typed, field, rest):
    page = shared_box
    search(page, typed)
    take_off(page, field)
    expect(page.locator("#_search-input")).to_have_value(rest)
    expect(page.locator(f".chip.applied[data-field={field}]")).to_have_count(0)


def test_with_the_last_filter_taken_off_the_focus_is_in_the_field(box):
    page = box()
    page.locator("#_search-input").fill("종류:피하기")
    settled(page)
    chip = page.locator(".chip.applied")
    chip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#_search-input")).to_be_focused()
    search(page, "퀄컴칩셋")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    facet(page, "component", "tab-bar").click()
    settled(page)
    chip.focus()
    page.keyboard.press("Enter")
    expect(chip).to_have_count(0)
    expect(page.locator("#_search-input")).to_be_focused()


def test_an_unknown_value_of_a_filter_is_named(box):
    page = box()
    search(page, "탭 종류:없는것")
    chip = page.locator(".chip.applied")
    expect(chip).to_contain_text("없는것")
    expect(chip).to_contain_text("모르는")


@pytest.mark.parametrize("query", ["tab bar", "search"])
def test_editions_are_offered_by_their_time(box, query):
    page = box("en/index.html")
    search(page, query)
    page.locator("#_search-head [data-action=filters]").click()
    offered = page.locator("#_search-filters button[data-field=edition]").evaluate_all(
        "(buttons) => buttons.map(({ dataset }) => dataset.value)")
    assert offered == ["ios7", "ios11", "ios13", "hig2022"]


PIECES = """(button) => {
  const pieces = [''];
  for (const { localName, textContent } of button.childNodes) {
    if (localName === 'wbr') pieces.push(''); else pieces.push(pieces.pop() + textContent);
  }
  return pieces.filter((piece) => piece);
}"""


def test_names_of_apis_in_filters_break_as_on_pages(box):
    page = box("en/tab-bar.html")
    fields = [{"field": "api", "values": [{"value": name, "title": name, "count": 0} for name in (
        "UIBarButtonItem.SystemItem.fixedSpace", "UISearchDisplayController", "setTitle(_:for:)")]}]
    answers(page, hits=[hit()], facets=fields, filters=[{"field": "api", "value": "UIView.tintColor", "names": ["UIView.tintColor"]}])
    search(page, "anything")
    page.locator("#_search-head [data-action=filters]").click()
    pieces = [one.evaluate(PIECES) for one in page.locator("#_search-filters button").all()]
    assert pieces == [["UIBarButtonItem.", "SystemItem.", "fixedSpace 0"], ["UISearchDisplay", "Controller 0"],
                      ["setTitle(", "_:", "for:) 0"]]
    assert page.locator(".chip.applied span").evaluate(PIECES) == ["API:", " UIView.", "tintColor"]


def test_facets_that_do_not_fit_can_be_unfolded(box):
    page = box("en/index.html")
    search(page, "button")
    page.locator("#_search-head [data-action=filters]").click()
    group = page.locator("#_search-filters fieldset").first
    shown = group.locator("button:visible").count()
    group.locator(".unfold").click()
    expect(group.locator("button[hidden]")).to_have_count(0)
    assert group.locator("button:visible").count() > shown - 1
    until(page, "document.activeElement.closest('fieldset') !== null")


def test_a_value_that_is_chosen_is_shown_though_it_stands_far_down(box):
    page = box("en/index.html")
    values = [{"value": f"v{number}", "title": f"v{number}", "count": 1} for number in range(12)]
    answers(page, hits=[hit()], facets=[{"field": "api", "values": values}])
    search(page, "anything")
    page.locator("#_search-head [data-action=filters]").click()
    page.locator("#_search-filters .unfold").click()
    facet(page, "api", "v11").click()
    expect(facet(page, "api", "v10")).to_have_count(0)
    expect(facet(page, "api", "v11")).to_have_attribute("aria-pressed", "true")


def test_one_hit_is_one_and_a_file_is_named_once_however_often_it_is_missed(box):
    page = box("en/index.html")
    answers(page, hits=[hit()], problems=["no 'search/en/words.js'", "late 'search/en/words.js'"])
    search(page, "anything")
    expect(page.locator(".search-message")).to_have_text("1 result")
    expect(page.locator(".search-problem code")).to_have_text("search/en/words.js")


def test_what_is_asked_anew_is_neither_exact_nor_as_long_as_what_was_asked_before(box):
    page = box("en/index.html")
    replace_engine(page, """async (text, { exact, limit }) => {
      (globalThis.asked ||= []).push([text, exact, limit]);
      return { hits: %s, total: 200, suggestions: [{ kind: 'without', query: 'b', count: 1 }] };
    }""" % json.dumps([hit(why=["without a"]), hit()]))
    search(page, "a b")
    act(page, "all")
    act(page, "more")
    act(page, "exact")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.locator(".trial[data-query=b]").click()
    settled(page)
    search(page, "c")
    assert page.evaluate("asked") == [["a b", False, 8], ["a b", False, 50], ["a b", False, 100], ["a b", True, 100],
                                      ["b", False, 100], ["c", False, 50]]


# All of them --------------------------------------------------------------------------------------------------------


def test_the_list_is_not_cut_but_shows_all(box):
    page = box("en/index.html")
    few = search(page, "tab bar").count()
    total = int(re.match(r"\d+", status(page)).group())
    assert few < total
    expect(page.locator("[data-action=all]")).to_contain_text(str(total))
    page.keyboard.press("ArrowUp")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.keyboard.press("Enter")
    settled(page)
    while page.locator("[data-action=more]").count():
        act(page, "more")
    expect(results(page)).to_have_count(total)
    until(page, "new URLSearchParams(location.search).has('all')")
    box_ = page.locator("#_search").bounding_box()
    assert (box_["width"], box_["height"]) == (1280, 900), "the whole window"
    expect(page.locator("#_search-input")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#_search-panel")).to_be_hidden()
    until(page, "!document.getElementById('_search').classList.contains('is-full')")


def test_a_shared_link_to_all_opens_all(visit):
    page = visit("en/index.html?q=tab+bar&all=").page
    settled(page)
    assert results(page).count() > 12
    expect(page.locator("#_search-filters")).to_be_visible()
    page.locator("[data-action=close]").click()
    expect(page.locator("#_search-panel")).to_be_hidden()
    assert "?" not in page.url


# Nothing found --------------------------------------------------------------------------------------------------------


def test_without_hits_there_are_suggestions_and_facets(box):
    page = box("en/index.html")
    replace_engine(page, """async (text, options, real) => text !== 'zzz qqq' ? real(text, options) : ({ hits: [], total: 0,
      suggestions: [{ kind: 'unfiltered', query: 'zzz qqq', count: 3 }, { kind: 'without', query: 'badge', count: 7 },
        { kind: 'nearest', query: 'tab bar', count: 0 }],
      facets: [{ field: 'kind', values: [{ value: 'do', title: 'do', count: 9 }, { value: 'avoid', title: 'avoid', count: 4 }] }] })""")
    search(page, "zzz qqq")
    expect(page.locator(".search-message")).to_contain_text("zzz qqq")
    trials = page.locator("#_search-results [role=option]").all_inner_texts()
    assert trials == ["Without filters (3)", "Only “badge” (7)", "Did you mean “tab bar”?"]
    expect(page.locator("#_search-filters")).to_be_visible()
    expect(page.locator("#_search-input")).to_have_attribute("aria-expanded", "true")
    expect(page.locator(".search-hint")).to_have_attribute("aria-hidden", "true")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.keyboard.press("Enter")
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("tab bar")


@pytest.mark.parametrize("path, query, first", [
    ("ko/tab-bar.html", "카드", "혹시 ‘코드’?"), ("en/tab-bar.html", "platform:iPadOS keyboard", "Without filters (11)"),
    ("ko/tab-bar.html?as-of=ios7", "스위치", "구성 요소스위치"),
])
@pytest.mark.parametrize("width", [1280, 390])
def test_without_hits_what_else_to_try_stands_before_what_one_may_look_around_in(box, path, query, first, width):
    page = box(path, viewport={"width": width, "height": 900})
    search(page, query)
    options = page.locator("#_search-results [role=option]")
    expect(options.first).to_have_text(first)
    places = [page.locator(f"#_search-{part}").bounding_box() for part in ("head", "results", "filters")]
    assert all(above["y"] + above["height"] <= below["y"] for above, below in zip(places, places[1:])), places


@pytest.mark.parametrize("text", ["ㅁ" * 5000, "😀" * 400, "zz " * 900, "종류:" + "없음" * 900])
def test_of_a_long_query_the_beginning_is_said(box, text):
    page = box("ko/tab-bar.html")
    expect(search(page, text)).to_have_count(0)
    shown = page.locator("#_search-head").inner_text()
    assert text[:20].strip() in shown and "…" in shown and "\ufffd" not in shown
    assert len(shown) < 250 and len(status(page)) < 250


def test_without_anything_to_choose_no_keys_for_choosing_are_shown(box):
    page = box("en/index.html")
    replace_engine(page, "async () => ({ hits: [], total: 0, suggestions: [], facets: [] })")
    search(page, "zzz qqq")
    expect(page.locator(".search-message")).to_contain_text("zzz qqq")
    expect(page.locator(".search-hint")).to_have_count(0)
    expect(page.locator("#_search-input")).to_have_attribute("aria-expanded", "false")


def test_a_facet_of_an_empty_answer_lists_what_has_it(box):
    page = box()
    search(page, "퀄컴칩셋")
    expect(results(page)).to_have_count(0)
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    facet(page, "component", "tab-bar").click()
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("")
    expect(page.locator(".chip.applied")).to_contain_text("탭 바")
    act_count = page.locator("[data-action=unfilter]").count()
    assert act_count == 1
    page.locator("[data-action=unfilter]").click()
    until(page, "document.getElementById('_search-panel').hidden")


def test_a_dropped_word_can_be_searched_without(box):
    page = box("en/index.html")
    search(page, "badge slider color")
    trial = page.locator(".trial", has_text="Only “").first
    query = re.search("“(.+)”", trial.inner_text()).group(1)
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    trial.click()
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value(query)


# What goes wrong ------------------------------------------------------------------------------------------------------


def spoil(page, pattern, **answer):
    page.route(re.compile(pattern), lambda route: route.fulfill(content_type="text/javascript", **answer)
               if answer else route.abort())


@pytest.fixture
def faulty(chromium, site):
    """A page from disk some of whose scripts are spoilt, whatever its console says of that."""
    contexts = []

    def start(path, pattern, **answer):
        context = chromium.new_context(viewport={"width": 1280, "height": 900})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(15_000)
        spoil(page, pattern, **answer)
        page.goto((site / path).as_uri())
        page.locator("#_search-input").focus()
        until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady)")
        return page

    yield start
    for context in contexts:
        context.close()


SPOILT = {
    "missing": None,
    "damaged": lambda words: words.replace(" ", "  ", 1),
    "of another version": lambda words: re.sub(r'",\d+,"', '",4,"', words, count=1),
    "something else": lambda words: "nothing = 1;",
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_missing_or_damaged_shard_is_said_and_the_rest_goes_on(faulty, site, spoilt):
    words = (site / "search/ko/words.js").read_text(encoding="utf-8")
    answer = {"body": SPOILT[spoilt](words)} if SPOILT[spoilt] else {}
    assert answer.get("body") != words
    page = faulty("ko/index.html", r"/search/ko/words\.js", **answer)
    expect(search(page, "네비게이숀 바")).not_to_have_count(0)
    problem = page.locator(".search-problem")
    expect(problem).to_contain_text("words.js")
    expect(problem).to_contain_text("빠진 결과")
    assert "빠진 결과" in status(page)
    page.unroute_all()
    act(page, "retry")
    until(page, "document.querySelectorAll('.search-problem').length === 0")


def test_a_shard_that_takes_too_long_is_said(faulty):
    page = faulty("ko/index.html", r"/nothing")
    page.evaluate("""() => {
      Higraph.patience = 300;
      const load = Higraph.load;
      Higraph.load = (path) => (path.includes('/words') ? new Promise(() => {}) : load(path));
    }""")
    expect(search(page, "네비게이숀 바")).not_to_have_count(0)
    page.locator(".search-problem", has_text="words.js").wait_for()


def test_files_that_a_query_needs_are_sent_for_before_the_first_of_them_is_there(faulty):
    page = faulty("ko/index.html", r"/nothing")
    page.evaluate("""() => {
      const load = Higraph.load;
      globalThis.awaited = [];
      Higraph.load = (path) => (path.includes('/terms-') ? new Promise(() => { awaited.push(path); }) : load(path));
    }""")
    page.locator("#_search-input").fill("appearance 컨트롤")
    until(page, "awaited.length > 1")
    assert sorted(page.evaluate("awaited")) == ["search/ko/terms-0.js", "search/ko/terms-1.js"]


@pytest.mark.parametrize("pattern", [r"/search/ko/core\.js", r"/assets/search\.js"])
def test_without_an_index_or_an_engine_the_box_says_so_and_names_the_file(faulty, pattern):
    page = faulty("ko/index.html", pattern)
    page.locator("#_search-input").fill("탭 바")
    page.locator(".search-message", has_text="불러오지 못했습니다").wait_for()
    settled(page)
    expect(page.locator(".search-message")).to_contain_text(f"'{pattern[1:]}'".replace("\\", ""))
    assert "불러오지 못했습니다" in status(page)
    expect(page.locator("[data-action=retry]")).to_have_count(1)


@pytest.mark.parametrize("name", ["box", "search-words-en"])
def test_without_the_box_scripts_the_page_says_so_and_offers_to_try_again(chromium, site, name):
    context = chromium.new_context()
    page = context.new_page()
    spoil(page, rf"/assets/{name}\.js")
    page.goto((site / "en/index.html").as_uri())
    page.locator("#_search-input").focus()
    page.locator("#_search-head", has_text="could not be loaded").wait_for()
    assert "could not be loaded" in status(page)
    page.locator("#_search-input").fill("tab bar")
    page.unroute_all()
    page.locator("#_search-head a").click()
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("tab bar")
    context.close()


def test_the_index_is_sent_for_once_and_without_waiting_for_what_reads_it(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    asked, held = [], []
    page.on("request", lambda request: asked.append(request.url.rpartition("/search/")[2]))
    page.route(re.compile(r"/assets/search\.js"), lambda route: held.append(route))
    page.goto((site / "ko/index.html").as_uri())
    page.locator("#_search-input").focus()
    until(page, "Higraph.shards.length > 1")
    assert len(held) == 1, "nothing of the engine has run"
    held[0].continue_()
    until(page, "!!(Higraph.box && Higraph.box.isReady)")
    expect(search(page, "탭 바")).not_to_have_count(0)
    assert [asked.count(f"ko/{name}.js") for name in ("core", "rules")] == [1, 1]
    context.close()


REHEARSED = """async () => {
  const { rehearsal, prepare } = Higraph;
  let made;
  Higraph.rehearsal = (...given) => (made = rehearsal(...given));
  await prepare("ko");
  return [...made.terms.values()].filter((postings) => postings.rules.length > 10).length;
}"""


def test_the_search_is_rehearsed_before_anyone_types_and_loads_nothing_for_it(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/search/")[2]))
    page.goto((site / "ko/index.html").as_uri())
    page.locator("#_search-input").focus()
    until(page, "!!(Higraph.box && Higraph.box.isReady)")
    assert page.evaluate(REHEARSED) > 3
    assert sorted(name for name in asked if name.startswith("ko/")) == ["ko/core.js", "ko/rules.js"]
    context.close()


REHEARSED_AFTER = """async () => {
  const { rehearsal, prepare, search } = Higraph;
  const seen = [];
  let isAnswered = false;
  Higraph.rehearsal = (...given) => { seen.push(isAnswered); return rehearsal(...given); };
  const prepared = prepare("ko");
  search("탭 바").then(() => { isAnswered = true; });
  await prepared;
  return seen;
}"""


def test_a_rehearsal_waits_for_a_search_that_is_under_way(box):
    assert box().evaluate(REHEARSED_AFTER) in [[True], [True, True]]


def test_an_index_that_failed_before_anyone_asked_is_asked_for_again(faulty):
    page = faulty("ko/index.html", r"/search/ko/(core|rules)\.js")
    page.locator("#_search-input").fill("탭 바")
    page.locator(".search-message", has_text="불러오지 못했습니다").wait_for()
    settled(page)
    page.unroute_all()
    expect(act(page, "retry")).not_to_have_count(0)


def test_an_engine_that_failed_is_loaded_again(faulty):
    page = faulty("ko/index.html", r"/assets/search\.js")
    page.locator("#_search-input").fill("스위치")
    page.locator(".search-message", has_text="불러오지 못했습니다").wait_for()
    page.unroute_all()
    expect(act(page, "retry")).not_to_have_count(0)
    expect(page.locator("#_search-panel")).to_be_visible()
    expect(page.locator("#_search-input")).to_be_focused()


def test_an_engine_that_is_no_script_is_loaded_again(faulty):
    page = faulty("ko/index.html", r"/assets/search\.js", body="<!doctype html>")
    page.locator("#_search-input").fill("스위치")
    page.locator(".search-message", has_text="불러오지 못했습니다").wait_for()
    page.unroute_all()
    expect(act(page, "retry")).not_to_have_count(0)


OWN_PAGE = '<!doctype html><html lang="en"><meta charset="utf-8"><script src="{}"></script>'


def test_a_page_of_ones_own_searches_with_one_script(chromium, site, tmp_path):
    own = tmp_path / "own.html"
    own.write_text(OWN_PAGE.format((site / "assets/open-search.js").as_uri()), encoding="utf-8")
    context = chromium.new_context()
    page = context.new_page()
    page.goto(own.as_uri())
    assert page.evaluate("Higraph.search") is None, "nothing is loaded before it is wanted"
    hits = page.evaluate("Higraph.start().then(() => Higraph.search('tab bar', {limit: 3})).then(({hits}) => hits)")
    assert [hit["url"].partition("#")[0] for hit in hits] == ["en/tab-bar.html"] * 3
    context.close()


@pytest.mark.parametrize("pattern, delay", [(r"/search/ko/core\.js", 0), (r"/search/ko/core\.js", 600), (r"/assets/search\.js", 0)])
def test_a_retry_that_fails_again_leaves_the_box_open_and_the_focus_in_it(faulty, pattern, delay):
    page = faulty("ko/index.html", pattern)
    page.locator("#_search-input").fill("스위치")
    page.locator(".search-message", has_text="불러오지 못했습니다").wait_for()
    settled(page)
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    if delay:
        replace_engine(page, "(text, options, real) => new Promise((resolve) => setTimeout(resolve, %d))"
                       ".then(() => real(text, options))" % delay)
    page.locator("[data-action=retry]").click()
    settled(page)
    page.wait_for_timeout(400)
    expect(page.locator("#_search-panel")).to_be_visible()
    expect(page.locator("[data-action=retry]")).to_be_visible()
    until(page, "document.getElementById('_search').contains(document.activeElement)")


@pytest.mark.parametrize("language, query", [("ko", "탭"), ("en", "tab")])
def test_the_page_keys_leaf_through_the_results_and_not_the_page_behind(box, language, query):
    page = box(f"{language}/tab-bar.html", viewport={"width": 1280, "height": 600})
    search(page, query)
    top = page.locator("#_search-panel").evaluate_handle("(panel) => () => panel.scrollTop")
    page.keyboard.press("PageDown")
    until(page, "(top) => top() > 200", top)
    page.keyboard.press("PageUp")
    until(page, "(top) => top() === 0", top)
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Escape")
    page.keyboard.press("PageDown")
    until(page, "scrollY > 200")


def test_in_a_window_too_low_for_the_head_the_chosen_result_is_seen(box):
    page = box("ko/tab-bar.html?as-of=ios7", viewport={"width": 320, "height": 180})
    search(page, "soqlrpdltus")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    until(page, """(() => {
      const place = document.querySelector('#_search-panel [aria-selected=true]')?.getBoundingClientRect();
      const middle = place && (place.top + Math.min(place.bottom, innerHeight - 20)) / 2;
      return Boolean(place && document.elementFromPoint(place.left + 20, middle)?.closest('[aria-selected=true]'));
    })()""")


def test_an_error_keeps_what_was_found_before(box):
    page = box("en/index.html")
    found = search(page, "badge").count()
    replace_engine(page, "async (text, options, real) => { if (text !== 'badges') return real(text, options); throw new Error('no'); }")
    page.locator("#_search-input").press("s")
    page.locator(".search-message", has_text="could not be loaded").wait_for()
    expect(page.locator(".hit-link:visible")).to_have_count(found)
