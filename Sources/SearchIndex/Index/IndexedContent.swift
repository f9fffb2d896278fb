internal import RuleGraph

/// What the index of one language is made of, besides names: the graph flattened to rows.
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
  /// In the order of their ids.
  let rules: [IndexedRule]
  /// The numbers of rules that were replaced, and of the rules that replace them.
  let replacements: [(old: Int, new: Int)]
}

struct IndexedComponent: Sendable {
  let id: String
  let title: String
  /// The position of the component whose page it is on: its own, or for a part another's.
  let page: Int
}

/// A rule in the language of the index, or in the next that has it.
struct IndexedRule: Sendable {
  let id: String
  /// The positions of component, kind, language.
  let component: Int
  let kind: Int
  let language: Int
  let title: String
  /// The heading that it stands beneath, if that is no part.
  let section: String
  let place: (path: String, line: Int)
  /// The positions of the editions in which it holds.
  let editions: [Int]
  /// Those of the platforms that it names; none when it holds on all.
  let platforms: [Int]
  /// What the graph adds to its score.
  let prior: Int
  /// Its component and the page's, by their positions.
  let owners: [Int]
  /// The API names it governs.
  let apis: [String]
  /// What the system items of its table are called.
  let items: [String]
  let body: IndexedBody
}

/// What a rule says below its title.
struct IndexedBody: Sendable {
  let rule: RuleText?
  /// A line for each system item of the rule's table.
  let tableLines: [String]

  /// Plain text, a line a block, as it is shown: no two blanks stand side by side.
  ///
  /// Made each time, for all of them are as much as the whole content.
  var text: String {
    ([rule?.plainText ?? ""] + tableLines).joined(separator: "\n").withSingleBlanks
  }
}
