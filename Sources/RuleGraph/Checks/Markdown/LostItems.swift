import CommonMark

/// Lines of a paragraph that were meant as the items of a list.
struct LostItems {
  struct Item {
    /// The mark at the beginning of the line, in the file.
    let range: Range<Int>
    let mark: Mark
    /// Whether its line is the first of the paragraph.
    let isFirstLine: Bool
  }

  enum Mark: Equatable {
    /// `-one`.
    case bullet(UInt8)
    /// `1)one`.
    case number(Int, delimiter: UInt8)
    /// `• one`, with the character.
    case sign(String, isSure: Bool)
    /// `１． one`, `① one`.
    case wideNumber(Int, isSure: Bool)

    /// Whether a line that begins like this can be in the same list as another.
    fileprivate func goes(with other: Mark) -> Bool {
      switch (self, other) {
      case (.number(let number, let delimiter), .number(let next, let other)):
        abs(next - number) == 1 && delimiter == other
      case (.wideNumber(let number, _), .wideNumber(let next, _)): abs(next - number) == 1
      default: self == other
      }
    }
  }

  /// In the order of the lines; empty where they may be no list.
  let all: [Item]

  init(in paragraph: Int, of document: Document) {
    let marked = Self.marked(in: paragraph, of: document)
    guard let first = marked.first else {
      all = []
      return
    }
    let isList =
      first.isSure || Self.isRow(marked) || Self.continues(first, paragraph, document)
      || Self.neighbours(of: paragraph, document).contains { Self.goesOn(first, in: $0, document) }
    all = isList ? marked : []
  }

  /// Several lines in one paragraph.
  private static func isRow(_ items: [Item]) -> Bool {
    zip(items, items.dropFirst()).contains { $0.mark.goes(with: $1.mark) }
  }

  /// A line further down in the item of a list that is marked like it.
  private static func continues(_ item: Item, _ paragraph: Int, _ document: Document) -> Bool {
    guard !item.isFirstLine, let parent = document.parent(of: paragraph), parent.kind == .item,
      let list = document.parent(of: parent.id)
    else { return false }
    return switch (list.kind, item.mark) {
    case (.list(.bullet, _), .bullet), (.list(.ordered, _), .number): true
    default: false
    }
  }

  /// Whether a paragraph beside that of an item begins with another.
  private static func goesOn(_ item: Item, in paragraph: Int, _ document: Document) -> Bool {
    guard item.isFirstLine, let other = marked(in: paragraph, of: document).first else {
      return false
    }
    // Paragraphs with circled numbers lose nothing, and may be those of a drawing.
    if case .wideNumber(_, isSure: false) = item.mark { return false }
    return other.isFirstLine && item.mark.goes(with: other.mark)
  }

  /// The blocks right behind and right before a paragraph.
  private static func neighbours(of paragraph: Int, _ document: Document) -> [Int] {
    let parent = document[paragraph].parent
    var before = paragraph - 1
    while before > 0, document[before].parent != parent { before = document[before].parent ?? 0 }
    return [document[paragraph].end, before].filter {
      $0 > 0 && $0 < document.nodes.count && document[$0].parent == parent
    }
  }

  private static func marked(in paragraph: Int, of document: Document) -> [Item] {
    guard case .paragraph = document[paragraph].kind else { return [] }
    return document.text.withBytes { bytes in
      var (items, startsLine): ([Item], Bool) = ([], true)
      for id in document.children(of: paragraph) {
        let node = document[id]
        if startsLine, case .text = node.kind, let offsets = node.offsets,
          let (mark, length) = mark(at: bytes[offsets.lowerBound...])
        {
          let range = offsets.lowerBound..<offsets.lowerBound + length
          items.append(Item(range: range, mark: mark, isFirstLine: id == paragraph + 1))
        }
        startsLine = node.kind == .softBreak || node.kind == .lineBreak
      }
      return items
    }
  }
}

extension LostItems {
  private static func mark(
    at line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (mark: Mark, length: Int)? {
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return beginsWord(line.dropFirst()) ? (.bullet(first), 1) : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number(at: line) ?? WideNumber(line)?.mark
    case UInt8(ascii: "o"):
      // The ring of a word processor's list, with a tab behind it.
      return line.dropFirst().first == 0x09 ? (.sign("o", isSure: true), 1) : nil
    case 0x80...: return sign(at: line) ?? WideNumber(line)?.mark
    default: return nil
    }
  }

  private static func sign(
    at line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (mark: Mark, length: Int)? {
    guard let sign = signs.first(where: { line.starts(with: $0.written.utf8) }),
      let next = line.dropFirst(sign.written.utf8.count).first, next != UInt8(ascii: "\n")
    else { return nil }
    // A sign of full width may be one of a number, `－5`.
    guard !sign.isWide || next == UInt8(ascii: " ") else { return nil }
    // `§ 3` is a place in a law.
    let isOfLaw =
      sign.written == "§" && line.dropFirst("§ ".utf8.count).first?.isDigit == true
    guard !isOfLaw else { return nil }
    return (.sign(sign.written, isSure: sign.isSure), sign.written.utf8.count)
  }

  private static func number(
    at line: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (mark: Mark, length: Int)? {
    let digits = line.prefix(4).prefix(while: \.isDigit)
    let rest = line.dropFirst(digits.count)
    guard let delimiter = rest.first, let number = Int(String(decoding: digits, as: UTF8.self)),
      delimiter == UInt8(ascii: ".") || delimiter == UInt8(ascii: ")"),
      beginsWord(rest.dropFirst())
    else { return nil }
    return (.number(number, delimiter: delimiter), digits.count + 1)
  }

  /// Letters, Hangul, code or a link.
  private static func beginsWord(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.first.map { $0 >= 0x80 || "`[".utf8.contains($0) || $0.isLetter } ?? false
  }

  /// What other programs put before items; dashes and dots occur in sentences as well.
  private static let signs: [(written: String, isSure: Bool, isWide: Bool)] =
    ["•", "‣", "▪", "●", "■", "・"].map { ($0, true, false) }
    + ["◦", "○", "□", "·", "ㆍ", "–", "—"].map { ($0, false, false) }
    + ["－", "＋"].map { ($0, true, true) } + [("＊", false, true), ("§", false, true)]
}

extension LostItems.Item {
  /// Whether nothing else can have been meant.
  fileprivate var isSure: Bool {
    switch mark {
    case .sign(_, let isSure), .wideNumber(_, let isSure): isSure && isFirstLine
    case .bullet, .number: false
    }
  }
}
