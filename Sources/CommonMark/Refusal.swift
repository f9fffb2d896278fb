/// Why a file was not parsed: libcmark could not bear it.
package enum Refusal: Sendable, Equatable {
  /// More bytes than libcmark's buffers hold; they would end the program.
  case tooLarge
  /// Constructs nested so deep and repeated so often that libcmark would take minutes.
  case tooIntricate
}

/// Foresees the inputs on which libcmark 0.30.2 takes more than linear time.
///
/// Three things make it do so: blank lines within deep nesting, each of which walks down to the innermost item;
/// emphasis within deep nesting, each of which walks up to the document; links among open image brackets, each of
/// which walks over all of these. All are counted from above, by looking at the bytes of each line alone.
struct EffortEstimate {
  /// In steps of about a nanosecond.
  private static let limit = 2_000_000_000
  /// An input this short cannot reach the limit.
  private static let harmless = 16_384
  /// libcmark ends the program when one of its buffers reaches half of `Int32.max`.
  private static let largest = 500_000_000

  private var steps = 0
  /// The bytes at the beginning of the last line that was not blank, each of which may be a container.
  private var depth = 0
  /// Since the last blank line.
  private var paragraph = Paragraph()

  private struct Paragraph {
    var depth = 0
    var stars = 0
    var images = 0
    var links = 0

    var steps: Int {
      // Whatever is beyond a billion is too much anyway, and the products must not overflow.
      3 * min(depth, 1 << 30) * min(stars, 1 << 30) + 2 * min(images, 1 << 30)
        * min(links, 1 << 30)
    }
  }

  static func refusal(of bytes: [UInt8], lines: LineTable) -> Refusal? {
    guard bytes.count > harmless else { return nil }
    guard bytes.count < largest else { return .tooLarge }
    var estimate = EffortEstimate()
    bytes.withUnsafeBufferPointer { bytes in
      for line in 0..<lines.count where estimate.steps <= limit {
        estimate.add(bytes, lines.starts[line], lines.ends[line])
      }
    }
    return estimate.steps + estimate.paragraph.steps > limit ? .tooIntricate : nil
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var offset = start
    while offset < end, bytes[offset].isSpaceOrTab { offset += 1 }
    guard offset < end else { return addBlank() }
    while offset < end, bytes[offset].mayOpenContainer { offset += 1 }
    depth = offset - start
    paragraph.depth = max(paragraph.depth, depth)
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "*"), UInt8(ascii: "_"): paragraph.stars += 1
      case UInt8(ascii: "["):
        let isImage = offset > start && bytes[offset - 1] == UInt8(ascii: "!")
        if isImage { paragraph.images += 1 } else { paragraph.links += 1 }
      default: break
      }
      offset += 1
    }
  }

  private mutating func addBlank() {
    steps += 8 * depth + paragraph.steps
    paragraph = Paragraph()
  }
}

extension UInt8 {
  /// Whether the byte can be part of the marks of quotes and items or of their indentation.
  fileprivate var mayOpenContainer: Bool {
    switch self {
    case .space, .tab, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
