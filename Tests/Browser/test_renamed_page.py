"""The old address of a page that was renamed."""

import shutil
import subprocess

import pytest

from conftest import ROOT


@pytest.fixture(scope="module")
def guide(hig, tmp_path_factory):
    folder = tmp_path_factory.mktemp("renamed")
    shutil.copytree(ROOT / "Content", folder / "Content")
    subprocess.run([hig, "rename", "tab-bar", "tab-strip"], cwd=folder, check=True, capture_output=True)
    subprocess.run(
        [hig, "build", "--quiet", "--templates", ROOT / "Templates", "--site", folder / "Site"], cwd=folder, check=True)
    return folder / "Site"


@pytest.mark.parametrize("address, anchor", [
    ("tab-bar.html", ""), ("tab-bar.html#keep-every-tab-enabled", "#keep-every-tab-enabled"),
    ("tab-bar.html#availability", "#availability"),
])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_it_leads_on_with_its_anchors(guide, chromium, language, address, anchor):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{guide.as_uri()}/{language}/{address}")
    page.wait_for_url(f"{guide.as_uri()}/{language}/tab-strip.html{anchor}")
    # Going back leads to where the reader came from, not to the old page and on again.
    assert page.evaluate("history.length") <= 2
    context.close()


@pytest.mark.parametrize("language, words", [
    ("en", "This page has another name now: Tab bars"), ("ko", "이 페이지는 이름이 바뀌었습니다. 새 페이지: 탭 바"),
])
def test_without_scripts_it_names_the_page_of_now(guide, chromium, language, words):
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{guide.as_uri()}/{language}/tab-bar.html")
    assert page.locator("main .summary").inner_text() == words
    assert page.locator("main .summary a").get_attribute("href") == "tab-strip.html"
    assert page.locator(".former > li").count() > 40
    context.close()
