import RuleGraph

/// What to say and show when somebody asks for an id that was renamed, merged, split or retired.
struct FormerAnswer {
  let former: FormerRule

  /// - Returns: `nil` when the text is no former id.
  init?(_ text: String, in graph: Graph) {
    guard let former = RuleID(text).flatMap(graph.formerRule) else { return nil }
    self.former = former
  }

  var nodes: [NodeID] {
    former.successors.map(NodeID.rule)
  }

  /// `'a/b' was renamed; it is 'a/c' now`.
  var words: String {
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

  /// The ids that an old one stands for now, and what to say of it; `nil` for any other query.
  ///
  /// Only what looks like an id costs a look into the lock, and nothing else is read.
  func answer(for query: String) throws -> (queries: [String], words: String)? {
    guard query.utf8.contains(UInt8(ascii: "/")), !query.utf8.contains(UInt8(ascii: " ")),
      let id = RuleID(query), let lock = try pipeline.lock(),
      let former = lock.formerRules.first(where: { $0.id == id })
    else { return nil }
    let names = former.successors.map(\.description)
    return (names.isEmpty ? [query] : names, FormerAnswer(former).words)
  }
}

extension FormerAnswer {
  init(_ former: FormerRule) {
    self.former = former
  }
}
