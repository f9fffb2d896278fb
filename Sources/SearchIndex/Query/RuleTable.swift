/// What is known of each rule but its text.
struct RuleTable {
  private let core: CoreShard

  init(_ core: CoreShard) {
    self.core = core
  }

  func id(_ rule: Int) -> String {
    core.rules.ids[rule]
  }

  func entry(_ rule: Int) -> RuleEntry {
    let rules = core.rules
    return RuleEntry(
      id: rules.ids[rule], title: rules.titles[rule],
      component: core.components.ids[rules.components[rule]], kind: core.kinds[rules.kinds[rule]],
      language: core.languages[rules.languages[rule]], path: rules.files[rules.paths[rule]],
      line: rules.lines[rule])
  }

  /// The rules whose id, name or title has one of the keys.
  func rules(keyed keys: [String], _ keyOf: (String) -> String) -> Set<Int> {
    // No word makes an empty key, and nothing is named by one.
    let wanted = Set(keys).subtracting([""])
    let named = zip(core.rules.ids, core.rules.titles).enumerated().filter { _, texts in
      let (id, title) = texts
      let name = String(decoding: id.utf8.drop { $0 != UInt8(ascii: "/") }, as: UTF8.self)
      return [id, name, title].contains { wanted.contains(keyOf($0)) }
    }
    return Set(named.map(\.offset))
  }
}

/// What a hit says of its rule.
struct RuleEntry: Hashable, Sendable {
  let id: String
  let title: String
  /// The id of the component or part.
  let component: String
  let kind: String
  /// The code of the language of its texts.
  let language: String
  let path: String
  let line: Int
}
