"""The tables of results.md."""

# name, what it is held against, how to read the ratio, the target
RATIOS = [
    ("hig build", ["Hugo"], 0.5), ("hig build", ["Hugo", "Pagefind"], 0.2), ("hig check", ["hig build"], 0.4),
    ("hig lookup", ["ripgrep"], None), ("hig lookup", ["SQLite FTS5"], None),
    ("hig build", ["libcmark alone"], None), ("hig build", ["writing the bytes alone"], None),
]
LOOKUP_TARGETS = {300: 0.7, 10000: 0.3}


def text(results, machine, rounds):
    parts = ["# Measured", "", f"Medians of {rounds} rounds, everything in turn, by `Benchmarks/run`.", "", machine, ""]
    for size, (medians, sizes) in results.items():
        parts += [f"## {size:,} rules", "", *times(medians), "", *ratios(size, medians, sizes), ""]
    if 3000 in results and 10000 in results:
        parts += growth(results)
    return "\n".join(parts).rstrip()


def times(medians):
    rows = [f"| {name} | {sample.wall * 1000:.0f} | {sample.cpu * 1000:.0f} | {sample.memory:.0f} |"
            for name, sample in medians.items()]
    return ["| | ms | ms of processor | MB |", "| --- | ---: | ---: | ---: |", *rows]


def ratios(size, medians, sizes):
    rows = []
    for name, others, target in RATIOS:
        target = LOOKUP_TARGETS.get(size) if others == ["ripgrep"] else target
        ratio = medians[name].wall / sum(medians[other].wall for other in others)
        rows.append(row(f"time of {name} / {' + '.join(others)}", ratio, target))
    rows.append(row("memory of hig build / Hugo", medians["hig build"].memory / medians["Hugo"].memory, 1 / 3))
    rows.append(row("index bytes of hig / Pagefind", sizes["hig"] / sizes["Pagefind"], 1))
    rows.append(row("bytes of the site of hig / Hugo", sizes["hig site"] / sizes["Hugo site"], None))
    if size == 3000:
        seconds = medians["hig build, one rule edited"].wall
        rows.append(row("seconds from one edited rule to the new site", seconds, 0.1))
    return ["| ratio | measured | target |", "| --- | ---: | ---: |", *rows]


def row(name, value, target):
    if target is None:
        return f"| {name} | {value:.2f} | |"
    return f"| {name} | {value:.2f} | {target:.2f} {'✓' if value <= target else '✗'} |"


def growth(results):
    """Time a rule at 10,000 rules against that at 3,000; above 1 is worse than linear."""
    small, large = results[3000][0], results[10000][0]
    rows = [row(name, large[name].wall / small[name].wall * 3000 / 10000, 1)
            for name in ("hig build", "hig check", "Hugo", "Pagefind")]
    return ["## Time a rule, 10,000 rules against 3,000", "", "| | ratio | target |", "| --- | ---: | ---: |", *rows]
