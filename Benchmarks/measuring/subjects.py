"""The things that are measured at one size."""

import shutil
import sqlite3
import subprocess
import sys

from . import stopwatch
from .serving import Preview
from .tools import ROOT, say

# In the names of many rules, in few, and in another script than most of the page.
QUERIES = ["탭 바", "세그먼트 컨트롤", "activity indicator"]
# Short runs are repeated within a round, and their median is the round's.
REPEATED = 9


class Site:
    """The same pages in the forms that the tools want, and what the tools make of them."""

    def __init__(self, rules, tools, folder, output):
        self.rules, self.tools, self.folder, self.output = rules, tools, folder, output
        self.content, self.hugo = folder / "Content", folder / "hugo"
        self.site, self.public, self.database = output / "Site", output / "public", output / "rules.db"
        self.whole = output / "whole"
        self.edits = 0

    def prepare(self):
        say(f"Making {self.rules} rules in {self.folder}")
        for folder in (self.folder, self.output):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        subprocess.run([sys.executable, ROOT / "Benchmarks/generate", "--rules", str(self.rules), "--content",
                        self.content, "--hugo", self.hugo], check=True)
        subprocess.run([self.tools.hig, "translate", "accept", "--all", "--content", self.content], check=True,
                       stderr=subprocess.DEVNULL)
        # A build that warns is done whole again, so there must be nothing to warn of.
        self.hig("build", "--strict")
        (self.folder / "Site").symlink_to(self.site.resolve())
        self.fill_database()
        self.pages = sorted(self.content.glob("*/*/*.md"))
        self.edited = self.pages[len(self.pages) // 2]
        self.original = self.edited.read_text(encoding="utf-8")
        (self.output / "all.md").write_bytes(b"\n".join(path.read_bytes() for path in self.pages))

    def hig(self, command, *arguments):
        where = ["--content", self.content] + (["--site", self.site] if command != "check" else [])
        templates = ["--templates", ROOT / "Templates"] if command == "build" else []
        return stopwatch.run([self.tools.hig, command, *arguments, *where, *templates])

    def typed(self, command):
        """What one types who stands beside the content."""
        return stopwatch.run(command, cwd=self.folder)

    def subjects(self):
        """What is measured, by name, in the order in which it is run."""
        tools, content = self.tools, self.content
        queries = {}
        for query in QUERIES:
            queries |= {
                f"hig lookup '{query}'": repeated(lambda query=query: self.typed([tools.hig, "lookup", query])),
                f"ripgrep '{query}'": repeated(lambda query=query: self.typed([tools.ripgrep, query, content.name])),
                f"SQLite '{query}'": repeated(lambda query=query: self.query_database(query)),
            }
        return {
            "hig build": self.build, "Hugo": lambda: self.build_hugo(self.public, "config.toml"),
            "Hugo, the same kinds of pages": lambda: self.build_hugo(self.whole, "config.toml,whole.toml"),
            "Pagefind": self.index_pagefind,
            "hig check": lambda: self.hig("check"), "hig build, one rule edited": self.rebuild,
            "hig build, nothing edited": lambda: self.hig("build"),
            **queries,
            "libcmark alone": lambda: stopwatch.run([tools.cmark, self.output / "all.md"]),
            "writing the bytes alone": self.copy,
        }

    def measure(self, rounds):
        """Medians by name, and sizes."""
        medians = stopwatch.in_turn(self.subjects(), rounds, lambda words: say(f"{self.rules} rules: {words}"))
        medians["hig serve, one rule edited"] = self.serve(rounds)
        return medians, self.sizes()

    def build(self):
        shutil.rmtree(self.site, ignore_errors=True)
        return self.hig("build")

    def build_hugo(self, folder, settings):
        shutil.rmtree(folder, ignore_errors=True)
        return stopwatch.run([self.tools.hugo, "--quiet", "--config", settings, "--destination", folder.resolve()],
                             cwd=self.hugo)

    def index_pagefind(self):
        return stopwatch.run([*self.tools.pagefind, "--site", self.public, "--quiet"])

    def words(self):
        """What the last edit put in."""
        return f"Edited (edit {'abcdefghij'[self.edits % 10]})."

    def edit(self):
        """The text of a page with one sentence more in one rule, another one each time."""
        self.edits += 1
        head, _, tail = self.original.partition("\n### ")
        first, _, rest = tail.partition("\n\n")
        return f"{head}\n### {first}\n\n{self.words()} {rest}"

    def rebuild(self):
        self.edited.write_text(self.edit(), encoding="utf-8")
        sample = self.hig("build")
        self.restore()
        return sample

    def restore(self):
        self.edited.write_text(self.original, encoding="utf-8")
        self.hig("build")

    def serve(self, rounds):
        preview = Preview(self.tools, self.content)
        try:
            samples = [preview.save(self.edited, self.edit(), self.words()) for _ in range(rounds)]
        finally:
            preview.stop()
            self.restore()
        return stopwatch.median(samples)

    def fill_database(self):
        """One row a rule and language, in SQLite's own full-text index with trigrams, which Korean needs."""
        database = sqlite3.connect(self.database)
        database.execute("create virtual table rules using fts5(id, title, body, tokenize='trigram')")
        for path in sorted(self.content.glob("*/*/*.md")):
            for number, rule in enumerate(path.read_text(encoding="utf-8").split("\n### ")[1:]):
                title, _, body = rule.partition("\n")
                database.execute("insert into rules values (?, ?, ?)", (f"{path.parent.name}/{number}", title, body))
        database.commit()
        database.close()

    def query_database(self, query):
        found = f"select id, title from rules where body like '%{query}%' limit 20"
        return stopwatch.run([self.tools.sqlite, self.database, found])

    def copy(self):
        """Writes what the build wrote."""
        return stopwatch.copy(self.site, self.output / "copy")

    def sizes(self):
        cores = [path.stat().st_size for path in self.site.glob("search/*/core.js")]
        index = self.public / "pagefind"
        return {"hig": size(self.site / "search"), "Pagefind": size(index),
                "hig site": size(self.site), "hig files": count(self.site),
                "Hugo site": size(self.public) - size(index), "Hugo files": count(self.public) - count(index),
                "whole Hugo site": size(self.whole), "whole Hugo files": count(self.whole),
                "largest core": max(cores), "Markdown": sum(path.stat().st_size for path in self.pages)}

    def remove(self):
        """Gives the memory back that the output may stand in."""
        shutil.rmtree(self.output, ignore_errors=True)


def repeated(subject):
    return lambda: stopwatch.median([subject() for _ in range(REPEATED)])


def size(folder):
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def count(folder):
    return sum(path.is_file() for path in folder.rglob("*"))
