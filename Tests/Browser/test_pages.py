"""Every page: it opens, holds together, fits a narrow screen, and can be read by everyone."""

import base64
import hashlib
import html.parser
import re

import pytest

from conftest import EVERY_KIND
from search_box import until

RULE = "en/tab-bar.html#keep-every-tab-enabled"
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Structure(html.parser.HTMLParser):
    """What there is to say of a page without looking at it."""

    def __init__(self, text):
        super().__init__()
        self.levels, self.mains, self.lang, self.title, self.tag = [], 0, None, "", None
        self.open, self.texts = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tag = tag
        if tag not in VOID:
            self.open.append((tag, dict(attributes).get("lang") or (self.open[-1][1] if self.open else None)))
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        self.mains += tag == "main"
        if tag == "html":
            self.lang = dict(attributes).get("lang")

    def handle_startendtag(self, tag, attributes):
        """An element of a drawing that has nothing in it."""

    def handle_endtag(self, tag):
        self.tag = None
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        if self.open and self.open[-1][0] not in ("script", "style"):
            self.texts.append((self.open[-1][1], data.strip()))
        if self.tag == "title" and not self.title:
            self.title = data


@pytest.fixture(scope="module")
def structures(site, pages):
    return {path: Structure((site / path).read_text(encoding="utf-8")) for path in pages}


def test_headings_step_down_one_level_at_a_time(structures):
    def is_wrong(levels):
        steps = zip(levels, levels[1:])
        return levels.count(1) != 1 or levels[0] != 1 or any(after - before > 1 for before, after in steps)

    assert {path: page.levels for path, page in structures.items() if is_wrong(page.levels)} == {}


def test_every_page_has_its_language_one_main_part_and_a_title_of_its_own(structures, languages):
    titles = {}
    for path, page in structures.items():
        assert page.mains == 1, path
        assert page.lang in ([path.split("/")[0]] if "/" in path else languages), path
        titles.setdefault((path.split("/")[0], page.title), []).append(path)
    assert [paths for paths in titles.values() if len(paths) > 1] == []


def test_korean_words_say_that_they_are_korean_on_pages_in_other_languages(structures):
    """Latin letters say nothing: names of products and APIs are Latin in Korean too."""
    unsaid = {
        path: text
        for path, page in structures.items()
        for lang, text in page.texts
        if lang != "ko" and re.search("[ㄱ-ㆎ가-힣]", text)
    }
    assert unsaid == {}


def test_a_rule_is_a_link_target_with_its_heading(visit):
    page = visit(RULE).page
    rule = page.locator("#keep-every-tab-enabled")
    assert rule.locator("h3").inner_text() == "Keep every tab enabled"
    assert 0 < rule.bounding_box()["y"] < 300
    assert page.locator(".rule#keep-every-tab-enabled > b").inner_text() == "Do"


def test_an_api_in_a_rule_leads_to_its_page_and_back(visit):
    page = visit(RULE).page
    page.locator("#keep-every-tab-enabled a.api", has_text="isEnabled").first.click()
    page.wait_for_url("**/en/api/UITabBarItem.isEnabled.html")
    page.locator(".rule-list a", has_text="Keep every tab enabled").click()
    page.wait_for_url("**/en/tab-bar.html#keep-every-tab-enabled")


def test_system_items_are_a_table_with_scoped_headers(visit):
    page = visit("en/tab-bar.html").page
    table = page.locator("#system-tab-icons table")
    assert table.locator("caption").inner_text()
    assert table.locator("thead th[scope=col]").count() == 3
    rows = table.locator("tbody tr").count()
    assert rows > 5 and table.locator("tbody th[scope=row]").count() == rows


@pytest.mark.parametrize("path", ["en/tab-bar.html", "ko/index.html", "ko/api/UITabBarItem.html"])
def test_without_script_a_page_shows_all_but_the_search_box(visit, path):
    page = visit(path, java_script_enabled=False).page
    assert page.locator("h1").is_visible()
    assert page.locator("#_search").is_hidden()
    assert page.locator(".theme").is_hidden()
    assert page.locator(".bar-nav a").first.is_visible()
    page.locator("a[data-language]").first.click()
    assert page.locator("h1").is_visible()


def test_the_skip_link_comes_first_and_leads_to_the_content(visit):
    page = visit("ko/tab-bar.html").page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "_main"


@pytest.mark.parametrize("path", [path for path in EVERY_KIND if "." in path.removesuffix(".html") or "/" in path])
def test_where_a_page_stands_is_a_landmark(visit, path):
    page = visit(f"ko/{path}").page
    crumbs = page.locator(".crumb").count()
    assert page.get_by_role("navigation", name="현재 위치").count() == crumbs
    assert crumbs == (not path.endswith("index.html"))


def test_korean_breaks_between_words(visit):
    page = visit("ko/tab-bar.html").page
    assert page.evaluate("getComputedStyle(document.querySelector('.prose p')).wordBreak") == "keep-all"


