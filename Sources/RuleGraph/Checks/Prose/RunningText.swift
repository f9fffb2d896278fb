import CommonMark
import Korean

/// The words of one block without the marks between them, so that a word and its particle stand side by side
/// whatever closes between them.
///
/// Text is as written, escapes and all, but composed. What is no text, such as a code span, is one zero byte.
struct RunningText {
  private(set) var bytes: [UInt8] = []
  private var pieces: [Piece] = []
  /// The code of the span that a zero byte stands for.
  private(set) var codes: [Int: String] = [:]

  private struct Piece {
    /// In ``bytes``.
    let start: Int
    /// In the file.
    var offset: Int
    /// How long a piece is in the file that is not copied byte by byte; nil for the others.
    var length: Int?
  }

  /// The file offsets of a stretch of ``bytes``.
  func offsets(of range: Range<Int>) -> Range<Int> {
    let first = pieces[piece(at: range.lowerBound)]
    let start = first.offset + (first.length == nil ? range.lowerBound - first.start : 0)
    guard !range.isEmpty else { return start..<start }
    let last = pieces[piece(at: range.upperBound - 1)]
    let end = last.offset + (last.length ?? range.upperBound - last.start)
    return start..<max(start, end)
  }

  /// Whether no mark stands within a stretch of ``bytes`` in the file, so that another text can be put in its place.
  func isUnbroken(_ range: Range<Int>) -> Bool {
    unbroken(range).count <= 1
  }

  /// A stretch of ``bytes`` cut where marks stand within it in the file.
  func unbroken(_ range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var (found, start) = ([Range<Int>](), range.lowerBound)
    for next in piece(at: range.lowerBound)..<piece(at: range.upperBound - 1) {
      let (one, other) = (pieces[next], pieces[next + 1])
      guard one.offset + (one.length ?? other.start - one.start) != other.offset else { continue }
      found.append(start..<other.start)
      start = other.start
    }
    return found + [start..<range.upperBound]
  }

  private func piece(at index: Int) -> Int {
    pieces.partitioningIndex { $0.start > index } - 1
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The Hangul that begins at an index, across the ends of links and emphasis, further than particles reach: a page may be
  /// one word.
  func hangul(from index: Int) -> Range<Int> {
    let most = index + 3 * 16
    var end = index
    while end < most, end + 2 < bytes.count, Self.isHangul(bytes[end], bytes[end + 1]) { end += 3 }
    return index..<end
  }

  /// Where marks end that close a quotation right there.
  func endOfQuotation(from index: Int) -> Int {
    var end = index
    while let mark = Self.closing.first(where: { bytes[end...].starts(with: $0) }) {
      end += mark.count
    }
    return end
  }

  /// Whether some words are all that stands between marks of quotation.
  func isQuoted(_ words: Range<Int>) -> Bool {
    let before = bytes[..<words.lowerBound]
    return endOfQuotation(from: words.upperBound) > words.upperBound
      && Self.quoting.contains { before.suffix($0.count).elementsEqual($0) }
  }

  /// Whether a parenthesis opens there.
  func opensParenthesis(at index: Int) -> Bool {
    Self.opening.contains { bytes[index...].starts(with: $0) }
  }

  /// Whether what stands before it is given in a second form there: 을(를), 을/를.
  func givesSecondForm(at index: Int) -> Bool {
    if opensParenthesis(at: index) { return true }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
    return ParticleRow.leading(string(hangul(from: index + 1))) != nil
  }

  private static let opening = "(（".map { Array(String($0).utf8) }
  private static let quoting = "'\"‘“「『《〈【«‹｢".map { Array(String($0).utf8) }
  private static let closing = "'\"’”」』》〉】»›｣".map { Array(String($0).utf8) }

  /// Whether three bytes that begin so are a syllable or a letter: U+1100–11FF, U+3130–318F, U+AC00–D7A3.
  static func isHangul(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xEB, 0xEC: true
    case 0xEA: second >= 0xB0
    case 0xED: second <= 0x9E
    case 0xE3: second >= 0x84 && second <= 0x86
    case 0xE1: second >= 0x84 && second <= 0x87
    default: false
    }
  }
}

