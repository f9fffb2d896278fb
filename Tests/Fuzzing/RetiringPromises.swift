import RuleGraph

/// What `hig retire` promises: the rule goes out of all languages, and nothing else does.
struct RetiringPromises {
  let before: EditedGuide
  let after: EditedGuide
  let old: RuleID
  let targets: [RuleID]

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    otherRules() ?? otherLines() ?? newFinding()
      ?? LockPromises(before: before, after: after, old: old, targets: targets).broken()
  }

  private func otherRules() -> String? {
    let (was, now) = (before.lines(besides: old), after.lines())
    if was != now { return "changes the rules: \(EditedGuide.difference(was, now))" }
    let sections = (before.sections(besides: old), after.sections())
    return sections.0 == sections.1
      ? nil : "changes the sections: \(EditedGuide.difference(sections.0, sections.1))"
  }

  /// Lines that do not name the rule are there still, in their order, but for those of the rule.
  private func otherLines() -> String? {
    for (path, bytes) in before.tree.files where path != RulesLock.fileName {
      guard let now = after.tree.files[path] else { return "'\(path)' is gone" }
      var left = lines(of: now)[...]
      let own = ownLines(path)
      for (number, line) in lines(of: bytes).enumerated() {
        if own.contains(number + 1) {
          // A definition stays, for links of other rules may use it, and leads where the rule has gone.
          if let mark = line.firstRange(of: "]: "),
            left.first?.hasPrefix(line[..<mark.upperBound]) == true,
            left.first == line || line.contains(old.name)
          {
            left = left.dropFirst()
          }
          continue
        }
        let isNamed = line.contains(old.name) || line.contains(old.page)
        if left.first == line || isNamed || line.allSatisfy(\.isWhitespace) && left.isEmpty {
          left = left.dropFirst()
        } else {
          return "'\(path)' has lost line \(number + 1)"
        }
      }
      if !left.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
        return "'\(path)' has more lines than before"
      }
    }
    return nil
  }

  private func lines(of bytes: [UInt8]) -> [String] {
    let text = SourceText(path: "", text: String(decoding: bytes, as: UTF8.self))
    return (1...text.lineCount).map { String(text.line($0)) }
  }

  /// The lines of the rule in a file, from 1, and of the comments above it that silence checks in its heading.
  private func ownLines(_ path: String) -> Range<Int> {
    let page = before.content.catalog.pages.first { $0.id == old.page }
    let texts = page?.texts.languages.compactMap { page?.texts[$0] } ?? []
    guard let text = texts.first(where: { $0.path == before.tree.printedPath(path) }),
      let heading = text.heading(id: old.name)
    else { return 0..<0 }
    let lines = before.tree.files[path].map(lines) ?? []
    let next = text.headings.map(\.location.line).first { $0 > heading.location.line }
    return firstLine(
      heading.location.line, in: lines)..<(next.map { firstLine($0, in: lines) } ?? Int.max)
  }

  /// The line of a heading, or of the first comment above it that silences checks.
  private func firstLine(_ heading: Int, in lines: [String]) -> Int {
    let isComment = { (line: String) in
      line.drop(while: \.isWhitespace).hasPrefix("<!-- hig:ignore")
    }
    let above = lines.prefix(heading - 1).enumerated().reversed().prefix {
      $0.element.allSatisfy(\.isWhitespace) || isComment($0.element)
    }
    return above.last { isComment($0.element) }.map { $0.offset + 1 } ?? heading
  }

  /// Some warnings say what is found in a whole file, in one piece or in several.
  private func newFinding() -> String? {
    let counts = { (guide: EditedGuide) in
      FindingCounts(guide.findings) { finding in
        let isWarned = before.findings.contains {
          $0.check == finding.check && $0.location.path == finding.location.path
        }
        // A name that led nowhere kept it from being told that a text has changed. A table goes with the rule that placed it.
        let isLater =
          finding.check.hasPrefix("translation/") || finding.check == "table/unused"
        let isKnown = finding.severity == .warning && (isWarned || isLater)
        return isKnown || LockPromises.explains(finding, before) ? nil : ""
      }
    }
    return counts(after).new(since: counts(before)).first.map { "brings in \($0)" }
  }
}
