/// What one language says of rules by the editions in which they hold: "Since iOS 11", "iOS 7 only".
///
/// Worked out once, because nearly every link to a rule says it.
struct ValidityWords: Sendable {
  /// By the positions of the editions.
  private let texts: [Range<Int>: String]

  init(_ editions: EditionTitles, _ wording: Wording) {
    let titles = editions.short
    let spans = titles.indices.flatMap { first in
      (first..<titles.count).map { first..<$0 + 1 }
    }
    texts = Dictionary(uniqueKeysWithValues: spans.map { ($0, Self.text(titles, $0, wording)) })
  }

  subscript(span: Range<Int>) -> String? {
    texts[span]
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
