/// One file of the search index: a shard, or two where a reader of the first soon needs the second.
public struct SearchShard: Hashable, Sendable {
  /// Relative to the root of the site, such as `search/ko/core.js`.
  public let path: String
  /// A classic script, one line per shard, that hands the contents to `Higraph.shard`.
  public let script: String
  /// Of the first one's content; the core repeats it, so that no other content is taken for it.
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

  /// The same file with another shard's line at its end.
  func followed(by other: SearchShard) -> SearchShard {
    SearchShard(path: path, script: script + other.script, checksum: checksum)
  }

  private init(path: String, script: String, checksum: UInt32) {
    self.path = path
    self.script = script
    self.checksum = checksum
  }

  /// The path of a shard such as `ko/core` that has a file of its own.
  static func path(of name: String) -> String {
    "search/\(name).js"
  }

  static let ending = Array("\");\n".utf8)
}
