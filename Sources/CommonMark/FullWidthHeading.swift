/// The marks of a heading in the full width of East Asian keyboards, or its blanks as no-break spaces, of which CommonMark
/// makes nothing.
package struct FullWidthMarks: Sendable, Equatable {
  /// From the first of them on the line to the last.
  package let range: SourceRange
  package let first: Unicode.Scalar
  /// Whether they are blanks before the attributes alone, with which the line is a heading all the same.
  package let areBlanksOfTitle: Bool
  /// What belongs into the range.
  package let meant: String
}

extension Document {
  /// Where a line that was meant to be a heading has such marks: `＃＃ Title`, `## Title ｛#id｝`.
  ///
  /// Lines of paragraphs and headings of the document itself; not those in lists and quotes.
  package func fullWidthMarks() -> [FullWidthMarks] {
    // Lines come in the order of the blocks, so that those behind are left behind.
    var blocks: ArraySlice<Range<Int>>?
    return text.withBytes { bytes in
      lines.starts.indices.compactMap { line in
        let offsets = lines.starts[line]..<lines.ends[line]
        guard FullWidthHeading.mayBe(bytes[offsets]) else { return nil }
        let heading = FullWidthHeading(String(decoding: bytes[offsets], as: UTF8.self))
        guard let marks = heading.marks else { return nil }
        let margin = offsets.lowerBound + heading.margin
        let ahead = (blocks ?? runningText[...]).drop { $0.upperBound <= margin }
        blocks = ahead
        guard ahead.first?.contains(margin) ?? false else { return nil }
        let start = offsets.lowerBound + heading.offset(of: marks.lowerBound)
        return FullWidthMarks(
          range: lines.range(start..<offsets.lowerBound + heading.offset(of: marks.upperBound)),
          first: heading.written[marks.lowerBound],
          areBlanksOfTitle: heading.areOfTitle(marks), meant: heading.text(of: marks))
      }
    }
  }

  /// Where the paragraphs and headings of the document itself stand.
  private var runningText: [Range<Int>] {
    children(of: 0).compactMap { block in
      switch nodes[block].kind {
      case .paragraph, .heading: nodes[block].offsets
      default: nil
      }
    }
  }
}

/// A line as it would be if its marks were of the usual width.
private struct FullWidthHeading {
  let written: [Unicode.Scalar]
  private let meant: [Unicode.Scalar]
  /// The signs at the start.
  private let signs: Range<Int>
  /// The attributes at the end, with the blanks before them.
  private let list: Range<Int>?

  private static let usual: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{FF03}": "#", "\u{FF5B}": "{", "\u{FF5D}": "}", "\u{FF0E}": ".", "\u{FF1D}": "=",
    "\u{3000}": " ", "\u{A0}": " ",
  ]

  /// Whether a line could be one at all: most begin with a letter.
  static func mayBe(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = line.first(where: { $0 != UInt8(ascii: " ") }),
      first == UInt8(ascii: "#") || first == 0xEF
    else { return false }
    return line.contains { $0 == 0xEF || $0 == 0xE3 || $0 == 0xC2 }
  }

  init(_ line: String) {
    written = Array(line.unicodeScalars)
    meant = written.map { Self.usual[$0] ?? $0 }
    let margin = written.prefix { $0 == " " }.count
    signs = margin..<margin + meant[margin...].prefix { $0 == "#" }.count
    list = Self.list(in: meant, after: signs.upperBound)
  }

  /// How many blanks stand before the first mark; of more than three CommonMark makes code.
  var margin: Int {
    signs.lowerBound
  }

  /// Whether a blank or nothing follows the signs.
  private var isParted: Bool {
    let end = signs.upperBound
    return end == meant.count || meant[end] == " " || meant[end] == "\t"
  }

  /// From the first mark of full width to the last; `nil` when there is none, or the line is no heading even so.
  var marks: Range<Int>? {
    let hasWideSign = signs.contains(where: isWide)
    guard (1...6).contains(signs.count), isParted || hasWideSign && list != nil else { return nil }
    let places = (Array(opening) + Array(list ?? 0..<0)).filter(isWide)
    guard let first = places.first, let last = places.last else { return nil }
    return first..<max(last + 1, isParted ? 0 : signs.upperBound)
  }

  /// Whether some marks stand before the attributes, and none among the signs.
  func areOfTitle(_ marks: Range<Int>) -> Bool {
    guard let list, let brace = meant[list].firstIndex(of: "{") else { return false }
    return opening.upperBound <= marks.lowerBound && marks.upperBound <= brace
  }

  /// The signs with the blank after them.
  private var opening: Range<Int> {
    signs.lowerBound..<min(signs.upperBound + (isParted ? 1 : 0), meant.count)
  }

  private func isWide(_ place: Int) -> Bool {
    written[place] != meant[place]
  }

  private static func list(in meant: [Unicode.Scalar], after start: Int) -> Range<Int>? {
    var bytes: [UInt8] = []
    var owners: [Int] = []
    for place in meant.indices[start...] {
      let width = UTF8.width(meant[place])
      bytes += Array(String(meant[place]).utf8)
      owners += Array(repeating: place, count: width)
    }
    let finder = AttributeListFinder(bytes: bytes, line: bytes.indices)
    guard let list = finder.find(), list.isClosed else { return nil }
    let brace = owners[list.braces.lowerBound]
    // The blank before the list, which would stay in the title.
    let blanks = meant[start..<brace].reversed().prefix { $0 == " " }.count
    return brace - blanks..<owners[list.braces.upperBound - 1] + 1
  }

  func offset(of place: Int) -> Int {
    written[..<place].reduce(0) { $0 + UTF8.width($1) }
  }

  /// What belongs there; such marks in the title are text.
  func text(of places: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    for place in places {
      let isMark = opening.contains(place) || list?.contains(place) ?? false
      text.append(isMark ? meant[place] : written[place])
      if place + 1 == signs.upperBound, !isParted { text.append(" ") }
    }
    return String(text)
  }
}
