"""Writes components as content of this project."""

import re
import textwrap

from . import names
from .model import LANGUAGES, RULES_PER_SECTION, Link
from .phrases import SECTIONS

COPIED = ["editions.yml", "sources.yml"]


def write(components, content, folder):
    """Pages and data files; what does not depend on the components is that of the real content."""
    texts = []
    for component in components:
        for language in LANGUAGES:
            texts.append(page(component, language))
            put(folder / component.group / component.id / f"{language}.md", texts[-1])
    for name in COPIED:
        put(folder / name, read(content / name))
    put(folder / "site.yml", site(components, read(content / "site.yml")))
    put(folder / "apis.yml", apis(components, read(content / "apis.yml")))
    put(folder / "glossary.yml", glossary(components, read(content / "glossary.yml"), "\n".join(texts)))
    put(folder / "provenance.tsv", provenance(components))


def read(path):
    return path.read_text(encoding="utf-8")


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def page(component, language):
    first = language == LANGUAGES[0]
    parts = ["---", f"title: {component.titles[language]}", f"summary: {component.summaries[language]}"]
    if first:
        parts += [f"apis: [{component.apis[0]}]", "platforms: [iOS]", "edition: ios7"]
    parts.append("---")
    for position, rule in enumerate(component.rules):
        section, inside = divmod(position, RULES_PER_SECTION)
        if inside == 0:
            parts += ["", section_heading(component, section, language)]
        parts += ["", heading(rule, language, first)]
        for block in rule.blocks[language]:
            parts += ["", markdown(block, component, language)]
    return "\n".join(parts) + "\n"


def section_heading(component, section, language):
    anchor, *texts = SECTIONS[section]
    text = texts[LANGUAGES.index(language)].format(thing=names.component_name(component.number)[language])
    return f"## {text} {{#{anchor}}}"


def heading(rule, language, first):
    attributes = "".join(f" {key}={value}" for key, value in rule.attributes.items())
    return f"### {rule.titles[language]} {{#{rule.id}{f' .{rule.kind}{attributes}' if first else ''}}}"


def markdown(block, component, language, url=None):
    """A paragraph or list; `url` says how a link is written, else as in this project."""
    url = url or page_link
    kind, sentences = block
    texts = [text_of(sentence, component, language, url) for sentence in sentences]
    if kind == "list":
        return "\n".join(f"- {text}" for text in texts)
    return textwrap.fill(" ".join(texts), width=110, break_long_words=False, break_on_hyphens=False)


def text_of(sentence, component, language, url):
    if isinstance(sentence, str):
        return sentence
    return "".join(f"[{part.title}]({url(part, component, language)})" if isinstance(part, Link) else part
                   for part in sentence)


def page_link(link, component, language):
    way = "../" if link.group == component.group else f"../../{link.group}/"
    return f"{way}{link.page}/{language}.md" + (f"#{link.anchor}" if link.anchor else "")


def site(components, real):
    head = real[:real.index("groups:")]
    groups = {}
    for component in components:
        groups.setdefault(component.group, []).append(component.id)
    lines = [head + "groups:"]
    for number, (group, ids) in enumerate(groups.items(), 1):
        lines += [f"  - id: {group}", f"    title: {{en: Controls {number}, ko: 컨트롤 {number}}}", "    components:"]
        lines += [f"      - {name}" for name in ids]
    return "\n".join(lines) + "\n"


def apis(components, real):
    made = ["  # Made up"]
    for component in components:
        owner, *members = component.apis
        made.append(f"  - {{name: {owner}, kind: class, framework: UIKit}}")
        made += [f"  - {{name: {member}, kind: property, framework: UIKit}}" for member in members]
    # No page places a table.
    return real[:real.index("\ntables:")] + "\n" + "\n".join(made) + "\n"


def glossary(components, real, pages):
    """The real terms that the pages use, without the components that are not there, and one for every second."""
    head, *terms = real.split("\n  - id: ")
    pages = pages.lower().replace("\n", " ")
    used = [term for term in terms if is_used(term, pages)]
    lines = "\n  - id: ".join([head, *used]).splitlines()
    lines = [line for line in lines if not line.startswith("    component:")]
    for component in components[::2]:
        name = names.component_name(component.number)
        lines += ["", f"  - id: {component.id}", f"    component: {component.id}", "    category: component",
                  f"    name: {{en: {name['en']}, ko: {name['ko']}}}",
                  "    why: {en: The name is invented, ko: 지어낸 이름입니다}",
                  f"    accepted: {{en: [{name['en'].replace(' ', '')}], ko: [{name['ko'].replace(' ', '')}]}}"]
    return "\n".join(lines) + "\n"


def is_used(term, pages):
    """Whether the pages have the name of a term as a word of its own in any language."""
    english, korean = re.search(r"name: \{en: (.*?), ko: (.*?)\}", term).groups()
    return re.search(rf"\b{re.escape(english.lower())}s?\b", pages) or re.search(rf"(?<![가-힣]){korean}", pages)


def provenance(components):
    lines = []
    for component in components:
        for position, rule in enumerate(component.rules):
            line = component.number * len(component.rules) + position + 1
            lines.append(f"b{component.number:04}-{position + 1:03}\tios7-2013\t{line}\t{component.id}/{rule.id}")
    return "\n".join(lines) + "\n"
