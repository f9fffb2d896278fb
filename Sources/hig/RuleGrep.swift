import RuleGraph
import SearchIndex

/// A line of a rule's source that a regular expression matches.
struct GreppedRule: Encodable {
  let path: String
  let line: Int
  let id: String
  let lang: String
  let text: String
  /// What matched, in UTF-16 units and apart.
  let marks: [Range<Int>]
  /// All lines of the rule, which those around are taken from.
  let rule: [PageLines.Line]

  private enum CodingKeys: String, CodingKey {
    case path, line, id, lang, text, marks
  }
}

/// Looks for a regular expression in the lines of rules as they are written.
struct RuleGrep {
  private let patterns: [LinePattern]
  private let content: CheckedContent
  private let languages: [String]

  /// - Throws: `LinePattern.Refusal` when a pattern is no regular expression.
  init(
    _ options: GrepOptions, content: CheckedContent, language: String?
  ) throws(LinePattern.Refusal) {
    var patterns: [LinePattern] = []
    for pattern in options.regexp {
      patterns.append(try LinePattern(pattern, ignoresCase: options.ignoreCase))
    }
    self.patterns = patterns
    self.content = content
    languages = language.map { [$0] } ?? content.graph.site.languageCodes
  }

  /// The lines in reading order.
  ///
  /// - Throws: `LinePattern.Refusal` when it would take too long to find them.
  func lines(of wanted: FilteredRules) throws -> [GreppedRule] {
    try content.graph.rules.filter(wanted.contain).flatMap { rule in
      try languages.flatMap { language -> [GreppedRule] in
        guard let text = rule.texts[language],
          let source = content.catalog.texts[text.location.path]
        else { return [] }
        return try lines(of: rule, language, source, source.lines(text.lines))
      }
    }
  }

  private func lines(
    of rule: Rule, _ language: String, _ source: SourceText, _ lines: [PageLines.Line]
  ) throws -> [GreppedRule] {
    try lines.compactMap { line in
      try marks(in: line.text, at: "\(source.path):\(line.number)").map { marks in
        GreppedRule(
          path: source.path, line: line.number, id: rule.id.description, lang: language,
          text: line.text, marks: marks, rule: lines)
      }
    }
  }

  /// What the patterns match of a line; `nil` when none does.
  private func marks(in text: String, at place: String) throws -> [Range<Int>]? {
    let found = try patterns.compactMap { try $0.matches(in: text, at: place) }
    guard !found.isEmpty else { return nil }
    return found.joined().map { range in
      range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
    }.joinedRanges
  }
}
