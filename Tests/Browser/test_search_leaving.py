"""What becomes of a search that the focus, a finger or the history leaves."""

import re
import time

import pytest

from search_box import act, address, box, replace_engine, results, search, settled, wait_for_query  # noqa: F401
from waiting import ANY, choose_edition, expect, until

HELD = "async (text, options, real) => { await new Promise((go) => { globalThis.release = go; }); return real(text, options); }"
INPUT, PANEL = "#_search-input", "#_search-panel"


def is_open(page):
    return page.locator(PANEL).is_visible()


@pytest.mark.parametrize("language, query", [("ko", "버튼"), ("en", "button")])
def test_an_answer_that_comes_after_the_focus_has_gone_shows_nothing(box, language, query):
    page = box(f"{language}/tab-bar.html")
    replace_engine(page, HELD)
    page.locator(INPUT).fill(query)
    until(page, "!!globalThis.release")
    page.keyboard.press("Tab")
    page.wait_for_timeout(300)
    page.evaluate("release()")
    page.wait_for_timeout(500)
    assert not is_open(page)
    assert "q=" not in page.url
    # What was typed is still there to be asked.
    page.locator(INPUT).focus()
    until(page, "!!globalThis.release")
    page.evaluate("release()")
    expect(settled(page)).not_to_have_count(0)


def test_what_a_browser_has_put_back_into_the_field_is_asked_when_the_focus_comes(visit):
    page = visit("ko/tab-bar.html").page
    page.evaluate("document.getElementById('_search-input').value = '배지'")
    page.locator("#_search").dispatch_event("pointerenter")
    until(page, "!!(globalThis.Higraph && Higraph.box && Higraph.box.isReady && Higraph.search)")
    page.wait_for_timeout(400)
    assert not is_open(page)
    page.locator(INPUT).focus()
    expect(settled(page)).not_to_have_count(0)


def test_more_results_leave_the_search_open_when_the_option_itself_had_the_focus(box):
    page = box("ko/index.html")
    search(page, "버튼")
    act(page, "all")
    page.evaluate("document.getElementById('_search-status').textContent = ''")
    page.locator(".trial[data-action=more]").evaluate("(more) => { more.tabIndex = -1; more.focus(); more.click(); }")
    settled(page)
    until(page, "document.querySelectorAll('#_search-results .hit-link').length > 50")
    page.wait_for_timeout(300)
    expect(page.locator(INPUT)).to_be_focused()
    assert is_open(page) and "all=" in page.url


def test_more_results_by_key_go_on_from_where_one_was(box):
    page = box("ko/index.html")
    search(page, "버튼")
    act(page, "all")
    page.keyboard.press("ArrowUp")
    more = page.locator(".trial[data-action=more]")
    expect(more).to_have_attribute("aria-selected", "true")
    at = more.evaluate("(more) => [...document.querySelectorAll('[role=option]:not(.chip)')].indexOf(more)")
    page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('#_search-results .hit-link').length > 50")
    chosen = "[...document.querySelectorAll('[role=option]:not(.chip)')].findIndex((one) => one.ariaSelected === 'true')"
    until(page, f"{chosen} === {at}")
    page.keyboard.press("ArrowDown")
    until(page, f"{chosen} === {at + 1}")


@pytest.mark.parametrize("event, is_chosen", [("pointermove", False), ("mousemove", True)])
def test_a_mouse_chooses_a_result_and_a_finger_that_scrolls_does_not(box, event, is_chosen):
    page = box("ko/index.html")
    search(page, "탭")
    page.locator("#_search-results [role=option]").nth(2).dispatch_event(event, {"bubbles": True})
    field = page.locator(INPUT)
    if is_chosen:
        expect(field).to_have_attribute("aria-activedescendant", ANY)
    else:
        expect(field).not_to_have_attribute("aria-activedescendant", ANY)


@pytest.mark.parametrize("language, query", [("ko", "버튼"), ("en", "button")])
def test_a_search_of_the_whole_window_stays_when_the_keyboard_of_a_phone_goes(box, language, query):
    page = box(f"{language}/index.html", viewport={"width": 390, "height": 800})
    search(page, query)
    page.locator(INPUT).blur()
    page.wait_for_timeout(400)
    assert is_open(page)
    act_on = page.locator("[data-action=close]")
    act_on.click()
    expect(page.locator(PANEL)).to_be_hidden()


