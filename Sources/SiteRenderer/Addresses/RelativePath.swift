/// Paths from one file of the site to another, so that the site works from any folder.
enum RelativePath {
  private static let slash = UInt8(ascii: "/")

  /// The path that leads from a file to another file below the same root.
  static func from(_ origin: String, to target: String) -> String {
    // Most links lead to a file of the same folder.
    guard origin.utf8.contains(slash) || target.utf8.contains(slash) else { return target }
    let start = origin.split(separator: "/").dropLast()
    let end = target.split(separator: "/")
    let shared = zip(start, end.dropLast()).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: start.count - shared)
    return up + end.dropFirst(shared).joined(separator: "/")
  }

  /// The path that leads from a file to the root, empty or ending in a slash.
  static func toRoot(from origin: String) -> String {
    String(repeating: "../", count: origin.utf8.count { $0 == slash })
  }
}
