/// Accents and other marks on a letter that has more of them than any writing does.
///
/// Texts are compared with the marks of each letter in one order, and to put them in it takes time with the square of their
/// number: a letter with ten thousand stops a program for seconds whenever its word is looked at.
package enum StackedMarks {
  /// As many as Unicode's stream-safe texts have.
  static let most = 30
  /// A mark takes two bytes or more.
  private static let leastBytes = 2 * (most + 1)

  package static func areAny(in text: String) -> Bool {
    !text.withBytes(all).isEmpty
  }

  /// A text with U+FFFD for each of them.
  package static func replaced(in text: String) -> String {
    let marks = text.withBytes(all)
    return marks.isEmpty ? text : text.replacing(marks.map { ($0, "\u{FFFD}") })
  }

  /// The bytes of each mark that stands on a letter with ``most`` already; in nearly every text there is none.
  static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var place = leastBytes - 1
    while place < bytes.count {
      guard bytes[place] >= 0x80 else {
        place += leastBytes
        continue
      }
      // Only letters without a blank or sign of ASCII between them are long enough.
      var (start, end) = (place, place + 1)
      while start > 0, bytes[start - 1] >= 0x80 { start -= 1 }
      while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
      if end - start >= leastBytes { append(bytes, start..<end, to: &found) }
      place = end + leastBytes
    }
    return found
  }

  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ stretch: Range<Int>, to found: inout [Range<Int>]
  ) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[stretch].makeIterator()
    var (place, count) = (stretch.lowerBound, 0)
    while place < stretch.upperBound {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        count = isMark(Unicode.UTF8.decode(scalar)) ? count + 1 : 0
        if count > most { found.append(place..<place + scalar.count) }
        place += scalar.count
      case .error(let length): (place, count) = (place + length, 0)
      case .emptyInput: return
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Most of Han and all of Hangul, which need not be looked up.
    case ..<0x300, 0x3400...0xA66E, 0xAC00...0xD7FF: false
    default:
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}
