"""The things that are measured at one size."""

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from . import stopwatch
from .tools import ROOT, say

QUERY = {"en": "segmented control", "ko": "탭 바"}


class Site:
    """The same pages in the forms that the tools want, and what the tools make of them."""

    def __init__(self, rules, tools, folder):
        self.rules, self.tools, self.folder = rules, tools, folder
        self.content, self.hugo = folder / "Content", folder / "hugo"
        self.site, self.public, self.database = folder / "Site", folder / "hugo/public", folder / "rules.db"
        self.edits = 0

    def prepare(self):
        say(f"Making {self.rules} rules in {self.folder}")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        subprocess.run([sys.executable, ROOT / "Benchmarks/generate", "--rules", str(self.rules), "--content",
                        self.content, "--hugo", self.hugo], check=True)
        self.hig("build")
        self.fill_database()
        self.pages = sorted(self.content.glob("*/*/*.md"))
        self.edited = self.pages[len(self.pages) // 2]
        self.original = self.edited.read_text(encoding="utf-8")
        (self.folder / "all.md").write_bytes(b"\n".join(path.read_bytes() for path in self.pages))

    def hig(self, command, *arguments):
        where = ["--content", self.content] + (["--site", self.site] if command != "check" else [])
        templates = ["--templates", ROOT / "Templates"] if command == "build" else []
        return stopwatch.run([self.tools.hig, command, *arguments, *where, *templates])

    def measure(self, rounds):
        """Medians by name; each round runs every subject once, so that a slow moment hits all alike."""
        subjects = {
            "hig build": self.build, "Hugo": self.build_hugo, "Pagefind": self.index_pagefind,
            "hig check": lambda: self.hig("check"), "hig build, one rule edited": self.rebuild,
            "hig build, nothing edited": lambda: self.hig("build"),
            "hig lookup": lambda: self.hig("lookup", QUERY["ko"]),
            "ripgrep": lambda: stopwatch.run([self.tools.ripgrep, QUERY["ko"], self.content]),
            "SQLite FTS5": self.query_database,
            "libcmark alone": lambda: stopwatch.run([self.tools.cmark, self.folder / "all.md"]),
            "writing the bytes alone": self.copy,
        }
        samples = {name: [] for name in subjects}
        for number in range(rounds + 1):
            for name, subject in subjects.items():
                sample = subject()
                if number > 0:  # The first round fills the caches.
                    samples[name].append(sample)
            say(f"{self.rules} rules: round {number} of {rounds}")
        medians = {name: stopwatch.median(values) for name, values in samples.items()}
        return medians, self.sizes()

    def build(self):
        shutil.rmtree(self.site, ignore_errors=True)
        return self.hig("build")

    def build_hugo(self):
        shutil.rmtree(self.public, ignore_errors=True)
        return stopwatch.run([self.tools.hugo, "--quiet"], cwd=self.hugo)

    def index_pagefind(self):
        return stopwatch.run([*self.tools.pagefind, "--site", self.public, "--quiet"])

    def rebuild(self):
        self.edits += 1
        marker = f" (edit {'abcdefghij'[self.edits % 10]})"
        head, _, tail = self.original.partition("\n### ")
        first, _, rest = tail.partition("\n\n")
        self.edited.write_text(f"{head}\n### {first}\n\nEdited{marker}. {rest}", encoding="utf-8")
        sample = self.hig("build")
        self.edited.write_text(self.original, encoding="utf-8")
        self.hig("build")
        return sample

    def fill_database(self):
        """One row a rule and language, in SQLite's own full-text index with trigrams, which Korean needs."""
        self.database.unlink(missing_ok=True)
        database = sqlite3.connect(self.database)
        database.execute("create virtual table rules using fts5(id, title, body, tokenize='trigram')")
        for path in sorted(self.content.glob("*/*/*.md")):
            for number, rule in enumerate(path.read_text(encoding="utf-8").split("\n### ")[1:]):
                title, _, body = rule.partition("\n")
                database.execute("insert into rules values (?, ?, ?)", (f"{path.parent.name}/{number}", title, body))
        database.commit()
        database.close()

    def query_database(self):
        query = f"select id, title from rules where body like '%{QUERY['ko']}%' limit 20"
        return stopwatch.run([self.tools.sqlite, self.database, query])

    def copy(self):
        """Writes what the build wrote, from memory: one open, write and close a file."""
        target = self.folder / "copy"
        shutil.rmtree(target, ignore_errors=True)
        files = [(target / path.relative_to(self.site), path.read_bytes())
                 for path in self.site.rglob("*") if path.is_file()]
        for folder in {path.parent for path, _ in files}:
            folder.mkdir(parents=True, exist_ok=True)
        with stopwatch.here() as sample:
            for path, content in files:
                path.write_bytes(content)
        return sample

    def sizes(self):
        return {"hig": size(self.site / "search"), "Pagefind": size(self.public / "pagefind"),
                "hig site": size(self.site), "Hugo site": size(self.public) - size(self.public / "pagefind"),
                "Markdown": sum(path.stat().st_size for path in self.pages)}


def size(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
