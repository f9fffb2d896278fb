"""What the scripts add: language and theme."""

import re

import pytest

from waiting import ANY, becomes, choose_edition, expect, until


def test_the_language_switch_keeps_the_anchor(visit):
    page = visit("en/tab-bar.html#keep-every-tab-enabled").page
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/tab-bar.html#keep-every-tab-enabled")
    expect(page.locator("#keep-every-tab-enabled")).to_be_visible()
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#keep-every-tab-enabled")


def test_the_language_switch_keeps_the_place_one_has_scrolled_to(visit):
    page = visit("ko/tab-bar.html").page
    page.locator("#badge").evaluate("(element) => element.scrollIntoView()")
    until(page, "scrollY > 0")
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#badge")


@pytest.mark.parametrize("path, place", [
    ("rules.html", "toolbar"), ("editions/ios11.html", "_new-toolbar"), ("editions/ios11.html", "tab-bar"),
    ("navigation-bar.relations.html", "neighbour-search-bar"), ("api/index.html", "UIBarButtonItem"),
    ("checks/index.html", "glossary"),
])
def test_the_language_switch_keeps_the_place_in_lists(visit, path, place):
    page = visit(f"ko/{path}").page
    page.evaluate("(place) => { location.hash = place }", place)
    until(page, "scrollY > 0")
    page.evaluate("history.replaceState(null, '', location.pathname)")
    page.locator("a[data-language=en]").click()
    page.wait_for_url(f"**/en/{path}#{place}")


# The links of the lists, each with its height in the window.
ENTRIES = """() => [...document.querySelectorAll('main :is(li, article, tr, dt) a[href]:not(nav a)')].filter((one) => one.checkVisibility()).map(
  (one) => [one.getAttribute('href').replace(/[?].*?(?=#|$)/, ''), Math.round(one.getBoundingClientRect().top)])"""


@pytest.mark.parametrize("path", [
    "rules.html", "rules.html?kind=avoid", "editions/ios7.html", "index.html", "navigation-bar.relations.html",
    "checks/index.html", "api/UITabBarItem.html",
])
@pytest.mark.parametrize("language, other", [("ko", "en"), ("en", "ko")])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_language_switch_keeps_the_entry_at_the_top_of_a_list(visit, path, language, other, width):
    page = visit(f"{language}/{path}", viewport={"width": width, "height": 800}).page
    # Before that the bar scrolls away with the page.
    until(page, "document.querySelector('.bar').style.getPropertyValue('--bar-row') !== ''")
    page.evaluate("scrollTo({top: document.documentElement.scrollHeight * .4, behavior: 'instant'})")
    bottom = page.locator(".bar").evaluate("(bar) => bar.getBoundingClientRect().bottom")
    before = page.evaluate(ENTRIES)
    at = next(at for at, (_, top) in enumerate(before) if top >= bottom)
    page.locator(f".languages a[lang={other}]").click()
    page.wait_for_url(f"**/{other}/**")
    until(page, "document.readyState === 'complete'")
    after = page.evaluate(ENTRIES)
    assert after[at][0] == before[at][0]
    assert abs(after[at][1] - before[at][1]) <= 2
    page.reload()
    until(page, "document.readyState === 'complete'")
    assert page.evaluate("sessionStorage.getItem('higraph-place')") is None


@pytest.mark.parametrize("width", [390, 1280])
def test_the_language_switch_keeps_the_entry_in_a_fold_that_was_opened(visit, width):
    page = visit("ko/editions/ios7.html", viewport={"width": width, "height": 800}).page
    until(page, "document.querySelector('.bar').style.getPropertyValue('--bar-row') !== ''")
    page.locator("main details summary").nth(1).click()
    entry = "main details >> nth=1 >> li a >> nth=6"
    page.locator(entry).evaluate("(link) => scrollBy({top: link.getBoundingClientRect().top - 120, behavior: 'instant'})")
    before = page.locator(entry).bounding_box()["y"]
    page.locator(".languages a[lang=en]").click()
    page.wait_for_url("**/en/**")
    until(page, "document.querySelectorAll('main details')[1].open")
    becomes(lambda: abs(page.locator(entry).bounding_box()["y"] - before) <= 40, True)


def test_the_language_switch_keeps_a_source_that_a_rule_led_to(visit):
    page = visit("ko/tab-bar.html").page
    page.locator(".meta a[href='#_source-2']").first.click()
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#_source-2")


def test_the_language_switch_keeps_an_anchor_at_the_end_of_a_page(visit):
    page = visit("en/tab-bar.html", viewport={"width": 1280, "height": 1600}).page
    last = page.locator(".rule").last.get_attribute("id")
    page.evaluate("(id) => { location.hash = id }", last)
    until(page, "scrollY + innerHeight >= document.documentElement.scrollHeight - 2")
    page.locator("a[data-language=ko]").click()
    page.wait_for_url(f"**/ko/tab-bar.html#{last}")


def test_the_language_switch_keeps_the_anchor_of_a_page_that_fits_the_window(visit):
    page = visit("ko/editions.html#how", viewport={"width": 1280, "height": 2000}).page
    assert page.evaluate("scrollY") == 0
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/editions.html#how")


