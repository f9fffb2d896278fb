import CommonMark

/// What a rule says in numbers.
struct Claim {
  let rule: Rule
  let start: Int
  /// The words of the title in each language, without numbers; none when it has no numbers.
  let words: [String: Set<Substring>]
  let titleNumbers: Set<String>
  /// The numbers with a known unit, by unit.
  let measures: [String: Set<String>]
  /// Members of types, `UITabBarItem.badgeValue`; a type alone is what half a page is about.
  let members: Set<NodeID>

  /// `nil` for a rule without numbers.
  ///
  /// - Parameter editions: names whose numbers say nothing.
  init?(_ rule: Rule, in graph: Graph, editions: [Substring]) {
    guard let start = graph.start(of: rule) else { return nil }
    let texts = rule.texts.languages.compactMap { language in
      rule.texts[language].map { (language, $0) }
    }
    let titles = texts.map { ($0.0, Self.without(editions, $0.1.title)) }
    titleNumbers = Set(titles.flatMap { Measure.all(in: $0.1) }.map(\.number))
    let bodies = texts.prefix(1).flatMap {
      $0.1.passage.hasDigits ? Measure.all(in: $0.1.title + "\n" + $0.1.plainText) : []
    }
    measures = bodies.reduce(into: [:]) { measures, measure in
      if let unit = measure.unit { measures[unit, default: []].insert(measure.number) }
    }
    guard !titleNumbers.isEmpty || !measures.isEmpty else { return nil }
    self.rule = rule
    self.start = start
    // Titles are held against one another by their numbers first, and few have any.
    words = titleNumbers.isEmpty ? [:] : titles.reduce(into: [:]) { $0[$1.0] = Self.words($1.1) }
    members = Set(
      graph.edges(from: .rule(rule.id), .governs).map(\.target).filter { target in
        if case .symbol(let name) = target { return SymbolName.owner(of: name) != nil }
        return true
      })
  }

  private static func without(_ names: [Substring], _ title: String) -> String {
    // Few titles have a number, and looking for ten names in all took a twentieth of a build.
    guard title.hasDigits else { return title }
    return names.reduce(title) { $1.isEmpty ? $0 : $0.replacing($1, with: " ") }
  }

  private static func words(_ title: String) -> Set<Substring> {
    Set(
      title.split { !$0.isLetter && !$0.isNumber }.filter { word in
        !word.contains { $0.isASCII && $0.isNumber }
      })
  }

  /// Whether this newer rule and an older one that still holds give different numbers for one thing.
  func disputes(_ older: Claim, in graph: Graph) -> Bool {
    speaksOfTheSame(as: older) && graph.isValid(older.rule.id, in: graph.editions[start].id)
      && !graph.areTied(rule.id, older.rule.id) && rule.sharesPlatform(with: older.rule)
  }

  private func speaksOfTheSame(as older: Claim) -> Bool {
    if !titleNumbers.isEmpty, !older.titleNumbers.isEmpty,
      titleNumbers.isDisjoint(with: older.titleNumbers),
      words.contains(where: { Self.isAlike($0.value, older.words[$0.key] ?? []) })
    {
      return true
    }
    guard !members.isDisjoint(with: older.members) else { return false }
    return measures.contains { unit, numbers in
      older.measures[unit].map { numbers.isDisjoint(with: $0) } ?? false
    }
  }

  /// Whether three quarters of all words are in both.
  private static func isAlike(_ left: Set<Substring>, _ right: Set<Substring>) -> Bool {
    let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
    guard 4 * shorter.count >= 3 * longer.count else { return false }
    let shared = shorter.count(where: longer.contains)
    let union = left.count + right.count - shared
    return union > 1 && 4 * shared >= 3 * union
  }
}

extension Passage {
  /// Whether its plain text has any; the text itself is made of what has.
  fileprivate var hasDigits: Bool {
    nodes.contains { id in
      switch document.nodes[id].kind {
      case .text, .code, .codeBlock: document.literal(of: id, satisfies: \.hasDigits)
      default: false
      }
    }
  }
}
