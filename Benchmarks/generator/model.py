"""Components and rules, before they are written in anybody's format."""

import random
import re
from dataclasses import dataclass, field

from . import names, phrases
from .words import Sentences, discouraged

LANGUAGES = ["en", "ko"]
RULES_PER_COMPONENT = 20
RULES_PER_SECTION = 5
# English and Korean bytes of a rule's sentences; with titles and attributes 1.6 KB in all.
BODY_BYTES = {"en": 520, "ko": 570}
EDITIONS = ["ios7", "ios11", "ios13"]
# In 391 real rules: 168, 136, 49, 38.
KINDS = ["fact"] * 43 + ["do"] * 35 + ["avoid"] * 12 + ["consider"] * 10


@dataclass
class Rule:
    id: str
    kind: str
    titles: dict
    attributes: dict
    # For each language a list of blocks: a paragraph, or a list of items.
    blocks: dict


@dataclass
class Component:
    number: int
    id: str
    group: str
    titles: dict
    summaries: dict
    apis: list
    rules: list = field(default_factory=list)


@dataclass
class Link:
    """A link in a text: written differently by everybody."""

    title: str
    page: str
    group: str
    anchor: str = ""


class Writer:
    """Makes up components; the same ones for the same content and count."""

    def __init__(self, content, rules):
        self.random = random.Random(rules)
        self.count = (rules + RULES_PER_COMPONENT - 1) // RULES_PER_COMPONENT
        self.total = rules
        forbidden = discouraged((content / "glossary.yml").read_text(encoding="utf-8"))
        self.sentences = {
            language: Sentences(self.pages(content, language), forbidden, self.random) for language in LANGUAGES
        }
        self.apis = re.findall(r"name: (UI\w+\.\w+)\s*[,\n]", (content / "apis.yml").read_text(encoding="utf-8"))

    @staticmethod
    def pages(content, language):
        return [path.read_text(encoding="utf-8") for path in sorted(content.glob(f"*/*/{language}.md"))]

    def components(self):
        shells = [self.shell(number) for number in range(self.count)]
        self.shells = shells
        for component in shells:
            rules = min(RULES_PER_COMPONENT, self.total - component.number * RULES_PER_COMPONENT)
            for position in range(rules):
                component.rules.append(self.rule(component, position))
        return shells

    def shell(self, number):
        name = names.component_name(number)
        return Component(
            number=number, id=name["en"].replace(" ", "-"), group=f"group-{number // 25 + 1}",
            titles={"en": name["en"].capitalize() + "s", "ko": name["ko"]},
            summaries={language: self.sentences[language].sentence() for language in LANGUAGES},
            apis=names.symbols(number))

    def rule(self, component, position):
        # Every other rule brings a word of its own, the rest take one from before.
        number = component.number * RULES_PER_COMPONENT + position
        word = names.coined(20_000 + (number if position % 2 == 0 else self.random.randrange(number)))
        values = {language: {"thing": names.component_name(component.number)[language], "word": word[language]}
                  for language in LANGUAGES}
        kind = self.random.choice(KINDS)
        titles = self.fill(self.random.choice(phrases.TITLES[kind]), values)
        attributes = self.attributes(component)
        return Rule(self.rule_id(component, titles["en"], position), kind, titles, attributes,
                    self.blocks(component, values, has_numbers="since" not in attributes))

    @staticmethod
    def rule_id(component, title, position):
        """The words that count of a title, with a letter behind them where they stand on the page already."""
        left_out = set(phrases.SMALL_WORDS + component.id.split("-"))
        words = [word for word in title.lower().replace("'", "").split() if word not in left_out]
        rule_id = "-".join(words)
        is_taken = any(rule.id == rule_id for rule in component.rules)
        return f"{rule_id}-{chr(ord('a') + position)}" if is_taken else rule_id

    def fill(self, texts, values):
        english, korean = texts
        return {"en": english.format(**values["en"]), "ko": names.particled(korean, values["ko"])}

    def attributes(self, component):
        """As often as in the real pages: `since` 37 %, `see` 9 %, `supersedes` 6 %."""
        attributes = {}
        draw = self.random.random()
        if draw < 0.37:
            attributes["since"] = self.random.choice(EDITIONS[1:])
        earlier = [rule for rule in component.rules if "since" not in rule.attributes]
        if earlier and draw < 0.06:
            attributes["supersedes"] = earlier[-1].id
        elif component.rules and 0.5 < draw < 0.59:
            attributes["see"] = self.random.choice(component.rules).id
        return attributes

    def blocks(self, component, values, has_numbers):
        texts = {language: self.sentences[language].text(BODY_BYTES[language]) for language in LANGUAGES}
        for extra in self.extras(component, values, has_numbers):
            for language in LANGUAGES:
                texts[language].insert(self.random.randrange(len(texts[language]) + 1), extra[language])
        items = self.random.choice([2, 3, 4]) if self.random.random() < 0.05 else 0
        items = min([items, *map(len, texts.values())])
        return {language: self.paragraphs(texts[language], items) for language in LANGUAGES}

    def paragraphs(self, sentences, items):
        tail = sentences[-items:] if items else []
        rest = sentences[:len(sentences) - items]
        half = len(rest) // 2 + 1
        blocks = [rest[:half], rest[half:]]
        return [("paragraph", block) for block in blocks if block] + ([("list", tail)] if tail else [])

    def extras(self, component, values, has_numbers):
        """Sentences with an API name in every second rule, a link in every second, a number in every fourth.

        Numbers that changed between editions would be disagreements, which real pages declare.
        """
        if self.random.random() < 0.5:
            api = self.random.choice(component.apis + self.random.sample(self.apis, 2))
            yield self.filled(self.random.choice(phrases.APIS), values, api=api)
        if self.random.random() < 0.5:
            yield self.link()
        if has_numbers and self.random.random() < 0.4:
            yield self.filled(self.random.choice(phrases.NUMBERS), values, number=str(self.random.randrange(2, 90)))

    def link(self):
        target = self.random.choice(self.shells)
        anchored = target.rules and self.random.random() < 0.6
        anchor = self.random.choice(target.rules).id if anchored else ""
        sentence = self.random.choice(phrases.LINKS)
        parts = {}
        for language, text in zip(LANGUAGES, sentence):
            name = names.component_name(target.number)[language]
            before, after = text.split("[{title}]({url})")
            parts[language] = (before, Link(name, target.id, target.group, anchor), after)
        return parts

    def filled(self, texts, values, **more):
        return self.fill(texts, {language: values[language] | more for language in LANGUAGES})
