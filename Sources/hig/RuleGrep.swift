import ArgumentParser
import RuleGraph
import SearchIndex

/// A line of a rule's source that a regular expression matches.
struct GreppedRule: Encodable {
  let path: String
  let line: Int
  let id: String
  let lang: String
  let text: String
  /// What matched, in UTF-16 units.
  let marks: [Range<Int>]

  private enum CodingKeys: String, CodingKey {
    case path, line, id, lang, text
  }
}

/// Looks for a regular expression in the lines of rules as they are written.
struct RuleGrep {
  private let pattern: Regex<AnyRegexOutput>
  private let content: CheckedContent
  private let languages: [String]

  /// - Throws: `ValidationError` when the pattern is no regular expression.
  init(_ pattern: String, content: CheckedContent, language: String?) throws {
    do {
      self.pattern = try Regex(pattern)
    } catch {
      throw ValidationError("'\(pattern)' is no regular expression: \(error)")
    }
    self.content = content
    languages = language.map { [$0] } ?? content.graph.site.languages.map(\.code)
  }

  /// The lines in reading order, of rules that pass the filters.
  func lines(filters: QueryFilters) -> [GreppedRule] {
    content.graph.rules.filter { passes($0, filters) }.flatMap { rule in
      languages.flatMap { lines(of: rule, $0) }
    }
  }

  private func lines(of rule: Rule, _ language: String) -> [GreppedRule] {
    guard let place = rule.texts[language]?.location,
      let source = content.catalog.texts[place.path]
    else { return [] }
    return RuleSource(text: source.text).rule(at: place.line).compactMap { line in
      let found = line.text.matches(of: pattern)
      guard !found.isEmpty else { return nil }
      let marks = found.map { match in
        let text = line.text
        return text.utf16.distance(
          from: text.startIndex, to: match.range.lowerBound)..<text.utf16.distance(
            from: text.startIndex, to: match.range.upperBound)
      }
      return GreppedRule(
        path: place.path, line: line.number, id: rule.id.description, lang: language,
        text: line.text, marks: marks)
    }
  }

  private func passes(_ rule: Rule, _ filters: QueryFilters) -> Bool {
    let graph = content.graph
    let pages = [rule.component, rule.id.page]
    let governs = { (name: String) in
      graph.edges(from: .rule(rule.id), .governs).contains { $0.target == graph.api(name) }
    }
    return (filters.component.map(pages.contains) ?? true)
      && (filters.kind.map { $0 == rule.kind.rawValue } ?? true)
      && (filters.edition.map { graph.isValid(rule.id, in: $0) } ?? true)
      && (filters.api.map(governs) ?? true)
  }
}
