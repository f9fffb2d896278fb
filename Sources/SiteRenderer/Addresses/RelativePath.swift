/// Paths from one file to another, so that the site works from any folder.
package enum RelativePath {
  private static let slash = UInt8(ascii: "/")

  /// The path that leads from a file to another file below the same root.
  package static func from(_ origin: String, to target: String) -> String {
    // Most pages stand in no folder.
    guard origin.utf8.contains(slash) else { return target }
    var shared = target.startIndex
    var up = 0
    var isShared = true
    var place = target.utf8.startIndex
    for byte in origin.utf8 {
      isShared = isShared && place < target.utf8.endIndex && target.utf8[place] == byte
      if isShared { place = target.utf8.index(after: place) }
      guard byte == slash else { continue }
      if isShared { shared = place } else { up += 1 }
    }
    var path = String(repeating: "../", count: up)
    // `+` takes any characters, and the runtime would search the program for what those are: 5 % of a short lookup.
    path.append(contentsOf: target[shared...])
    return path
  }

  /// The path that leads from a file to the root, empty or ending in a slash.
  static func toRoot(from origin: String) -> String {
    String(repeating: "../", count: origin.utf8.count { $0 == slash })
  }
}
