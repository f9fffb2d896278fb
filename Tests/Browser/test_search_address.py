"""What the search leaves behind: the address, recent searches, marks on the page one lands on."""

import re
import urllib.parse

import pytest

from search_box import act, address, box, results, search, settled, wait_for_query  # noqa: F401
from waiting import ANY, becomes, expect, until


def asked(url):
    return urllib.parse.parse_qs(urllib.parse.urlsplit(url).query, keep_blank_values=True)


def test_what_is_typed_is_in_the_address(box):
    page = box()
    search(page, "탭바를 비활성화")
    wait_for_query(page, "탭바를 비활성화")
    page.locator("#_search-input").fill("")
    until(page, "!location.search")


def test_a_shared_link_opens_with_the_results(visit):
    page = visit("ko/index.html?q=" + urllib.parse.quote("탭 바")).page
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("탭 바")
    expect(page.locator("#_search-input")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#_search-input")).to_have_attribute("aria-activedescendant", ANY)


@pytest.mark.parametrize("field", ["constructor", "__proto__", "toString", "colour", ""])
def test_a_filter_of_the_address_that_there_is_not_is_passed_over(visit, field):
    page = visit("ko/tab-bar.html?" + urllib.parse.urlencode({"q": "탭", "in": f"{field}:x"}) + "&in=kind:avoid").page
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator(".chip.applied")).to_have_count(1)
    until(page, "!location.search.includes('%3Ax')")


def test_typing_leaves_no_trail_and_back_returns_to_the_results(box):
    page = box("en/index.html")
    entries = page.evaluate("history.length")
    for text in ["ba", "badg", "badge"]:
        search(page, text)
        wait_for_query(page, text)
    assert page.evaluate("history.length") == entries
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("#"))
    page.go_back()
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("badge")
    page.go_forward()
    page.wait_for_url(re.compile("#"))
    expect(page.locator("#_search-panel")).to_be_hidden()


@pytest.mark.parametrize("language, query", [("ko", "탭"), ("en", "tab")])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("hash", ["", "#is-translucent"])
def test_back_leads_out_of_the_whole_window_to_where_one_was_reading(visit, language, query, width, hash):
    page = visit(f"{language}/tab-bar.html{hash}", viewport={"width": width, "height": 800}).page
    # The browser has been where the address leads.
    until(page, "scrollY > 0" if hash else "document.readyState === 'complete'")
    page.evaluate("scrollTo({ top: 5000, behavior: 'instant' })")
    page.keyboard.press("/")
    search(page, query)
    if width > 640:
        act(page, "all")
    until(page, "location.search.includes('all=')")
    for _ in range(2):
        page.go_back()
        until(page, "document.getElementById('_search-panel').hidden")
        assert page.url.endswith(f"/{language}/tab-bar.html{hash}")
        page.wait_for_timeout(200)
        assert abs(page.evaluate("scrollY") - 5000) < 3
        page.go_forward()
        until(page, "document.querySelector('.search.is-full') !== null")
        expect(page.locator("#_search-input")).to_have_value(query)


@pytest.mark.parametrize("language, query", [("ko", "배지"), ("en", "badge")])
@pytest.mark.parametrize("hash", ["", "#is-translucent"])
def test_a_search_that_was_closed_leaves_the_reader_there_and_nothing_for_back_to_undo(box, language, query, hash):
    page = box(f"{language}/index.html", viewport={"width": 390, "height": 800})
    page.goto(page.url.replace("index.html", f"tab-bar.html{hash}"))
    until(page, "scrollY > 0" if hash else "document.readyState === 'complete'")
    page.evaluate("scrollTo({ top: 5000, behavior: 'instant' })")
    for _ in range(2):
        search(page, query)
        until(page, "location.search.includes('all=')")
        page.keyboard.press("Escape")
        expect(page.locator("#_search-panel")).to_be_hidden()
        expect(page.locator("#_search-input")).to_be_focused()
        # Emptied and left at once.
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        assert page.url.endswith(f"tab-bar.html{hash}")
        page.wait_for_timeout(200)
        assert abs(page.evaluate("scrollY") - 5000) < 3
    page.go_back()
    page.wait_for_url("**/index.html")


@pytest.mark.parametrize("language, query", [("ko", "배지"), ("en", "badge")])
def test_after_a_search_links_within_the_page_can_be_gone_back_from(box, language, query):
    page = box(f"{language}/tab-bar.html", viewport={"width": 390, "height": 800})
    page.evaluate("scrollTo({ top: 5000, behavior: 'instant' })")
    search(page, query)
    until(page, "location.search.includes('all=')")
    page.go_back()
    until(page, "document.getElementById('_search-panel').hidden")
    for _ in range(2):
        page.locator(".anchor[href='#badge']").evaluate("(link) => link.click()")
        until(page, "location.hash === '#badge'")
        page.go_back()
        until(page, "location.hash === ''")
    page.wait_for_timeout(200)
    assert page.url.endswith(f"/{language}/tab-bar.html")


