internal import Yams

/// Anchors and aliases, which a guide has no need of and by which a small file can stand for an endless one.
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

  /// The first node that an alias stands for.
  ///
  /// Yams does not keep what anchors a node has. But where an alias stands it puts the node itself, mark and all, and no
  /// two nodes of a kind are written at one place, unless they are empty.
  func first(in root: Yams.Node) -> Yams.Node? {
    guard anchors > 0 else { return nil }
    var seen: Set<[Int]> = []
    var waiting = [root]
    while let node = waiting.popLast() {
      if let place = place(of: node), !seen.insert(place).inserted { return node }
      switch node {
      case .mapping(let mapping):
        for (key, value) in mapping.reversed() { waiting += [value, key] }
      case .sequence(let sequence): waiting += sequence.reversed()
      default: continue
      }
    }
    return nil
  }

  private func place(of node: Yams.Node) -> [Int]? {
    guard let mark = node.mark else { return nil }
    switch node {
    case .scalar(let scalar): return scalar.string.isEmpty ? nil : [mark.line, mark.column, 0]
    case .mapping: return [mark.line, mark.column, 1]
    default: return [mark.line, mark.column, 2]
    }
  }
}
