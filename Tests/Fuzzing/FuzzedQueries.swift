import RuleGraph
package import SearchIndex
import Seeding

/// Queries of the words of a guide, mistyped, cut, joined, in another layout or half in another alphabet, to its index.
package struct FuzzedQueries: FuzzedReader {
  package static let name = "queries"

  private let words: [String]
  private let languages: [String]
  private let reader: SearchReader

  /// - Parameter files: a content tree without errors.
  package init(files: [String: [UInt8]]) {
    let graph = Linker(CatalogReader(ContentTree(files: files)).read()).link().graph
    languages = graph.site.languages.map(\.code)
    words = Self.words(of: graph)
    reader = SearchReader(shards: IndexBuilder.shards(of: graph))
  }

  private static func words(of graph: Graph) -> [String] {
    let titles = graph.rules.flatMap { rule in
      graph.site.languages.compactMap { rule.texts[$0.code]?.title }
    }
    let names = graph.symbols.map(\.name.description)
    return titles.flatMap { $0.split(separator: " ").map(String.init) } + names
  }

  package func input(_ seed: UInt64) -> [UInt8] { Array(query(seed).utf8) }

  /// The query of a seed.
  package func query(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var query = ""
    for number in 0...random.below(5) {
      if number > 0, random.below(8) > 0 { query += " " }
      query += word(&random)
    }
    return query
  }

  /// What is asked beside the query of a seed.
  package func options(_ seed: UInt64) -> QueryOptions {
    QueryOptions(
      language: languages[Int(seed % UInt64(languages.count))], limit: 10,
      isExact: seed % 11 == 0)
  }

  package func read(_ seed: UInt64) {
    let (query, options) = (query(seed), options(seed))
    do {
      let answer = try reader.answer(to: query, options)
      guard answer.hits.count <= min(options.limit, answer.total),
        Set(answer.hits.map(\.id)).count == answer.hits.count,
        answer.hits.allSatisfy({ Self.isMarkedWithin($0) })
      else { fatalError("the answer to '\(query)' does not agree with itself") }
      _ = try reader.explanation(of: query, options)
    } catch {
      fatalError("the index is good: \(error)")
    }
  }

  /// Whether what is marked is there, in order and apart.
  private static func isMarkedWithin(_ hit: Hit) -> Bool {
    [(hit.title, hit.marks.title), (hit.snippet, hit.marks.snippet)].allSatisfy { text, marks in
      let ends = [0] + marks.flatMap { [$0.lowerBound, $0.upperBound] } + [text.utf16.count]
      return ends == ends.sorted() && marks.allSatisfy { !$0.isEmpty }
    }
  }

  // MARK: - Words

  private func word(_ random: inout SeededGenerator) -> String {
    var word = random.below(6) == 0 ? nil : random.pick(words)
    for _ in 0..<random.below(3) { word = word.map { changed($0, &random) } }
    return word ?? Self.piece(&random)
  }

  private func changed(_ word: String, _ random: inout SeededGenerator) -> String {
    var letters = Array(word.unicodeScalars)
    guard !letters.isEmpty else { return word }
    let place = random.below(letters.count)
    switch random.below(9) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters.swapAt(place, random.below(letters.count))
    case 3: letters[place] = random.pick(Self.letters) ?? "a"
    case 4: letters.removeLast(letters.count - place - 1)
    case 5: letters.removeFirst(place)
    case 6: letters = letters.flatMap { Array($0.properties.uppercaseMapping.unicodeScalars) }
    case 7: letters.insert(contentsOf: Self.piece(&random).unicodeScalars, at: place)
    default: letters = Array(Self.decomposed(letters))
    }
    return String(String.UnicodeScalarView(letters))
  }

  /// Syllables as their letters, as macOS writes them.
  private static func decomposed(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    letters.flatMap { letter -> [Unicode.Scalar] in
      guard (0xAC00..<0xD7A4).contains(letter.value) else { return [letter] }
      let number = letter.value - 0xAC00
      let parts = [0x1100 + number / 588, 0x1161 + number % 588 / 28, 0x11A7 + number % 28]
      return parts.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
    }
  }

  private static let letters = Array("aeiousTB7.-_ㅌㅂㅏ가을를에힣탭é０Ａıß".unicodeScalars)

  private static func piece(_ random: inout SeededGenerator) -> String {
    random.pick(pieces) ?? ""
  }

  private static let pieces = [
    "ㅌㅂ", "ㅏ", "ㄳ", "xoq", "soqlrpdltusqk", "44pt", "iOS 7", "2013", "ios11에서", "을", "하지", "는",
    "the",
    "UI", "isEnabled", "initWithTitle:image:", "kind:", "kind:do", "컴포넌트:\"탭 바\"", "platform:iOS",
    "api:UITabBar", "edition:ios7", "x:\"", "12:“ kind:do", "\"", "“", ":", "-", "…", "👩‍👩‍👧‍👧",
    "e\u{301}",
    "\u{1112}\u{1161}\u{11AB}",
    "\u{11A8}", "\u{FEFF}", "\u{200B}", "\u{202E}", "\u{A0}", "\u{3000}", "\t", "\n", "\0", "ＵＩ",
    "ﬁ", "İ",
    "ſ", "½", "שָׁלוֹם", "علامة،", "टैब", "แท็บ", "画面のタブ", "Знак", "x\u{303}", "か\u{3099}", "\u{301}",
    "\u{10FFFF}", "__proto__", "constructor:x", "constructor", "aBaBaBaBaBaB",
    "가가가가가가가가가가가가가가가가",
  ]
}
