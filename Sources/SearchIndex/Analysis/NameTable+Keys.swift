/// The keys by which names are filed.
extension NameTable {
  /// The keys of words without spaces between them, as written and then with the last word's stems.
  ///
  /// The mark of Hangul stands once before each run of it, so 탭 바 and 탭바 are one key.
  static func joinedKeys(of words: ArraySlice<Word>, _ analyzer: Analyzer) -> [String] {
    guard let last = words.last else { return [] }
    let head = joinedKey(of: words.dropLast(), analyzer)
    let isHangul = words.dropLast().last?.script == .hangul
    let stems = analyzer.stems(of: last, endsName: words.count > 1)
    return ([analyzer.key(of: last)] + stems).map {
      head + joined($0, afterHangul: isHangul)
    }
  }

  /// The key of a whole text as written.
  static func key(of text: String, _ analyzer: Analyzer) -> String {
    plainKey(of: text)
      ?? joinedKey(of: analyzer.words(of: analyzer.normalized(text))[...], analyzer)
  }

  /// The key of an API name, which is the same for `UITabBar.items` and `UITabBar items`.
  static func symbolKey(of text: String, _ analyzer: Analyzer) -> String {
    symbolKey(ofKey: key(of: text, analyzer))
  }

  /// The key of an API name, made of that of its words.
  static func symbolKey(ofKey key: String) -> String {
    key.utf8.contains { $0 == 0x2E || $0 == 0x5F } ? key.filter { $0 != "." && $0 != "_" } : key
  }

  /// The key under which rules that name a concept are filed: with the words that begin as its title does.
  ///
  /// So a query for the title finds both in one shard.
  static func conceptKey(id: String, title: String, _ analyzer: Analyzer) -> String {
    let name = key(of: title, analyzer)
    let letters = name.utf8.prefix(Analyzer.isHangul(name) ? 3 : 2).prefix { $0 < 0x80 }
    return String(decoding: letters, as: UTF8.self) + String(conceptMark) + id
  }

  /// A mark that no word has.
  static let conceptMark: Character = "#"

  /// The key of a text in plain letters, which is the text in lower case; nil for any other text.
  ///
  /// A reader makes a key of every id and title before its first answer, and most are such.
  private static func plainKey(of text: String) -> String? {
    var key: [UInt8] = []
    key.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        key.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): key.append(byte + 32)
      // What joins words in one way here and parts them in another there is for the scanner.
      case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "%"), 0x80...: return nil
      default: continue
      }
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// The key of words as written.
  static func joinedKey(of words: ArraySlice<Word>, _ analyzer: Analyzer) -> String {
    var isHangul = false
    return words.reduce(into: "") { joined, word in
      joined += Self.joined(analyzer.key(of: word), afterHangul: isHangul)
      isHangul = word.script == .hangul
    }
  }

  /// A key in the form that it has after another.
  static func joined(_ key: String, afterHangul: Bool) -> String {
    afterHangul && Analyzer.isHangul(key)
      ? String(decoding: key.utf8.dropFirst(), as: UTF8.self) : key
  }
}