extension RunningText {
  /// A text that stands in the file from an offset on, letter by letter.
  init(_ text: String, at offset: Int) {
    var text = text
    text.withUTF8 { append($0, $0.indices, mayBeDecomposed: true) }
    for position in pieces.indices { pieces[position].offset += offset }
  }

  /// Takes the words of a paragraph or heading in, in place of what was there before.
  ///
  /// - Parameter mayBeDecomposed: whether the document has bytes that only decomposed text has, or a few rare letters.
  mutating func read(
    _ block: Int, of document: Document, mayBeDecomposed: Bool,
    source: UnsafeBufferPointer<UInt8>
  ) {
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    if !codes.isEmpty { codes = [:] }
    for id in (block + 1)..<max(document.nodes[block].end, block + 1) {
      switch document.nodes[id].kind {
      case .text:
        guard let offsets = document.nodes[id].offsets, !Self.isAddress(id, document, source) else {
          append(0, at: 0)
          continue
        }
        append(source, offsets, mayBeDecomposed: mayBeDecomposed)
      case .softBreak, .lineBreak: append(UInt8(ascii: "\n"), at: 0)
      case .code:
        codes[bytes.count] = document.literal(of: id)
        append(0, at: document.nodes[id].offsets?.lowerBound ?? 0)
      case .htmlInline: append(0, at: 0)
      default: break
      }
    }
  }

  /// Whether a text is the address between pointed brackets.
  private static func isAddress(
    _ id: Int, _ document: Document, _ source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let parent = document.nodes[id].parent, case .link = document.nodes[parent].kind,
      let start = document.nodes[id].offsets?.lowerBound, start > 0,
      source[start - 1] == UInt8(ascii: "<")
    else { return false }
    return document.destination(of: parent).hasSuffix(document.literal(of: id))
  }

  private mutating func append(_ byte: UInt8, at offset: Int) {
    pieces.append(Piece(start: bytes.count, offset: offset, length: 1))
    bytes.append(byte)
  }

  private mutating func append(
    _ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, mayBeDecomposed: Bool
  ) {
    let written = UnsafeBufferPointer(rebasing: source[range])
    let text = mayBeDecomposed ? String(decoding: written, as: UTF8.self) : ""
    guard hasDecomposedHangul(text) else {
      pieces.append(Piece(start: bytes.count, offset: range.lowerBound))
      bytes.append(contentsOf: written)
      return
    }
    var offset = range.lowerBound
    for character in text {
      let length = character.utf8.count
      pieces.append(Piece(start: bytes.count, offset: offset, length: length))
      bytes.append(contentsOf: composedHangul(String(character)).utf8)
      offset += length
    }
  }
}

extension CheckedPage {
  /// Goes through the words of every paragraph and heading, in order.
  func forEachRunningText(_ body: (RunningText) -> Void) {
    var (source, text) = (document.text, RunningText())
    source.withUTF8 { source in
      for id in document.textBlocks {
        text.read(
          id, of: document, mayBeDecomposed: marks.contains(.combining), source: source)
        body(text)
      }
    }
  }

  /// Title and summary where they stand letter by letter, which folded or escaped values do not.
  func frontMatterTexts() -> [(value: Located<String>, text: RunningText?)] {
    [text.frontMatter.title, text.frontMatter.summary].compactMap(\.self).map { value in
      let range = value.location.range
      guard let written = document.source(range), !range.isEmpty,
        written.utf8.elementsEqual(value.value.utf8),
        let start = document.utf8Offset(of: range.lowerBound)
      else { return (value, nil) }
      return (value, RunningText(value.value, at: start))
    }
  }
}
