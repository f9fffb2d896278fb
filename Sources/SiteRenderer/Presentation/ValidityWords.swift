import RuleGraph

/// What one language says of rules by the editions in which they hold: "Since iOS 11", "iOS 7 only".
///
/// Worked out once, because nearly every link to a rule says it.
struct ValidityWords: Sendable {
  /// By the positions of the editions.
  private let texts: [Range<Int>: String]

  init(_ editions: [Edition], preference: [String], _ wordings: [String: Wording]) {
    let wording = preference.first.flatMap { wordings[$0] } ?? Wording([:], preference: [])
    let titles = editions.map { edition in
      let title = edition.title.first(of: preference).map { text in
        wordings[text.language]?.marks.text(text.value) ?? text.value
      }
      return Self.short(title ?? edition.id)
    }
    let spans = titles.indices.flatMap { first in
      (first..<titles.count).map { first..<$0 + 1 }
    }
    texts = Dictionary(uniqueKeysWithValues: spans.map { ($0, Self.text(titles, $0, wording)) })
  }

  subscript(span: Range<Int>) -> String? {
    texts[span]
  }

  /// A title without what stands in brackets: "iOS 7" for "iOS 7 (2013)".
  static func short(_ title: String) -> String {
    let words = title.prefix { $0 != "(" }
    return words.isEmpty ? title : String(words.last == " " ? words.dropLast() : words)
  }

  private static func text(_ titles: [String], _ span: Range<Int>, _ wording: Wording) -> String {
    let key =
      if span.upperBound == titles.count {
        "edition.since"
      } else {
        span.count == 1 ? "edition.only" : "edition.range"
      }
    return wording(
      key, ["first": titles[span.lowerBound], "last": titles[span.upperBound - 1]])
  }
}