def test_another_tab_in_the_other_language_begins_where_one_has_scrolled_to(visit):
    page = visit("ko/tab-bar.html").page
    page.locator("#badge").evaluate("(element) => element.scrollIntoView()")
    until(page, "scrollY > 0")
    with page.context.expect_page() as tab:
        page.locator("a[data-language=en]").click(button="middle")
    tab.value.wait_for_url("**/en/tab-bar.html#badge")


def test_a_link_to_the_first_rule_of_a_section_shows_the_sections_heading(visit):
    page = visit("ko/tab-bar.html").page
    rule = page.locator("#sits-at-bottom")
    page.goto(page.url + "#" + rule.get_attribute("id"))
    page.wait_for_timeout(100)
    bar, heading = page.locator(".bar").bounding_box(), page.locator("#anatomy").bounding_box()
    assert heading["y"] >= bar["y"] + bar["height"] and heading["y"] < rule.bounding_box()["y"]
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html#sits-at-bottom")


def test_at_the_top_of_a_page_the_language_switch_leads_to_the_top(visit):
    page = visit("ko/tab-bar.html").page
    page.locator("a[data-language=en]").click()
    page.wait_for_url("**/en/tab-bar.html")


@pytest.mark.parametrize("locale, language", [("ko-KR", "ko"), ("en-GB", "en")])
def test_the_first_page_leads_on_to_the_language_of_the_browser(visit, locale, language):
    page = visit("index.html", locale=locale).page
    page.wait_for_url(f"**/{language}/index.html")


def test_the_first_page_leads_on_to_the_language_that_was_chosen_last(visit):
    visited = visit("ko/editions.html", locale="ko-KR")
    visited.page.locator("a[data-language=en]").click()
    visited.page.wait_for_url("**/en/editions.html")
    visited.open("index.html").wait_for_url("**/en/index.html")


@pytest.mark.parametrize("locale", ["de-DE", "kok-IN"])
def test_the_first_page_waits_for_a_choice_when_the_language_is_none_of_ours(visit, locale):
    page = visit("index.html", locale=locale).page
    page.wait_for_timeout(200)
    assert page.url.endswith("/index.html") and page.locator("main a").count() >= 2
    page.locator("main a[data-language=ko]").click()
    page.wait_for_url("**/ko/index.html")


def test_the_first_page_works_without_script(visit):
    page = visit("index.html", java_script_enabled=False).page
    page.locator("a[hreflang=ko]").click()
    page.wait_for_url("**/ko/index.html")


GROUND = "getComputedStyle(document.body).backgroundColor"


def test_the_theme_is_the_systems_until_it_is_chosen(visit):
    light = visit("en/index.html", color_scheme="light").page.evaluate(GROUND)
    dark = visit("en/index.html", color_scheme="dark").page.evaluate(GROUND)
    assert light != dark
    page = visit("en/index.html", color_scheme="dark").page
    button = page.locator("button.theme")
    ground = lambda: page.evaluate(GROUND)  # noqa: E731
    expect(button).to_have_attribute("aria-label", "Theme: as the system")
    button.click()
    expect(button).to_have_attribute("aria-label", "Theme: light")
    becomes(ground, light)
    page.reload()
    becomes(ground, light)  # the choice is remembered
    page.locator("button.theme").click()
    becomes(ground, dark)
    page.emulate_media(color_scheme="light")
    becomes(ground, dark)  # dark stays dark
    page.locator("button.theme").click()
    becomes(ground, light)  # as the system again


def test_the_page_works_when_storage_is_forbidden(visit):
    visited = visit("en/index.html")
    visited.page.add_init_script("""for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } });
    }""")
    visited.page.reload()
    before = visited.page.evaluate(GROUND)
    visited.page.locator("button.theme").click()
    visited.page.locator("button.theme").click()
    until(visited.page, f"(before) => {GROUND} !== before", before)
    choose_edition(visited.page, "ios7")
    expect(visited.page).to_have_url(re.compile(r"/index\.html\?as-of=ios7$"))


def test_a_theme_that_there_is_not_is_the_systems(visit):
    visited = visit("en/index.html")
    visited.page.evaluate("localStorage.setItem('higraph-theme', 'sepia')")
    visited.page.reload()
    expect(visited.page.locator("button.theme")).to_have_attribute("title", "Theme: as the system")
    expect(visited.page.locator("html")).not_to_have_attribute("data-theme", ANY)


def test_a_theme_chosen_in_one_tab_is_that_of_the_others_at_once(chromium, server):
    context = chromium.new_context()
    here, there = context.new_page(), context.new_page()
    for page in (here, there):
        page.goto(f"{server}en/editions.html")
    here.locator("button.theme").click()
    expect(there.locator("html")).to_have_attribute("data-theme", "light")
    expect(there.locator("button.theme")).to_have_attribute("aria-label", "Theme: light")
    context.close()


def test_the_contents_follow_the_reader(visit):
    page = visit("en/tab-bar.html").page
    page.locator("#badge").evaluate("(element) => element.scrollIntoView()")
    page.locator(".contents .is-current > a[href='#badge']").wait_for()
    expect(page.locator(".contents li.is-current ol a").first).to_be_visible()


