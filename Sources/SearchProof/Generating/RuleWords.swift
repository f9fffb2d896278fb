internal import Korean
internal import RuleGraph

/// The words of all rules in one language, and which of them tell rules apart.
struct RuleWords {
  /// The words of each rule's title and of the lines of its body, by rule; empty where the language lacks it.
  let titles: [[String]]
  let lines: [[[String]]]
  private let standing: Set<String>
  /// The rules that have a root in their title, or anywhere.
  private let titleRules: [String: Set<Int>]
  private let textRules: [String: Set<Int>]

  init(_ graph: Graph, language: String) {
    titles = graph.rules.map { Self.words(of: $0.texts[language]?.title ?? "") }
    lines = graph.rules.map { rule in
      (rule.texts[language]?.plainText ?? "").split(separator: "\n")
        .flatMap { $0.split(separator: ". ") }.map { Self.words(of: $0) }
    }
    let texts = zip(titles, lines).map { Set($0 + $1.joined()) }
    let standing = texts.reduce(into: Set()) { $0.formUnion($1) }
    self.standing = standing
    titleRules = Self.rules(titles.map { Set($0.map { Self.root(of: $0, standing) }) })
    textRules = Self.rules(texts.map { Set($0.map { Self.root(of: $0, standing) }) })
  }

  /// What stands before the particles of a word, where the content has it by itself too.
  func stem(of word: String) -> String? {
    Self.stem(of: word, standing)
  }

  /// Two or three neighbouring words of a rule's title that no other title has all of, or its whole title.
  ///
  /// Only words that tell rules apart count, in whatever form: "the bar" alone is no phrase.
  func titlePhrases(of rule: Int) -> [[String]] {
    let short = windows(of: titles[rule], 2...3).filter { isDistinct($0, titleRules) }
    if !short.isEmpty { return short }
    return titles[rule].count > 1 && isDistinct(titles[rule], titleRules) ? [titles[rule]] : []
  }

  /// Three or four neighbouring words of a rule's body that no other rule has all of.
  func bodyPhrases(of rule: Int) -> [[String]] {
    lines[rule].flatMap { windows(of: $0, 3...4) }.filter { isDistinct($0, textRules) }
  }

  private func windows(of words: [String], _ lengths: ClosedRange<Int>) -> [[String]] {
    lengths.flatMap { length in
      words.count < length
        ? [] : (0...(words.count - length)).map { Array(words[$0..<($0 + length)]) }
    }.filter { $0.contains(where: isTelling) }
  }

  /// In at most a tenth of the rules.
  private func isTelling(_ word: String) -> Bool {
    (textRules[Self.root(of: word, standing)]?.count ?? 0) * 10 <= titles.count && word.count > 1
  }

  private func isDistinct(_ words: [String], _ holders: [String: Set<Int>]) -> Bool {
    let sets = words.filter(isTelling).map { holders[Self.root(of: $0, standing)] ?? [] }
    return sets.dropFirst().reduce(sets.first ?? []) { $0.intersection($1) }.count == 1
  }

  /// A word without its particles, or without the s of a plural or a verb.
  private static func root(of word: String, _ standing: Set<String>) -> String {
    if let stem = stem(of: word, standing) { return stem }
    return word.hasSuffix("s") && standing.contains(String(word.dropLast()))
      ? String(word.dropLast()) : word
  }

  private static func stem(of word: String, _ standing: Set<String>) -> String? {
    guard isAllHangul(word), word.count > 2 else { return nil }
    return (1...min(3, word.count - 2)).lazy.compactMap { length in
      let stem = String(word.dropLast(length))
      let row = ParticleRow.leading(word.suffix(length))
      return row?.written.count == length && row?.form(after: stem) == row?.written
        && standing.contains(stem) ? stem : nil
    }.first
  }

  private static func rules(_ words: [Set<String>]) -> [String: Set<Int>] {
    words.enumerated().reduce(into: [:]) { table, rule in
      for word in rule.element { table[word, default: []].insert(rule.offset) }
    }
  }

  /// The words between spaces in lower case, without the marks around them.
  private static func words(of text: some StringProtocol) -> [String] {
    composedHangul(text.lowercased()).split(whereSeparator: \.isWhitespace).map { word in
      let isMark = { (character: Character) in !(character.isLetter || character.isNumber) }
      let head = word.drop(while: isMark)
      return String(head.reversed().drop(while: isMark).reversed())
    }.filter { !$0.isEmpty }
  }
}
