"""The search box while someone types: input methods, keys, answers that come late."""

import re

import pytest

from search_box import Composer, act, box, replace_engine, results, search, status, wait_for_query  # noqa: F401
from waiting import ANY, becomes, expect, until

JAMO = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"


def stages(syllable):
    """What an input method shows while a syllable is typed: ㅌ, 태, 탭."""
    code = ord(syllable) - 0xAC00
    if not 0 <= code < 11172:
        return [syllable]
    lead, vowel, final = code // 588, code % 588 // 28, code % 28
    open_syllable = chr(0xAC00 + lead * 588 + vowel * 28)
    return [JAMO[lead], open_syllable] + ([syllable] if final else [])


def test_results_come_in_the_middle_of_a_syllable(box):
    page = box()
    composer = Composer(page)
    composer.compose("태")
    until(page, "document.querySelectorAll('.hit-link').length > 0")
    expect(page.locator("#_search-input")).to_have_value("태")
    composer.compose("탭")
    until(page, "[...document.querySelectorAll('.result-title')].some((one) => one.textContent.includes('탭'))")
    composer.commit("탭")
    expect(page.locator("#_search-input")).to_have_value("탭")
    expect(results(page)).not_to_have_count(0)


# Notes what is in the field whenever the list has become blank within less than the pause after which it may.
NOTE_BLANKS = """() => {
  const field = document.getElementById('_search-input'), panel = document.getElementById('_search-panel');
  const isBlank = () => panel.hidden || !panel.querySelector('.hit-link');
  let isShown = !isBlank(), typed = 0;
  globalThis.blanks = [];
  field.addEventListener('input', () => { typed = performance.now(); }, true);
  new MutationObserver(() => {
    isShown ||= !isBlank();
    if (isShown && isBlank() && performance.now() - typed < 450) blanks.push(field.value);
  }).observe(panel, { subtree: true, childList: true, attributeFilter: ['hidden'] });
}"""


@pytest.mark.parametrize("word", ["내비게이션", "비활성화", "탭 바 배지"])
def test_the_list_is_never_blank_between_keystrokes(box, word):
    page = box()
    page.evaluate(NOTE_BLANKS)
    composer = Composer(page)
    for syllable in word:
        for stage in stages(syllable):
            composer.compose(stage)
            page.wait_for_timeout(90)
        composer.commit(syllable)
    expect(results(page)).not_to_have_count(0)
    assert page.evaluate("blanks") == []


def test_nothing_found_is_said_only_when_typing_pauses(box):
    page = box("en/index.html")
    search(page, "badge")
    replace_engine(page, "async (text, options, real) => text === 'badge' ? real(text, options) : { hits: [], total: 0 }")
    page.evaluate(NOTE_BLANKS)
    page.locator("#_search-input").press("x")
    page.locator(".search-message", has_text="badgex").wait_for()
    expect(page.locator(".hit-link")).to_have_count(0)
    assert page.evaluate("blanks") == [], "the last answer stays for half a second"


def test_keys_pressed_while_a_syllable_is_composed_do_nothing(box):
    page = box()
    search(page, "탭 ")
    composer = Composer(page)
    for text in ["ㅂ", "바"]:
        composer.compose(text)
        page.wait_for_timeout(100)
    expect(results(page), "a half-written word is searched for").not_to_have_count(0)
    wait_for_query(page, "탭 바")
    url = page.url
    composer.key("ArrowDown", 40)
    composer.key("Enter", 13)
    composer.key("Escape", 27)
    page.wait_for_timeout(150)
    assert page.url == url
    expect(page.locator("#_search-input")).not_to_have_attribute("aria-activedescendant", ANY)
    expect(page.locator("#_search-panel")).to_be_visible()
    composer.commit("바")
    expect(page.locator("#_search-input")).to_have_value("탭 바")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/tab-bar\.html"))


