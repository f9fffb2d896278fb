"""As of an edition, headings and counts say no more than is shown."""

import re

import pytest

from waiting import becomes, choose_edition, expect, until

EDITIONS = ["ios7", "ios11", "ios13", "hig2022"]
LISTED = "[...document.querySelectorAll('.rules li')].filter((one) => one.checkVisibility()).length"


def numbers(text):
    return [int(word) for word in text.split() if word.isdigit()]


@pytest.mark.parametrize("script", [True, False])
def test_the_list_of_all_rules_shows_no_component_without_a_rule_beneath(visit, script):
    page = visit("en/rules.html", java_script_enabled=script).page
    components = page.locator("main h2:visible").count()
    shown = {}
    for edition in EDITIONS:
        choose_edition(page, edition)
        bare = page.locator("main section:visible").evaluate_all(
            "(all) => all.filter((one) => ![...one.querySelectorAll('li')].some((item) => item.checkVisibility())).length")
        shown[edition] = page.locator("main h2:visible").count()
        assert bare == 0 and 0 < shown[edition] <= components
    assert shown["ios7"] < components
    page.locator(".as-of-notice:visible a").click()
    expect(page.locator("main h2:visible")).to_have_count(components)


@pytest.mark.parametrize("script", [True, False])
def test_the_list_of_all_rules_counts_what_it_shows(visit, script):
    page = visit("en/rules.html", java_script_enabled=script).page
    for edition in EDITIONS:
        choose_edition(page, edition)
        listed = page.evaluate(LISTED)
        becomes(lambda: numbers(page.locator(".tally").inner_text()), [listed])
    if script:
        counts = lambda: numbers(page.locator(".filters [role=status]").inner_text())  # noqa: E731
        becomes(counts, [listed, listed])
        page.locator("select[name=kind]").select_option("avoid")
        becomes(counts, [page.evaluate(LISTED), listed])
        choose_edition(page, "_now")
        becomes(counts, [page.evaluate(LISTED), page.locator(".rules li").count()])


@pytest.mark.parametrize("language, only", [("ko", "iOS 7(2013년)에서 유효한 것만 보여 줍니다."), ("en", "iOS 7 (2013): only what holds")])
@pytest.mark.parametrize("path", ["tab-bar.html", "index.html"])
def test_whoever_cannot_see_it_is_told_that_an_edition_is_shown(visit, path, language, only):
    page = visit(f"{language}/{path}").page
    said = page.locator("#_search-status")
    expect(said).to_have_text("")
    choose_edition(page, "ios7")
    expect(said).to_contain_text(only)
    choose_edition(page, "_now")
    expect(said).to_have_text("")


def test_the_list_of_all_rules_follows_an_edition_from_the_address(visit):
    page = visit("ko/rules.html?as-of=ios7&kind=avoid").page
    assert page.locator("main section:visible").count() == page.locator("main section:has(li:visible)").count() > 0
    assert page.locator(".filters [role=status]").inner_text().endswith(f"{page.evaluate(LISTED)}개")


def test_the_filter_by_edition_lists_what_the_switch_lists(visit):
    """Editions that all rules of a component hold in stand at the component alone."""
    page = visit("ko/rules.html").page
    for edition in EDITIONS:
        choose_edition(page, edition)
        switched = page.evaluate(LISTED)
        choose_edition(page, "_now")
        page.locator("select[name=edition]").select_option(edition)
        becomes(lambda: page.evaluate(LISTED), switched)
        page.locator(".filters button").click()


