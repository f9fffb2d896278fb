/// One file of the search index.
public struct SearchShard: Hashable, Sendable {
  /// Relative to the root of the site, such as `search/ko/core.js`.
  public let path: String
  /// A classic script of one line that hands its content to `Higraph.shard`.
  public let script: String
  /// Of the content; the core repeats it, so that no other content is taken for it.
  let checksum: UInt32

  /// The content must be ``ShardText`` and ``PrintableCode``.
  init(_ name: String, _ content: [UInt8]) {
    path = Self.path(of: name)
    checksum = Checksum.of(content[...])
    let head =
      "Higraph.shard(\"\(name)\",\(CoreShard.currentVersion),\"\(Checksum.text(checksum))\",\""
    script = String(decoding: Array(head.utf8) + content + Self.ending, as: UTF8.self)
  }

  /// A shard of sections.
  init(_ name: String, sections: [[UInt8]]) {
    self.init(name, Array(sections.joined(separator: [Separator.section])))
  }

  /// The path of a shard such as `ko/core`.
  static func path(of name: String) -> String {
    "search/\(name).js"
  }

  static let ending = Array("\");\n".utf8)
}
