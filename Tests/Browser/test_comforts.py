"""What the scripts add: language and theme."""

import pytest


def test_the_language_switch_keeps_the_anchor(visit):
    page = visit("en/tab-bar.html#keep-every-tab-enabled").page
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/tab-bar.html#keep-every-tab-enabled")
    assert page.locator("#keep-every-tab-enabled").is_visible()
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#keep-every-tab-enabled")


def test_the_language_switch_keeps_the_place_one_has_scrolled_to(visit):
    page = visit("ko/tab-bar.html").page
    page.locator("#badge").evaluate("(element) => element.scrollIntoView()")
    page.wait_for_timeout(100)
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#badge")


def test_the_language_switch_keeps_an_anchor_at_the_end_of_a_page(visit):
    page = visit("en/tab-bar.html", viewport={"width": 1280, "height": 1600}).page
    last = page.locator(".rule").last.get_attribute("id")
    page.evaluate("(id) => { location.hash = id }", last)
    page.wait_for_timeout(200)
    page.locator("a[data-language=ko]").click()
    page.wait_for_url(f"**/ko/tab-bar.html#{last}")


def test_at_the_top_of_a_page_the_language_switch_leads_to_the_top(visit):
    page = visit("ko/tab-bar.html").page
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html")


@pytest.mark.parametrize("locale, language", [("ko-KR", "ko"), ("en-GB", "en")])
def test_the_first_page_leads_on_to_the_language_of_the_browser(visit, locale, language):
    page = visit("index.html", locale=locale).page
    page.wait_for_url(f"**/{language}/index.html")


def test_the_first_page_waits_for_a_choice_when_the_language_is_none_of_ours(visit):
    page = visit("index.html", locale="de-DE").page
    page.wait_for_timeout(200)
    assert page.url.endswith("/index.html") and page.locator("main a").count() >= 2
    page.locator("main a[data-language=ko]").click()
    page.wait_for_url("**/ko/index.html")


def test_the_first_page_works_without_script(visit):
    page = visit("index.html", java_script_enabled=False).page
    page.locator("a[hreflang=ko]").click()
    page.wait_for_url("**/ko/index.html")


GROUND = "getComputedStyle(document.body).backgroundColor"


def test_the_theme_follows_the_system_until_it_is_chosen(visit):
    light = visit("en/index.html", color_scheme="light").page.evaluate(GROUND)
    dark = visit("en/index.html", color_scheme="dark").page.evaluate(GROUND)
    assert light != dark
    page = visit("en/index.html", color_scheme="light").page
    button = page.locator("button.theme")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    assert page.evaluate(GROUND) == dark
    assert button.get_attribute("aria-pressed") == "true"
    page.reload()
    assert page.evaluate(GROUND) == dark, "the choice is remembered"
    page.locator("button.theme").click()
    assert page.evaluate(GROUND) == light


def test_the_page_works_when_storage_is_forbidden(visit):
    visited = visit("en/index.html")
    visited.page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    visited.page.reload()
    before = visited.page.evaluate(GROUND)
    visited.page.locator("button.theme").click()
    assert visited.page.evaluate(GROUND) != before


def test_the_contents_follow_the_reader(visit):
    page = visit("en/tab-bar.html").page
    page.locator("#badge").evaluate("(element) => element.scrollIntoView()")
    page.locator(".contents .is-current > a[href='#badge']").wait_for()
    assert page.locator(".contents li.is-current ol a").first.is_visible()


def test_on_a_narrow_screen_the_contents_are_folded(visit):
    page = visit("en/tab-bar.html", viewport={"width": 390, "height": 800}).page
    assert page.locator(".contents a").first.is_hidden()
    page.locator(".contents summary").click()
    assert page.locator(".contents a").first.is_visible()


def test_print_leaves_out_what_is_for_the_screen(visit):
    page = visit("en/tab-bar.html").page
    page.emulate_media(media="print")
    assert page.locator(".bar").is_hidden() and page.locator(".contents").is_hidden()
    assert page.locator("h1").is_visible()
