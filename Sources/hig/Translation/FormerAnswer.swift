import RuleGraph

/// What to say and show when somebody asks for an id that was renamed, merged, split or retired.
struct FormerAnswer {
  /// `nil` for the id of a page.
  let former: FormerRule?
  let nodes: [NodeID]
  /// `'a/b' was renamed; it is 'a/c' now`.
  let words: String

  /// - Returns: `nil` when the text is no former id.
  init?(_ text: String, in graph: Graph) {
    if let former = RuleID(text).flatMap(graph.formerRule) {
      self.init(former)
    } else if let page = graph.successor(ofPage: text) {
      self.init(
        former: nil, nodes: [.component(page)], words: "'\(text)' was renamed; it is '\(page)' now")
    } else {
      return nil
    }
  }

  init(_ former: FormerRule) {
    self.init(
      former: former, nodes: former.successors.map(NodeID.rule), words: Self.words(of: former))
  }

  private init(former: FormerRule?, nodes: [NodeID], words: String) {
    (self.former, self.nodes, self.words) = (former, nodes, words)
  }

  private static func words(of former: FormerRule) -> String {
    let names = former.successors.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(former.id)' was \(former.status.rawValue)"
      + (names.isEmpty
        ? "; no rule stands in its place"
        : former.status == .renamed ? "; it is \(names) now" : "; see \(names)")
  }
}

/// The query of somebody who has an old id.
struct FormerQuery {
  let pipeline: Pipeline

  /// The ids that an old one stands for now, each with the filters that stand beside it, and what to say of it; `nil` for
  /// any other query.
  ///
  /// Only what looks like an id costs a look into the lock, and nothing else is read.
  func answer(for query: String) throws -> (queries: [String], words: String)? {
    guard query.utf8.contains(UInt8(ascii: "/")) else { return nil }
    let pieces = query.split(separator: " ")
    let filters = pieces.filter { $0.contains(":") }
    guard pieces.count == filters.count + 1,
      let id = pieces.first(where: { !$0.contains(":") }).flatMap({ RuleID(String($0)) }),
      let lock = try pipeline.lock(), let former = lock.formerRules.first(where: { $0.id == id })
    else { return nil }
    let queries = former.successors.map { successor in
      ([successor.description] + filters.map(String.init)).joined(separator: " ")
    }
    return (queries.isEmpty ? [query] : queries, FormerAnswer(former).words)
  }
}
