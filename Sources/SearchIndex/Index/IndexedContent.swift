internal import RuleGraph

/// What the index of one language is made of: the graph flattened to rows.
struct IndexedContent: Sendable {
  let language: String
  /// The codes of the languages that texts are in, this one first.
  let languages: [String]
  /// How many languages the site declares before this one.
  let languagesBefore: Int
  /// For each its own name and its script.
  let languageNames: [String]
  let scripts: [String]
  /// The kinds of rules.
  let kinds: [String]
  /// Ids, oldest first.
  let editions: [String]
  /// What editions are called, to their ids.
  let editionNames: [String: String]
  /// The platforms that any rule names, in order.
  let platforms: [String]
  let components: [IndexedComponent]
  private(set) var rules: [IndexedRule]
  private(set) var concepts: [Concept]
  let names: [ConceptName]
  private(set) var symbols: [IndexedSymbol]
  /// The numbers of rules that were replaced, and of the rules that replace them.
  private(set) var replacements: [(old: Int, new: Int)]

  /// The same with the rules in the order of their ids, and so numbered.
  var sortedByID: IndexedContent {
    // Not of the rules, of which two would be copied to compare them, a thirtieth of an index's time.
    let ids = rules.map(\.id)
    let order = ids.indices.sorted { utf16Order(ids[$0], ids[$1]) }
    var numbers = [Int](repeating: 0, count: rules.count)
    for (number, old) in order.enumerated() { numbers[old] = number }
    var sorted = self
    sorted.rules = order.map { rules[$0] }
    sorted.concepts = concepts.map { concept in
      Concept(id: concept.id, title: concept.title, lead: concept.lead.map { numbers[$0] })
    }
    sorted.symbols = symbols.map { symbol in
      IndexedSymbol(
        name: symbol.name, spellings: symbol.spellings,
        rules: symbol.rules.map { numbers[$0] }.sorted())
    }
    sorted.replacements = replacements.map { (numbers[$0.old], numbers[$0.new]) }
    return sorted
  }
}

struct IndexedComponent: Sendable {
  let id: String
  let title: String
  /// The position of the component whose page it is on: its own, or for a part another's.
  let page: Int
  let concept: Int?
}

/// A rule in the language of the index, or in the next that has it.
struct IndexedRule: Sendable {
  let id: String
  /// The positions of component, kind, language.
  let component: Int
  let kind: Int
  let language: Int
  let title: String
  let place: (path: String, line: Int)
  /// A bit for each edition in which it holds.
  let editions: Int
  /// A bit for each platform that it names; none when it holds on all.
  let platforms: Int
  /// What the graph adds to its score.
  let prior: Int
  /// Its component and the page's, by their positions.
  let owners: [Int]
  /// The API names it governs.
  let apis: [String]
  let body: IndexedBody
}

/// What a rule says below its title.
struct IndexedBody: Sendable {
  let rule: RuleText?
  /// A line for each system item of the rule's table.
  let tableLines: [String]

  /// Plain text, a line a block; made each time, for all of them are as much as the whole content.
  var text: String {
    ([rule?.plainText ?? ""] + tableLines).joined(separator: "\n")
  }
}

/// A thing with names: a term of the glossary, a component, or both.
struct Concept: Sendable {
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
