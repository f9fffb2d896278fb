"""The tables of results.md."""

from .subjects import QUERIES

# Hugo once with the one page that a theme makes of a file, and once with the kinds of pages that hig makes.
PLAIN, WHOLE = "Hugo", "Hugo, the same kinds of pages"
LOOKUP_TARGETS = {300: 0.7, 10000: 0.3}


def text(results, guide, machine, rounds):
    """`results` has for each size the medians, the sizes and what the browser took; `guide` medians of the guide itself."""
    parts = ["# Measured", "",
             f"Medians of {rounds} rounds by `Benchmarks/run`, everything in turn; a short command is run several times "
             "within a round. Ratios say more than times: whatever else the machine does slows all alike.", "",
             machine, "", "## Targets", "", *reading(results), ""]
    for size, (medians, sizes, browser) in results.items():
        parts += [f"## {size:,} rules", "", *times(medians), "", *ratios(size, medians, sizes), ""]
        if browser:
            parts += [*keystrokes(browser), ""]
    return "\n".join([*parts, "## The guide itself", "", *of_guide(guide)])


def of_guide(medians):
    """What the content of this repository takes, which has drawings and other kinds of data files besides."""
    wall = {name: sample.wall for name, sample in medians.items()}
    return [
        *times(medians), "", "| ratio | measured | target |", "| --- | ---: | ---: |",
        row("time of hig check / hig build", wall["hig check"] / wall["hig build"], 0.4),
        row("time of hig build / writing the bytes alone", wall["hig build"] / wall["writing the bytes alone"], None),
    ]


def times(medians):
    rows = [f"| {name} | {sample.wall * 1000:.{1 if sample.wall < 0.1 else 0}f} | {sample.cpu * 1000:.0f} "
            f"| {f'{sample.memory:.0f}' if sample.memory > 32 else ''} |" for name, sample in medians.items()]
    return ["| | ms | ms of processor | MB at most |", "| --- | ---: | ---: | ---: |", *rows, "",
            "Memory is not told where it is below what the measuring program itself has, some 30 MB."]


def ratios(size, medians, sizes):
    """All ratios of one size, with a target where the issue sets one."""
    wall = {name: sample.wall for name, sample in medians.items()}
    rows = [
        *against(PLAIN, medians, (0.5, 0.2, 1 / 3)), *against(WHOLE, medians, (None, None, None)),
        row("time of hig check / hig build", wall["hig check"] / wall["hig build"], 0.4),
        row("time of hig build / libcmark alone", wall["hig build"] / wall["libcmark alone"], None),
        row("time of hig build / writing the bytes alone", wall["hig build"] / wall["writing the bytes alone"], None),
        row("bytes of the site of hig / Hugo", sizes["hig site"] / sizes["Hugo site"], None),
        row("files of the site of hig / Hugo", sizes["hig files"] / sizes["Hugo files"], None),
        row(f"bytes of the site of hig / {WHOLE}", sizes["hig site"] / sizes["whole Hugo site"], None),
        row(f"files of the site of hig / {WHOLE}", sizes["hig files"] / sizes["whole Hugo files"], None),
        row("bytes of the index of hig / Pagefind", sizes["hig"] / sizes["Pagefind"], 1),
    ]
    for query in QUERIES:
        lookup = wall[f"hig lookup '{query}'"]
        rows.append(row(f"time of hig lookup '{query}' / ripgrep", lookup / wall[f"ripgrep '{query}'"],
                        LOOKUP_TARGETS.get(size)))
        rows.append(row(f"time of hig lookup '{query}' / SQLite FTS5", lookup / wall[f"SQLite '{query}'"], None))
    return ["| ratio | measured | target |", "| --- | ---: | ---: |", *rows]


def against(hugo, medians, targets):
    """What a build takes beside one of the ways to use Hugo; targets for its time, with Pagefind's too, and memory."""
    build, one, pagefind = medians["hig build"], medians[hugo], medians["Pagefind"]
    alone, both, memory = targets
    most = max(one.memory, pagefind.memory)
    return [
        row(f"time of hig build / {hugo}", build.wall / one.wall, alone),
        row(f"time of hig build / {hugo} + Pagefind", build.wall / (one.wall + pagefind.wall), both),
        row(f"memory of hig build / {hugo}", build.memory / one.memory, memory),
        row(f"memory of hig build / {hugo} + Pagefind", build.memory / most, None),
    ]


def row(name, value, target):
    if target is None:
        return f"| {name} | {value:.2f} | |"
    return f"| {name} | {value:.2f} | {target:.2f} {'✓' if value <= target else '✗'} |"


def keystrokes(browser):
    return ["| in Chromium, from disk | |", "| --- | ---: |",
            f"| keystroke to painted answer, median | {browser['median']:.0f} ms |",
            f"| the same, 95 of 100 | {browser['p95']:.0f} ms |", f"| the same, longest | {browser['worst']:.0f} ms |",
            f"| first keystroke on a page, which loads the core | {browser['first']:.0f} ms |",
            f"| shards that a query loads beside the core, median | {browser['shards']:.0f} |",
            f"| the same, most | {browser['most shards']} |"]


def reading(results):
    """Each target, met or missed, at the sizes it is set for."""
    large = 10000 if 10000 in results else max(results)
    medians, sizes, browser = results[large]
    wall = {name: sample.wall for name, sample in medians.items()}
    both = wall["Hugo"] + wall["Pagefind"]
    rows = [
        verdict(large, "build in half of Hugo's time", wall["hig build"] / wall["Hugo"], 0.5),
        verdict(large, "build in a fifth of Hugo's and Pagefind's", wall["hig build"] / both, 0.2),
        verdict(large, "build in a third of Hugo's memory", medians["hig build"].memory / medians["Hugo"].memory, 1 / 3),
        verdict(large, "check in 40 % of a build", wall["hig check"] / wall["hig build"], 0.4),
        verdict(large, "search files smaller than Pagefind's", sizes["hig"] / sizes["Pagefind"], 1),
        verdict(large, "core of at most 300 KB, in KB", sizes["largest core"] / 1000, 300),
    ]
    if browser:
        rows += [verdict(large, "a keystroke answered in 50 ms, 95 of 100", browser["p95"], 50),
                 verdict(large, "a typical query loads at most 3 shards", browser["shards"], 3)]
    if 3000 in results and 10000 in results:
        growth = wall["hig build"] / results[3000][0]["hig build"].wall * 3000 / 10000
        rows.append(verdict(large, "time a rule no more than at 3,000 rules", growth, 1))
    if 3000 in results:
        for way in ("serve", "build"):
            taken = results[3000][0][f"hig {way}, one rule edited"].wall * 1000
            rows.append(verdict(3000, f"an edit rebuilt in 100 ms by hig {way}", taken, 100))
    for size, target in LOOKUP_TARGETS.items():
        if size not in results:
            continue
        for query in QUERIES:
            times = results[size][0]
            ratio = times[f"hig lookup '{query}'"].wall / times[f"ripgrep '{query}'"].wall
            rows.append(verdict(size, f"lookup of '{query}' against ripgrep", ratio, target))
    return ["| rules | target | | at most | |", "| ---: | --- | ---: | ---: | --- |", *rows]


def verdict(size, target, value, most):
    digits = 2 if most <= 1 else 0
    word = "met" if value <= most else "missed"
    return f"| {size:,} | {target} | {value:.{digits}f} | {most:.{digits}f} | {word} |"