@pytest.mark.parametrize("told", [{"isComposing": True}, {"keyCode": 229}])
def test_either_sign_of_composition_is_enough(box, told):
    page = box()
    search(page, "탭 바")
    wait_for_query(page, "탭 바")
    url = page.url
    prevented = [key for key in ["ArrowDown", "Enter", "Escape"] if page.evaluate(
        "([key, told]) => !document.getElementById('_search-input').dispatchEvent("
        "new KeyboardEvent('keydown', {key, ...told, bubbles: true, cancelable: true}))", [key, told])]
    page.wait_for_timeout(150)
    assert prevented == []
    assert page.url == url
    expect(page.locator("#_search-panel")).to_be_visible()
    expect(page.locator("#_search-input")).not_to_have_attribute("aria-activedescendant", ANY)


OPENING = [
    {"key": "/", "code": "Slash"},
    {"key": "/", "code": "Digit7", "shiftKey": True},
    {"key": "ʼ", "code": "Slash"},
    {"key": "k", "code": "KeyK", "metaKey": True},
    {"key": "K", "code": "KeyK", "ctrlKey": True},
    {"key": "ㅏ", "code": "KeyK", "metaKey": True},
    {"key": "ㅏ", "code": "KeyK", "ctrlKey": True},
    {"key": "k", "code": "KeyV", "ctrlKey": True},
]
OTHER_KEYS = [
    {"key": "-", "code": "Slash"},
    {"key": "/", "code": "Slash", "isComposing": True},
    {"key": "/", "code": "Slash", "keyCode": 229},
    {"key": "t", "code": "KeyK", "ctrlKey": True},
    {"key": "k", "code": "KeyK"},
    {"key": "k", "code": "KeyK", "ctrlKey": True, "altKey": True},
]


def has_opened(page, event):
    """Whether a key leads into the box, which is left again."""
    page.evaluate("(event) => document.body.dispatchEvent(new KeyboardEvent('keydown',"
                  " {...event, bubbles: true, cancelable: true}))", event)
    reached = page.evaluate("document.activeElement.id") == "_search-input"
    page.locator("#_search-input").blur()
    return reached


@pytest.mark.parametrize("event", OPENING)
def test_a_letter_or_a_key_leads_into_a_box_that_is_still_to_be_loaded(visit, event):
    page = visit("ko/tab-bar.html").page
    assert has_opened(page, event)


def test_no_other_key_leads_into_a_box_that_is_still_to_be_loaded(visit):
    page = visit("ko/tab-bar.html").page
    assert [event for event in OTHER_KEYS if has_opened(page, event)] == []
    assert page.evaluate("!globalThis.Higraph?.box")


def test_a_letter_or_a_key_leads_into_the_box_and_no_other(box):
    page = box("ko/tab-bar.html")
    page.locator("#_search-input").blur()
    assert [event for event in OPENING + OTHER_KEYS if has_opened(page, event)] == OPENING


def test_a_slash_in_another_field_of_a_page_stays_there(visit):
    page = visit("en/rules.html").page
    page.evaluate("document.querySelector('main').insertAdjacentHTML('beforeend', '<textarea></textarea><p contenteditable>a</p>')")
    for field in ("main select", "textarea", "[contenteditable]"):
        page.locator(field).first.focus()
        page.keyboard.press("/")
        assert page.evaluate("document.activeElement.id") != "_search-input", field


def test_what_stands_in_the_box_is_chosen_when_a_key_leads_into_it(box):
    page = box("en/index.html")
    field = page.locator("#_search-input")
    field.fill("badge")
    field.blur()
    page.keyboard.press("/")
    page.keyboard.type("x")
    expect(field).to_have_value("x")
    expect(field).to_have_js_property("enterKeyHint", "go")


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("width, height", [(820, 900), (320, 640), (1280, 400), (1280, 900)])
def test_escape_leads_back_to_where_a_key_opened_the_box(visit, language, width, height):
    page = visit(f"{language}/tab-bar.html", viewport={"width": width, "height": height}).page
    link = page.locator(".rule .anchor").nth(9)
    link.focus()
    page.evaluate("new Promise((done) => { addEventListener('scrollend', done); setTimeout(done, 1500); })")
    place = page.evaluate("scrollY")
    assert place > 500
    page.keyboard.press("/")
    expect(page.locator("#_search-input")).to_be_in_viewport()
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady)")
    search(page, "badge")
    for _ in range(3):
        page.keyboard.press("Escape")
    expect(link).to_be_focused()
    becomes(lambda: page.evaluate("scrollY"), place)


