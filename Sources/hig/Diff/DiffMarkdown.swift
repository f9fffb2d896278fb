import ContentDiff

/// Changes as Markdown that a code host shows below a pull request.
struct DiffMarkdown {
  func lines(for changes: ContentChanges) -> [String] {
    guard !changes.isEmpty else { return ["**Guidelines:** \(DiffWords.nothing)."] }
    let sections = [
      section("Added", changes.added.map(added)),
      section("Removed", changes.removed.map(removed)),
      section("Changed", changes.changed.map(changed)),
      section("Other changes", changes.nodes.map(changed)),
      section("Components", comings(changes.components)),
      section("APIs", comings(changes.apis)),
      section("Terms", comings(changes.terms)),
      section("Editions", comings(changes.editions)),
      section("Addresses", comings(changes.addresses)),
    ]
    return ["**Guidelines:** \(DiffWords.summary(of: changes))"] + sections.flatMap(\.self)
  }

  private func section(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", "### \(title)", ""] + items
  }

  private func added(_ rule: RuleLine) -> String {
    "- `\(rule.id)` \(rule.kind): \(escaped(rule.title))"
  }

  private func removed(_ removed: RemovedRule) -> String {
    "- `\(removed.rule.id)` \(escaped(removed.rule.title)): \(escaped(DiffWords.fate(of: removed)))"
  }

  private func changed(_ change: ChangedRule) -> String {
    let former = change.formerID.map { " (was `\($0)`)" } ?? ""
    let head = "- `\(change.rule.id)`\(former) \(escaped(change.rule.title))"
    let notes = DiffWords.notes(on: change).map { "  - \(note($0))" }
    let texts = change.texts.map { text in
      "  - \(text.language): \(text.lines.map(line).joined(separator: "<br>"))"
    }
    return ([head] + notes + texts).joined(separator: "\n")
  }

  private func changed(_ change: ChangedNode) -> String {
    let former = change.formerID.map { " (was `\($0)`)" } ?? ""
    let notes = DiffWords.notes(on: change).map { "  - \(note($0))" }
    return (["- `\(change.node)`\(former)"] + notes).joined(separator: "\n")
  }

  /// A sign before an edge would begin a list.
  private func note(_ text: String) -> String {
    (text.hasPrefix("+") || text.hasPrefix("-") ? "\\" : "") + escaped(text)
  }

  /// Elements rather than marks: emphasis fails between a closing bracket and a Korean particle.
  private func line(_ runs: ArraySlice<TextChange.Run>) -> String {
    runs.map { run in
      switch run.change {
      case "removed": "<del>\(escaped(run.text))</del>"
      case "added": "<ins>\(escaped(run.text))</ins>"
      default: escaped(DiffWords.shortened(run.text))
      }
    }.joined(separator: " ")
  }

  private func comings(_ comings: Comings) -> [String] {
    comings.added.map { "- added `\($0)`" } + comings.removed.map { "- removed `\($0)`" }
  }

  /// Text as text: what is markup in it stays visible, also where an accent stands behind a mark.
  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;".unicodeScalars
      case "&": result += "&amp;".unicodeScalars
      // GitHub would tell whoever has the name of it.
      case "@": result += "@<!-- -->".unicodeScalars
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~": result += ["\\", scalar]
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