def test_a_rule_that_holds_in_no_edition_is_counted_in_none(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "en/rules.html").read_text(encoding="utf-8").replace('<li class="kind-fact"', '<li data-in="" class="kind-fact"', 1)
    page.route("**/en/rules.html*", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto((site / "en/rules.html").as_uri() + "?as-of=ios7")
    shown, held = numbers(page.locator(".filters [role=status]").inner_text())
    assert shown == held == page.evaluate(LISTED)
    context.close()


def test_the_other_pages_of_the_list_follow_the_edition(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "en/rules.html").read_text(encoding="utf-8").replace(
        '<form class="filters"', '<nav class="pages"><a href="rules-2.html">2</a></nav><form class="filters"')
    page.route("**/en/rules.html*", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto((site / "en/rules.html").as_uri() + "?as-of=ios7&kind=avoid")
    link = page.locator(".pages a")
    becomes(lambda: link.evaluate("(one) => one.search"), "?as-of=ios7&kind=avoid")
    choose_edition(page, "_now")
    becomes(lambda: link.evaluate("(one) => one.search"), "?kind=avoid")
    context.close()


@pytest.mark.parametrize("script", [True, False])
def test_the_page_of_an_api_shows_no_component_without_a_rule_beneath(visit, site, script):
    page = visit("en/index.html", java_script_enabled=script).page
    seen = 0
    for path in sorted((site / "en/api").glob("UI*.html")):
        if seen > 3 or path.read_text(encoding="utf-8").count("</h3>\n<ul class=\"rule-list\">") < 2:
            continue
        page.goto(path.as_uri())
        choose_edition(page, "ios7")
        headings = page.locator(".group > h3:visible").count()
        lists = page.locator(".group > h3 + .rule-list:has(li:visible)").count()
        assert headings == lists, path.name
        seen += page.locator(".group > h3").count() - headings
    assert seen > 0


def test_the_page_of_an_api_says_that_an_edition_has_no_rule_for_it(visit):
    page = visit("en/api/UISlider.minimumValueImage.html").page
    note = page.locator(".empty", has_text="have no rule that mentions this API")
    expect(note.locator("visible=true")).to_have_count(0)
    expect(page.locator(".rule-list li:visible")).not_to_have_count(0)
    choose_edition(page, "ios7")
    expect(note.locator("visible=true")).to_have_count(1)
    expect(page.locator(".rule-list li:visible")).to_have_count(0)
    expect(page.locator(".group > h3:visible")).to_have_count(0)


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("edition", EDITIONS[:2])
def test_a_component_counts_the_rules_it_shows_by_kind(visit, edition, script):
    page = visit("ko/navigation-bar.html", java_script_enabled=script).page
    choose_edition(page, edition)
    for kind in ["do", "avoid", "consider", "fact"]:
        counts = numbers(" ".join(page.locator(f".facts .counts > .kind-{kind}:visible").all_inner_texts()))
        rules = page.locator(f".rule.kind-{kind}:visible").count()
        assert counts == ([rules] if rules else [])


def test_a_component_without_rules_in_an_edition_has_no_row_for_their_number(visit):
    page = visit("en/button.html").page
    row = page.locator(".facts > div", has=page.locator("dt", has_text="Rules"))
    expect(row).to_be_visible()
    choose_edition(page, "ios7")
    expect(row).to_be_hidden()


def test_the_first_page_counts_the_rules_of_the_edition(visit):
    page = visit("en/index.html").page
    shown = page.locator(".tally a:visible", has_text="rules")
    now = numbers(shown.inner_text())
    choose_edition(page, "ios7")
    then = numbers(shown.inner_text())
    assert then < now
    shown.click()
    page.wait_for_url("**/en/rules.html?as-of=ios7")
    becomes(lambda: [page.evaluate(LISTED)], then)


@pytest.mark.parametrize("script", [True, False])
def test_the_way_back_to_all_editions_can_be_gone_by_keyboard(visit, script):
    page = visit("ko/tab-bar.html", java_script_enabled=script).page
    rules = page.locator(".rule:visible").count()
    choose_edition(page, "ios7")
    becomes(lambda: page.locator(".rule:visible").count() < rules, True)
    page.keyboard.press("Tab")
    expect(page.locator(".as-of-notice a")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".rule:visible")).to_have_count(rules)
    expect(page.locator(".as-of-notice:visible")).to_have_count(0)
    if script:
        assert page.url.endswith("/ko/tab-bar.html")
        expect(page.get_by_role("radio", name="전체", exact=True)).to_be_focused()


def opened(page, act):
    """The address of the tab that something opens, once it has settled."""
    with page.context.expect_page() as tab:
        act()
    # At first it is empty, and loaded as such.
    tab.value.wait_for_url("**/en/**")
    until(tab.value, "!!document.documentElement.dataset.edition")
    return tab.value.url.rpartition("/en/")[2]


@pytest.mark.parametrize("how", [{"modifiers": ["Control"]}, {"modifiers": ["Shift"]}, {"button": "middle"}])
def test_another_tab_shows_the_chosen_edition_too(visit, how):
    page = visit("en/tab-bar.html").page
    choose_edition(page, "ios7")
    rules, rule = page.locator(".bar-nav a").nth(1), page.locator("main a[href*='html#']:visible").first
    there = rule.get_attribute("href").replace("#", "?as-of=ios7#")
    assert opened(page, lambda: rules.click(**how)) == "rules.html?as-of=ios7"
    assert opened(page, lambda: rule.click(**how)) == there
    choose_edition(page, "_now")
    assert opened(page, lambda: rules.click(**how)) == "rules.html", "what was chosen then"
    assert rules.get_attribute("href") == "rules.html"


def test_another_tab_is_opened_from_the_search_as_of_the_chosen_edition(visit):
    page = visit("en/tab-bar.html?as-of=ios7&q=dim+tabs").page
    hit = page.locator(".hit-link").first
    hit.wait_for()
    page.keyboard.press("ArrowDown")
    for act in (lambda: page.keyboard.press("Control+Enter"), lambda: hit.click(modifiers=["Control"])):
        assert re.search("[?&]as-of=ios7#", opened(page, act))
        assert page.evaluate("localStorage.getItem('higraph-recent')") == '["dim tabs"]'
        page.evaluate("localStorage.clear()")


def test_what_the_menu_of_a_link_copies_names_the_chosen_edition_where_it_leads_to_this_site(visit):
    page = visit("en/tab-bar.html?as-of=ios7").page
    page.locator(".views a").first.evaluate("(link) => { link.after(Object.assign(document.createElement('a'), { href: 'https://example.com/x' })); }")
    wanted = [("a[href='rules.html']", "rules.html?as-of=ios7"), ("a[href^='https://example']", "https://example.com/x"),
              ("a[href='?as-of=_now']", "?as-of=_now")]
    for link, href in wanted:
        asked = "(link) => { link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true })); return link.getAttribute('href'); }"
        assert page.locator(link).first.evaluate(asked).endswith(href)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_page_of_an_edition_leads_to_components_as_of_it(visit, edition):
    page = visit(f"ko/editions/{edition}.html").page
    links = page.locator(".held p a")
    ends = {link.rpartition("?")[2] for link in links.evaluate_all("(links) => links.map((link) => link.href)")}
    assert ends == {f"as-of={edition}"}


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_page_shows_and_counts_what_there_is_as_of_an_edition(visit, edition, script):
    page = visit("ko/index.html", java_script_enabled=script).page
    choose_edition(page, edition)
    cards = page.locator(".card:visible")
    becomes(lambda: numbers(page.locator(".tally a:visible").first.inner_text().replace("개", "")), [cards.count()])
    assert page.locator(".cards .card-foot > span:visible", has_text="규칙 0개").count() == 0
    assert page.locator("main .group:visible:has(.cards):not(:has(.card:visible))").count() == 0


def test_what_the_first_page_leads_to_is_there_as_of_an_edition(visit, site):
    page = visit("ko/index.html").page
    places = {}
    for edition in EDITIONS:
        choose_edition(page, edition)
        links = page.locator(".card a:visible").evaluate_all("(links) => links.map((link) => link.getAttribute('href'))")
        for link in links:
            path, _, place = link.partition("#")
            places.setdefault(path, []).append((edition, place))
    assert len(places) > 10
    other = visit("ko/index.html").page
    for path, named in places.items():
        other.goto((site / "ko" / path).as_uri())
        for edition, place in named:
            choose_edition(other, edition)
            expect(other.locator(f"#{place}" if place else ".rule:visible").first, f"{path} as of {edition}").to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_a_link_to_a_part_shows_it_as_of_an_edition_without_it_and_says_so(visit, site, script):
    page = visit("ko/navigation-bar.html", java_script_enabled=script).page
    part = page.locator(".section", has=page.locator("#large-title"))
    note = part.locator(".section-head > .notice")
    expect(note.locator("visible=true")).to_have_count(0)
    choose_edition(page, "ios7")
    expect(part).to_be_hidden()
    page.locator("main a[href='#large-title']").first.evaluate("(link) => { location.hash = link.hash }")
    expect(page.locator("#large-title")).to_be_visible()
    expect(note.locator("visible=true")).to_have_count(1)
    expect(part.locator(".rule:visible")).to_have_count(0)


def test_languages_beside_one_another_say_that_an_edition_has_no_rule(visit):
    page = visit("ko/button.parallel.html").page
    note = page.locator(".notice", has_text="이 판에는 이 구성 요소에 관한 규칙이 없습니다.")
    expect(note).to_be_hidden()
    choose_edition(page, "ios7")
    expect(note).to_be_visible()
    expect(page.locator(".rule:visible")).to_have_count(0)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_the_edition_of_a_rule_leads_to_what_that_brought(visit, language):
    page = visit(f"{language}/tab-bar.html").page
    page.locator("#keep-every-tab-enabled .meta > [href*=editions]").click()
    page.wait_for_url("**/editions/ios11.html#_new-tab-bar")
    news = page.locator(":target")
    assert news.locator("a").count() > 1
    bar = page.locator(".bar").bounding_box()
    assert news.locator("summary").bounding_box()["y"] >= bar["y"] + bar["height"]
    page.go_back()
    page.locator(".facts .counts a", has_text="iOS 11").click()
    page.wait_for_url("**/editions/ios11.html#_new-tab-bar")


def test_relations_say_that_they_are_the_same_in_every_edition(visit):
    page = visit("en/navigation-bar.relations.html").page
    links = page.locator("main li a:visible").count()
    choose_edition(page, "ios7")
    expect(page.locator(".as-of-notice:visible")).to_contain_text("the same in every edition")
    expect(page.locator("main li a:visible")).to_have_count(links)


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_component_shows_no_relations_of_all_editions_as_of_one(visit, language):
    page = visit(f"{language}/status-bar.html").page
    related = page.locator(".related")
    expect(related).to_be_visible()
    choose_edition(page, "ios7")
    expect(related).to_be_hidden()
    left = page.locator("[aria-labelledby=_related] a:visible")
    expect(left).to_have_attribute("href", "status-bar.relations.html")
    choose_edition(page, "_now")
    expect(related).to_be_visible()


@pytest.mark.parametrize("script", [True, False])
def test_no_heading_of_contents_is_shown_as_of_an_edition_that_has_none(visit, script):
    page = visit("ko/switch.html", java_script_enabled=script).page
    contents = page.locator(".contents")
    expect(contents).to_be_visible()
    choose_edition(page, "ios7")
    expect(contents).to_be_hidden()
    choose_edition(page, "ios11")
    expect(contents).to_be_visible()


@pytest.mark.parametrize("language, past", [("ko", "이전"), ("en", "arlier")])
@pytest.mark.parametrize("component", ["tab-bar", "navigation-bar"])
def test_what_held_in_an_edition_is_not_headed_as_that_of_earlier_ones(visit, language, past, component):
    page = visit(f"{language}/{component}.html").page
    choose_edition(page, "ios7")
    headings = page.locator(".section-title:visible").all_inner_texts()
    assert len(headings) > 5 and not any(past in heading for heading in headings)


def test_what_hides_rules_is_not_asked_of_a_page_before_its_script_says_so(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    page.route("**/assets/page.js", lambda route: route.abort())
    page.goto((site / "ko/tab-bar.html").as_uri())
    sheet = page.locator("link[href$='assets/editions.css']")
    expect(sheet).to_have_js_property("media", "not all")
    page.unroute("**/assets/page.js")
    page.goto((site / "ko/tab-bar.html").as_uri() + "?as-of=ios7")
    expect(sheet).to_have_js_property("media", "all")
    context.close()
