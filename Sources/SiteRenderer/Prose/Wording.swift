/// The words of the site itself in one language.
final class Wording: Sendable {
  /// Texts by `section.key`.
  let strings: [String: String]
  /// The quotation marks of the language.
  let marks: QuotationMarks
  /// What the home page offers to search for.
  let examples: SearchExamples?
  /// The texts in which something is to be replaced, cut up once: a page has hundreds of them.
  private let patterns: [String: [Piece]]
  /// Words of other languages in texts of this one; `nil` where they are not looked for.
  let foreignRuns: ForeignRuns?

  /// The texts of a language; what it lacks is taken from the next language.
  init(
    _ tables: [String: [String: String]], preference: [String], foreignRuns: ForeignRuns? = nil
  ) {
    self.foreignRuns = foreignRuns
    let strings: [String: String] = preference.reversed().reduce(into: [:]) { strings, language in
      let nearer = tables[language] ?? [:]
      // A language that has a text needs no form for one from a language that tells one from many.
      for key in nearer.keys { strings["\(key)-one"] = nil }
      strings.merge(nearer) { _, nearer in nearer }
    }
    self.strings = strings
    examples = preference.lazy.compactMap { SearchExamples(tables[$0] ?? [:], in: $0) }.first
    patterns = strings.compactMapValues(Self.pattern)
    marks = QuotationMarks(strings["page.quotes"] ?? "")
  }

  /// A text of the language as markup, with the words of other languages in it marked.
  func marked(_ text: String) -> TrustedHTML {
    LineBreaks.mended(foreignRuns?.markup(text) ?? TrustedHTML(text: text))
  }

  /// Markup of the language with its quotation marks and line breaks, and the words of other languages marked.
  func set(_ markup: TrustedHTML) -> TrustedHTML {
    let found = MarkedBytes(markup.markup)
    let quoted = found.hasQuotes ? marks.markup(markup) : markup
    // Only what is beyond ASCII tells scripts apart.
    guard found.isBeyondASCII, let foreignRuns else { return LineBreaks.mended(quoted) }
    return LineBreaks.mended(foreignRuns.markup(quoted))
  }

  /// A text; an unknown key is shown as it is, so that it is seen.
  subscript(key: String) -> String {
    strings[key] ?? key
  }

  /// A text with `{name}` replaced.
  func callAsFunction(_ key: String, _ values: KeyValuePairs<String, String>) -> String {
    guard let pattern = patterns[key] else { return self[key] }
    var text = ""
    for piece in pattern {
      text += piece.text
      guard let name = piece.name else { continue }
      if let value = values.first(where: { $0.key == name })?.value {
        text += value
      } else {
        text += "{\(name)}"
      }
    }
    return text
  }

  /// A stretch of a text, and the name of what stands after it.
  private struct Piece {
    let text: String
    let name: String?
  }

  private static func pattern(of text: String) -> [Piece]? {
    let parts = text.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    var pieces: [Piece] = []
    var before = String(parts[0])
    for part in parts.dropFirst() {
      if let end = part.firstIndex(of: "}") {
        pieces.append(Piece(text: before, name: String(part[..<end])))
        before = String(part[end...].dropFirst())
      } else {
        before += "{\(part)"
      }
    }
    return pieces + [Piece(text: before, name: nil)]
  }

  /// A text with `{count}` replaced; for one there may be a text of its own, `key-one`.
  func count(_ key: String, _ number: Int) -> String {
    let chosen = number == 1 && strings["\(key)-one"] != nil ? "\(key)-one" : key
    return self(chosen, ["count": String(number)])
  }
}
