import CommonMark

/// Anchors and aliases, by which a small file can stand for an endless one.
///
/// Yams puts what an alias names in its place, sharing the memory, but whoever walks such a tree, and Yams itself where one
/// is a key, walks every copy.
struct YAMLAnchors {
  /// How many letters may begin an anchor or an alias; some of them may be text.
  private let anchors: Int
  private let aliases: Int
  /// The bytes of the text.
  private let length: Int

  init(_ yaml: String) {
    length = yaml.utf8.count
    (anchors, aliases) = yaml.withBytes { bytes in
      var (anchors, aliases) = (0, 0)
      for place in bytes.indices.dropLast() {
        let byte = bytes[place]
        guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"), bytes[place + 1] > 0x20,
          place == 0 || Self.begins(bytes[place - 1])
        else { continue }
        if byte == UInt8(ascii: "&") { anchors += 1 } else { aliases += 1 }
      }
      return (anchors, aliases)
    }
  }

  /// Whether an anchor or an alias may stand behind a byte.
  ///
  /// That is so behind U+2028 and U+2029, which end a line, and behind U+FEFF, but not behind other letters.
  private static func begins(_ before: UInt8) -> Bool {
    switch before {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      false
    case 0x80...: [0xA8, 0xA9, 0xBF].contains(before)
    default: true
    }
  }

  /// The names that stand behind a `*`, also where it is part of a text; none where no anchor can be.
  static func aliases(in yaml: String) -> Set<String> {
    guard yaml.utf8.contains(UInt8(ascii: "&")) else { return [] }
    let rests = yaml.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    return Set(rests.dropFirst().compactMap { String($0.prefix { !endsName($0) }) })
  }

  /// Whether a byte ends the name of an anchor or an alias.
  static func endsName(_ byte: UInt8) -> Bool { " \n\r,]}".utf8.contains(byte) }

  /// Whether even composing may take too long.
  var areTooMany: Bool {
    anchors > 0 && aliases > 0 && (aliases > 24 || mostValues > Self.mostComposed)
  }

  /// How many values the text may stand for: a byte is one at most, and aliases stand for the most where each list names
  /// the one before it three times.
  private var mostValues: Int {
    (0..<(aliases + 2) / 3).reduce(length) { values, _ in values * 3 }
  }

  /// As many as are compared in a second, should they stand in a key.
  private static let mostComposed = 8_000_000

  /// Whether something may stand there more often than it is written.
  var makeCopies: Bool { anchors > 0 && aliases > 0 }

  /// How many values a file may stand for that has copies; a second's work for whoever walks them all.
  static let mostRead = 500_000
}
