import RuleGraph

/// Compares what is no rule: pages apart from their rules, and the entries of data files.
struct NodeComparison {
  let sides: RulePair.Sides

  private var old: Graph { sides.old }
  private var new: Graph { sides.new }

  var changes: [ChangedNode] {
    let all =
      pairs(old.site.groups, new.site.groups, \.id).map {
        change("group \($0.id)", texts("title", $0.title), texts("title", $1.title))
      }
      + components
      + pairs(old.symbols, new.symbols, \.name).map {
        change(NodeID.symbol($0.name).description, fields($0), fields($1))
      }
      + pairs(old.tables, new.tables, \.id).map {
        change("table \($0.id)", texts("caption", $0.caption), texts("caption", $1.caption))
      }
      + pairs(old.tables.flatMap(\.rows), new.tables.flatMap(\.rows), \.symbol)
      .map { change(NodeID.systemItem($0.symbol).description, fields($0), fields($1)) }
      + pairs(old.editions, new.editions, \.id).map {
        change(NodeID.edition($0.id).description, fields($0), fields($1))
      }
      + pairs(old.sources, new.sources, \.id).map {
        change(NodeID.source($0.id).description, fields($0), fields($1))
      }
      + pairs(old.terms, new.terms, \.id).map {
        change(NodeID.term($0.id).description, fields($0), fields($1))
      }
    return all.filter { !$0.isEmpty }
  }

  /// What there is to say of a node, by name; in order, without what is missing.
  typealias Fields = [(name: String, value: String?)]

  private func pairs<Node>(
    _ old: [Node], _ new: [Node], _ id: (Node) -> String
  ) -> [(Node, Node)] {
    let present = Dictionary(new.map { (id($0), $0) }, uniquingKeysWith: { first, _ in first })
    return old.compactMap { node in present[id(node)].map { (node, $0) } }
  }

  private func change(
    _ node: String, _ old: Fields, _ new: Fields, formerID: String? = nil,
    edges: (gained: Set<EdgeLine>, lost: Set<EdgeLine>) = ([], [])
  ) -> ChangedNode {
    let before = Dictionary(
      old.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(new.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let names = old.map(\.name) + new.map(\.name).filter { before[$0] == nil }
    return ChangedNode(
      node: node, formerID: formerID,
      attributes: names.compactMap { name in
        let (old, new) = (before[name] ?? nil, after[name] ?? nil)
        return old == new ? nil : AttributeChange(name: name, old: old, new: new)
      }, gained: edges.gained.sorted(), lost: edges.lost.sorted())
  }

  private var components: [ChangedNode] {
    old.components.compactMap { component in
      new.component(sides.pages[component.id] ?? component.id).map { change(component, $0) }
    }
  }

  private func change(_ component: Component, _ other: Component) -> ChangedNode {
    let before = sides.edges(of: .component(component.id), in: old)
    let after = sides.edges(of: .component(other.id), in: new)
    let words = words(component, other)
    return change(
      NodeID.component(other.id).description, fields(component) + words.old,
      fields(other) + words.new,
      formerID: component.id == other.id ? nil : component.id,
      edges: (after.subtracting(before), before.subtracting(after)))
  }

  private func fields(_ component: Component) -> Fields {
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
    let latter = Dictionary(passages(of: other), uniquingKeysWith: { first, _ in first })
    let differences = passages(of: component).compactMap { name, old -> (String, WordDifference)? in
      guard let new = latter[name], !sides.agree(old, new) else { return nil }
      let before = Self.body(of: old, sides.links.written(old.passage, on: old.place))
      let after = Self.body(of: new, new.passage.written)
      return before == after ? nil : (name, WordDifference(from: before, to: after))
    }
    return (
      differences.map { ($0, words($1, .removed)) }, differences.map { ($0, words($1, .added)) }
    )
  }

  private func words(_ difference: WordDifference, _ change: WordDifference.Run.Change) -> String? {
    list(difference.runs.filter { $0.change == change }.map(\.text), between: " … ")
  }

  private func passages(of component: Component) -> [(String, PlacedPassage)] {
    func texts(_ name: String, _ passages: Localized<Passage>) -> [(String, PlacedPassage)] {
      passages.languages.compactMap { language in
        let place = PagePlace(folder: "\(component.group)/\(component.page)", language: language)
        return passages[language].map {
          ("\(name) (\(language))", PlacedPassage(passage: $0, place: place))
        }
      }
    }
    return texts("introduction", component.texts.map(\.introduction))
      + component.outline.flatMap { entry -> [(String, PlacedPassage)] in
        guard case .section(let section) = entry else { return [] }
        return texts("text of section \(section.anchor)", section.texts.map(\.passage))
      }
  }

  /// What is written beneath the title, which has no blank line.
  private static func body(of text: PlacedPassage, _ written: String) -> String {
    if text.passage.heading == nil { return written }
    return written.firstRange(of: "\n\n").map { String(written[$0.upperBound...]) } ?? ""
  }
}
