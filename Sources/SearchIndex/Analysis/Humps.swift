/// The parts of a name written as programs write them.
struct Humps {
  /// Between dots and underscores: `UITabBarItem` and `isEnabled`.
  let segments: [String]
  /// Of all segments: `UI`, `Tab`, `Bar`, `Item`, `is`, `Enabled`; lone letters left out, but not digits.
  let humps: [String]
  /// The ends of segments, of two humps and more: `TabBarItem`, `BarItem`; of many humps the shortest.
  let tails: [String]

  /// The most ends of a segment; all ends of a word of a million humps would be a million million bytes.
  private static let mostTails = 16

  init(_ name: String) {
    segments = name.split { $0 == "." || $0 == "_" }.map(String.init)
    let split = segments.map { Self.split(Array($0.unicodeScalars)) }
    humps = split.joined().filter { hump in
      hump.unicodeScalars.count > 1 || hump.unicodeScalars.first.map(Self.isDigit) ?? false
    }
    tails = split.flatMap { humps in
      humps.indices.dropFirst().dropLast().suffix(Self.mostTails).map { humps[$0...].joined() }
    }
  }

  /// Whether a name can have more than one part; most words of a text cannot.
  static func mayPart(_ name: String) -> Bool {
    let parts = name.utf8.dropFirst().contains { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x2E || byte == 0x5F
    }
    return parts || name.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// Whether a small letter stands before a capital.
  static func areWritten(in name: String) -> Bool {
    zip(name.utf8, name.utf8.dropFirst()).contains { before, here in
      before.isLowercaseLetter && (0x41...0x5A).contains(here)
    }
  }

  /// A hump ends before a capital that follows small letters, before the last of several capitals when a
  /// small letter follows it, and between letters and digits.
  private static func split(_ name: [Unicode.Scalar]) -> [String] {
    var humps: [String] = []
    var start = 0
    for position in name.indices.dropFirst() where isBoundary(name, position) {
      humps.append(text(name[start..<position]))
      start = position
    }
    if start < name.count { humps.append(text(name[start...])) }
    return humps
  }

  private static func isBoundary(_ name: [Unicode.Scalar], _ position: Int) -> Bool {
    let (before, here) = (name[position - 1], name[position])
    if isDigit(before) != isDigit(here) { return true }
    guard isCapital(here) else { return false }
    // A lone small letter is no part: `iOS`, `iPad`, `xMark`.
    guard isCapital(before) else { return position > 1 }
    guard position + 1 < name.count else { return false }
    let after = name[position + 1]
    return !isCapital(after) && !isDigit(after)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(scalar.value)
  }

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value)
  }
}