def test_escape_leaves_the_page_where_one_has_scrolled_it_beside_the_box(box):
    page = box("en/tab-bar.html")
    page.evaluate("scrollTo({ top: 900, behavior: 'instant' })")
    page.keyboard.press("Escape")
    expect(page.locator("#_search-input")).not_to_be_focused()
    assert page.evaluate("scrollY") == 900


# A real answer, but that to one question waits until the test releases it.
HELD = """async (text, options, real) => {
  const answer = await real(text, options);
  if (text === 'badge') await new Promise((resolve) => { globalThis.release = resolve; });
  return answer;
}"""


def test_the_answer_to_an_older_question_is_not_shown(box):
    page = box("en/index.html")
    replace_engine(page, HELD)
    field = page.locator("#_search-input")
    field.fill("badge")
    until(page, "!!globalThis.release")
    field.fill("slider")
    place = page.locator(".result-place").first
    expect(place).to_have_text("Sliders")
    page.evaluate("release()")
    page.wait_for_timeout(200)
    expect(place).to_have_text("Sliders")


def test_the_last_answer_stays_while_the_next_one_is_on_its_way(box):
    page = box("en/index.html")
    found = search(page, "badge").count()
    replace_engine(page, "() => new Promise(() => {})")
    page.locator("#_search-input").press("s")
    expect(page.locator("#_search-results")).to_have_attribute("aria-busy", "true")
    assert page.locator(".hit-link:visible").count() == found


@pytest.mark.parametrize("width, is_full", [(1280, False), (1280, True), (390, True)])
def test_enter_in_a_box_that_was_closed_opens_it_and_follows_nothing_unseen(box, width, is_full):
    page = box("en/index.html", viewport={"width": width, "height": 800})
    search(page, "tab bar")
    field = page.locator("#_search-input")
    if is_full and width > 640:
        act(page, "all")
    field.press("Escape")
    expect(page.locator("#_search-panel")).to_be_hidden()
    field.press("Enter")
    expect(page.locator("#_search-panel")).to_be_visible()
    assert page.url.split("?")[0].endswith("en/index.html")
    field.press("Enter")
    page.wait_for_url("**/en/tab-bar.html*")


def test_while_texts_are_on_their_way_all_hits_are_counted(box):
    page = box("en/index.html")
    total = int(re.search(r"\d+", (search(page, "bar"), status(page))[1]).group())
    page.locator("#_search-input").fill("")
    replace_engine(page, """(text, options, real) => new Promise((resolve) => {
      real(text, {...options, early: (...found) => options.early(...found)}).then((answer) => { globalThis.release = () => resolve(answer); });
    })""")
    page.locator("#_search-input").fill("bar")
    expect(page.locator(".search-message")).to_contain_text(f"{total} results")
    assert total > page.locator(".hit-link").count()


@pytest.mark.parametrize("back", ["focus", "arrow"])
def test_a_box_that_was_closed_before_the_answer_shows_that_to_what_is_typed(box, back):
    page = box("en/index.html")
    search(page, "badge")
    replace_engine(page, HELD.replace("'badge'", "'slider'"))
    field = page.locator("#_search-input")
    field.fill("slider")
    until(page, "!!globalThis.release")
    field.press("Escape")
    page.evaluate("release()")
    replace_engine(page, "async (text, options) => ({ hits: [], total: 0 })")
    if back == "focus":
        field.blur()
        field.focus()
    else:
        field.press("ArrowDown")
    page.locator(".search-message", has_text="slider").wait_for()
    expect(page.locator(".hit-link")).to_have_count(0)


def test_that_nothing_was_found_is_said_again_when_one_comes_back(box):
    page = box("en/index.html")
    search(page, "qqqqzzzz")
    page.locator("#_search-input").blur()
    expect(page.locator("#_search-panel")).to_be_hidden()
    page.locator("#_search-input").focus()
    expect(page.locator(".search-message")).to_be_visible()


def test_a_box_that_showed_all_is_small_again_with_few_when_one_comes_back(box):
    page = box("en/index.html")
    few = search(page, "tab bar").count()
    page.locator("[data-action=all]").click()
    until(page, "(few) => document.querySelectorAll('.hit-link').length > few", few)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    expect(results(page)).to_have_count(few)
    expect(page.locator("#_search-filters")).to_be_hidden()


