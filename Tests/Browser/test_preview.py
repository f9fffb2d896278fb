"""`hig serve` in a real browser: an edit shows at the same place, a fault shows over the page."""

import re
import shutil
import socket
import time
import urllib.parse

import pytest

from serving import ROOT, serve, stop
from waiting import expect, until


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture
def guide(tmp_path):
    """A copy of the content, and the address under which it is served."""
    shutil.copytree(ROOT / "Content", tmp_path / "Content")
    process, address = serve(tmp_path)
    yield tmp_path, address
    stop(process)


def wait_for_news(page):
    """Asks until there are none but those that are known."""
    known = 0
    while True:
        page.sendall(f"GET /.higraph/state.js?after={known} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        answer = ""
        try:
            while not (number := re.search(r'"number":(\d+).*\);\n$', answer)):
                answer += page.recv(4096).decode()
        except TimeoutError:
            return
        known = number[1]


def test_the_port_is_free_again_at_once_though_a_page_waits_for_news(tmp_path):
    shutil.copytree(ROOT / "Content", tmp_path / "Content")
    process, address = serve(tmp_path)
    port = urllib.parse.urlsplit(address).port
    page = socket.create_connection(("127.0.0.1", port))
    page.settimeout(2)
    wait_for_news(page)
    stop(process)
    begin = time.monotonic()
    process, _ = serve(tmp_path, port)
    assert time.monotonic() - begin < 8
    stop(process)


def edit(folder, old, new):
    page = folder / "Content/bars/tab-bar/ko.md"
    page.write_text(page.read_text().replace(old, new, 1))


def first_title(folder):
    page = (folder / "Content/bars/tab-bar/ko.md").read_text()
    return re.findall(r"^### (.*) \{#", page, re.M)[0]


def test_an_edit_is_shown_at_the_same_place(page, guide):
    folder, address = guide
    page.goto(f"{address}ko/tab-bar.html")
    page.evaluate("window.scrollTo({ top: 1500, behavior: 'instant' })")
    place = page.evaluate(
        "[...document.querySelectorAll('main [id]')].filter(e => e.getBoundingClientRect().top <= 1).at(-1).id")
    title = first_title(folder)
    edit(folder, f"### {title} ", "### 탭 바는 이렇게 바뀌었습니다 ")
    page.get_by_text("탭 바는 이렇게 바뀌었습니다").first.wait_for(state="attached")
    top = page.evaluate(f"document.getElementById('{place}').getBoundingClientRect().top")
    assert -1500 < top < 60
    assert page.evaluate("window.scrollY") > 1000


def test_after_an_edit_going_back_still_leads_to_the_place(page, guide):
    folder, address = guide
    page.goto(f"{address}ko/tab-bar.html")
    page.evaluate("window.scrollTo({ top: 1500, behavior: 'instant' })")
    title = first_title(folder)
    edit(folder, f"### {title} ", "### 탭 바는 이렇게 바뀌었습니다 ")
    page.get_by_text("탭 바는 이렇게 바뀌었습니다").first.wait_for(state="attached")
    page.wait_for_load_state()
    until(page, "scrollY > 1000 && history.scrollRestoration === 'auto'")
    place = page.evaluate("scrollY")
    page.locator(".bar-nav a").nth(1).click()
    page.wait_for_url(lambda url: "tab-bar" not in url)
    page.go_back()
    until(page, f"Math.abs(scrollY - {place}) < 60")


def test_an_address_that_leads_nowhere_shows_the_page_once_it_is_written(page, guide):
    folder, address = guide
    refused = []
    page.on("console", lambda message: refused.append(message.text) if "policy" in message.text else None)
    page.goto(f"{address}ko/dial.html")
    expect(page.locator("h1")).to_have_text("404")
    dial = folder / "Content/controls/dial"
    dial.mkdir()
    for language, title in [("en", "Dials"), ("ko", "다이얼")]:
        (dial / f"{language}.md").write_text(f"---\ntitle: {title}\nsummary: {title}.\n---\n", encoding="utf-8")
    site = folder / "Content/site.yml"
    site.write_text(site.read_text(encoding="utf-8").replace("- button\n", "- button\n      - dial\n"), encoding="utf-8")
    expect(page.locator("h1")).to_have_text("다이얼")
    assert refused == []


def test_an_open_page_shows_what_was_edited_while_nobody_served_it(page, tmp_path):
    shutil.copytree(ROOT / "Content", tmp_path / "Content")
    process, address = serve(tmp_path)
    page.goto(f"{address}ko/tab-bar.html")
    title = first_title(tmp_path)
    page.get_by_text(title).first.wait_for(state="attached")
    stop(process)
    edit(tmp_path, f"### {title} ", "### 그사이 바뀌었습니다 ")
    process, _ = serve(tmp_path, urllib.parse.urlsplit(address).port)
    try:
        page.get_by_text("그사이 바뀌었습니다").first.wait_for(state="attached")
    finally:
        stop(process)


def test_a_fault_is_shown_over_the_page_until_it_is_mended(page, guide):
    folder, address = guide
    page.goto(f"{address}ko/tab-bar.html")
    edit(folder, "](../toolbar/ko.md)", "](../toolbra/ko.md)")
    panel = page.locator(".higraph-preview")
    panel.wait_for()
    expect(panel).to_contain_text("1 error, ")
    expect(panel).to_contain_text("Content/bars/tab-bar/ko.md:")
    expect(page.locator("h1")).to_have_count(1)
    edit(folder, "](../toolbra/ko.md)", "](../toolbar/ko.md)")
    panel.wait_for(state="detached")


def test_a_page_that_cannot_be_read_is_told_over_the_last_one_until_it_is_mended(page, guide):
    folder, address = guide
    page.goto(f"{address}ko/tab-bar.html")
    heading = page.locator("h1").inner_text()
    edit(folder, "title: ", "title: [")
    panel = page.locator(".higraph-preview")
    panel.wait_for()
    expect(panel).to_contain_text("[yaml/syntax]")
    expect(page.locator("h1")).to_have_text(heading)
    edit(folder, "title: [", "title: ")
    panel.wait_for(state="detached")
    expect(page.locator("h1")).to_have_text(heading)


def test_search_reads_one_index_and_finds_what_was_saved_in_the_next(page, guide):
    folder, address = guide
    asked = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(f"{address}ko/index.html?q={first_title(folder)}")
    page.locator("#_search-results [role=option]").first.wait_for()
    shards = [path for path in asked if "search/ko/" in path]
    numbers = {re.match(r"\.higraph/index/(\d+)/search/ko/", path)[1] for path in shards}
    assert len(numbers) == 1
    first = int(numbers.pop())
    core = page.request.get(f"{address}.higraph/index/{first}/search/ko/core.js").text()
    edit(folder, f"### {first_title(folder)} ", "### 까치밥을 남겨 두세요 ")
    while not (after := page.request.get(f"{address}.higraph/index/{first + 1}/search/ko/core.js")).ok:
        page.wait_for_timeout(50)
    again = page.request.get(f"{address}.higraph/index/{first}/search/ko/core.js")
    assert again.text() == core != after.text()
    page.goto(f"{address}ko/index.html?q=까치밥")
    page.get_by_text("까치밥을 남겨 두세요").first.wait_for()


def next_index(page, address, path):
    """Opens a page and waits for the first search index, which is not made any more once the content has changed.

    What the path of the next one ends with.
    """
    page.goto(f"{address}{path}")
    number = int(re.search(r"index/(\d+)/$", page.evaluate("Higraph.base"))[1])
    assert page.request.get(f"{address}.higraph/index/{number}/search/ko/core.js").ok
    return f"index/{number + 1}/"


def test_a_page_that_was_loaded_anew_finds_what_was_saved(page, guide):
    folder, address = guide
    following = next_index(page, address, "ko/index.html")
    with page.expect_event("load"):
        edit(folder, f"### {first_title(folder)} ", "### 까치밥을 남겨 두세요 ")
    # Nobody loads it once more when the search index is there.
    until(page, "path => Higraph.base.endsWith(path)", following)
    page.locator("#_search-input").fill("까치밥")
    page.get_by_text("까치밥을 남겨 두세요").first.wait_for()


def test_a_fault_that_was_hidden_stays_so_until_there_is_another(page, guide):
    folder, address = guide
    following = next_index(page, address, "ko/tab-bar.html")
    edit(folder, "](../toolbar/ko.md)", "](../toolbra/ko.md)")
    panel = page.locator(".higraph-preview")
    panel.wait_for()
    page.locator(".higraph-preview button").click()
    # With each search index all that is wrong is told once more.
    until(page, "path => Higraph.base.endsWith(path)", following)
    expect(panel).to_have_count(0)
    edit(folder, "title: ", "title: [")
    panel.wait_for()
    expect(panel).to_contain_text("[yaml/syntax]")


def test_a_hidden_fault_that_is_told_in_another_order_of_its_members_stays_hidden(page, guide):
    _, address = guide
    page.route("**/state.js?*", lambda route: route.abort())
    page.goto(f"{address}ko/tab-bar.html")
    panel = page.locator(".higraph-preview")

    def tell(problems):
        page.evaluate(
            """problems => higraphPreview({
                number: 1, site: Number(document.querySelector('script[data-site]').dataset.site), problems })""",
            problems)

    tell([{"severity": "error", "text": "가.md:1:1: error: 없음"}])
    page.locator(".higraph-preview button").click()
    tell([{"text": "가.md:1:1: error: 없음", "severity": "error"}])
    expect(panel).to_have_count(0)
    tell([{"text": "가.md:1:1: error: 없음", "severity": "warning"}])
    expect(panel).to_contain_text("0 errors, 1 warning")


def test_a_fault_found_at_the_start_is_shown_and_the_site_follows_its_mending(page, guide):
    folder, address = guide
    page.goto(f"{address}ko/")
    expect(page.locator("h1")).to_have_count(1)
    faults = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    edit(folder, "](../toolbar/ko.md)", "](../toolbra/ko.md)")
    page.locator(".higraph-preview button").click()
    expect(page.locator(".higraph-preview")).to_have_count(0)
    assert faults == []