def test_the_contents_are_scrolled_to_where_the_reader_is(visit):
    page = visit("en/tab-bar.html", viewport={"width": 1280, "height": 480}).page
    current = page.locator(".contents a[aria-current]")
    expect(current).to_be_in_viewport()
    last = page.locator(".rule").last
    last.evaluate("(rule) => rule.scrollIntoView({ behavior: 'instant' })")
    expect(current).to_have_attribute("href", f"#{last.get_attribute('id')}")
    expect(current).to_be_in_viewport()
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    expect(current).to_have_attribute("href", "#purpose")
    expect(current).to_be_in_viewport()


def test_the_contents_say_the_language_of_a_rule_without_translation(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "ko/switch.html").read_text(encoding="utf-8").replace("<h3>", '<h3 lang="en">', 1)
    page.route("**/ko/switch.html", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto((site / "ko/switch.html").as_uri())
    expect(page.locator(".contents li li a[lang=en]")).to_have_count(1)
    context.close()


@pytest.mark.parametrize("language, category, term", [("en", "Parts", "badge"), ("ko", "부분", "배지")])
def test_the_contents_of_the_glossary_list_the_terms_where_the_reader_is(visit, language, category, term):
    page = visit(f"{language}/glossary.html#badge").page
    current = page.locator(".contents li.is-current")
    expect(current.locator("> a")).to_have_text(category)
    expect(current.locator("a[href='#badge']")).to_have_text(term)
    expect(current.locator("a[href='#badge']")).to_be_visible()
    assert page.locator(".contents li li").count() == page.locator(".term").count()


def test_on_a_narrow_screen_the_contents_are_folded(visit):
    page = visit("en/tab-bar.html", viewport={"width": 390, "height": 800}).page
    expect(page.locator(".contents a").first).to_be_hidden()
    page.locator(".contents summary").click()
    expect(page.locator(".contents a").first).to_be_visible()


@pytest.mark.parametrize("path", ["ko/tab-bar.html", "en/glossary.html"])
def test_the_heading_of_the_contents_takes_the_focus_where_it_folds_them_up_and_nowhere_else(visit, path):
    page = visit(path, viewport={"width": 1280, "height": 800}).page
    summary = page.locator(".contents summary")
    expect(summary).to_have_js_property("tabIndex", -1)
    page.set_viewport_size({"width": 390, "height": 800})
    expect(summary).to_have_js_property("tabIndex", 0)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(summary).to_have_js_property("tabIndex", -1)
    expect(page.locator(".contents a").first).to_be_visible()


def test_print_leaves_out_what_is_for_the_screen(visit):
    page = visit("en/tab-bar.html?mark=badge").page
    page.locator(".landing").wait_for()
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    page.emulate_media(media="print", color_scheme="dark")
    for left_out in (".bar", ".views", ".copy", ".skip", ".foot", ".neighbours", ".landing"):
        expect(page.locator(left_out).first).to_be_hidden()
    expect(page.locator("html")).to_have_css("color-scheme", "light")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".contents")).to_be_visible()
    assert page.evaluate(GROUND) in ("rgb(255, 255, 255)", "color(srgb 1 1 1)")


def test_print_unfolds_without_a_mark_and_lists_no_neighbours(visit):
    page = visit("en/tab-bar.html").page
    page.emulate_media(media="print")
    expect(page.locator(".crumb ul")).to_be_hidden()
    marks = page.evaluate("[...document.querySelectorAll('summary')].map((one) => getComputedStyle(one).listStyleType)")
    assert set(marks) == {"none"}


def test_print_shows_what_is_folded_up(visit):
    page = visit("en/editions/ios11.html").page
    page.locator(".fold summary").first.click()
    is_shown = "document.querySelector('.fold .rule-list a').checkVisibility()"
    assert not page.evaluate(is_shown)
    page.emulate_media(media="print")
    assert page.evaluate(is_shown)


@pytest.mark.parametrize("unfolded", [False, True])
def test_print_leaves_the_contents_folded_as_they_were(visit, unfolded):
    page = visit("ko/tab-bar.html", viewport={"width": 390, "height": 800}).page
    folds = page.locator(".contents details")
    if unfolded:
        folds.locator("summary").click()
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(folds).to_have_js_property("open", True)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(folds).to_have_js_property("open", unfolded)


def test_print_cuts_no_line_of_an_example(visit, site, languages):
    sheet = {"width": 665, "height": 1000}
    page = visit("index.html", viewport=sheet).page
    page.emulate_media(media="print")
    cut = []
    # The examples are the same in every language.
    for path in sorted((site / languages[-1] / "checks").glob("*.html")):
        page.goto(path.as_uri())
        if page.evaluate("[...document.querySelectorAll('pre')].some((one) => one.scrollWidth > one.clientWidth + 1)"):
            cut.append(path.name)
    assert cut == []


def test_print_says_of_which_edition_it_is(visit):
    page = visit("en/tab-bar.html").page
    page.locator(".as-of label", has_text="iOS 7").click()
    page.emulate_media(media="print")
    shown = page.evaluate("[...document.querySelectorAll('.bar *')].filter((one) => one.checkVisibility()).map((one) => one.className)")
    assert shown == ["bar-inner", "as-of-notice", ""]
    expect(page.locator(".as-of-notice:visible")).to_have_text(re.compile(r"^iOS 7 [(]2013[)]"), use_inner_text=True)


