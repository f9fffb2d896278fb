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
  typealias Fields = [(name: String, value: String?)]

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
      .component(other.id), fields(component) + words.old, fields(other) + words.new,
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
}
