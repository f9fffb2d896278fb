internal import Korean
package import RuleGraph
import Seeding

/// Queries made of the rules' own words, each with the rule that they were taken from.
///
/// For every language and class the rules are gone through in an order that the seed decides. The words are
/// two or three of a title that no other title has together, or three or four of a body that no other rule
/// has; then they are changed as the class says. A rule that replaces the wanted one is as right, for it
/// always stands before it. The same content, seed and count give the same queries.
package struct KnownItems: Sendable {
  private let graph: Graph
  private let successors: [String: [String]]

  /// Makes ready to draw from a graph.
  package init(_ graph: Graph) {
    self.graph = graph
    successors = graph.edges.filter { $0.kind == .supersedes }.reduce(into: [:]) { table, edge in
      guard case .rule(let new) = edge.source, case .rule(let old) = edge.target else { return }
      table[old.description, default: []].append(new.description)
    }
  }

  /// About as many queries as asked for, the classes in turn; fewer when the content has no more.
  package func queries(count: Int, seed: UInt64) -> [ProofQuery] {
    let sources = graph.site.languages.flatMap { self.sources(language: $0.code, seed: seed) }
    var drawn: [ProofQuery] = []
    var seen: Set<[String]> = []
    let longest = sources.map(\.count).max() ?? 0
    for place in 0..<longest {
      for source in sources where source.indices.contains(place) && drawn.count < count {
        let query = source[place]
        if seen.insert([query.language, query.text]).inserted { drawn.append(query) }
      }
    }
    return drawn
  }

  private static let drawn: [(String, Mutation?)] =
    [("bare", nil), ("phrase", nil)] + Mutation.allCases.map { ($0.rawValue, $0) }

  /// The classes of the queries.
  static let groups = drawn.map(\.0) + ["initials"]

  /// For each class all queries of one language.
  private func sources(language: String, seed: UInt64) -> [[ProofQuery]] {
    let words = RuleWords(graph, language: language)
    var random = SeededGenerator(seed: seed)
    let drawn = Self.drawn.map { group, mutation in
      random.shuffled(Array(graph.rules.indices)).compactMap { rule -> ProofQuery? in
        let phrases =
          group == "phrase" ? words.bodyPhrases(of: rule) : words.titlePhrases(of: rule)
        guard let phrase = random.pick(phrases),
          let text = mutation.map({ $0.apply(to: phrase, of: words, &random) })
            ?? phrase.joined(separator: " ")
        else { return nil }
        let wanted = withSuccessors(graph.rules[rule].id.description)
        return ProofQuery(group: group, language: language, text: text, wanted: wanted)
      }
    }
    return drawn + [random.shuffled(initials(language: language))]
  }

  private func withSuccessors(_ rule: String) -> [String] {
    var found = [rule]
    var next = 0
    while next < found.count {
      found += (successors[found[next]] ?? []).filter { !found.contains($0) }
      next += 1
    }
    return found
  }

  /// The opening consonants of each component's name, which any rule of it answers.
  private func initials(language: String) -> [ProofQuery] {
    let owners = Dictionary(grouping: graph.components) { component in
      let title = component.texts[language]?.title ?? ""
      return isAllHangul(title.filter { !$0.isWhitespace }) ? initialConsonants(of: title) : ""
    }
    return owners.filter { $0.key.count > 1 }.sorted { $0.key < $1.key }.map { text, components in
      ProofQuery(
        group: "initials", language: language, text: text,
        wanted: components.flatMap(\.rules).map(\.description))
    }
  }
}
