"""As of an edition, headings and counts say no more than is shown."""

import pytest

EDITIONS = ["ios7", "ios11", "ios13"]
LISTED = "[...document.querySelectorAll('.rule-list > li')].filter((one) => one.checkVisibility()).length"


def numbers(text):
    return [int(word) for word in text.split() if word.isdigit()]


@pytest.mark.parametrize("script", [True, False])
def test_the_list_of_all_rules_shows_no_component_without_a_rule_beneath(visit, script):
    page = visit("en/rules.html", java_script_enabled=script).page
    components = page.locator("main h2:visible").count()
    shown = {}
    for edition in EDITIONS:
        page.locator(f".as-of [value={edition}]").check(force=True)
        bare = page.locator("main section:visible").evaluate_all(
            "(all) => all.filter((one) => ![...one.querySelectorAll('li')].some((item) => item.checkVisibility())).length")
        shown[edition] = page.locator("main h2:visible").count()
        assert bare == 0 and 0 < shown[edition] <= components
    assert shown["ios7"] < components
    page.locator(".as-of-notice:visible label").click()
    assert page.locator("main h2:visible").count() == components


@pytest.mark.parametrize("script", [True, False])
def test_the_list_of_all_rules_counts_what_it_shows(visit, script):
    page = visit("en/rules.html", java_script_enabled=script).page
    for edition in EDITIONS:
        page.locator(f".as-of [value={edition}]").check(force=True)
        listed = page.evaluate(LISTED)
        assert numbers(page.locator(".tally").inner_text()) == [listed]
    if script:
        assert numbers(page.locator(".filters [role=status]").inner_text()) == [listed, listed]
        page.locator("select[name=kind]").select_option("avoid")
        assert numbers(page.locator(".filters [role=status]").inner_text()) == [page.evaluate(LISTED), listed]
        page.locator(".as-of [value=now]").check(force=True)
        found, total = numbers(page.locator(".filters [role=status]").inner_text())
        assert found == page.evaluate(LISTED) and total == page.locator(".rule-list > li").count()


def test_the_list_of_all_rules_follows_an_edition_from_the_address(visit):
    page = visit("ko/rules.html?as-of=ios7&kind=avoid").page
    assert page.locator("main section:visible").count() == page.locator("main section:has(li:visible)").count() > 0
    assert page.locator(".filters [role=status]").inner_text().endswith(f"{page.evaluate(LISTED)}개")


def test_the_other_pages_of_the_list_follow_the_edition(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "en/rules.html").read_text(encoding="utf-8").replace(
        '<form class="filters"', '<nav class="pages"><a href="rules-2.html">2</a></nav><form class="filters"')
    page.route("**/en/rules.html*", lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto((site / "en/rules.html").as_uri() + "?as-of=ios7&kind=avoid")
    link = page.locator(".pages a")
    assert link.evaluate("(one) => one.search") == "?as-of=ios7&kind=avoid"
    page.locator(".as-of [value=now]").check(force=True)
    assert link.evaluate("(one) => one.search") == "?kind=avoid"
    context.close()


@pytest.mark.parametrize("script", [True, False])
def test_the_page_of_an_api_shows_no_component_without_a_rule_beneath(visit, site, script):
    page = visit("en/index.html", java_script_enabled=script).page
    seen = 0
    for path in sorted((site / "en/api").glob("UI*.html")):
        if seen > 3 or path.read_text(encoding="utf-8").count("</h3>\n<ul class=\"rule-list\">") < 2:
            continue
        page.goto(path.as_uri())
        page.locator(".as-of [value=ios7]").check(force=True)
        headings = page.locator(".group > h3:visible").count()
        lists = page.locator(".group > h3 + .rule-list:has(li:visible)").count()
        assert headings == lists, path.name
        seen += page.locator(".group > h3").count() - headings
    assert seen > 0


def test_the_page_of_an_api_says_that_an_edition_has_no_rule_for_it(visit):
    page = visit("en/api/UISlider.minimumValueImage.html").page
    note = page.locator(".empty", has_text="have no rule that mentions this API")
    assert note.locator("visible=true").count() == 0 and page.locator(".rule-list li:visible").count() > 0
    page.locator(".as-of [value=ios7]").check(force=True)
    assert note.locator("visible=true").count() == 1 and page.locator(".rule-list li:visible").count() == 0
    assert page.locator(".group > h3:visible").count() == 0


@pytest.mark.parametrize("script", [True, False])
@pytest.mark.parametrize("edition", EDITIONS[:2])
def test_a_component_counts_the_rules_it_shows_by_kind(visit, edition, script):
    page = visit("ko/navigation-bar.html", java_script_enabled=script).page
    page.locator(f".as-of [value={edition}]").check(force=True)
    for kind in ["do", "avoid", "consider", "fact"]:
        counts = numbers(" ".join(page.locator(f".facts .counts > .kind-{kind}:visible").all_inner_texts()))
        rules = page.locator(f".rule.kind-{kind}:visible").count()
        assert counts == ([rules] if rules else [])


def test_a_component_without_rules_in_an_edition_has_no_row_for_their_number(visit):
    page = visit("en/button.html").page
    row = page.locator(".facts > div", has=page.locator("dt", has_text="Rules"))
    assert row.is_visible()
    page.locator(".as-of [value=ios7]").check(force=True)
    assert row.is_hidden()


def test_the_first_page_counts_the_rules_of_the_edition(visit):
    page = visit("en/index.html").page
    shown = page.locator(".tally a:visible", has_text="rules")
    now = numbers(shown.inner_text())
    page.locator(".as-of [value=ios7]").check(force=True)
    then = numbers(shown.inner_text())
    assert then < now
    shown.click()
    page.wait_for_url("**/en/rules.html?as-of=ios7")
    assert [page.evaluate(LISTED)] == then


def test_relations_say_that_they_are_the_same_in_every_edition(visit):
    page = visit("en/navigation-bar.relations.html").page
    links = page.locator("main li a:visible").count()
    page.locator(".as-of [value=ios7]").check(force=True)
    assert "the same in every edition" in page.locator(".as-of-notice:visible").inner_text()
    assert page.locator("main li a:visible").count() == links