def test_recent_searches_are_not_said_to_be_busy(box):
    page = box("en/index.html")
    page.evaluate("localStorage.setItem('higraph-recent', '[\"tab\"]')")
    search(page, "badge")
    replace_engine(page, "() => new Promise(() => {})")
    field = page.locator("#_search-input")
    field.press("s")
    listed = page.locator("#_search-results")
    expect(listed).to_have_attribute("aria-busy", "true")
    field.fill("")
    expect(page.locator(".recent")).to_be_visible()
    expect(listed).not_to_have_attribute("aria-busy", ANY)
    expect(page.locator("#_search-status")).to_have_text("")


def test_an_answer_that_is_shown_again_is_not_said_to_be_busy(box):
    page = box("en/index.html")
    search(page, "badge")
    replace_engine(page, "() => new Promise(() => {})")
    page.keyboard.press("s")
    listed = page.locator("#_search-results")
    expect(listed).to_have_attribute("aria-busy", "true")
    for key in ("Backspace", "Escape", "ArrowDown"):
        page.keyboard.press(key)
    expect(page.locator("#_search-panel")).to_be_visible()
    expect(listed).not_to_have_attribute("aria-busy", ANY)


def test_the_box_stays_open_while_another_window_has_the_focus(box):
    page = box("en/index.html")
    search(page, "badge")
    page.evaluate("document.hasFocus = () => false")
    page.locator("#_search-input").blur()
    page.wait_for_timeout(300)
    expect(page.locator("#_search-panel")).to_be_visible()


def test_of_answers_that_follow_quickly_only_the_last_is_said_and_none_once_nothing_is_asked(box):
    page = box("en/index.html")
    page.evaluate("""() => {
      const status = document.getElementById('_search-status');
      globalThis.said = [];
      new MutationObserver(() => said.push(status.textContent)).observe(status, { childList: true });
    }""")
    replace_engine(page, "async () => ({ hits: [], total: 0, suggestions: [], facets: [] })")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 10_000"))
    for text, time in [("aa", 100), ("bb", 1000), ("cc", 100), ("", 1000)]:
        page.locator("#_search-input").fill(text)
        page.evaluate("Promise.resolve()")
        page.clock.run_for(time)
    assert [text for text in page.evaluate("said") if text] == ["No rule matches “bb”."]


def test_a_slow_first_answer_is_announced(box):
    page = box("en/index.html")
    replace_engine(page, "() => new Promise(() => {})")
    page.locator("#_search-input").fill("badge")
    page.locator(".search-message", has_text="Searching").wait_for()


def test_enter_waits_for_the_answer_to_what_is_typed(box):
    page = box("en/index.html")
    search(page, "badge")
    replace_engine(page, """async (text, options, real) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return real(text, options);
    }""")
    page.locator("#_search-input").fill("slider")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/slider.html"))


def test_enter_opens_no_hit_of_the_query_before_where_nothing_is_found(box):
    page = box("ko/index.html")
    search(page, "스위치")
    page.evaluate(NOTE_BLANKS)
    page.locator("#_search-input").fill("카드")
    page.keyboard.press("Enter")
    page.locator(".search-message", has_text="카드").wait_for()
    assert page.evaluate("blanks") == ["카드"], "that nothing was found is shown at once"
    page.wait_for_timeout(300)
    assert "/index.html" in page.url
    expect(page.locator("#_search-input"), "nor is anything else asked").to_have_value("카드")


def test_enter_opens_no_hit_of_the_query_before_where_the_search_fails(box):
    page = box("en/index.html")
    search(page, "badge")
    replace_engine(page, "async () => { throw new Error('no'); }")
    page.locator("#_search-input").press("s")
    page.keyboard.press("Enter")
    page.locator(".search-message", has_text="could not be loaded").wait_for()
    page.wait_for_timeout(300)
    assert "/index.html" in page.url


