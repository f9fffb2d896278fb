"""Every link and every anchor of every page leads somewhere inside the site."""

import html.parser
import posixpath
import urllib.parse

import pytest


class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.targets = []
        self.ids = []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("href", "src") and value is not None:
                self.targets.append((tag, value))
            elif name == "id":
                self.ids.append(value)
            elif name in ("aria-labelledby", "aria-controls", "for"):
                self.targets.extend((tag, f"#{reference}") for reference in value.split())


@pytest.fixture(scope="module")
def parsed(site, pages):
    result = {}
    for path in pages:
        parser = Links()
        parser.feed((site / path).read_text(encoding="utf-8"))
        result[path] = parser
    return result


def test_every_link_leads_somewhere(site, parsed):
    ids = {path: set(links.ids) for path, links in parsed.items()}
    broken = []
    for path, links in parsed.items():
        for tag, target in links.targets:
            url = urllib.parse.urlsplit(target)
            if url.scheme:
                assert tag == "a" and url.scheme in ("http", "https", "mailto"), (path, target)
                continue
            assert not url.path.startswith("/"), (path, target)
            file = posixpath.normpath(posixpath.join(posixpath.dirname(path), urllib.parse.unquote(url.path)))
            file = file if url.path else path
            anchor = urllib.parse.unquote(url.fragment)
            if not (site / file).is_file() or (anchor and anchor not in ids.get(file, ())):
                broken.append((path, target))
    assert broken == []


def test_no_id_stands_twice_on_a_page(parsed):
    twice = {
        path: sorted({name for name in links.ids if links.ids.count(name) > 1}) for path, links in parsed.items()
    }
    assert {path: names for path, names in twice.items() if names} == {}


def test_every_page_can_be_reached_from_the_first(parsed):
    # A server shows 404.html by itself.
    reached, waiting = {"404.html"}, ["index.html"]
    while waiting:
        path = waiting.pop()
        if path in reached or path not in parsed:
            continue
        reached.add(path)
        for tag, target in parsed[path].targets:
            url = urllib.parse.urlsplit(target)
            if tag == "a" and url.path and not url.scheme:
                waiting.append(posixpath.normpath(posixpath.join(posixpath.dirname(path), url.path)))
    assert sorted(set(parsed) - reached) == []


def test_the_languages_have_the_same_pages_and_anchors(parsed, languages):
    first, *others = languages
    for other in others:
        for path, links in parsed.items():
            if path.startswith(f"{first}/"):
                twin = other + path[len(first) :]
                assert twin in parsed, twin
                assert sorted(parsed[twin].ids) == sorted(links.ids), twin