def test_print_keeps_the_heading_of_a_part_with_what_is_said_of_it(visit):
    page = visit("ko/tab-bar.html").page
    page.emulate_media(media="print")
    heads = page.locator(".section-head:has(.prose)")
    assert heads.count() > 0
    assert set(heads.evaluate_all("(heads) => heads.map((head) => getComputedStyle(head).breakInside)")) == {"avoid"}


@pytest.mark.parametrize("chosen", [[], ["kind"], ["kind", "api"]])
def test_print_says_by_what_a_list_is_filtered(visit, chosen):
    values = {"kind": "avoid", "api": "UITabBar"}
    page = visit("en/rules.html?" + "&".join(f"{name}={values[name]}" for name in chosen)).page
    page.emulate_media(media="print")
    expect(page.locator(".filters")).to_be_visible(visible=chosen != [])
    shown = page.locator(".filters :is(select, button):visible").evaluate_all("(all) => all.map(({ name }) => name)")
    assert shown == chosen


@pytest.mark.parametrize("path, breaks", [
    ("ko/tab-bar.html", "page"), ("ko/glossary.html", "auto"), ("en/editions/ios11.html", "auto"),
    ("en/api/UITabBarItem.html", "auto"),
])
def test_print_gives_contents_a_sheet_where_they_fill_one(visit, path, breaks):
    page = visit(path).page
    page.emulate_media(media="print")
    assert page.locator(".contents").evaluate("(contents) => getComputedStyle(contents).breakAfter") == breaks


@pytest.mark.parametrize("script", [True, False])
def test_how_to_search_is_told_where_there_is_a_search(visit, script):
    page = visit("en/index.html", java_script_enabled=script).page
    assert page.locator("#how-to-search").is_visible() == script == page.locator("#_search").is_visible()
    page.emulate_media(media="print")
    expect(page.locator("#how-to-search")).to_be_hidden()


@pytest.mark.parametrize("touch", [True, False])
def test_keys_are_told_of_only_where_there_may_be_some(visit, touch):
    page = visit("en/index.html?q=bar", has_touch=touch, is_mobile=touch).page
    expect(page.locator(".search-help dt").first).to_be_visible()
    expect(page.locator(".search-help", has_text="Press / on any page").locator("> p")).to_be_visible(visible=not touch)
    page.locator(".hit").first.wait_for()
    expect(page.locator(".search-hint")).to_be_visible(visible=not touch)


def test_the_focus_on_the_editions_is_seen_in_forced_colours(visit):
    page = visit("ko/tab-bar.html", forced_colors="active").page
    chosen = page.locator(".as-of input:checked + span")
    outline = "(span) => getComputedStyle(span).outlineStyle"
    assert chosen.evaluate(outline) == "none"
    assert chosen.evaluate("(span) => getComputedStyle(span).textDecorationLine") == "underline"
    page.locator(".as-of input:checked").focus()
    page.keyboard.press("ArrowRight")
    becomes(lambda: page.locator(".as-of input:focus + span").evaluate(outline), "solid")


def test_the_contents_show_the_kinds_in_forced_colours(visit):
    page = visit("ko/tab-bar.html", forced_colors="active").page
    mark = "(link) => getComputedStyle(link, '::before').backgroundColor"
    shown = page.locator(".contents li.is-current li a").first.evaluate(mark)
    assert shown == page.locator(".rule > b").first.evaluate(mark)


def test_the_page_one_is_on_is_underlined_in_forced_colours_and_no_other(visit):
    page = visit("en/rules.html").page
    page.emulate_media(forced_colors="active")
    lined = "[...document.querySelectorAll('.bar-nav a')].filter((one) => getComputedStyle(one).borderBottomStyle !== 'none')"
    becomes(lambda: page.evaluate(f"{lined}.map((one) => one.textContent)"), ["All rules"])


INK = "getComputedStyle(document.querySelector('main svg .f-ink')).stroke"