def test_enter_opens_no_hit_of_what_was_typed_after_it(box):
    page = box("en/index.html")
    replace_engine(page, HELD)
    field = page.locator("#_search-input")
    field.fill("badge")
    field.press("Enter")
    until(page, "!!globalThis.release")
    search(page, "slider")
    page.evaluate("release()")
    page.wait_for_timeout(300)
    assert "/index.html" in page.url


def test_a_hit_chosen_before_one_types_on_is_chosen_no_more(box):
    page = box("en/index.html")
    search(page, "badge")
    page.keyboard.press("ArrowDown")
    field = page.locator("#_search-input")
    expect(field).to_have_attribute("aria-activedescendant", ANY)
    replace_engine(page, """async (text, options, real) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return real(text, options);
    }""")
    field.fill("slider")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/slider.html"))


# A real answer, of which the titles come first and the texts when the test releases them.
TITLES_FIRST = """async (text, options, real) => {
  const answer = await real(text, { ...options, early: undefined });
  options.early(answer.hits.map((hit) => ({ ...hit, snippet: '', marks: { ...hit.marks, snippet: [] } })));
  await new Promise((resolve) => { globalThis.release = resolve; });
  return answer;
}"""


def test_titles_do_not_wait_for_texts(box):
    page = box("en/index.html")
    replace_engine(page, TITLES_FIRST)
    page.locator("#_search-input").fill("badge")
    expect(page.locator(".result-title")).not_to_have_count(0)
    assert page.locator(".result-snippet").count() == 0
    page.evaluate("release()")
    page.locator(".result-snippet").first.wait_for()


def chosen(page):
    return page.locator("#_search-results [aria-selected=true]")


def test_a_hit_stays_chosen_when_its_text_arrives(box):
    page = box("en/index.html")
    replace_engine(page, TITLES_FIRST)
    field = page.locator("#_search-input")
    field.fill("tab badges")
    expect(page.locator(".result-title")).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    title = chosen(page).locator(".result-title").inner_text()
    page.evaluate("release()")
    page.locator(".result-snippet").first.wait_for()
    expect(chosen(page).locator(".result-title")).to_have_text(title)
    expect(field).to_have_attribute("aria-activedescendant", chosen(page).get_attribute("id"))


