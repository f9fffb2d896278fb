internal import RuleGraph

/// Reads components and glossary as concepts: a term that names a component is one with it.
struct ConceptReading: Sendable {
  let concepts: [Concept]
  let names: [ConceptName]
  private let numbers: [String: Int]

  init(_ graph: Graph, languages: [String], _ shared: SharedReading) {
    let terms = graph.terms.filter { $0.component.flatMap(graph.component) == nil }
    let termsByComponent = Dictionary(
      graph.terms.compactMap { term in term.component.map { ($0, term) } },
      uniquingKeysWith: { first, _ in first })
    let known =
      graph.components.map { component in
        let lead = Self.lead(of: component, graph)
        return Concept(
          id: component.id,
          title: Self.title(of: component, termsByComponent[component.id], languages),
          lead: lead.flatMap { shared.numbers[$0] })
      }
      + terms.map { term in
        let name = term.name.first(of: languages)?.value
        return Concept(id: Concept.termPrefix + term.id, title: name ?? term.id, lead: nil)
      }
    let numbers = Dictionary(
      zip(known.map(\.id), known.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    let given =
      graph.components.flatMap {
        Self.names(of: $0, numbers[$0.id] ?? 0) + Self.types(of: $0, numbers[$0.id] ?? 0, graph)
      }
      + graph.terms.flatMap { term in
        let owner = term.component.flatMap { numbers[$0] } ?? numbers[Concept.termPrefix + term.id]
        return Self.names(of: term, owner ?? 0)
      }
    let translations = WordTranslations(graph, languages: languages, shared.mined)
    let translated = translations.concepts(beside: given, from: known.count)
    let alike = Self.alike(graph, languages, from: known.count + translated.concepts.count)
    concepts = known + translated.concepts + alike.concepts
    names = given + translated.names + alike.names
  }

  /// The words that people look for one thing by, each lot as a concept: texts are searched for those of the index's own
  /// language, queries have those of any.
  private static func alike(
    _ graph: Graph, _ languages: [String], from number: Int
  ) -> (concepts: [Concept], names: [ConceptName]) {
    var (concepts, names) = ([Concept](), [ConceptName]())
    for alike in graph.likeWords {
      guard let own = languages.first, let title = alike.words[own]?.first else { continue }
      for language in alike.words.languages {
        names += (alike.words[language] ?? []).map {
          ConceptName(
            text: $0, concept: number + concepts.count, isAmbiguous: language != own)
        }
      }
      concepts.append(
        Concept(id: "alike:" + WordTranslations.folded(title), title: title, lead: nil))
    }
    return (concepts, names)
  }

  /// The concept of a component.
  func number(of component: String) -> Int? {
    numbers[component]
  }

  /// The first fact about a component, or otherwise its first rule; a page without rules of its own takes those of its
  /// parts.
  private static func lead(of component: Component, _ graph: Graph) -> RuleID? {
    let rules = component.rules + component.parts.compactMap(graph.component).flatMap(\.rules)
    return rules.first { graph.rule($0)?.kind == .fact } ?? rules.first
  }

  /// The glossary's name, because titles are often plurals.
  private static func title(
    of component: Component, _ term: Term?, _ languages: [String]
  ) -> String {
    term?.name.first(of: languages)?.value
      ?? component.texts.first(of: languages)?.value.title ?? component.id
  }

  private static func names(of component: Component, _ concept: Int) -> [ConceptName] {
    let titles = component.texts.languages.compactMap { component.texts[$0]?.title }
    return ([component.id] + titles).map {
      ConceptName(text: $0, concept: concept, isAmbiguous: false)
    }
  }

  /// The types that a component is in code; a text with one means the type, a query what it stands for as well.
  private static func types(
    of component: Component, _ concept: Int, _ graph: Graph
  ) -> [ConceptName] {
    graph.edges(from: .component(component.id), .governs).compactMap { edge in
      guard case .symbol(let name) = edge.target, !name.contains(".") else { return nil }
      return ConceptName(text: name, concept: concept, isAmbiguous: true)
    }
  }

  private static func names(of term: Term, _ concept: Int) -> [ConceptName] {
    let names = term.name.languages.compactMap { term.name[$0] }
    return names.map { ConceptName(text: $0, concept: concept, isAmbiguous: false) }
      + term.variants.map {
        ConceptName(text: $0.text, concept: concept, isAmbiguous: $0.standing == .ambiguous)
      }
      // Nobody writes so; people type so.
      + term.mixedNames.map { ConceptName(text: $0, concept: concept, isAmbiguous: true) }
  }
}
