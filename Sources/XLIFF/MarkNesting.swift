/// What cannot be of links and images: to be without words, or within one another.
enum MarkNesting {
  /// A link or image that has lost its words; those without any in the source need none.
  ///
  /// - Parameter marks: of both texts, by number.
  static func wordless(
    _ source: [Segment.Piece], _ target: [Segment.Piece], _ marks: [Int: InlineMark]
  ) -> InlineMark? {
    let spoken = Set(contents(source, marks).filter(\.hasWords).map(\.number))
    return contents(target, marks).first { !$0.hasWords && spoken.contains($0.number) }
      .flatMap { marks[$0.number] }
  }

  /// A link within a link, or an image within an image.
  static func nested(_ pieces: [Segment.Piece], _ marks: [Int: InlineMark]) -> InlineMark? {
    var open: [InlineMark?] = []
    for piece in pieces {
      switch piece {
      case .open(let number):
        let mark = marks[number]
        if let mark, open.contains(where: { $0?.isOfOneKind(as: mark) == true }) { return mark }
        open.append(mark)
      case .close: _ = open.popLast()
      case .text, .mark: continue
      }
    }
    return nil
  }

  /// Each link and image, and whether there is anything to read in it.
  private static func contents(
    _ pieces: [Segment.Piece], _ marks: [Int: InlineMark]
  ) -> [(number: Int, hasWords: Bool)] {
    var found: [(number: Int, hasWords: Bool)] = []
    var open: [Int] = []
    for piece in pieces {
      switch piece {
      case .open(let number):
        open.append(found.count)
        found.append((number, false))
      case .close: _ = open.popLast()
      case .text(let text) where !text.contains { !$0.isWhitespace }: continue
      case .text, .mark: for place in open { found[place].hasWords = true }
      }
    }
    return found.filter { marks[$0.number]?.isLinkOrImage == true }
  }
}

extension InlineMark {
  fileprivate var isLinkOrImage: Bool {
    switch self {
    case .link, .image: true
    default: false
    }
  }

  fileprivate func isOfOneKind(as other: InlineMark) -> Bool {
    switch (self, other) {
    case (.link, .link), (.image, .image): true
    default: false
    }
  }
}