def test_the_chip_of_a_hit_stays_chosen_when_its_text_arrives(box):
    page = box("en/index.html")
    replace_engine(page, TITLES_FIRST.replace("return answer", "answer.hits[1].why = []; return answer")
                   .replace("options.early", "answer.hits[0].why = ['without badges']; options.early"))
    page.locator("#_search-input").fill("badge")
    expect(page.locator(".hit .chip")).not_to_have_count(0)
    page.keyboard.press("ArrowDown")
    while "hit-link" not in chosen(page).get_attribute("class"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(chosen(page)).to_have_class("chip")
    page.evaluate("release()")
    page.locator(".result-snippet").first.wait_for()
    expect(chosen(page)).to_have_class("chip")


def test_titles_of_a_question_that_another_has_followed_are_not_shown(box):
    page = box("en/index.html")
    replace_engine(page, """async (text, options, real) => {
      const answer = await real(text, { ...options, early: undefined });
      if (text === 'badge') {
        await new Promise((resolve) => { globalThis.release = resolve; });
        options.early(answer.hits);
      }
      return answer;
    }""")
    page.locator("#_search-input").fill("badge")
    until(page, "!!globalThis.release")
    page.locator("#_search-input").fill("slider")
    title = page.locator(".result-title").first
    expect(title).to_contain_text("slider", ignore_case=True)
    page.evaluate("release()")
    page.wait_for_timeout(400)
    expect(title).to_contain_text("slider", ignore_case=True)


def test_all_results_are_shown_with_the_focus_in_the_filters(box):
    page = box("en/index.html")
    page.set_viewport_size({"width": 1440, "height": 900})
    search(page, "tab")
    page.locator(".search-filter").first.click()
    page.locator(".trial.all").click()
    until(page, "document.getElementById('_search').classList.contains('is-full')")
    expect(page.locator("#_search-panel")).to_be_visible()
    expect(page.locator("#_search-input")).to_be_focused()


@pytest.mark.parametrize("path, query", [
    ("ko/index.html", "탭 바"), ("ko/index.html", "세그먼트 컨트롤"), ("ko/index.html", "버튼의 크기"), ("en/index.html", "tab bar"),
    ("en/index.html", "activity indicator"), ("en/index.html", "UITabBarController"),
])
def test_a_query_loads_three_files_of_the_index_at_most_beside_its_core(box, path, query):
    page = box(path)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.reload()
    page.locator("#_search-input").focus()
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    expect(search(page, query)).not_to_have_count(0)
    page.locator(".result-snippet").first.wait_for()
    index = [url.split("/search/")[1] for url in loaded if "/search/" in url]
    language = path[:2]
    assert f"{language}/core.js" in index
    assert not any(name.startswith((f"{language}/words", f"{language}/bigrams")) for name in index), "every word is known"
    assert len(set(index) - {f"{language}/core.js"}) <= 3 and len(set(index)) == len(index), index


def test_what_every_query_needs_is_loaded_before_the_first_one(visit):
    page = visit("ko/index.html").page
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.wait_for_timeout(200)
    assert not any("/search/" in url for url in loaded)
    page.locator("#_search-input").focus()
    wanted = {"core.js", "rules.js"}
    becomes(lambda: page.wait_for_timeout(25) or wanted - {url.rpartition("/search/ko/")[2] for url in loaded}, set())


def test_the_count_is_said_politely(box):
    page = box("en/index.html")
    count = search(page, "badge").count()
    said = page.locator("#_search-status")
    expect(said).to_have_attribute("role", "status")
    expect(said).to_have_attribute("aria-live", "polite")
    assert re.match(r"\d+ results?", status(page)), status(page)
    assert count > 0


# What is sent for once queries are answered, in an index whose shards begin so: by the time the last answer is there, and
# once nothing else is to be done.
FORESEEN = """async (queries) => {
  const store = await Higraph.openStore("ko"), own = [], named = [];
  const firsts = ["0", "~e", "~q", "~qk", "~ql", "~qm", "~r"];
  const other = { core: { shards: { terms: { firsts } } }, table: (kind, number) => own.push(number) };
  store.expectFrom = (prefix) => Object.getPrototypeOf(store).expectFrom.call(other, prefix);
  store.expectMost = (keys) => named.push(...keys);
  await Promise.all(queries.map((query) => Higraph.search(query)));
  const early = own.length + named.length;
  for (let turn = 0; turn < 5; turn += 1) await new Promise(requestIdleCallback);
  return { early, own, named };
}"""


@pytest.mark.parametrize("query, shards", [
    ("ㅂ", [2, 3, 4]), ("탭 ㅂ", [2, 3, 4]), ("ㄷ", [1]), ("ㄱ", [6]),
    ("바ㅂ", []), ("ㅂㅂ", []), ("바", []), ("b", []),
])
def test_a_lone_consonant_sends_for_the_first_syllables_that_it_may_become(box, query, shards):
    foreseen = box().evaluate(FORESEEN, [query])
    assert foreseen["own"] == shards and foreseen["early"] == 0, foreseen


def test_a_lone_consonant_sends_for_what_names_that_begin_so_mean(box):
    named = box().evaluate(FORESEEN, ["ㅂ"])["named"]
    # A badge is called 배지, and titles begin otherwise of some that have a name which begins so.
    assert named and any(not key.startswith("~q") for key in named) and any(key.startswith("~q") for key in named), named


def test_what_was_typed_on_is_not_foreseen(box):
    assert box().evaluate(FORESEEN, ["ㅂ", "바"]) == {"early": 0, "own": [], "named": []}


def test_of_many_names_the_shards_are_sent_for_that_most_are_in(box):
    asked = box().evaluate("""async () => {
      const store = await Higraph.openStore("ko"), asked = [], firsts = ["0", "~e", "~q", "~r", "~t", "~w"];
      const other = { core: { shards: { terms: { firsts } } }, kept: new Map([["terms-4", {}]]), table: (kind, number) => asked.push(number) };
      store.expectMost.call(other, ["~qk#a", "~w#b", "~t#c", "~t#d", "~t#e", "~wl#f", "~r#g", "~e#h", "~e#i", "~e#j"]);
      return asked;
    }""")
    assert asked == [1, 5]