@pytest.mark.parametrize("theme, system", [("light", "dark"), ("dark", "light")])
def test_drawings_are_seen_in_forced_colours_whatever_theme_was_chosen(visit, theme, system):
    page = visit("en/tab-bar.html", color_scheme=system, forced_colors="active").page
    ink = page.evaluate(INK)
    page.evaluate("(theme) => localStorage.setItem('higraph-theme', theme)", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert page.evaluate(INK) == ink


def test_the_place_in_the_contents_is_shown_in_forced_colours(visit):
    page = visit("en/glossary.html", forced_colors="active").page
    weight = "(link) => getComputedStyle(link).fontWeight"
    assert page.locator(".contents a[aria-current]").evaluate(weight) == "600"
    page.goto(page.url.replace("glossary.html", "api/UITabBarItem.html"))
    assert page.locator(".contents a[aria-current] code").evaluate(weight) == "600"


@pytest.mark.parametrize("path", ["tab-bar.html#keep-every-tab-enabled", "tab-bar.html#_source-2", "tab-bar.parallel.html#keep-every-tab-enabled", "glossary.html#badge"])
def test_what_an_address_leads_to_stands_out_in_forced_colours(visit, languages, path):
    for language in languages:
        page = visit(f"{language}/{path}", forced_colors="active").page
        outline = page.locator(":target").evaluate("(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one).outlineWidth]")
        assert outline == ["solid", "2px"]


def test_no_theme_is_offered_where_the_colours_are_forced(visit):
    page = visit("ko/index.html").page
    expect(page.locator(".theme")).to_be_visible()
    page.emulate_media(forced_colors="active")
    expect(page.locator(".theme")).to_be_hidden()


@pytest.mark.parametrize("touch", [True, False])
def test_the_key_of_the_search_is_shown_where_there_are_keys(visit, touch):
    page = visit("en/tab-bar.html", has_touch=touch, is_mobile=touch).page
    assert page.evaluate("matchMedia('(hover: none)').matches") == touch
    assert page.locator(".search-key").is_visible() != touch


@pytest.mark.parametrize("touch", [True, False])
def test_the_button_that_copies_is_shown_where_nothing_can_point_at_a_rule(visit, touch):
    page = visit("en/tab-bar.html", has_touch=touch, is_mobile=touch).page
    button = page.locator(".copy").nth(5)
    expect(button).to_have_css("opacity", "1" if touch else "0")
    if not touch:
        page.locator(".rule").nth(5).hover()
        expect(button).to_have_css("opacity", "1")


SHOWN = "[...document.querySelectorAll('.rule')].filter((rule) => rule.checkVisibility()).map(({id}) => id)"


@pytest.mark.parametrize("script", [True, False])
def test_as_of_an_edition_a_page_shows_what_held_then(visit, script):
    page = visit("en/tab-bar.html", java_script_enabled=script).page
    rule = lambda name: page.locator(f".rule#{name}")
    expect(rule("keep-every-tab-enabled")).to_be_visible()
    expect(rule("dim-unavailable-tabs")).to_be_visible()
    page.locator(".as-of label", has_text="iOS 7").click()
    expect(rule("dim-unavailable-tabs")).to_be_visible()
    expect(rule("keep-every-tab-enabled")).to_be_hidden()
    expect(page.locator(".as-of-notice:visible")).to_have_text(re.compile(r"^iOS 7 [(]2013[)]"), use_inner_text=True)
    expect(page.locator(".contents a[href='#keep-every-tab-enabled']")).to_be_hidden()
    page.locator(".as-of-notice:visible a").click()
    expect(rule("keep-every-tab-enabled")).to_be_visible()


@pytest.mark.parametrize("path", ["ko/tab-bar.html", "en/navigation-bar.html"])
def test_what_holds_is_not_boxed_as_what_no_longer_does_beneath_a_rule_that_ended(visit, path):
    page = visit(path).page
    boxed = "(notes) => [...new Set(notes.map((note) => getComputedStyle(note).borderTopStyle))]"
    assert page.locator("li.is-historic > .dated").evaluate_all(boxed) == ["solid"]
    assert page.locator(".rule.is-historic li:not(.is-historic) > .dated").evaluate_all(boxed) == ["none"]


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("language,newest,everything", [("en", "2022 edition", "all"), ("ko", "2022년판", "전체")])
def test_as_of_the_newest_edition_nothing_is_shown_that_holds_no_more(visit, script, language, newest, everything):
    page = visit(f"{language}/tab-bar.html", java_script_enabled=script).page
    historic = page.locator(".rule.is-historic:visible")
    shown = historic.count()
    assert shown > 0
    page.locator(".as-of label", has_text=newest).click()
    expect(historic).to_have_count(0)
    expect(page.locator(".rule#keep-every-tab-enabled")).to_be_visible()
    expect(page.locator(".as-of-notice:visible")).to_have_text(re.compile(f"^{newest}"), use_inner_text=True)
    page.locator(".as-of label", has_text=everything).click()
    expect(historic).to_have_count(shown)


def test_what_an_address_leads_to_is_shown_as_of_an_edition_that_has_nothing_of_its_section(visit, site):
    page = visit("en/slider.html").page
    page.goto((site / "en/slider.html").as_uri() + "?as-of=ios7#sets-a-value-in-a-range")
    expect(page.locator(".rule#sets-a-value-in-a-range")).to_be_visible()
    expect(page.locator(".rule:visible")).to_have_count(1)


def test_the_slash_goes_to_the_search_once_an_edition_is_chosen(visit):
    page = visit("en/tab-bar.html").page
    page.locator(".as-of label", has_text="iOS 11").click()
    page.keyboard.press("/")
    expect(page.locator("#_search-input")).to_be_focused()


def test_a_page_says_that_an_edition_has_no_rule_for_it(visit):
    page = visit("en/button.html").page
    notice = page.locator(".body > .notice", has_text="have no rule for this component")
    expect(notice).to_be_hidden()
    page.locator(".as-of label", has_text="iOS 7").click()
    expect(notice).to_be_visible()
    expect(page.locator(".rule:visible")).to_have_count(0)


def test_no_rule_is_passed_off_as_one_of_another_edition(visit):
    """What is shown as of an edition is what says that it holds then."""
    page = visit("en/navigation-bar.html").page
    marks = page.evaluate("Object.fromEntries([...document.querySelectorAll('.rule')].map(({id, dataset}) => [id, dataset.in]))")
    for edition in ["ios7", "ios11", "ios13"]:
        choose_edition(page, edition)
        wanted = [name for name, held in marks.items() if held is None or edition in held.split()]
        becomes(lambda: page.evaluate(SHOWN), wanted)


def test_the_chosen_edition_stays_chosen_and_is_in_the_address(visit):
    page = visit("en/tab-bar.html").page
    page.locator(".as-of label", has_text="iOS 11").click()
    expect(page).to_have_url(re.compile(r"tab-bar\.html\?as-of=ios11$"))
    page.locator(".bar-nav a").nth(1).click()
    page.wait_for_url("**/rules.html?as-of=ios11")
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/rules.html?as-of=ios11")
    expect(page.locator(".as-of input:checked")).to_have_attribute("value", "ios11")
    page.locator(".as-of label", has_text="전체").click()
    expect(page).to_have_url(re.compile(r"/ko/rules\.html$"))


def test_an_edition_of_the_address_that_there_is_not_leaves_the_chosen_one(visit):
    visited = visit("en/tab-bar.html?as-of=ios11")
    page = visited.open("en/toolbar.html?as-of=ios99")
    expect(page.locator(".as-of input:checked")).to_have_attribute("value", "ios11")
    expect(page).to_have_url(re.compile(r"toolbar\.html\?as-of=ios11$"))
    page.evaluate("sessionStorage.setItem('higraph-as-of', 'ios98')")
    visited.open("en/tab-bar.html?as-of=ios99")
    expect(page).to_have_url(re.compile(r"tab-bar\.html$"))
    assert page.evaluate("document.documentElement.dataset.edition") == "_now"


@pytest.mark.parametrize("path", ["ko/tab-bar.html", "en/rules.html"])
def test_going_back_the_edition_switch_says_what_the_page_shows(visit, path):
    page = visit(path).page
    page.locator(".bar-nav a").first.click()
    page.wait_for_url("**/index.html")
    choose_edition(page, "ios7")
    page.go_back()
    page.wait_for_url(f"**/{path}?as-of=ios7")
    expect(page.locator(".as-of input:checked")).to_have_attribute("value", "ios7")
    expect(page.locator(".as-of-notice:visible")).to_contain_text("iOS 7")
    shown = page.locator("main :is(.rule, .rules li):visible").count()
    page.locator(".as-of label").last.click()
    expect(page.locator(".as-of-notice:visible")).to_have_count(0)
    assert page.locator("main :is(.rule, .rules li):visible").count() > shown > 0


def test_an_address_can_name_an_edition_and_a_rule_of_another(visit):
    page = visit("en/tab-bar.html?as-of=ios7#keep-every-tab-enabled").page
    rule = page.locator(".rule#keep-every-tab-enabled")
    expect(rule).to_be_visible()
    expect(rule.locator(".meta > [href*=editions]")).to_have_text("Since iOS 11")


def test_the_list_of_rules_is_filtered_and_the_address_keeps_the_filter(visit):
    page = visit("en/rules.html").page
    total = page.locator(".rules li").count()
    page.locator("select[name=kind]").select_option("avoid")
    page.locator("select[name=component]").select_option("tab-bar")
    shown = page.locator(".rules li:visible")
    assert 0 < shown.count() < total
    assert all("kind-avoid" in item.get_attribute("class") for item in shown.all())
    expect(page).to_have_url(re.compile(r"rules\.html\?component=tab-bar&kind=avoid$"))
    count = shown.count()
    page.reload()
    expect(page.locator(".rules li:visible")).to_have_count(count)
    expect(page.locator(".filters [role=status]")).to_have_text(f"{count} of {total} rules")
    page.locator("a[data-language=ko]").click()
    page.wait_for_url("**/ko/rules.html?component=tab-bar&kind=avoid")
    expect(page.locator(".rules li:visible")).to_have_count(count)
    page.locator(".filters button").click()
    expect(page.locator(".rules li:visible")).to_have_count(total)


@pytest.mark.parametrize("name, value", [("edition", "ios7"), ("api", "UITabBarItem"), ("platform", "iPadOS")])
def test_every_filter_finds_some_rules_but_not_all(visit, name, value):
    page = visit(f"ko/rules.html?{name}={value}").page
    if name == "platform":
        value = page.locator("select[name=platform] option").nth(1).get_attribute("value")
        page.locator("select[name=platform]").select_option(value)
    shown = page.locator(".rules li:visible").count()
    assert 0 < shown < page.locator(".rules li").count()
    if name == "platform":
        of_group = f".rules section[data-platform*='{value}'] li:not([data-platform])"
        assert shown == page.locator(f"{of_group}, .rules li[data-platform*='{value}']").count()


def test_a_filter_of_the_address_that_there_is_not_is_none(visit):
    page = visit("en/rules.html?kind=nonsense&api=UITabBar").page
    kind = page.locator("select[name=kind]")
    expect(kind).to_have_js_property("selectedIndex", 0)
    expect(page).to_have_url(re.compile(r"/rules\.html\?api=UITabBar$"))


def test_going_back_on_the_list_its_filters_are_those_of_the_address(visit):
    page = visit("en/rules.html?kind=avoid").page
    shown = page.locator(".rules li:visible").count()
    page.evaluate("location.hash = '_main'")
    page.locator("select[name=kind]").select_option("do")
    expect(page).to_have_url(re.compile(r"\?kind=do#_main$"))
    page.go_back()
    expect(page.locator("select[name=kind]")).to_have_value("avoid")
    expect(page.locator(".rules li:visible")).to_have_count(shown)


def test_values_of_a_filter_are_offered_in_order_and_not_where_there_is_one_alone(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = re.sub(' data-platform="[^"]*"', ' data-platform="iOS"', (site / "en/rules.html").read_text(encoding="utf-8"))
    page.route("**/en/rules.html", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto((site / "en/rules.html").as_uri())
    apis = page.locator("select[name=api] option").evaluate_all("(all) => all.slice(1).map(({ value }) => value)")
    assert len(apis) > 10 and apis == sorted(apis)
    expect(page.locator("select[name=api]")).to_be_visible()
    expect(page.locator("select[name=platform]")).to_be_hidden()
    context.close()


def test_without_script_all_rules_are_listed(visit):
    page = visit("ko/rules.html", java_script_enabled=False).page
    expect(page.locator(".filters")).to_be_hidden()
    assert page.locator(".rules li:visible").count() == page.locator(".rules li").count() > 300


def copied(page, rule, format):
    """What is on the clipboard after a rule was copied."""
    page.locator(f"#{rule} .copy").focus()
    page.keyboard.press("Enter")
    page.locator(".copy-menu button", has_text=format).click()
    page.locator(".copy-menu button", has_text=re.compile("Copied|복사했습니다")).wait_for()
    expect(page.locator("main > [role=status]")).to_have_text(re.compile("Copied|복사했습니다"))
    expect(page.locator(f"#{rule} .copy")).to_be_focused()
    return page.evaluate("navigator.clipboard.readText()")


CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


@pytest.mark.parametrize("format", ["Copy link", "Copy as text", "Copy as Markdown"])
def test_a_rule_can_be_copied(visit, format):
    visited = visit("en/tab-bar.html", **CLIPBOARD)
    text = copied(visited.page, "keep-every-tab-enabled", format)
    url = visited.url("en/tab-bar.html#keep-every-tab-enabled")
    title = "Keep every tab enabled"
    starts = {
        "Copy link": url, "Copy as text": f"Do · Since iOS 11: {title}\n\n", "Copy as Markdown": f"### {title}\n\n",
    }
    assert text.startswith(starts[format]) and url in text
    expect(visited.page.get_by_role("button", name=f"Copy: {title}", exact=True)).to_be_visible()
    if format == "Copy as Markdown":
        assert f"[`UITabBarItem.isEnabled`]({visited.url('en/api/UITabBarItem.isEnabled.html')})" in text


def test_the_copy_menu_stands_beneath_its_button_and_within_the_window(visit):
    page = visit("en/tab-bar.html", viewport={"width": 390, "height": 800}).page
    button = page.locator(".copy").nth(5)
    button.click()
    at, menu = button.bounding_box(), page.locator(".copy-menu").bounding_box()
    assert page.evaluate("scrollY") > 500
    assert 0 <= menu["x"] and menu["x"] + menu["width"] <= 390
    assert 0 <= menu["y"] - at["y"] - at["height"] < 8


@pytest.mark.parametrize("next_one", [3, 4])
def test_a_copy_menu_is_not_closed_by_what_was_copied_before_it_was_opened(visit, next_one):
    page = visit("en/tab-bar.html", permissions=["clipboard-read", "clipboard-write"]).page
    first = page.locator(".copy-menu button").first
    page.locator(".copy").nth(3).click()
    first.click()
    expect(first).to_have_text("Copied")
    page.locator(".copy").nth(next_one).click()
    expect(first).to_have_text("Copy link")
    expect(page.locator(".copy[aria-expanded=true]")).to_have_count(1)
    page.wait_for_timeout(1200)
    expect(first).to_be_visible()
    expect(first).to_be_focused()


def test_a_menu_stays_open_however_often_was_copied_before(visit):
    page = visit("en/tab-bar.html", **CLIPBOARD).page
    page.locator(".copy").nth(3).click()
    for button in page.locator(".copy-menu button").all()[:2]:
        button.click()
    page.locator(".copy").nth(4).click()
    page.wait_for_timeout(1200)
    expect(page.locator(".copy-menu")).to_be_visible()


@pytest.mark.parametrize("path, is_grey", [
    ("en/tab-bar.html", True), ("en/tab-bar.html?as-of=ios7", False),
])
def test_a_rule_that_was_replaced_is_grey_where_it_is_not_asked_for_its_time(visit, path, is_grey):
    page = visit(path).page
    looks = "(one) => { const { color, fontWeight } = getComputedStyle(one); return [color, fontWeight]; }"
    old = page.locator(".rule.is-historic:visible h3").first.evaluate(looks)
    other = page.locator(".rule:not(.is-historic):visible h3").first.evaluate(looks)
    assert (old[0] != other[0], old[1] != other[1]) == (is_grey, is_grey)


@pytest.mark.parametrize("path, weight", [("en/tab-bar.html", "400"), ("en/tab-bar.html?as-of=ios11", "700")])
def test_the_edition_of_what_one_has_come_to_stands_out_as_of_an_edition(visit, path, weight):
    page = visit(path + "#keep-every-tab-enabled").page
    edition = page.locator("#keep-every-tab-enabled .meta > [href*=editions]")
    assert edition.evaluate("(one) => getComputedStyle(one).fontWeight") == weight


@pytest.mark.parametrize("format", ["텍스트로 복사", "마크다운으로 복사"])
def test_a_copied_rule_says_in_which_editions_it_holds(visit, format):
    page = visit("ko/tab-bar.html", **CLIPBOARD).page
    assert "iOS 7만" in copied(page, "ipad-main-view-tab-limit", format)


@pytest.mark.parametrize("format, name", [("Copy as text", "{}"), ("Copy as Markdown", "`{}`")])
def test_a_rule_is_copied_with_its_table(visit, format, name):
    page = visit("en/tab-bar.html", **CLIPBOARD).page
    table = page.locator("#system-tab-icons table")
    text = copied(page, "system-tab-icons", format)
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert table.locator("caption").inner_text() in text
    assert len(lines) == table.locator("tbody tr").count() > 5
    assert name.format("UITabBarItem.SystemItem.bookmarks") in lines[0] and lines[0].endswith(".")


CRAFTED = """<p>2 * 3 [x](y) <code>a`b</code> &lt;b&gt;</p>
<ol start="3"><li><p>셋</p><p>둘째 문단</p></li><li>넷<ul><li>안</li></ul></li></ol>
<ul><li>하나<pre><code>let x = 1
  ```
</code></pre></li></ul><blockquote><p>말</p></blockquote>
<p># <em>a_b</em>
<strong>&amp;c</strong> <code>`d</code><br>e</p><p>1. f</p>"""


@pytest.mark.parametrize("format, expected", [
    ("Copy as Markdown", """2 \\* 3 \\[x\\](y) ``a`b`` \\<b>

3. 셋

   둘째 문단
4. 넷
   - 안

- 하나

  ````
  let x = 1
    ```
  ````

> 말

\\# *a\\_b* **\\&c** `` `d ``\\
e

1\\. f"""),
    ("Copy as text", "\n\n3. 셋\n\n   둘째 문단\n4. 넷\n   - 안\n\n- 하나"),
])
def test_all_of_a_rule_is_copied_as_it_is_meant(visit, format, expected):
    page = visit("en/tab-bar.html", **CLIPBOARD).page
    page.locator("#keep-every-tab-enabled .prose").evaluate("(prose, html) => { prose.innerHTML = html; }", CRAFTED)
    text = copied(page, "keep-every-tab-enabled", format)
    assert expected in text, text


def test_what_copies_is_loaded_with_the_first_menu_and_said_to_fail_where_it_is_not_there(chromium, site):
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    asked = []
    page.route("**/copy-formats.js", lambda route: (asked.append(route.request.url), route.abort()))
    page.goto((site / "en/tab-bar.html").as_uri())
    page.locator(".copy").first.focus()
    assert asked == []
    page.keyboard.press("Enter")
    page.locator(".copy-menu button").first.click()
    page.locator(".copy-menu button", has_text="Could not").wait_for()
    assert len(asked) == 1
    page.unroute_all()
    page.locator(".copy").first.click()
    page.locator(".copy-menu button").first.click()
    expect(page.locator(".copy-menu button").first).to_have_text("Copied")
    context.close()


@pytest.mark.parametrize("keys", [["Tab"] * 3, ["Shift+Tab"] * 2])
def test_the_copy_menu_closes_when_the_focus_leaves_it(visit, keys):
    page = visit("en/tab-bar.html").page
    menu = page.locator(".copy-menu")
    page.locator("#keep-every-tab-enabled .copy").focus()
    page.keyboard.press("Enter")
    expect(menu.locator("button").first).to_be_focused()
    for key in keys[1:]:
        page.keyboard.press(key)
        expect(menu).to_be_visible()
    page.keyboard.press(keys[0])
    expect(menu).to_be_hidden()
    assert page.evaluate("document.activeElement.matches('main a')")


def test_languages_stand_beside_one_another_and_on_a_phone_below(visit):
    def boxes(width):
        page = visit("en/tab-bar.parallel.html", viewport={"width": width, "height": 800}).page
        return [cell.bounding_box() for cell in page.locator("#keep-every-tab-enabled .pair > div").all()]

    left, right = boxes(1280)
    assert left["y"] == right["y"] and left["x"] < right["x"]
    upper, lower = boxes(390)
    assert upper["x"] == lower["x"] and upper["y"] < lower["y"]


def test_a_third_language_stands_beside_the_others_at_a_desk(visit):
    page = visit("en/tab-bar.parallel.html", viewport={"width": 1280, "height": 900}).page
    tops = page.evaluate(
        """[...document.querySelectorAll('.rule .pair')].map((pair) => {
            pair.append(pair.lastElementChild.cloneNode(true));
            return new Set([...pair.children].map((one) => one.getBoundingClientRect().top)).size;
        })""")
    assert len(tops) > 5 and set(tops) == {1}


def test_parallel_reading_has_the_anchors_of_the_page(visit):
    visited = visit("ko/tab-bar.html")
    ids = "[...document.querySelectorAll('.rule')].map(({id}) => id)"
    wanted = visited.page.evaluate(ids)
    assert visited.open("ko/tab-bar.parallel.html").evaluate(ids) == wanted


def test_the_drawing_of_relations_leads_on_and_is_there_in_words(visit):
    page = visit("en/navigation-bar.relations.html").page
    targets = page.locator(".drawing a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
    assert len(targets) > 5
    in_words = set(page.locator("main section a").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))"))
    assert set(targets) - in_words <= {"navigation-bar.html"}
    page.locator(".drawing a").last.click()
    page.wait_for_url("**/*.html")
