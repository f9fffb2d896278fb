"""Writes components as content for Hugo.

Links are written as the addresses they lead to, and attributes that would need a template to resolve them are left
out: everything that would make Hugo slower than it has to be.
"""

import json
import shutil

from .higraph import markdown, put, section_heading
from .model import LANGUAGES, RULES_PER_SECTION


def write(components, theme, folder):
    shutil.copytree(theme, folder, dirs_exist_ok=True)
    for language in LANGUAGES:
        for component in components:
            put(folder / "content" / language / f"{component.id}.md", page(component, language))


def page(component, language):
    title, summary = (json.dumps(text, ensure_ascii=False)
                      for text in (component.titles[language], component.summaries[language]))
    head = ["---", f"title: {title}", f"summary: {summary}", f"weight: {component.number + 1}",
            f"group: {component.group}", f"apis: {json.dumps(component.apis)}", "---"]
    parts = ["\n".join(head)]
    for position, rule in enumerate(component.rules):
        section, inside = divmod(position, RULES_PER_SECTION)
        if inside == 0:
            parts.append(section_heading(component, section, language))
        since = f' since="{rule.attributes["since"]}"' if "since" in rule.attributes else ""
        parts.append(f'### {rule.titles[language]} {{#{rule.id} kind="{rule.kind}"{since}}}')
        parts += [markdown(block, component, language, address) for block in rule.blocks[language]]
    return "\n\n".join(parts) + "\n"


def address(link, component, language):
    return f"../{link.page}/" + (f"#{link.anchor}" if link.anchor else "")
