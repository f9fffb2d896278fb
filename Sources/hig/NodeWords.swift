import RuleGraph

/// What a node says in one language: its title, then its text.
struct NodeWords {
  let graph: Graph
  let language: String

  /// Empty when the node has no words in the language.
  func words(of node: NodeID) -> [String] {
    switch node {
    case .rule(let id): graph.rule(id)?.texts[language].map(words) ?? []
    case .component(let id):
      pair(
        graph.component(id)?.texts[language]?.title, graph.component(id)?.texts[language]?.summary)
    case .symbol(let name): graph.symbol(name)?.note?[language].map { [name, $0] } ?? []
    case .systemItem(let name):
      pair(graph.systemItem(name)?.name[language], graph.systemItem(name)?.meaning[language])
    case .edition(let id):
      pair(graph.edition(id)?.title[language], graph.edition(id)?.summary?[language])
    case .source(let id):
      pair(graph.source(id)?.title[language], graph.source(id)?.origin?[language])
    case .term(let id): graph.term(id).map(words) ?? []
    }
  }

  private func words(_ text: RuleText) -> [String] {
    let place = "\(text.location.path):\(text.location.line)"
    // Pictures leave lines of nothing but blanks.
    let lines = text.plainText.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    return [text.title] + lines.map(String.init) + [place]
  }

  private func words(_ term: Term) -> [String] {
    let variants = VariantStanding.allCases.compactMap { standing -> String? in
      let words = term.variants.filter { $0.language == language && $0.standing == standing }
      guard !words.isEmpty else { return nil }
      return "\(standing.rawValue): \(words.map(\.text).joined(separator: ", "))"
    }
    return pair(term.name[language], term.why?[language]) + variants
  }

  private func pair(_ title: String?, _ text: String?) -> [String] {
    [title, text].compactMap(\.self).filter { !$0.isEmpty }
  }
}
