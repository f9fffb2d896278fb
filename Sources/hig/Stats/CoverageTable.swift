/// The counts of `hig stats` as tables of text.
struct CoverageTable {
  let counts: CoverageCounts
  /// In order.
  let languages: [String]
  /// That of the terminal, which the tables are laid out for.
  var width: Int?

  var lines: [String] {
    let gaps = counts.gaps.map(\.line)
    let blocks = [
      components.lines(within: width), counts.editions.isEmpty ? [] : editions.lines(within: width),
      totals.lines(within: width), gaps.isEmpty ? ["no gaps"] : gaps,
    ]
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var components: TextTable {
    let editions = counts.editions.map(\.id)
    let rows = counts.components.map { component -> [String] in
      let indent = component.isPart ? "  " : ""
      let numbers =
        [component.rules] + languages.map { component.languages[$0] ?? 0 }
        + [component.terms, component.apis] + editions.map { component.editions[$0] ?? 0 }
      return [indent + component.id, indent + component.title] + numbers.map { "\($0)" }
    }
    return TextTable(
      header: ["component", "title", "rules"] + languages + ["terms", "APIs"] + editions,
      rows: rows, textColumns: 2)
  }

  private var editions: TextTable {
    let rows = counts.editions.map { edition in
      [edition.id, edition.date, "\(edition.newRules)", "\(edition.validRules)"]
    }
    return TextTable(header: ["edition", "date", "new rules", "valid rules"], rows: rows)
  }

  private var totals: TextTable {
    let rows = counts.totals.map { total in
      [total.name, "\(total.count)"] + languages.compactMap { total.languages[$0] }.map { "\($0)" }
    }
    return TextTable(header: ["all", "count"] + languages, rows: rows)
  }
}
