/// A rule does not end before it begins.
enum EmptyValidityCheck: Check {
  static let description = CheckDescription(
    id: "rule/until-before-since",
    texts: (
      summary: "A rule does not end before it begins.",
      explanation: """
      It holds from the edition in `since=`, or the page's `edition`, to the edition in `until=`. If there is no time in between, one of the two is wrong.
      """
    ),
    bad: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios11 until=↓ios7}
        """)
    ],
    good: [
      .page(
        """
        ### Dim tabs {#dim-tabs .do since=ios7 until=ios7}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    // Which edition is the older one may be what was not understood.
    guard !content.damage.holds(file: "editions.yml") else { return [] }
    let order = content.graph.editions.map(\.id)
    return content.outlines.flatMap { outline -> [Diagnostic] in
      outline.entries.compactMap { entry in
        guard let rule = entry.ruleID(on: outline.page.id).flatMap(content.graph.rule),
          let since = rule.since, let until = rule.until,
          let start = order.firstIndex(of: since), let end = order.firstIndex(of: until),
          end < start
        else { return nil }
        let written = entry.headings.languages.lazy
          .compactMap { entry.headings[$0]?.values(.until).first }.first
        return written.map {
          report(
            at: $0.location, "'\(rule.id)' ends with '\(until)', before it begins with '\(since)'")
        }
      }
    }
  }
}
