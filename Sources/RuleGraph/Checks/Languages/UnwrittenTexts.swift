extension CheckedContent {
  /// The places in the texts of some rules where somebody has yet to write something, by rule; only rules with such a
  /// place.
  package func unwrittenTexts(of rules: [Rule]) -> [RuleID: [Diagnostic]] {
    let waiting = Dictionary(
      grouping: CheckRegistry.unsilenced(UnfinishedTextCheck.diagnostics(in: self), in: self),
      by: \.location.path)
    guard !waiting.isEmpty else { return [:] }
    return rules.reduce(into: [:]) { found, rule in
      let texts = rule.texts.languages.compactMap { rule.texts[$0] }
      let own = texts.flatMap { text in
        waiting[text.location.path, default: []].filter { text.lines.contains($0.location.line) }
      }
      if !own.isEmpty { found[rule.id] = own }
    }
  }
  /// The lines in the texts of some rules that are nothing but a mark for somebody to write them, by rule.
  func unwrittenLines(of rules: [Rule]) -> [RuleID: [SourceLocation]] {
    unwrittenTexts(of: rules).compactMapValues { found in
      let lines = found.map(\.location).filter(isWholeLine)
      return lines.isEmpty ? nil : lines
    }
  }

  /// Whether beside a mark there are at most the signs and attributes of a heading on its line.
  private func isWholeLine(_ mark: SourceLocation) -> Bool {
    guard let text = catalog.texts[mark.path], let written = text.slice(mark.range) else {
      return false
    }
    let line = text.line(mark.line)
    let title = line.first == "#" ? line.prefix { $0 != "{" } : line
    return title.drop { "# ".contains($0) }.trimmed == written
  }
}
