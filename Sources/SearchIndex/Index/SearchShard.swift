/// One file of the search index.
public struct SearchShard: Hashable, Sendable {
  /// Relative to the root of the site, such as `search/ko/core.js`.
  public let path: String
  /// A classic script of one line that hands its content to `Higraph.shard`.
  public let script: String

  init(_ name: String, _ content: JSONText) {
    path = Self.path(of: name)
    script = Self.opening(of: name) + content.text + Self.ending
  }

  /// The path of a shard such as `ko/core`.
  static func path(of name: String) -> String {
    "search/\(name).js"
  }

  /// The content of a shard's script as JSON; nil when it is no script of that shard.
  static func json(of script: String, named name: String) -> Substring? {
    let opening = opening(of: name)
    let bytes = script.utf8
    guard bytes.count >= opening.utf8.count + ending.utf8.count, bytes.starts(with: opening.utf8),
      bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    else { return nil }
    return Substring(bytes.dropFirst(opening.utf8.count).dropLast(ending.utf8.count))
  }

  private static func opening(of name: String) -> String {
    "Higraph.shard(\"\(name)\","
  }

  private static let ending = ");\n"
}
