import Seeding

/// The words and tags of a source or target.
struct ExchangeInlines {
  /// Where they stand in the unit.
  let range: Range<String.Index>
  private var tokens: [String] = []

  init?(of name: String, in unit: String) {
    guard let start = unit.firstRange(of: "<\(name) ") ?? unit.firstRange(of: "<\(name)>"),
      let open = unit[start.lowerBound...].firstIndex(of: ">"),
      let end = unit[open...].firstRange(of: "</\(name)>")
    else { return nil }
    range = unit.index(after: open)..<end.lowerBound
    for character in unit[range] {
      if character == "<" || tokens.last?.last == ">" || tokens.isEmpty { tokens.append("") }
      tokens[tokens.count - 1].append(character)
    }
  }

  var text: String { tokens.joined() }

  mutating func insert(_ token: String, _ random: inout SeededGenerator) {
    tokens.insert(token, at: random.below(tokens.count + 1))
  }

  /// In another inline element, or in what a tool puts around its segments.
  mutating func wrap(inMark: Bool, _ random: inout SeededGenerator) {
    let start = random.below(tokens.count + 1)
    let end = start + random.below(tokens.count - start + 1)
    let tags =
      inMark ? ("<mrk mtype=\"seg\">", "</mrk>") : ("<g id=\"\(1 + random.below(4))\">", "</g>")
    tokens.insert(tags.1, at: end)
    tokens.insert(tags.0, at: start)
  }

  mutating func remove(_ random: inout SeededGenerator) {
    guard !tokens.isEmpty else { return }
    let place = random.below(tokens.count)
    let removed = tokens.remove(at: place)
    if removed.hasPrefix("<g"), let end = tokens[place...].firstIndex(of: "</g>") {
      tokens.remove(at: end)
    }
  }

  mutating func move(_ random: inout SeededGenerator) {
    guard !tokens.isEmpty else { return }
    let moved = tokens.remove(at: random.below(tokens.count))
    tokens.insert(moved, at: random.below(tokens.count + 1))
  }

  /// Words that mean something in Markdown, YAML and a page's headings, escaped as a tool does.
  mutating func changeWords(_ random: inout SeededGenerator) {
    let places = tokens.indices.filter { !tokens[$0].hasPrefix("<") }
    let place = places.isEmpty ? nil : places[random.below(places.count)]
    let old = place.map { tokens[$0] } ?? ""
    let bytes = Mutator(corpus: [Array(old.utf8)], pieces: Self.pieces).input(random.next())
    let words = Self.escaped(String(decoding: bytes.prefix(2_000), as: UTF8.self))
    if let place { tokens[place] = words } else { tokens.append(words) }
  }

  private static let pieces =
    FuzzedMarkdown.pieces + [
      ": ", " #", "- a", "1) a", "+ ", "=== ", "~~~", "\"", "title:", "\\", "|", "&copy;", "<!--",
      "]]>",
      "[^", "*가*나", "(a)**", "_a_", "  ", "\u{A0}", "\u{3000}", "}", ".do}", "\u{200B}",
    ]

  /// Without what XML cannot hold, for else no more than that is ever met.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\t", "\n", "\r", " "..."\u{7E}", "\u{A0}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }
}
