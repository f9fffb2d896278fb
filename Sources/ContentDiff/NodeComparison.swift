import RuleGraph

/// Compares what is no rule: pages apart from their rules, and the entries of data files.
struct NodeComparison {
  let sides: RulePair.Sides

  private var old: Graph { sides.old }
  private var new: Graph { sides.new }

  var changes: [ChangedNode] {
    let all =
      components
      + pairs(old.symbols, new.symbols, \.name).map {
        change(.symbol($0.name), fields($0), fields($1))
      }
      + pairs(old.tables.flatMap(\.rows), new.tables.flatMap(\.rows), \.symbol)
      .map { change(.systemItem($0.symbol), fields($0), fields($1)) }
      + pairs(old.editions, new.editions, \.id).map {
        change(.edition($0.id), fields($0), fields($1))
      }
      + pairs(old.sources, new.sources, \.id).map { change(.source($0.id), fields($0), fields($1)) }
      + pairs(old.terms, new.terms, \.id).map { change(.term($0.id), fields($0), fields($1)) }
    return all.filter { !$0.isEmpty }
  }

  /// What there is to say of a node, by name; in order, without what is missing.
  private typealias Fields = [(name: String, value: String?)]

  private func pairs<Node>(
    _ old: [Node], _ new: [Node], _ id: (Node) -> String
  ) -> [(Node, Node)] {
    let present = Dictionary(new.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
    return old.compactMap { node in present[id(node)].map { (node, $0) } }
  }

  private func change(
    _ node: NodeID, _ old: Fields, _ new: Fields, formerID: String? = nil,
    edges: (gained: Set<EdgeLine>, lost: Set<EdgeLine>) = ([], [])
  ) -> ChangedNode {
    let before = Dictionary(
      old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = old.map(\.name) + new.map(\.name).filter { before[$0] == nil }
    return ChangedNode(
      node: node.description, formerID: formerID,
      attributes: names.compactMap { name in
        let (old, new) = (before[name] ?? nil, after[name] ?? nil)
        return old == new ? nil : AttributeChange(name: name, old: old, new: new)
      }, gained: edges.gained.sorted(), lost: edges.lost.sorted())
  }

  // MARK: - Components

  private var components: [ChangedNode] {
    old.components.compactMap { component in
      new.component(sides.pages[component.id] ?? component.id).map { change(component, $0) }
    }
  }

  private func change(_ component: Component, _ other: Component) -> ChangedNode {
    let before = sides.edges(of: .component(component.id), in: old)
    let after = sides.edges(of: .component(other.id), in: new)
    return change(
      .component(other.id), fields(component, on: old) + words(component, other).old,
      fields(other, on: new) + words(component, other).new,
      formerID: component.id == other.id ? nil : component.id,
      edges: (after.subtracting(before), before.subtracting(after)))
  }

  private func fields(_ component: Component, on graph: Graph) -> Fields {
    let sections = component.outline.compactMap { entry in
      if case .section(let section) = entry { section } else { nil }
    }
    return texts("title", component.texts.map(\.title))
      + texts("summary", component.texts.map(\.summary))
      + [
        ("group", component.group), ("edition", component.edition),
        ("platforms", list(component.platforms)),
      ] + sections.flatMap { texts("section \($0.anchor)", $0.texts.map(\.title)) }
  }

  /// The words that differ in what a page says above its rules and beneath headings that are none.
  private func words(_ component: Component, _ other: Component) -> (old: Fields, new: Fields) {
    let before = passages(of: component) { sides.links.written($0, on: $1) }
    let after = passages(of: other) { passage, _ in passage.written }
    let latter = Dictionary(
      after.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let differences = before.compactMap { passage -> (String, WordDifference)? in
      guard let new = latter[passage.name], new != passage.text else { return nil }
      return (passage.name, WordDifference(from: passage.text, to: new))
    }
    return (
      differences.map { ($0, words($1, .removed)) }, differences.map { ($0, words($1, .added)) }
    )
  }

  private func words(_ difference: WordDifference, _ change: WordDifference.Run.Change) -> String? {
    list(difference.runs.filter { $0.change == change }.map(\.text), between: " … ")
  }

  /// - Parameter write: a passage as it is written now.
  private func passages(
    of component: Component, _ write: (Passage, PagePlace) -> String
  ) -> [(name: String, text: String)] {
    func texts(_ name: String, _ passages: Localized<Passage>) -> [(name: String, text: String)] {
      passages.languages.compactMap { language in
        passages[language].map { passage in
          let place = PagePlace(folder: "\(component.group)/\(component.page)", language: language)
          let written = write(passage, place)
          let body = passage.heading == nil ? written : Self.withoutTitle(written)
          return ("\(name) (\(language))", body)
        }
      }
    }
    return texts("introduction", component.texts.map(\.introduction))
      + component.outline.flatMap { entry -> [(name: String, text: String)] in
        guard case .section(let section) = entry else { return [] }
        return texts("text of section \(section.anchor)", section.texts.map(\.passage))
      }
  }

  /// A title has no blank line.
  private static func withoutTitle(_ written: String) -> String {
    written.firstRange(of: "\n\n").map { String(written[$0.upperBound...]) } ?? ""
  }

  // MARK: - Data files

  private func fields(_ symbol: Symbol) -> Fields {
    [
      ("kind", symbol.kind.rawValue), ("framework", symbol.framework),
      ("aliases", list(symbol.aliases)), ("deprecated", symbol.deprecated),
      ("replacement", symbol.replacement),
    ] + texts("note", symbol.note)
  }

  private func fields(_ item: SystemItem) -> Fields {
    [("table", item.table), ("aliases", list(item.aliases))] + texts("name", item.name)
      + texts("meaning", item.meaning)
  }

  private func fields(_ edition: Edition) -> Fields {
    [("date", edition.date)] + texts("title", edition.title) + texts("summary", edition.summary)
  }

  private func fields(_ source: Source) -> Fields {
    [("edition", source.edition), ("languages", list(source.languages))]
      + texts("title", source.title) + texts("origin", source.origin)
  }

  private func fields(_ term: Term) -> Fields {
    let standings: [VariantStanding] = [.accepted, .discouraged, .ambiguous]
    let languages = Set(term.variants.map(\.language)).sorted()
    let variants = standings.flatMap { standing in
      languages.map { language in
        let words = term.variants.filter { $0.standing == standing && $0.language == language }
        return ("\(standing.rawValue) (\(language))", list(words.map(\.text)))
      }
    }
    return texts("name", term.name)
      + [("category", term.category), ("component", term.component.map { sides.pages[$0] ?? $0 })]
      + texts("why", term.why) + variants
  }

  private func texts(_ name: String, _ texts: Localized<String>?) -> Fields {
    texts.map { texts in texts.languages.map { ("\(name) (\($0))", texts[$0]) } } ?? []
  }

  private func list(_ names: [String], between mark: String = ", ") -> String? {
    names.isEmpty ? nil : names.joined(separator: mark)
  }
}
