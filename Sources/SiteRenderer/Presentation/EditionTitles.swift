/// The titles of all editions in one language, oldest first.
struct EditionTitles: Sendable {
  let whole: [String]
  /// Without what stands in brackets at the end, "iOS 7" for "iOS 7 (2013)", unless that leaves two the same.
  let short: [String]

  init(_ whole: [String]) {
    self.whole = whole
    let cut = whole.map(Self.cut)
    let counts = Dictionary(cut.map { ($0, 1) }, uniquingKeysWith: +)
    short = zip(whole, cut).map { counts[$1] == 1 ? $1 : $0 }
  }

  private static func cut(_ title: String) -> String {
    let opening = title.lastIndex { "(（".contains($0) }
    guard let opening, let end = title[opening...].firstIndex(where: { ")）".contains($0) }),
      title.index(after: end) == title.endIndex
    else { return title }
    let words = title[..<opening]
    return words.isEmpty ? title : String(words.last == " " ? words.dropLast() : words)
  }
}
