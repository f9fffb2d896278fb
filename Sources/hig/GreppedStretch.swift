import RuleGraph

/// Lines of one rule that stand together: some that were found, and those around them.
struct GreppedStretch {
  let path: String
  let id: String
  let lines: [PageLines.Line]
  /// What was found, by line.
  let hits: [Int: GreppedRule]

  /// The lines of each rule with as many around each as asked for, those that touch put together.
  static func all(of found: [GreppedRule], context: Int) -> [GreppedStretch] {
    found.chunked { $0.path == $1.path && $0.id == $1.id }.flatMap { hits -> [GreppedStretch] in
      guard let first = hits.first else { return [] }
      let byLine = Dictionary(hits.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
      guard context > 0 else {
        return [GreppedStretch(first, hits.map { ($0.line, $0.text) }, byLine)]
      }
      return lines(of: first.rule, near: hits, context).chunked { $0.number + 1 == $1.number }
        .map { GreppedStretch(first, $0, byLine) }
    }
  }

  /// Both are in the order of lines, and gone through once: a rule may have very many of both.
  private static func lines(
    of rule: [PageLines.Line], near hits: [GreppedRule], _ context: Int
  ) -> [PageLines.Line] {
    var rest = hits[...]
    return rule.filter { line in
      rest = rest.drop { line.number - $0.line > context }
      return rest.first.map { $0.line - line.number <= context } ?? false
    }
  }

  private init(_ first: GreppedRule, _ lines: [PageLines.Line], _ hits: [Int: GreppedRule]) {
    path = first.path
    id = first.id
    self.lines = lines
    self.hits = hits
  }
}

extension Array {
  /// Cuts between two elements that do not belong together.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, belong(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