@pytest.mark.parametrize("language, query", [("ko", "탭"), ("en", "tab")])
def test_a_link_within_the_page_is_followed_beside_results(box, language, query):
    page = box(f"{language}/tab-bar.html", viewport={"width": 1280, "height": 800})
    search(page, query)
    wait_for_query(page, query)
    page.locator(".contents a[href='#badge']").evaluate("(link) => link.click()")
    until(page, "location.hash === '#badge'")
    page.locator(".rule .anchor").first.focus()
    expect(page.locator("#_search-panel")).to_be_hidden()
    expect(page.locator("#_search-input")).not_to_be_focused()


def test_back_returns_to_where_one_was_in_a_long_list(box):
    page = box("ko/index.html")
    search(page, "바")
    act(page, "all")
    panel = page.locator("#_search-panel")
    panel.evaluate("(panel) => { panel.scrollTop = 400; }")
    act(page, "more")
    assert panel.evaluate("(panel) => panel.scrollTop") > 300
    last = results(page).nth(80)
    last.scroll_into_view_if_needed()
    top = page.locator("#_search-panel").evaluate("(panel) => panel.scrollTop")
    assert top > 2000
    last.click()
    page.wait_for_url(re.compile("#"))
    page.go_back()
    until(page, f"Math.abs(document.getElementById('_search-panel').scrollTop - {top}) < 4")
    expect(results(page).nth(80)).to_be_in_viewport()
    page.locator("#_search-input").fill("탭")
    until(page, "document.getElementById('_search-panel').scrollTop === 0")


def test_enter_right_after_typing_still_leaves_the_way_back(box):
    page = box("en/index.html")
    page.locator("#_search-input").fill("slider")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"slider\.html"))
    page.go_back()
    wait_for_query(page, "slider")


def test_closing_takes_the_query_out_of_the_address(box):
    page = box("en/index.html")
    search(page, "badge")
    wait_for_query(page, "badge")
    page.keyboard.press("Escape")
    until(page, "!location.search")


def test_the_address_keeps_what_others_put_there(box):
    page = box("en/tab-bar.html?as-of=ios7")
    search(page, "badge")
    wait_for_query(page, "badge")
    assert asked(page.url)["as-of"] == ["ios7"]


def test_the_other_language_searches_for_the_same(box):
    page = box("en/index.html")
    search(page, "badge")
    wait_for_query(page, "badge")
    page.locator("a[data-language=ko]").evaluate("(link) => { link.dispatchEvent(new Event('focus')); link.click(); }")
    page.wait_for_url(re.compile("/ko/"))
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("badge")


# Recent searches ----------------------------------------------------------------------------------------------


def recents(page):
    return page.locator("#_search-results .recent").all_inner_texts()


def follow_first(page, text):
    """Follows the first rule; a page that the query names stands before it."""
    found = search(page, text)
    for _ in range(1 + page.locator("#_search-results .page-link").count()):
        page.keyboard.press("ArrowDown")
    expect(found.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "#" in url and "q=" not in url)


def test_searches_that_led_somewhere_are_offered_again_and_can_be_cleared(box):
    page = box()
    expect(page.locator("#_search-panel")).to_be_hidden()
    follow_first(page, "탭 바")
    page.locator("#_search-input").focus()
    page.locator(".recent").first.wait_for()
    search(page, "배지만 찾고 가지 않음")
    follow_first(page, "배지")
    page.keyboard.press("/")
    page.locator(".recent").first.wait_for()
    becomes(lambda: recents(page), ["배지", "탭 바"])
    expect(page.locator("#_search-input")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(settled(page)).not_to_have_count(0)
    expect(page.locator("#_search-input")).to_have_value("탭 바")
    page.locator("#_search-input").fill("")
    page.locator("[data-action=forget]").click()
    becomes(lambda: recents(page), [])
    until(page, "localStorage.getItem('higraph-recent') === null")
    expect(page.locator("#_search-panel")).to_be_hidden()


@pytest.mark.parametrize("broken", ["not json", '{"0": "탭"}', '[1, null, {"a": "b"}]'])
def test_what_others_wrote_into_the_storage_does_no_harm(box, broken):
    page = box()
    page.evaluate("(text) => localStorage.setItem('higraph-recent', text)", broken)
    page.locator("#_search-input").blur()
    page.locator("#_search-input").focus()
    assert recents(page) == []
    expect(search(page, "탭 바")).not_to_have_count(0)


def test_without_storage_the_search_works_all_the_same(visit):
    visited = visit("ko/index.html")
    visited.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })")
    page = visited.open("ko/index.html")
    page.locator("#_search-input").focus()
    follow_first(page, "탭 바")
    page.locator("#_search-input").focus()
    expect(search(page, "배지")).not_to_have_count(0)