@pytest.mark.parametrize("path", EVERY_KIND)
def test_targets_are_large_enough(visit, path):
    """WCAG 2.5.8: 24 by 24 pixels, but for links in a line of text and those with room around them."""
    page = visit(f"en/{path}", viewport={"width": 390, "height": 800}).page
    small = page.evaluate(
        """
        () => [...document.querySelectorAll('button, input:not([type=radio]), .as-of label, select, summary, .bar-nav a, .language, .contents a')]
          .filter((element) => element.checkVisibility())
          .map((element) => [element.outerHTML.slice(0, 80), element.getBoundingClientRect()])
          .filter(([, box]) => box.width < 24 || box.height < 24)
          .map(([html, box]) => `${html} ${box.width}x${box.height}`)
        """
    )
    assert small == []


@pytest.mark.parametrize("path", EVERY_KIND)
def test_links_of_the_contents_at_the_side_are_large_enough(visit, path):
    page = visit(f"en/{path}", viewport={"width": 1280, "height": 800}).page
    heights = page.locator(".contents a:visible").evaluate_all("(links) => links.map((link) => link.getBoundingClientRect().height)")
    assert [height for height in heights if height < 24] == []


def test_no_page_has_inline_script_or_style(site, pages):
    for path in pages:
        text = (site / path).read_text(encoding="utf-8")
        policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)[1]
        assert policy.startswith("default-src 'none'") and "unsafe" not in policy, path
        assert not re.search(r"\sstyle=|<[^>]*\son[a-z]+=", text), path
        if path == "404.html":
            continue
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), path
        assert "<style" not in text, path


def test_the_page_for_lost_addresses_allows_its_own_style_and_script_by_their_hashes(site):
    text = (site / "404.html").read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)[1]
    for element, directive in [("style", "style-src"), ("script", "script-src")]:
        (content,) = re.findall(rf"<{element}>(.*?)</{element}>", text, re.DOTALL)
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{directive} 'sha256-{digest}'" in policy
    assert not re.search(r"<(link|img)|src=", text), "it fetches nothing"


GROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.mark.parametrize("system", ["light", "dark"])
def test_the_page_for_lost_addresses_has_the_chosen_theme(visit, system):
    other = "dark" if system == "light" else "light"
    own, chosen = (visit("404.html", color_scheme=theme).page.evaluate(GROUND) for theme in (system, other))
    page = visit("404.html", color_scheme=system).page
    page.add_init_script(f"localStorage.setItem('higraph-theme', '{other}')")
    page.reload()
    assert page.evaluate(GROUND) == chosen != own


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_words_in_an_empty_field_of_the_page_for_lost_addresses_can_be_read(visit, theme):
    page = visit("404.html", color_scheme=theme).page
    text, ground = page.locator("input").first.evaluate(
        "(one) => [getComputedStyle(one, '::placeholder').color, getComputedStyle(one).backgroundColor]")
    light, dark = sorted((luminance(colour) for colour in (text, ground)), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5


def luminance(colour):
    """The relative luminance of WCAG of a colour such as `rgb(31, 33, 37)`."""
    parts = [int(number) / 255 for number in re.findall(r"\d+", colour)[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear))


@pytest.mark.parametrize("lost", ["en/nothing.html", "sub/path/ko/api/nothing.html", "nothing.html"])
def test_the_page_for_lost_addresses_leads_back_from_any_depth(chromium, site, lost):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "404.html").read_text(encoding="utf-8")
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(f"http://higraph.test/{lost}")
    root = re.sub(r"(en|ko)/.*|[^/]*$", "", lost)
    link = page.locator("a", has_text="구성 요소")
    assert link.evaluate("(element) => element.href") == f"http://higraph.test/{root}ko/index.html"
    assert page.evaluate("getComputedStyle(document.body).marginTop") == "0px", "its style is allowed"
    assert page.locator("header a").first.evaluate("(element) => element.href") == f"http://higraph.test/{root}index.html"
    context.close()


@pytest.mark.parametrize(
    ("lost", "language", "words"),
    [
        ("en/keep-tabs.html", "en", "keep tabs"), ("docs/ko/api/UITabBar.html", "ko", "UITabBar"),
        ("ko/", "ko", ""), ("ko/%ED%83%AD.html", "ko", ""), ("x.html", "en", ""),
    ],
)
def test_the_page_for_lost_addresses_searches_for_what_was_lost(chromium, site, lost, language, words):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "404.html").read_text(encoding="utf-8")
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(f"http://higraph.test/{lost}")
    section = page.locator("section").first
    assert section.get_attribute("lang") == language
    assert section.locator("input").input_value() == words
    section.locator("input").fill("탭 바")
    section.locator("button").click()
    root = re.sub(r"(en|ko)/.*|[^/]*$", "", lost)
    page.wait_for_url(f"http://higraph.test/{root}{language}/index.html?q=*")
    assert page.evaluate("new URLSearchParams(location.search).get('q')") == "탭 바"
    context.close()


