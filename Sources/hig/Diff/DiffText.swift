import ContentDiff

/// Changes as lines for a terminal or a pipe: `+` came, `-` went, `~` changed.
struct DiffText {
  let style: TerminalStyle

  func lines(for changes: ContentChanges) -> [String] {
    let lists: [(String, Comings)] = [
      ("component", changes.components), ("api", changes.apis), ("term", changes.terms),
      ("edition", changes.editions), ("address", changes.addresses),
    ]
    let rules: [String] =
      changes.added.map(added) + changes.removed.map(removed) + changes.changed.flatMap(changed)
    let nodes: [String] = changes.nodes.flatMap(changed)
    return rules + nodes + lists.flatMap(comings)
      + [summary(changes)]
  }

  private func added(_ rule: RuleLine) -> String {
    style.paint("+ rule \(rule.id)", .green) + ": \(rule.kind): \(rule.title)"
  }

  private func removed(_ removed: RemovedRule) -> String {
    let fate = DiffWords.fate(of: removed)
    return style.paint("- rule \(removed.rule.id)", .red) + ": \(removed.rule.title) (\(fate))"
  }

  private func changed(_ change: ChangedRule) -> [String] {
    let former = change.formerID.map { " (was \($0))" } ?? ""
    let head = style.paint("~ rule \(change.rule.id)", .yellow) + "\(former): \(change.rule.title)"
    return [head] + (DiffWords.notes(on: change) + change.texts.flatMap(text)).map { "    \($0)" }
  }

  private func changed(_ change: ChangedNode) -> [String] {
    let former = change.formerID.map { " (was \($0))" } ?? ""
    return [style.paint("~ \(change.node)", .yellow) + former]
      + DiffWords.notes(on: change).map { "    \($0)" }
  }

  /// The title behind the language, and the body beneath the title.
  private func text(_ text: TextChange) -> [String] {
    let lead = "\(text.language): "
    let blank = String(repeating: " ", count: lead.count)
    return text.lines.map(line).enumerated().map { number, line in
      (number == 0 ? lead : blank) + line
    }
  }

  private func line(_ runs: ArraySlice<TextChange.Run>) -> String {
    runs.map { run in
      switch run.change {
      case "removed": style.removed(run.text)
      case "added": style.added(run.text)
      default: DiffWords.shortened(run.text)
      }
    }
    .joined(separator: " ")
  }

  private func comings(_ name: String, _ comings: Comings) -> [String] {
    comings.added.map { style.paint("+ \(name) \($0)", .green) }
      + comings.removed.map { style.paint("- \(name) \($0)", .red) }
  }

  private func summary(_ changes: ContentChanges) -> String {
    changes.isEmpty ? DiffWords.nothing : DiffWords.summary(of: changes)
  }
}
