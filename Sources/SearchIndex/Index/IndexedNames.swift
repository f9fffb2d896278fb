internal import RuleGraph

/// What is called what, in the index of one language.
struct IndexedNames: Sendable {
  let concepts: [Concept]
  let names: [ConceptName]
  let symbols: [IndexedSymbol]
  /// By the position of the component.
  let conceptOfComponent: [Int?]

  init(_ graph: Graph, _ content: IndexedContent, _ shared: SharedReading) {
    let reading = ConceptReading(graph, languages: content.languages, shared)
    concepts = reading.concepts
    names = reading.names
    symbols = shared.symbols
    conceptOfComponent = content.components.map { reading.number(of: $0.id) }
  }
}

/// A thing with names: a term of the glossary, a component, or both.
struct Concept: Sendable {
  /// What the ids of terms without a component begin with.
  static let termPrefix = "term:"

  let id: String
  /// Its name in the language of the index.
  let title: String
  /// The rule that says what it is; nil for a term without a component.
  let lead: Int?
}

/// One name of a concept in any language.
struct ConceptName: Sendable {
  let text: String
  let concept: Int
  /// Whether it means other things as well, so that only a query is read so and no text.
  let isAmbiguous: Bool
  /// Whether only texts are read so: a query finds the word itself.
  var isForTexts = false
}

/// An API name, its spellings, and the rules that govern it.
struct IndexedSymbol: Sendable {
  let name: String
  let spellings: [String]
  let rules: [Int]
}
