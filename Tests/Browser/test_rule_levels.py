"""Rules whose headings are of other levels than in the shipped content, as is the first that `hig new rule` writes."""

import subprocess

import pytest

from conftest import ROOT
from waiting import expect

FILES = {
    "site.yml": """
title: {en: Guide, ko: 안내서}
languages:
  - {code: en, name: English, script: Latn}
  - {code: ko, name: 한국어, script: Hang}
groups:
  - {id: controls, title: {en: Controls, ko: 컨트롤}}
""",
    "editions.yml": """
editions:
  - {id: first, date: "2013", title: {en: First, ko: 첫 판}}
  - {id: second, date: "2018", title: {en: Second, ko: 둘째 판}}
""",
    "sources.yml": """
sources:
  - {id: notes, edition: first, languages: [en, ko], title: {en: Notes, ko: 기록}}
""",
    "controls/alert/en.md": """---
title: Alerts
summary: An alert tells people what they have to know at once.
edition: second
---

## Keep it short {#keep-it-short .do source=notes}

Say it in one sentence.

## Don’t ask again {#ask-again .avoid since=first until=first source=notes}

Ask once.

## Buttons {#buttons}

### Name what happens {#name .do source=notes}

Say “Delete”.

##### Two are enough {#two .consider source=notes}

One to cancel.
""",
    "controls/alert/ko.md": """---
title: 알림
summary: 알림은 당장 알아야 할 것을 말합니다.
---

## 짧게 쓰세요 {#keep-it-short}

한 문장으로 말하세요.

## 다시 묻지 마세요 {#ask-again}

한 번만 물으세요.

## 버튼 {#buttons}

### 일어날 일을 쓰세요 {#name}

‘삭제’라고 하세요.

##### 둘이면 됩니다 {#two}

하나는 취소입니다.
""",
}


@pytest.fixture(scope="module")
def guide(hig, tmp_path_factory):
    folder = tmp_path_factory.mktemp("levels")
    for name, text in FILES.items():
        file = folder / "Content" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    subprocess.run(
        [hig, "build", "--quiet", "--templates", ROOT / "Templates", "--site", folder / "Site"], cwd=folder, check=True)
    return folder / "Site"


@pytest.fixture
def page(chromium):
    context = chromium.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []
    context.close()


@pytest.mark.parametrize("language, choice, copied", [
    ("en", "Copy as text", "Do · Since Second: Keep it short\n\nSay it in one sentence."),
    ("ko", "텍스트로 복사", "권장 · 둘째 판부터: 짧게 쓰세요\n\n한 문장으로 말하세요."),
])
def test_a_rule_of_any_level_can_be_copied(guide, page, language, choice, copied):
    page.goto((guide / language / "alert.html").as_uri())
    expect(page.locator(".rule .copy")).to_have_count(4)
    page.locator("#keep-it-short .copy").click()
    page.locator(".copy-menu button", has_text=choice).click()
    expect(page.locator("main > [role=status]")).not_to_be_empty()
    assert page.evaluate("navigator.clipboard.readText()").startswith(copied)


@pytest.mark.parametrize("language", ["en", "ko"])
def test_rules_of_all_levels_look_alike(guide, page, language):
    page.goto((guide / language / "alert.html").as_uri())
    looks = page.locator(".rule:not(.is-historic) .anchor").evaluate_all(
        """(titles) => titles.map((title) => {
            const { display, fontSize, lineHeight } = getComputedStyle(title.parentElement);
            return [display, fontSize, lineHeight].join();
        })""")
    assert len(looks) == 3 and len(set(looks)) == 1, looks
    assert looks[0].startswith("inline,18px,")


def test_a_rule_of_any_level_that_was_replaced_is_grey(guide, page):
    page.goto((guide / "en/alert.html").as_uri())
    colour = "(title) => getComputedStyle(title).color"
    old, now = (page.locator(f"#{rule} .anchor").evaluate(colour) for rule in ("ask-again", "keep-it-short"))
    assert old != now
    assert old == page.locator("#ask-again > b").evaluate(colour)
