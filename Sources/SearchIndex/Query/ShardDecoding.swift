/// Opens the script of a shard, and refuses what is not just that shard as it was written.
enum ShardDecoding {
  /// The sections of a shard's content, and its checksum.
  static func open(
    _ script: ArraySlice<UInt8>, named name: String, path: String
  ) throws(SearchIndexError) -> (sections: [ArraySlice<UInt8>], checksum: UInt32) {
    let (checksum, rest) = try start(of: script, named: name, path: path)
    guard let content = rest.rest(until: SearchShard.ending) else {
      throw .unreadable(path: path)
    }
    guard Checksum.of(content) == checksum else { throw .damaged(path: path) }
    return (content.parts(between: Separator.section), checksum)
  }

  /// The sections that the start of a script has whole, which no checksum speaks for.
  static func head(
    _ script: ArraySlice<UInt8>, named name: String, path: String
  ) throws(SearchIndexError) -> [ArraySlice<UInt8>] {
    let (_, rest) = try start(of: script, named: name, path: path)
    return rest.bytes.parts(between: Separator.section).dropLast()
  }

  /// The checksum that a script has for its content, and all that follows.
  private static func start(
    of script: ArraySlice<UInt8>, named name: String, path: String
  ) throws(SearchIndexError) -> (checksum: UInt32, rest: HeadReader) {
    var head = HeadReader(script)
    guard head.skip("Higraph.shard(\""), let found = head.text(until: "\",") else {
      throw .unreadable(path: path)
    }
    guard found.elementsEqual(name.utf8) else {
      throw .misplaced(String(decoding: found, as: UTF8.self), path: path)
    }
    guard let digits = head.text(until: ",\""),
      let version = Int(String(decoding: digits, as: UTF8.self))
    else { throw .unreadable(path: path) }
    guard version == CoreShard.currentVersion else {
      throw .unknownVersion(version, path: path)
    }
    guard let digits = head.text(until: "\",\""),
      let checksum = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw .unreadable(path: path) }
    return (checksum, head)
  }

  /// The line of the first shard of a file, and what follows.
  static func lines(
    _ file: ArraySlice<UInt8>
  ) -> (first: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let end = file.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.endIndex
    return (file[..<end], file[end...])
  }
}

/// Reads the few words before a shard's content.
private struct HeadReader {
  private(set) var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  mutating func skip(_ text: String) -> Bool {
    guard bytes.starts(with: text.utf8) else { return false }
    bytes = bytes.dropFirst(text.utf8.count)
    return true
  }

  /// What stands before a text, which is skipped; nil when it is not near.
  mutating func text(until end: String) -> ArraySlice<UInt8>? {
    let mark = Array(end.utf8)
    let near = bytes.prefix(Self.longestWord)
    for position in near.indices where near[position...].starts(with: mark) {
      let text = bytes[..<position]
      bytes = bytes[(position + mark.count)...]
      return text
    }
    return nil
  }

  /// All up to a text that ends the file.
  func rest(until end: [UInt8]) -> ArraySlice<UInt8>? {
    bytes.count >= end.count && bytes.suffix(end.count).elementsEqual(end)
      ? bytes.dropLast(end.count) : nil
  }

  private static let longestWord = 80
}