@pytest.mark.parametrize("lost", ["/other.test/ko/none.html", "//other.test/en/", "/ko/x.html"])
def test_a_lost_address_with_slashes_in_front_leads_to_no_other_host(chromium, site, lost):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "404.html").read_text(encoding="utf-8")
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(f"http://higraph.test/{lost}")
    hosts = page.evaluate("""[...document.querySelectorAll('a')].map(({ host }) => host)
      .concat([...document.forms].map(({ action }) => new URL(action).host))""")
    assert len(hosts) > 6 and set(hosts) == {"higraph.test"}
    context.close()


def test_the_search_for_lost_addresses_ends_at_results(visit):
    page = visit("404.html").page
    page.locator("section[lang=en] input").fill("tab bar")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/index.html?q=tab+bar")
    page.locator("#_search-results [role=option]").first.wait_for()


def test_below_no_language_the_address_of_the_site_leads_back(chromium, site):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "404.html").read_text(encoding="utf-8").replace("<main>", '<main data-home="https://higraph.test/docs/">')
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    for host, start in [("higraph.test", "https://higraph.test/docs/"), ("copy.test", "https://copy.test/docs/a/")]:
        page.goto(f"https://{host}/docs/a/b.html")
        assert page.locator("li a").first.evaluate("(one) => one.href") == f"{start}en/index.html"
    context.close()


@pytest.mark.parametrize("home", ["https://higraph.test/ko/guide/", None])
@pytest.mark.parametrize("lost", ["en/nothing.html", "ko/nothing.html"])
def test_a_site_in_a_folder_named_like_a_language_is_found(chromium, site, home, lost):
    context = chromium.new_context()
    page = context.new_page()
    main = f'<main data-home="{home}">' if home else "<main>"
    body = (site / "404.html").read_text(encoding="utf-8").replace("<main>", main)
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(f"https://higraph.test/ko/guide/{lost}")
    language = lost[:2]
    assert page.locator("section").first.get_attribute("lang") == language
    link = page.locator(f"li a[data-language={language}]").first
    assert link.evaluate("(one) => one.href") == f"https://higraph.test/ko/guide/{language}/index.html"
    context.close()


@pytest.mark.parametrize(
    ("lost", "root"),
    [
        ("ko/guide/nothing.html", "ko/guide/"), ("ko/guide/en/ko/x.html", "ko/guide/"),
        ("ko/guide/try/en/x.html", "ko/guide/try/"), ("en/x.html", ""), ("x.html", "ko/guide/"),
    ],
)
def test_below_its_address_a_site_is_what_stands_before_the_first_language(chromium, site, lost, root):
    context = chromium.new_context()
    page = context.new_page()
    body = (site / "404.html").read_text(encoding="utf-8").replace(
        "<main>", '<main data-home="https://higraph.test/ko/guide/">')
    page.route("**/*", lambda route: route.fulfill(status=404, content_type="text/html", body=body))
    page.goto(f"https://higraph.test/{lost}")
    assert page.locator("li a[data-language=en]").first.evaluate("(one) => one.href") == (
        f"https://higraph.test/{root}en/index.html")
    context.close()


def assets(site, path):
    """What a page loads before anyone searches."""
    text = (site / path).read_text(encoding="utf-8")
    links = re.findall(r'<(?:link rel="(?:stylesheet|icon)"|script) (?:href|src)="([^"]+)"', text)
    return [(site / path).parent / link for link in links]


def test_no_page_is_heavy(site, pages):
    """At most 120 KB before anyone searches, of which 24 KB style and 40 KB script, all readable."""
    heavy = {}
    for path in pages:
        files = assets(site, path)
        of_kind = lambda ending: sum(file.stat().st_size for file in files if file.suffix == ending)
        total = (site / path).stat().st_size + sum(file.stat().st_size for file in files)
        if total > 120_000 or of_kind(".css") > 24_000 or of_kind(".js") > 40_000:
            heavy[path] = (total, of_kind(".css"), of_kind(".js"))
    assert heavy == {}


def test_a_page_loads_the_search_only_when_it_is_used(visit):
    visited = visit("ko/tab-bar.html")
    assert [url for url in visited.requests if "search" in url.rpartition("/")[2] and "open-search" not in url] == []
    visited.page.locator("#_search-input").focus()
    until(visited.page, "!!(globalThis.Higraph && Higraph.search)")


def test_every_page_names_its_twins_and_one_for_everyone_else(site, pages, languages):
    for path in pages:
        if "/" not in path:
            continue
        text = (site / path).read_text(encoding="utf-8")
        codes = re.findall(r'<link rel="alternate" hreflang="([^"]+)"', text)
        assert sorted(codes) == sorted([*languages, "x-default"]), path


READABLE = "main :is(h1, h2, h3, h4, p, li, td, dd, pre)"
# What is shown only as of an edition, folded up on purpose, or the script's own.
EXCEPT = ":not([data-as-of], [data-as-of] *, [role=status], details:not([open]) *, .contents *, form, form *, .how-to-search *)"


@pytest.mark.parametrize("path", EVERY_KIND)
def test_without_script_everything_on_a_page_can_be_read(visit, path):
    page = visit(f"ko/{path}", java_script_enabled=False).page
    texts = page.locator(READABLE + EXCEPT)
    assert texts.count() == page.locator(f"{READABLE}{EXCEPT}:visible").count() > 0
