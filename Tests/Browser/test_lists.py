"""Lists and tables of reference: what no filter finds, what stands between words, what words are cut."""

import pytest

from waiting import choose_edition, expect


@pytest.mark.parametrize("language, said", [("en", "No rule in this list"), ("ko", "맞는 규칙이 없습니다")])
def test_a_list_without_a_rule_that_passes_says_so_until_the_filters_are_cleared(visit, language, said):
    page = visit(f"{language}/rules.html").page
    note = page.locator(".filters + [role=status]")
    expect(note).to_have_text("")
    page.locator("select[name=component]").select_option("tab-bar")
    expect(note).to_have_text("")
    page.locator("select[name=api]").select_option("UIPageControl")
    expect(page.locator(".rules li:visible")).to_have_count(0)
    expect(note).to_contain_text(said)
    expect(note).to_be_visible()
    page.locator(".filters [type=reset]").click()
    expect(note).to_have_text("")
    expect(page.locator(".rules li:visible")).not_to_have_count(0)


def test_a_list_says_so_as_well_when_an_edition_has_none_of_what_is_chosen(visit):
    page = visit("en/rules.html?component=button").page
    note = page.locator(".filters + [role=status]")
    expect(note).to_have_text("")
    choose_edition(page, "ios7")
    expect(note).not_to_be_empty()
    expect(page.locator(".rules li:visible")).to_have_count(0)
    choose_edition(page, "_now")
    expect(note).to_have_text("")


def test_what_is_said_of_a_member_stands_apart(visit):
    page = visit("en/api/index.html").page
    page.evaluate("document.querySelector('.symbol-list li').insertAdjacentHTML('beforeend', ' <small>deprecated</small> <small>3 rules</small>')")
    mark = "(small) => getComputedStyle(small, '::before').content"
    assert "·" in page.locator(".symbol-list small + small").first.evaluate(mark)
    assert page.locator(".symbol-list .api + small").first.evaluate(mark) == "none"


@pytest.mark.parametrize("language", ["en", "ko"])
def test_words_that_are_not_used_are_struck_out_and_the_commas_between_them_are_not(visit, language):
    page = visit(f"{language}/glossary.html").page
    struck = page.locator(".variants.discouraged > span").evaluate_all(
        """(words) => words.flatMap((word) => [word, ...word.querySelectorAll('*')])
        .filter((one) => getComputedStyle(one).textDecorationLine === 'line-through')
        .map((one) => [one.textContent.trim() !== '', getComputedStyle(one, '::before').content])""")
    assert len(struck) > 10
    assert {tuple(one) for one in struck} == {(True, "none")}
    commas = page.locator(".variants.discouraged > span + span").evaluate_all(
        "(words) => words.map((word) => word.previousSibling.data)")
    assert set(commas) == {", "}


WORDS = """(headers) => headers.flatMap((header) => {
  const words = [];
  const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) for (const { index, 0: word } of texts.currentNode.data.matchAll(/\\S+/g)) {
    const range = new Range();
    range.setStart(texts.currentNode, index);
    range.setEnd(texts.currentNode, index + word.length);
    if (range.getClientRects().length > 1) words.push(word);
  }
  return words;
})"""


@pytest.mark.parametrize("path", ["tab-bar.html", "toolbar.html", "api/UITabBarItem.SystemItem.html"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_no_word_is_cut_in_the_headers_of_a_narrow_table(visit, language, path):
    page = visit(f"{language}/{path}", viewport={"width": 360, "height": 740}).page
    headers = page.locator("table th")
    assert headers.count() > 5 and headers.evaluate_all(WORDS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_deprecated_api_names_the_one_to_use_instead_after_a_colon(visit):
    note = visit("en/api/UISearchDisplayController.html").page.locator(".notice-deprecated")
    expect(note).to_have_text("Deprecated since iOS 8. Use instead: UISearchController")