def test_where_the_address_cannot_be_changed_all_goes_on(visit):
    visited = visit("en/rules.html")
    page = visited.page
    page.evaluate("() => { history.replaceState = () => { throw new DOMException('often', 'SecurityError'); }; }")
    page.locator("select[name=kind]").select_option("avoid")
    expect(page.locator(".filters [role=status]")).to_have_text(re.compile(r"^\d+ of"))
    page.locator(".as-of label").first.click()
    page.locator("#_search-input").focus()
    expect(search(page, "tab")).not_to_have_count(0)
    page.wait_for_timeout(400)


def test_a_value_in_the_address_may_have_colons(box):
    page = box("en/index.html")
    page.evaluate("history.replaceState(null, '', '?in=api:setTitle(_:for:)')")
    assert page.evaluate("Higraph.box.address.read().filters") == {"api": ["setTitle(_:for:)"]}


def test_words_to_mark_are_few_and_short_and_each_is_named_once(box):
    page = box("en/index.html")
    words = ["Tab", "tab", "x" * 41, *"bcdefghij"]
    places = [(sum(len(word) + 1 for word in words[:at]), len(word)) for at, word in enumerate(words)]
    hit = {"url": "en/tab-bar.html#a", "title": " ".join(words), "marks": {"title": [[at, at + size] for at, size in places]}}
    query = urllib.parse.urlsplit(page.evaluate("(hit) => Higraph.box.address.landing(hit)", hit)).query
    assert urllib.parse.parse_qs(query)["mark"] == ["tab", *"bcdefgh"]


# Marks --------------------------------------------------------------------------------------------------------


def marks(page):
    """The marked texts within the rule that one landed on, and in the whole page."""
    page.locator(".landing").wait_for()
    return page.evaluate("""() => {
      const ranges = [...CSS.highlights.get('search')];
      const target = document.querySelector(':target').closest('.rule') || document.querySelector(':target');
      return [ranges.filter((range) => target.contains(range.startContainer)).map(String), ranges.map(String)];
    }""")


def test_the_page_one_lands_on_marks_the_terms(box):
    page = box("en/index.html")
    before = page.evaluate("document.querySelector('main').innerHTML.length")
    follow_first(page, "badge")
    here, everywhere = marks(page)
    assert here and {text.lower() for text in here} == {"badge"}, here
    assert len(everywhere) > len(here)
    assert before and page.locator("main mark").count() == 0, "nothing in the page is changed"


def test_marks_can_be_taken_off(box):
    page = box("en/index.html")
    follow_first(page, "badge")
    marks(page)
    page.locator(".landing button").click()
    expect(page.locator(".landing")).to_have_count(0)
    until(page, "!CSS.highlights.has('search')")
    assert "mark" not in asked(page.url)
    assert "#" in page.url


def test_escape_takes_marks_off_as_well(box):
    page = box("en/index.html")
    follow_first(page, "badge")
    marks(page)
    page.keyboard.press("Escape")
    expect(page.locator(".landing")).to_have_count(0)


