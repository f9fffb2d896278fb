import RuleGraph

/// Numbers the documents behind the rules of a page, so that each rule cites them by number.
struct CitationPresenter {
  let viewpoint: Viewpoint
  /// The documents in the order of `sources.yml`.
  let sources: [Source]

  init(viewpoint: Viewpoint, rules: [RuleEntry]) {
    self.viewpoint = viewpoint
    var cited: Set<String> = []
    for rule in rules {
      for source in rule.sources { cited.insert(source.id) }
    }
    sources = viewpoint.graph.sources.filter { cited.contains($0.id) }
  }

  /// The list beneath the rules.
  func sourceViews() -> [SourceView] {
    zip(1..., sources).compactMap { number, source in
      guard let title = viewpoint.markup(source.title) else { return nil }
      return SourceView(
        anchor: anchor(number), url: viewpoint.url(to: .source(source.id)),
        title: title, edition: viewpoint.markup(viewpoint.graph.edition(source.edition)?.title))
    }
  }

  /// The documents with the lines of all statements taken from each.
  func views(of rule: RuleEntry) -> [CitationView] {
    rule.sources.compactMap { source in
      // A page cites two or three.
      sources.firstIndex { $0.id == source.id }.map { position in
        CitationView(anchor: anchor(position + 1), text: text(position + 1, source.lines))
      }
    }
  }

  /// No name of a rule begins like this.
  private func anchor(_ number: Int) -> String {
    "_source-\(number)"
  }

  private func text(_ number: Int, _ lines: String?) -> String {
    let isOne = lines?.allSatisfy(\.isNumber) ?? false
    let key = lines == nil ? "rule.source" : isOne ? "rule.source-line" : "rule.source-lines"
    return viewpoint.wording(key, ["number": String(number), "lines": lines ?? ""])
  }
}