def test_a_click_beside_the_results_of_the_whole_window_leaves_no_search_without_the_focus(box):
    page = box("ko/tab-bar.html", viewport={"width": 1200, "height": 800})
    search(page, "버튼")
    act(page, "all")
    page.mouse.click(5, 400)
    page.wait_for_timeout(400)
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    assert "q=" not in page.url


def test_a_link_that_is_no_address_is_left_alone(visit):
    page = visit("ko/tab-bar.html?as-of=ios7").page
    page.evaluate("""() => {
      const link = Object.assign(document.createElement('a'), { href: 'http://[x/' });
      link.addEventListener('click', (event) => event.preventDefault());
      document.querySelector('main').append(link);
      link.click();
    }""")
    page.wait_for_timeout(100)


@pytest.mark.parametrize("language, query", [("ko", "탭 바"), ("en", "tab bar")])
def test_an_edition_that_was_taken_off_stays_off_when_one_comes_back(box, language, query):
    page = box(f"{language}/index.html?as-of=ios7")
    search(page, query)
    act(page, "unfilter")
    expect(page.locator(".of-page")).to_have_count(0)
    total = page.locator(".search-message").inner_text()
    results(page).first.click()
    page.wait_for_url(re.compile("#"))
    page.go_back()
    expect(page.locator(".search-message")).to_have_text(total)
    expect(page.locator(".of-page")).to_have_count(0)


@pytest.mark.parametrize("language, query", [("ko", "배지"), ("en", "badge")])
def test_going_back_from_a_page_that_was_slow_to_come_leads_to_the_results(visit, language, query):
    visited = visit(f"{language}/index.html")
    visited.page.route(re.compile("[?&]mark="), lambda route: (time.sleep(.6), route.continue_()))
    page = visited.open(f"{language}/tab-bar.html")
    page.locator(INPUT).focus()
    search(page, query)
    # The first has no words to mark.
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("[?&]mark="))
    page.go_back()
    wait_for_query(page, query)
    expect(results(page)).not_to_have_count(0)
    expect(page.locator(INPUT)).to_have_value(query)


@pytest.mark.parametrize("path", ["ko/tab-bar.html", "en/rules.html"])
def test_back_within_a_page_leaves_its_address_and_its_edition_agreeing(visit, path):
    page = visit(path).page
    choose_edition(page, "ios7")
    page.evaluate("location.hash = '_main'")
    choose_edition(page, "_now")
    page.go_back()
    until(page, "location.hash === ''")
    until(page, "(new URLSearchParams(location.search).get('as-of') ?? '_now') === document.documentElement.dataset.edition")


def test_escape_takes_off_a_filter_that_nothing_was_typed_beside(box):
    page = box("ko/index.html")
    search(page, "쀏쀏쀏뛟")
    act(page, "browse")
    expect(page.locator(INPUT)).to_have_value("")
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator(INPUT)).to_be_focused()
    search(page, "탭")
    expect(page.locator(".chip.applied")).to_have_count(0)


def test_enter_takes_the_edition_along_where_nothing_can_be_remembered(visit):
    visited = visit("ko/index.html")
    for storage in ["localStorage", "sessionStorage"]:
        visited.page.add_init_script(
            f"Object.defineProperty(window, '{storage}', {{ get() {{ throw new DOMException('no', 'SecurityError'); }} }})")
    page = visited.open("ko/index.html?as-of=ios7")
    page.locator(INPUT).focus()
    search(page, "탭 바")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "index.html" not in url)
    until(page, "document.documentElement.dataset.edition === 'ios7'")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_links_of_a_drawing_take_the_edition_to_another_tab(visit, language):
    page = visit(f"{language}/tab-bar.relations.html?as-of=ios7").page
    link = page.locator(".drawing a[href]").first
    own = link.get_attribute("href")
    during = link.evaluate(
        "(link) => { link.addEventListener('click', (event) => event.preventDefault());"
        " link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); return link.getAttribute('href'); }")
    assert "as-of=ios7" in during
    until(page, "(own) => document.querySelector('.drawing a[href]').getAttribute('href') === own", own)


def test_what_says_that_the_box_could_not_be_loaded_can_be_put_away(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    page.route(re.compile(r"/assets/box\.js"), lambda route: route.abort())
    page.goto((site / "ko/index.html").as_uri())
    page.locator(INPUT).focus()
    page.locator(PANEL).wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_be_hidden()
    context.close()


def test_taking_marks_off_leaves_the_focus_in_the_text(visit):
    page = visit("ko/tab-bar.html?mark=%ED%83%AD").page
    button = page.locator(".landing button")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#_main")).to_be_focused()
