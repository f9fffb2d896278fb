"""Where room is short, the lowest row of the bar stays, with the search and the languages."""

import pytest
from waiting import expect, resize, until

PHONE = {"width": 390, "height": 800}
LANGUAGES = [("ko", "en"), ("en", "ko")]


@pytest.mark.parametrize("language, other", LANGUAGES)
@pytest.mark.parametrize("path", ["index.html", "tab-bar.html", "rules.html", "tab-bar.html?as-of=ios7"])
def test_deep_in_a_page_the_search_and_the_languages_are_at_hand(visit, path, language, other):
    page = visit(f"{language}/{path}", viewport=PHONE).page
    for width in (320, 390, 820):
        resize(page, width)
        page.evaluate("scrollTo({ top: 2500, behavior: 'instant' })")
        for kept in ("#_search-input", f".languages [lang={other}]"):
            expect(page.locator(kept)).to_be_in_viewport(ratio=1)
        for gone in (".bar-title", ".bar-nav a >> nth=0", ".as-of"):
            expect(page.locator(gone)).not_to_be_in_viewport()
        bar = page.locator(".bar").bounding_box()
        assert bar["y"] + bar["height"] < 60, "it takes little room"


@pytest.mark.parametrize("language, other", LANGUAGES)
def test_deep_in_a_page_the_other_language_is_a_tap_away(visit, language, other):
    page = visit(f"{language}/tab-bar.html#is-translucent", viewport=PHONE, has_touch=True).page
    page.locator(f".languages a[lang={other}]").tap()
    page.wait_for_url(f"**/{other}/tab-bar.html#is-translucent")
    rule, bar = page.locator("#is-translucent").bounding_box(), page.locator(".bar").bounding_box()
    assert 0 <= rule["y"] - bar["y"] - bar["height"] < 24, "the rule stands below the bar"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_search_that_is_closed_leaves_the_reader_where_they_were(visit, language):
    page = visit(f"{language}/tab-bar.html", viewport=PHONE, has_touch=True).page
    page.evaluate("scrollTo(0, 2500)")
    page.locator("#_search-input").tap()
    page.keyboard.type("UITabBar")
    until(page, "location.search.includes('all=')")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    until(page, "!document.getElementById('_search').classList.contains('is-full')")
    assert abs(page.evaluate("scrollY") - 2500) < 2


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_the_keyboard_reaches_in_the_bar_is_in_view(visit, language):
    page = visit(f"{language}/tab-bar.html", viewport=PHONE, reduced_motion="reduce").page
    page.evaluate("scrollTo(0, 2500)")
    page.locator(".bar a, .bar input").last.focus()
    unseen = []
    while page.evaluate("document.activeElement.closest('.bar') !== null"):
        unseen += page.evaluate(
            """() => {
              const one = document.activeElement, { top, bottom } = one.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight ? [] : [one.outerHTML];
            }""")
        page.keyboard.press("Shift+Tab")
    assert unseen == []


# A site in more languages, and a reader with large type.
@pytest.mark.parametrize("width, size, more", [(390, 100, 3), (320, 100, 1), (320, 125, 0), (390, 150, 0)])
def test_a_row_that_is_broken_stays_whole(visit, width, size, more):
    page = visit("ko/tab-bar.html", viewport={"width": width, "height": 800}).page
    page.evaluate(
        """([size, more]) => {
          document.documentElement.style.fontSize = `${size}%`;
          const link = document.querySelector('.languages a');
          for (let one = 0; one < more; one += 1) link.after(' ', Object.assign(link.cloneNode(true), { textContent: 'Nederlands' }));
        }""", [size, more])
    page.evaluate("scrollTo({ top: 2500, behavior: 'instant' })")
    for kept in ("#_search-input", ".languages a >> nth=0", ".theme"):
        expect(page.locator(kept)).to_be_in_viewport(ratio=1)
    page.keyboard.press("/")
    expect(page.locator("#_search-input")).to_be_focused()
    expect(page.locator("#_search-input")).to_be_in_viewport(ratio=1)
    assert page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom") <= 201


def test_in_a_low_window_the_bar_takes_no_room(visit):
    page = visit("ko/tab-bar.html", viewport={"width": 700, "height": 360}).page
    page.evaluate("scrollTo(0, 2500)")
    expect(page.locator(".bar")).not_to_be_in_viewport()


def test_without_script_the_bar_takes_no_room(visit):
    page = visit("ko/tab-bar.html", viewport=PHONE, java_script_enabled=False).page
    page.mouse.wheel(0, 2500)
    expect(page.locator(".bar")).not_to_be_in_viewport()


@pytest.mark.parametrize("path", ["tab-bar.html", "index.html", "rules.html?as-of=ios11"])
@pytest.mark.parametrize("width", [360, 820, 1280, 1920])
def test_a_bar_as_high_as_expected_makes_the_browser_style_no_more_than_the_bar(visit, languages, path, width):
    for language in languages:
        page = visit(f"{language}/{path}", viewport={"width": width, "height": 900}).page
        until(page, "document.querySelector('.bar').style.getPropertyValue('--bar-row') !== ''")
        # What is set there is inherited by every element.
        assert page.evaluate("document.documentElement.style.length") == 0


@pytest.mark.parametrize("width", [360, 1280])
def test_below_a_bar_that_is_higher_than_expected_stands_what_an_address_leads_to(visit, width):
    page = visit("ko/tab-bar.html", viewport={"width": width, "height": 900}, reduced_motion="reduce").page
    page.evaluate("document.querySelector('.search').style.paddingBottom = '150px'")
    until(page, "document.documentElement.style.getPropertyValue('--bar-row') !== ''")
    page.evaluate("location.hash = 'badge'")
    until(page, "scrollY > 900")
    top = page.locator(":target").evaluate("(one) => one.getBoundingClientRect().top")
    assert 0 <= top - page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom") < 40


def test_a_bar_that_fits_again_is_no_longer_told_to_the_page(visit):
    page = visit("ko/tab-bar.html", viewport={"width": 1280, "height": 900}).page
    for padding, count in (("150px", 2), ("140px", 2), ("", 0)):
        page.evaluate(
            """(padding) => {
            document.querySelector('.search').style.paddingBottom = padding;
            return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            }""", padding)
        assert page.evaluate("document.documentElement.style.length") == count


def test_a_phone_that_is_turned_leaves_no_gap_below_the_bar(visit):
    page = visit("en/tab-bar.html", viewport={"width": 844, "height": 390}).page
    until(page, "document.querySelector('.bar').style.getPropertyValue('--bar-row') !== ''")
    assert page.evaluate("document.documentElement.style.length") == 0
    resize(page, 390, 844)
    assert page.locator("main").evaluate("(main) => parseFloat(getComputedStyle(main).scrollMarginTop)") < 80