def test_escape_in_a_menu_closes_that_and_leaves_the_marks(visit):
    page = visit("en/tab-bar.html?mark=badge").page
    page.locator(".landing").wait_for()
    page.locator(".copy").nth(3).click()
    expect(page.locator(".copy-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".copy-menu")).to_be_hidden()
    # The button is told a moment later, and until then the key is the menu's.
    expect(page.locator('.copy[aria-expanded="true"]')).to_have_count(0)
    expect(page.locator(".landing")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".landing")).to_have_count(0)


def test_escape_leaves_the_marks_in_a_menu_that_opens_at_the_same_moment(visit):
    page = visit("en/tab-bar.html?mark=badge").page
    page.locator(".landing").wait_for()
    page.evaluate("""() => {
        document.querySelectorAll('.copy')[3].click();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    }""")
    expect(page.locator(".landing")).to_be_visible()


def test_korean_terms_are_marked_with_any_particle_but_not_inside_other_words(visit):
    page = visit("ko/tab-bar.html?mark=" + urllib.parse.quote("바") + "#keep-every-tab-enabled").page
    _, everywhere = marks(page)
    assert set(everywhere) == {"바"}
    following = page.evaluate("""() => [...CSS.highlights.get('search')].map((range) =>
      /^[가-힣]*/.exec(range.startContainer.data.slice(range.endOffset))[0])""")
    assert {"", "는"} <= set(following), following
    assert not any(word.startswith(("뀌", "꾸", "꿔", "탕", "라", "로")) and word != "로" for word in following), following


@pytest.mark.parametrize("text, term", [("タブを使う", "使う"), ("แถบหนักมาก", "หนัก"), ("使用标签栏", "标签")])
def test_where_words_follow_one_another_without_a_space_they_are_marked_all_the_same(visit, text, term):
    page = visit("en/tab-bar.html").page
    found = page.evaluate("""async ([text, term]) => {
      history.replaceState(null, '', '?' + new URLSearchParams([['mark', term]]));
      document.querySelector('main p').textContent = text;
      const script = document.createElement('script');
      script.src = document.body.dataset.base + 'assets/landing-marks.js';
      await new Promise((done) => { script.onload = done; document.head.append(script); });
      return [...(CSS.highlights.get('search') || [])].map((range) => range.toString());
    }""", [text, term])
    assert found == [term]


def test_what_is_marked_goes_along_neither_to_the_other_language_nor_with_a_copied_link(visit):
    visited = visit("en/tab-bar.html?as-of=ios11&mark=tab&mark=bar#keep-every-tab-enabled",
                    permissions=["clipboard-read", "clipboard-write"])
    page = visited.page
    page.locator("#keep-every-tab-enabled .copy").focus()
    page.keyboard.press("Enter")
    page.locator(".copy-menu button").first.click()
    page.locator(".copy-menu button", has_text="Copied").wait_for()
    wanted = visited.url("en/tab-bar.html?as-of=ios11#keep-every-tab-enabled")
    assert page.evaluate("navigator.clipboard.readText()") == wanted
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/tab-bar.html?as-of=ios11#keep-every-tab-enabled")


def test_of_marks_only_those_are_said_that_are_there_and_the_longest_is_marked(visit):
    page = visit("en/tab-bar.html?mark=tab&mark=zzzz&mark=tab+bar#keep-every-tab-enabled").page
    _, everywhere = marks(page)
    assert {"tab", "tab bar"} <= {text.lower() for text in everywhere}
    note = page.get_by_role("complementary", name="Marked:")
    expect(note).to_contain_text("tab · tab bar")


def test_escape_in_the_search_box_leaves_the_marks(visit):
    page = visit("en/tab-bar.html?mark=badge").page
    page.locator(".landing").wait_for()
    page.keyboard.press("/")
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    page.evaluate("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }))")
    search(page, "tab bar")
    page.locator(".search-filter").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#_search-panel")).to_be_hidden()
    expect(page.locator(".landing")).to_be_visible()


@pytest.mark.parametrize("mark", ["tab", "tabs"])
def test_a_plural_is_marked_as_a_whole(visit, mark):
    page = visit(f"en/tab-bar.html?mark={mark}#keep-every-tab-enabled").page
    _, everywhere = marks(page)
    assert {text.lower() for text in everywhere} == {"tab", "tabs"}


def test_a_short_word_is_not_marked_inside_longer_ones(visit):
    page = visit("en/switch.html?mark=on#toggles-between-on-and-off").page
    _, everywhere = marks(page)
    assert {text.lower() for text in everywhere} == {"on"}
    following = page.evaluate("""() => [...CSS.highlights.get('search')].map((range) =>
      range.startContainer.data.slice(range.endOffset, range.endOffset + 1))""")
    assert not [one for one in following if one.isalpha()], following


@pytest.mark.parametrize("path, query, own, other", [
    ("ko/index.html", "큰 제목", "큰 제목", "이름"), ("en/index.html", "dim tabs", "tab", "disabled"),
])
def test_what_matched_in_other_hits_is_not_marked(box, path, query, own, other):
    page = box(path)
    found = search(page, query)
    assert other in found.locator("mark").all_inner_texts()
    wanted = next(one for one in found.all() if other not in one.locator("mark").all_inner_texts())
    terms = urllib.parse.parse_qs(urllib.parse.urlsplit(address(wanted)).query)["mark"]
    assert own in terms and other not in terms, terms


@pytest.mark.parametrize("mark", ["nothing-like-it", "", "(.*)+[", "<b>"])
def test_marks_that_are_nowhere_leave_the_page_alone(visit, mark):
    page = visit("en/tab-bar.html?mark=" + urllib.parse.quote(mark)).page
    page.wait_for_timeout(300)
    expect(page.locator(".landing")).to_have_count(0)


def test_a_link_without_marks_loads_nothing_for_them(visit):
    visited = visit("en/tab-bar.html")
    assert not [url for url in visited.requests if "landing" in url]
