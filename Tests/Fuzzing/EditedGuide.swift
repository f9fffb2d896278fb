import RuleGraph

/// A guide before or after a command has written into it.
struct EditedGuide: Sendable {
  let tree: ContentTree
  let content: CheckedContent
  let findings: [Diagnostic]

  init(_ tree: ContentTree) {
    self.tree = tree
    content = FuzzedGuide.content(tree)
    findings = CheckRegistry.diagnostics(in: content)
  }

  var graph: Graph { content.graph }

  /// The same with other texts, by printed path.
  func replacing(_ texts: [String: String]) -> EditedGuide {
    EditedGuide(tree.replacing(texts))
  }

  /// The numbers and API names of a rule by language; words and links may be mended.
  func facts(of rule: Rule) -> [String: String] {
    let facts = rule.texts.languages.compactMap { language in
      graph.facts(of: rule, in: language).map { (language, "\($0.numbers) \($0.codes ?? [])") }
    }
    return Dictionary(uniqueKeysWithValues: facts)
  }

  /// What the rules say, a line each.
  ///
  /// - Parameter names: what some are called instead.
  func lines(besides left: RuleID? = nil, calling names: [RuleID: RuleID] = [:]) -> [String] {
    graph.rules.filter { $0.id != left }.map { rule in
      let facts = facts(of: rule).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      let validity = "\(rule.since ?? "") \(rule.until ?? "")"
      return "\(names[rule.id] ?? rule.id) .\(rule.kind) of \(rule.component) \(validity) \(facts)"
    }
  }

  /// How many headings with an id there are in all languages; one without may be front matter that nobody saw to be some.
  var headingCount: Int {
    let named = content.linked.outlines.flatMap(\.entries).filter {
      if case .id = $0.key { true } else { false }
    }
    return named.map(\.headings.languages.count).reduce(0, +)
  }

  /// What the pages have besides the rules, a line a heading; where languages have others, their order is not theirs.
  func sections(besides left: RuleID? = nil) -> [String] {
    content.linked.outlines.flatMap { outline in
      outline.entries.filter { entry in
        entry.ruleID(on: outline.page.id) == nil
          && left != RuleID(page: outline.page.id, name: entry.key.anchor)
      }
      .map { "\(outline.page.id)#\($0.key.anchor) \($0.headings.languages)" }
    }
    .sorted()
  }
}

extension EditedGuide {
  /// The lines that only one of the two has; that they stand otherwise where there are none.
  static func difference(_ old: [String], _ new: [String]) -> String {
    let lines =
      Set(old).subtracting(new).sorted().map { "-\($0)" }
      + Set(new).subtracting(old).sorted().map { "+\($0)" }
    return lines.isEmpty ? "in another order" : lines.joined(separator: "; ")
  }
}

/// Findings by what they say and how often, without their places.
struct FindingCounts {
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - place: what to tell where a finding is by.
  ///   - words: what else to tell it by, besides its check; `nil` for one that does not count.
  init(
    _ findings: [Diagnostic], by place: (Diagnostic) -> String = { $0.location.path },
    _ words: (Diagnostic) -> String?
  ) {
    for finding in findings {
      guard let words = words(finding) else { continue }
      counts[
        "\(finding.check) in \(place(finding)) \(words)", default: 0] +=
        1
    }
  }

  /// What is found more often than before, if anything.
  func new(since before: FindingCounts) -> [String] {
    counts.filter { $0.value > before.counts[$0.key] ?? 0 }.map(\.key).sorted()
  }
}
