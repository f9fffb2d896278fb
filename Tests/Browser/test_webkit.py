"""The site from disk in WebKit, on which Safari is built: iOS designers read it there.

Only what engines differ in: layout, storage and scripts from disk. Whatever else there is, the tests in Chromium hold.
"""

import json
import os
import shutil
import subprocess
import sys

import pytest
from selenium import webdriver
from selenium.common.exceptions import NoSuchFrameException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from conftest import EVERY_KIND
from serving import ROOT, serve, stop

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="a test may not drive Safari unless its user allows it"),
    # Selenium warns of what it does itself.
    pytest.mark.filterwarnings("ignore:setting remote_server_addr"),
]

QUERIES = [
    "탭 바", "탭바", "ㅌㅂ", "xoqqk", "UITabBar를", "내비게이션바 제목", "콘트롤", "버튼 색", "배지", "뒤로 버튼", "ㅅㅇㅊ", "44pt",
    "navigation bar", "tabbar", "isEnabled", "segmented control 너비", "없는낱말",
]


@pytest.fixture(scope="module")
def display():
    """A screen that nobody sees: the browser has no way to do without."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with open(reading) as number:
        yield f":{number.readline().strip()}"
    server.kill()
    server.wait()


@pytest.fixture(scope="module")
def webkit(display):
    program = shutil.which("WebKitWebDriver")
    assert program, "no WebKitWebDriver found"
    # Run as root, as in a container, WebKit needs to go without its sandbox.
    environment = os.environ | {"DISPLAY": display, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    browser = webdriver.WebKitGTK(options=Options(), service=Service(program, env=environment))
    browser.set_script_timeout(20)
    yield browser
    browser.quit()


@pytest.fixture
def visit(webkit, site):
    """Opens a page of the site as somebody does who comes for the first time."""
    def start(path, width=1280):
        webkit.set_window_size(width, 900)
        webkit.get(f"{site.as_uri()}/{path}")
        return webkit

    start("index.html").execute_script("localStorage.clear()")
    return start


def wait(browser, script):
    """What the script returns, once that is something; a page that is left while it is asked is asked again."""
    waiting = WebDriverWait(browser, 20, poll_frequency=0.02, ignored_exceptions=[NoSuchFrameException])
    return waiting.until(lambda driver: driver.execute_script(f"return {script}"))


def search_box(browser):
    return browser.find_element(By.CSS_SELECTOR, "[role=combobox]")


@pytest.mark.parametrize("width", [500, 800, 1280])
def test_pages_of_every_kind_fit_the_window(visit, languages, width):
    for language in languages:
        for path in EVERY_KIND:
            page = visit(f"{language}/{path}", width)
            assert page.execute_script("return document.documentElement.scrollWidth <= innerWidth"), path
            assert page.execute_script("return document.querySelectorAll('h1').length") == 1, path


def test_a_search_from_disk_answers_as_lookup_does(visit, languages, hig, site):
    page = visit(f"{languages[0]}/index.html")
    search_box(page).click()
    wait(page, "window.Higraph?.search !== undefined")
    asked = "const done = arguments[2]; Higraph.search(arguments[0], {lang: arguments[1], limit: 20}).then(done)"
    for query in QUERIES:
        for language in languages:
            hits = page.execute_async_script(asked, query, language)["hits"]
            lookup = subprocess.run(
                [hig, "lookup", "--json", "--lang", language, "--site", site, "--", query], capture_output=True, text=True)
            answer = [json.loads(line) for line in lookup.stdout.splitlines()]
            assert [(hit["id"], hit["score"]) for hit in hits] == [(hit["id"], hit["score"]) for hit in answer], query


def test_what_is_typed_is_found_and_opened_at_its_rule(visit):
    page = visit("ko/index.html")
    search_box(page).send_keys("탭바 비활성화")
    wait(page, "document.querySelectorAll('#_search-results [role=option]').length > 0")
    search_box(page).send_keys(Keys.ENTER)
    wait(page, "document.querySelector(':target') !== null")
    assert "/ko/tab-bar.html" in page.current_url
    top = wait(page, "document.querySelector(':target').getBoundingClientRect().top")
    assert 0 < top < 900


def test_theme_and_edition_stay_from_page_to_page(visit):
    page = visit("ko/tab-bar.html")
    shown = "[...document.querySelectorAll('.rule')].filter(rule => rule.offsetParent).length"
    now = page.execute_script(f"return {shown}")
    button = page.find_element(By.CSS_SELECTOR, "button.theme")
    while page.execute_script("return document.documentElement.dataset.theme") != "dark":
        button.click()
    page.find_element(By.CSS_SELECTOR, "label:has(input[value=ios7])").click()
    wait(page, f"{shown} < {now}")
    page = visit("ko/navigation-bar.html")
    assert page.execute_script("return document.documentElement.dataset.theme") == "dark"
    assert wait(page, "document.querySelector('input[value=ios7]').checked")


def test_going_back_to_a_search_its_words_stand_in_the_field(visit):
    page = visit("ko/tab-bar.html")
    search_box(page).send_keys("배지")
    wait(page, "document.querySelectorAll('#_search-results [role=option]').length > 1")
    wait(page, "location.search !== ''")
    search_box(page).send_keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    wait(page, "document.querySelector('.landing') !== null")
    page.back()
    wait(page, "document.querySelectorAll('#_search-panel:not([hidden]) [role=option]').length > 1")
    # What a browser sets anew once all is shown it has set by then.
    page.execute_async_script("setTimeout(arguments[0], 300)")
    assert search_box(page).get_property("value") == "배지"


def test_going_back_a_page_has_the_theme_that_was_chosen_since(visit):
    page = visit("en/tab-bar.html")
    page.find_element(By.CSS_SELECTOR, ".bar-nav a:nth-child(2)").click()
    wait(page, "!location.pathname.endsWith('tab-bar.html') && document.querySelector('.theme:not([hidden])') !== null")
    while page.execute_script("return document.documentElement.dataset.theme") != "dark":
        page.find_element(By.CSS_SELECTOR, "button.theme").click()
    page.back()
    wait(page, "location.pathname.endsWith('tab-bar.html') && document.documentElement.dataset.theme === 'dark'")
    button = page.find_element(By.CSS_SELECTOR, "button.theme")
    assert button.get_attribute("title") == "Theme: dark"
    button.click()
    assert page.execute_script("return document.documentElement.dataset.theme || null") is None


def test_the_list_of_all_rules_is_filtered(visit):
    page = visit("ko/rules.html?kind=avoid")
    wait(page, "document.querySelector('select[name=kind]').value === 'avoid'")
    shown = "[...document.querySelectorAll('main section li')].filter(rule => rule.offsetParent)"
    assert wait(page, f"{shown}.length > 0 && {shown}.every(rule => rule.classList.contains('kind-avoid'))")


def test_a_page_that_waits_for_news_is_loaded(webkit, tmp_path):
    (tmp_path / "Content").symlink_to(ROOT / "Content")
    process, address = serve(tmp_path)
    try:
        webkit.set_page_load_timeout(30)
        webkit.get(f"{address}ko/tab-bar.html")
        assert wait(webkit, "document.querySelector('script[src*=\"state.js\"]') !== null")
    finally:
        stop(process)
