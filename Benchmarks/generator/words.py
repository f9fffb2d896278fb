"""New sentences from those of the real pages."""

import re
from collections import defaultdict

# What must agree between the languages or be resolved is put in on purpose, never by chance.
UNSUITABLE = re.compile(r"[`*_<>\[\](){}\"“”'‘’0-9:;—]")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


class Sentences:
    """A chain over the words of a language: mostly the two last words decide the next, sometimes only the last."""

    def __init__(self, texts, forbidden, random):
        self.random = random
        self.forbidden = forbidden
        self.steps = defaultdict(list)
        for text in texts:
            for sentence in self.plain_sentences(text):
                self.learn(sentence.split())

    @staticmethod
    def plain_sentences(text):
        for block in text.split("\n\n"):
            if block.startswith(("#", "-", "---")):
                continue
            for sentence in SENTENCE_END.split(LINK.sub(r"\1", block).replace("\n", " ")):
                if sentence.endswith(".") and not UNSUITABLE.search(sentence) and len(sentence.split()) > 3:
                    yield sentence

    def learn(self, words):
        words = [None, None, *words, None]
        for before, last, word in zip(words, words[1:], words[2:]):
            self.steps[before, last].append(word)
            self.steps[last].append(word)

    def sentence(self):
        """A sentence of 5 to 30 words without forbidden ones."""
        while True:
            words = self.walk()
            text = " ".join(words)
            if 5 <= len(words) <= 30 and not any(word in text.lower() for word in self.forbidden):
                return text

    def walk(self):
        before, last, words = None, None, []
        while len(words) <= 30:
            wide = self.random.random() < 0.25 and last is not None
            word = self.random.choice(self.steps[last] if wide else self.steps[before, last])
            if word is None:
                break
            words.append(word)
            before, last = last, word
        return words

    def text(self, size):
        """Sentences of about so many bytes."""
        sentences, length = [], 0
        while length < size:
            sentences.append(self.sentence())
            length += len(sentences[-1].encode()) + 1
        return sentences


def discouraged(glossary):
    """The variants of `glossary.yml` that a check would report."""
    lists = re.findall(r"discouraged: \{(.*)\}", glossary)
    words = [word for line in lists for part in re.findall(r"\[([^\]]*)\]", line) for word in part.split(",")]
    return [word.strip().strip('"').lower() for word in words]
