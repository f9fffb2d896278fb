"""What the site gives to programs: Markdown, lists, the graph, the manifest, and pages kept for reading offline."""

import contextlib
import copy
import functools
import http.server
import json
import os
import pathlib
import posixpath
import re
import shutil
import subprocess
import threading
import urllib.parse

import jsonschema_rs
import pytest

from waiting import becomes, expect

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Twins and lists ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def twins(site):
    files = sorted(site.rglob("*.md")) + sorted(site.rglob("llms*.txt"))
    return {str(path.relative_to(site)): path.read_text(encoding="utf-8") for path in files if path.parent != site}


def test_every_page_has_a_twin_beside_it(site, pages):
    missing = [page for page in pages if "/" in page and not (site / page).with_suffix(".md").is_file()]
    assert missing == []


def test_every_link_of_a_twin_leads_to_a_twin_and_a_heading_of_it(site, twins):
    broken = []
    for path, text in twins.items():
        prose = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        for target in re.findall(r"(?<!\\)\]\(<?([^)>\s]+)>?(?: \"[^\"]*\")?\)", re.sub(r"`[^`\n]*`", "``", prose)):
            url = urllib.parse.urlsplit(target)
            if url.scheme:
                continue
            file = posixpath.normpath(posixpath.join(posixpath.dirname(path), url.path)) if url.path else path
            if file not in twins:
                if file != "graph.json" and not file.startswith("figures/"):
                    broken.append((path, target))
            elif url.fragment and not re.search(r"\{#%s[ }]" % re.escape(url.fragment), twins[file]):
                broken.append((path, target))
    assert broken == []


def test_a_twin_has_all_rules_of_its_page(site, twins, languages):
    for language in languages:
        page = (site / language / "tab-bar.html").read_text(encoding="utf-8")
        ids = re.findall(r'<article class="rule[^"]*" id="([^"]+)"', page)
        assert len(ids) > 20
        assert re.findall(r"\{#(\S+) \.(?:do|avoid|consider|fact)\}", twins[f"{language}/tab-bar.md"]) == ids


def test_files_for_language_models_are_small_and_lead_to_every_component(site, twins, languages, graph):
    for language in languages:
        index = twins[f"{language}/llms.txt"]
        linked = re.findall(r"\]\(([^)]+)\)", index)
        for name in ["llms.txt", *linked]:
            file = site / language / name
            assert file.stat().st_size < 100_000 or name == "../graph.json", name
        pages = {component["page"] for component in graph["components"]}
        assert {f"{page}.md" for page in pages} <= set(linked)


