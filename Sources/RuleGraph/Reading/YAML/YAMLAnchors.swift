/// Anchors and aliases, by which a small file can stand for an endless one.
///
/// Yams puts what an alias names in its place, sharing the memory, but whoever walks such a tree, and Yams itself where one
/// is a key, walks every copy.
struct YAMLAnchors {
  /// How many letters may begin an anchor or an alias; some of them may be text.
  private let anchors: Int
  private let aliases: Int

  init(_ yaml: String) {
    var (anchors, aliases) = (0, 0)
    let bytes = yaml.utf8
    for ((before, byte), after) in zip(zip([0x0A] + bytes, bytes), bytes.dropFirst())
    where Self.begins(before) && after > 0x20 {
      if byte == UInt8(ascii: "&") { anchors += 1 }
      if byte == UInt8(ascii: "*") { aliases += 1 }
    }
    (self.anchors, self.aliases) = (anchors, aliases)
  }

  private static func begins(_ before: UInt8) -> Bool {
    switch before {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      false
    default: true
    }
  }

  /// Whether even composing may take too long: two dozen aliases stand for some thousand copies at most.
  var areTooMany: Bool { anchors > 0 && aliases > 24 }

  /// Whether something may stand there more often than it is written.
  var makeCopies: Bool { anchors > 0 && aliases > 0 }

  /// How many values a file may stand for that has copies; a second's work for whoever walks them all.
  static let mostValues = 500_000
}