# The graph ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def graph(site):
    return json.loads((site / "graph.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def schema(site, graph):
    schema = json.loads((site / graph["$schema"]).read_text(encoding="utf-8"))
    assert jsonschema_rs.meta.is_valid(schema)
    return jsonschema_rs.Draft202012Validator(schema)


def test_the_graph_is_as_its_schema_says(graph, schema):
    assert [error.message for error in schema.iter_errors(graph)] == []
    assert len(graph["rules"]) > 300 and len(graph["edges"]) > 1000


def test_a_citation_may_be_of_a_source_as_a_whole(graph, schema):
    rule = {**graph["rules"][0], "citations": [{"source": "house-notes"}]}
    assert schema.is_valid({**graph, "rules": [rule]})
    rule = {**rule, "citations": [{"statement": "s1"}]}
    assert not schema.is_valid({**graph, "rules": [rule]})


def test_the_schema_says_what_every_field_means(site, graph):
    schema = json.loads((site / graph["$schema"]).read_text(encoding="utf-8"))

    def silent(node, path):
        for name, field in node.get("properties", {}).items():
            if "description" not in field and "$ref" not in field:
                yield f"{path}/{name}"
            yield from silent(field, f"{path}/{name}")
        if "items" in node:
            yield from silent(node["items"], f"{path}[]")

    kinds = {"": schema, **schema["$defs"]}
    assert [field for name, kind in kinds.items() for field in silent(kind, name)] == []


FAULTS = {
    "another version": lambda graph: graph.update(version=2),
    "no version": lambda graph: graph.pop("version"),
    "a field nobody knows": lambda graph: graph["rules"][0].update(color="red"),
    "a rule without text": lambda graph: graph["rules"][0].pop("text"),
    "a rule of no kind": lambda graph: graph["rules"][0].update(kind="maybe"),
    "an id that is a number": lambda graph: graph["rules"][0].update(id=7),
    "an id with a space": lambda graph: graph["rules"][0].update(id="tab bar/x"),
    "a text instead of texts": lambda graph: graph["components"][0].update(title="Tab bars"),
    "an edge of no kind": lambda graph: graph["edges"][0].update(kind="likes"),
    "an edge to nowhere": lambda graph: graph["edges"][0].pop("target"),
    "an end without a kind": lambda graph: graph["edges"][0].update(target="tab-bar"),
    "a date in words": lambda graph: graph["editions"][0].update(date="last year"),
    "an address of another site": lambda graph: graph["terms"][0].update(address="https://example.com/"),
    "a former id that is there": lambda graph: graph["formerRules"].append({"id": "a/b", "status": "active", "successors": []}),
    "no language": lambda graph: graph["site"].update(languages=[]),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_schema_refuses(graph, schema, fault):
    bad = {**graph, "rules": graph["rules"][:1], "edges": graph["edges"][:1]}
    bad = copy.deepcopy(bad)
    FAULTS[fault](bad)
    assert not schema.is_valid(bad)


def test_every_address_and_every_end_of_an_edge_in_the_graph_is_there(site, graph, languages):
    nodes, missing = set(), []
    names = {
        "components": "component", "rules": "rule", "symbols": "symbol", "systemItems": "system-item",
        "editions": "edition", "sources": "source", "terms": "term",
    }
    texts = {}
    for name, kind in names.items():
        for node in graph[name]:
            nodes.add(f"{kind} {node.get('id') or node.get('name') if kind != 'system-item' else node['symbol']}")
            page, _, anchor = node["address"].partition("#")
            for language in languages:
                path = site / language / page
                if path not in texts:
                    texts[path] = path.read_text(encoding="utf-8") if path.is_file() else None
                if texts[path] is None or (anchor and f'id="{anchor}"' not in texts[path]):
                    missing.append((language, node["address"]))
    assert missing == []
    ends = {edge[end] for edge in graph["edges"] for end in ("source", "target")}
    assert ends - nodes == set()


# A server ----------------------------------------------------------------------------------------------


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """A server that lets browsers keep what it sends for an hour."""

    def end_headers(self):
        self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def serving(folder):
    """Serves a folder below a path, as a project site is; yields the address, and a way to end it early."""
    handler = functools.partial(QuietHandler, directory=folder)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()

    def stop():
        server.shutdown()
        server.server_close()
        thread.join()

    try:
        yield f"http://127.0.0.1:{server.server_port}/guide/", stop
    finally:
        if thread.is_alive():
            stop()


@pytest.fixture
def published(site, tmp_path):
    shutil.copytree(site, tmp_path / "guide")
    with serving(tmp_path) as (address, stop):
        yield tmp_path / "guide", address, stop


@pytest.fixture
def browsing(chromium):
    """A page of a fresh profile, with all that its console says."""
    context = chromium.new_context(viewport={"width": 1280, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.faults = []
    page.on("console", lambda message: page.faults.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    yield page
    context.close()


READY = "navigator.serviceWorker.ready.then(() => new Promise(done => { const wait = () => navigator.serviceWorker.controller ? done(true) : setTimeout(wait, 20); wait(); }))"


def test_what_was_read_can_be_read_without_a_server(published, browsing):
    folder, address, stop = published
    browsing.goto(f"{address}ko/tab-bar.html")
    assert browsing.evaluate(READY)
    assert browsing.evaluate("navigator.serviceWorker.ready.then((worker) => worker.updateViaCache)") == "none"
    browsing.goto(f"{address}en/toolbar.html?as-of=ios7#purpose")
    browsing.goto(f"{address}ko/tab-bar.html")
    assert browsing.faults == []
    stop()
    browsing.goto(f"{address}en/toolbar.html")
    expect(browsing.locator("h1")).to_have_text("Toolbars")
    assert browsing.evaluate("getComputedStyle(document.querySelector('.rule')).display") == "grid"
    browsing.goto(f"{address}ko/")
    assert browsing.locator("main h1, main h2").count() > 1


def test_without_a_server_the_address_of_a_folder_leads_into_it(published, browsing):
    folder, address, stop = published
    browsing.goto(f"{address}en/tab-bar.html")
    assert browsing.evaluate(READY)
    browsing.goto(f"{address}ko/")
    stop()
    browsing.goto(f"{address}ko?as-of=ios7")
    assert browsing.url == f"{address}ko/?as-of=ios7"
    assert browsing.locator("a.bar-title").evaluate("(link) => link.href") == f"{address}ko/index.html"
    assert browsing.evaluate("getComputedStyle(document.body).margin") == "0px"


def test_nothing_kept_is_shown_while_the_server_answers(published, browsing):
    folder, address, stop = published
    browsing.goto(f"{address}en/toolbar.html")
    assert browsing.evaluate(READY)
    browsing.reload()
    page = folder / "en/toolbar.html"
    page.write_text(page.read_text().replace("<h1>Toolbars</h1>", "<h1>Changed</h1>"))
    browsing.goto(f"{address}ko/toolbar.html")
    browsing.goto(f"{address}en/toolbar.html")
    expect(browsing.locator("h1")).to_have_text("Changed")


def test_what_there_is_no_room_to_keep_is_read_from_the_server(published, browsing):
    folder, address, stop = published
    worker = folder / "worker.js"
    full = "Cache.prototype.put = async () => { throw new DOMException('full', 'QuotaExceededError'); };\n"
    worker.write_text(full + worker.read_text())
    browsing.goto(f"{address}en/toolbar.html")
    assert browsing.evaluate(READY)
    browsing.goto(f"{address}en/tab-bar.html")
    expect(browsing.locator("h1")).to_have_text("Tab bars")
    assert browsing.faults == []


def test_a_new_version_forgets_what_was_kept_of_the_old(published, browsing):
    folder, address, stop = published
    browsing.goto(f"{address}en/toolbar.html")
    assert browsing.evaluate(READY)
    kept = lambda: sorted(name.split()[-1] for name in browsing.evaluate("caches.keys()"))  # noqa: E731
    assert browsing.evaluate("caches.open('of another site').then(() => true)")
    assert "another" not in kept() and len(kept()) == 2
    worker = folder / "worker.js"
    worker.write_text(re.sub(r'"version":"\w+"', '"version":"another"', worker.read_text()))
    first = folder / "ko/index.html"
    first.write_text(first.read_text().replace("<h1>", "<h1>바뀐 "))
    browsing.reload()
    becomes(kept, ["another", "site"])
    assert "<h1>바뀐" in browsing.evaluate("caches.match('../ko/index.html').then((page) => page.text())")


def test_on_a_server_the_site_has_a_manifest_that_its_policy_lets_through(published, browsing):
    folder, address, stop = published
    browsing.goto(f"{address}ko/api/UITabBar.html")
    href = browsing.locator("link[rel=manifest]").get_attribute("href")
    assert href == f"{address}ko/site.webmanifest"
    session = browsing.context.new_cdp_session(browsing)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    assert json.loads(answer["data"])["lang"] == "ko"
    assert browsing.faults == []


def test_from_disk_nothing_is_registered_and_nothing_is_said(visit):
    page = visit("ko/tab-bar.html").page
    page.wait_for_timeout(200)
    expect(page.locator("link[rel=manifest]")).to_have_count(0)
    # `visit` fails when the console has said anything.


def test_a_preview_keeps_nothing_and_forgets_what_a_site_kept_there(hig, tmp_path, browsing):
    if not os.environ.get("HIG_PREVIEW"):
        pytest.skip("HIG_PREVIEW is not set")
    process = subprocess.Popen(
        [hig, "serve", "--port", "0", "--templates", ROOT / "Templates", "--content", ROOT / "Content"],
        cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    try:
        address = next(found[0] for line in process.stderr if (found := re.search(r"http://127\.0\.0\.1:\d+/", line)))
        browsing.goto(f"{address}ko/tab-bar.html")
        browsing.wait_for_timeout(300)
        assert browsing.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
        assert browsing.evaluate("caches.keys().then((names) => names.length)") == 0
        assert browsing.faults == []
    finally:
        process.kill()
        process.wait()


def test_the_page_for_addresses_that_lead_nowhere_is_not_for_search_engines(site):
    assert '<meta name="robots" content="noindex">' in (site / "404.html").read_text()


# Former addresses --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moved(hig, tmp_path_factory):
    """A site whose rules were renamed, merged into a rule of another page, and retired; one page is no more."""
    folder = tmp_path_factory.mktemp("moved")
    shutil.copytree(ROOT / "Content", folder / "Content")
    lock = folder / "Content/rules.lock"
    lines = lock.read_text().splitlines()
    lines += [
        "tab-bar/aaa-renamed renamed tab-bar/keep-every-tab-enabled",
        "tab-bar/aab-merged merged toolbar/sits-at-the-bottom",
        "tab-bar/aac-retired retired",
        "tab-bars/aaa-page-gone renamed tab-bar/keep-every-tab-enabled",
    ]
    lock.write_text("\n".join(sorted(lines)) + "\n")
    subprocess.run(
        [hig, "build", "--quiet", "--templates", ROOT / "Templates", "--site", folder / "Site"], cwd=folder, check=True)
    return folder / "Site"


ADDRESSES = [
    ("tab-bar.html#aaa-renamed", "tab-bar.html#keep-every-tab-enabled"),
    ("tab-bar.html#aab-merged", "toolbar.html#sits-at-the-bottom"),
    ("tab-bars.html#aaa-page-gone", "tab-bar.html#keep-every-tab-enabled"),
]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("old, new", ADDRESSES)
def test_an_old_address_leads_to_the_rule_that_stands_in_its_place(moved, browsing, language, old, new):
    browsing.goto(f"{moved.as_uri()}/{language}/{old}")
    browsing.wait_for_url(f"**/{language}/{new}")
    expect(browsing.locator(f".rule#{new.split('#')[1]}")).to_be_visible()
    assert browsing.faults == []


def test_an_old_address_asked_for_on_its_page_leads_on_and_back_leads_there_no_more(moved, browsing):
    browsing.goto(f"{moved.as_uri()}/en/tab-bar.html")
    browsing.evaluate("location.hash = 'aab-merged'")
    browsing.wait_for_url("**/en/toolbar.html#sits-at-the-bottom")
    browsing.go_back()
    browsing.wait_for_url("**/en/tab-bar.html")


@pytest.mark.parametrize("old, new", ADDRESSES)
def test_without_script_an_old_address_has_a_link_to_the_rule(moved, chromium, old, new):
    context = chromium.new_context(java_script_enabled=False, viewport={"width": 1280, "height": 900})
    page = context.new_page()
    page.goto(f"{moved.as_uri()}/en/{old}")
    link = page.locator(f"#{old.split('#')[1]} a")
    assert 0 <= link.bounding_box()["y"] < 900
    link.click()
    rule = page.locator(f".rule#{new.split('#')[1]}")
    assert -5 < rule.bounding_box()["y"] < 300
    context.close()


def test_the_address_of_a_retired_rule_says_that_it_was_retired(moved, browsing):
    browsing.goto(f"{moved.as_uri()}/en/tab-bar.html#aac-retired")
    place = browsing.locator("#aac-retired")
    expect(place).to_contain_text("is withdrawn")
    assert 0 <= place.bounding_box()["y"] < 900
    assert browsing.url.endswith("#aac-retired")


# Copying a rule ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("format, start", [
    ("Copy link", "{url}"),
    ("Copy as text", "Do · Since iOS 11: Keep every tab enabled\n\n"),
    ("Copy as Markdown", "### Keep every tab enabled\n\n"),
])
def test_a_rule_can_be_copied_on_a_server(published, browsing, format, start):
    folder, address, stop = published
    browsing.context.grant_permissions(["clipboard-read", "clipboard-write"])
    browsing.goto(f"{address}en/tab-bar.html?as-of=ios11")
    browsing.locator("#keep-every-tab-enabled .copy").click()
    browsing.locator(".copy-menu button", has_text=format).click()
    browsing.locator(".copy-menu button", has_text="Copied").wait_for()
    text = browsing.evaluate("navigator.clipboard.readText()")
    url = f"{address}en/tab-bar.html?as-of=ios11#keep-every-tab-enabled"
    assert text.startswith(start.format(url=url)) and url in text
    assert browsing.faults == []


def test_a_rule_can_be_copied_where_the_clipboard_is_closed(published, browsing):
    folder, address, stop = published
    browsing.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    browsing.goto(f"{address}en/tab-bar.html")
    browsing.evaluate("document.addEventListener('copy', () => { window.copied = document.activeElement.value; })")
    browsing.locator("#keep-every-tab-enabled .copy").click()
    browsing.locator(".copy-menu button", has_text="Copy as Markdown").click()
    browsing.locator(".copy-menu button", has_text="Copied").wait_for()
    assert browsing.evaluate("window.copied").startswith("### Keep every tab enabled\n\n")
