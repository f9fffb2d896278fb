internal import Synchronization

/// The file of a language's rules, opened once, by the thread that needs it first; a thread that needs it meanwhile
/// waits.
///
/// It is half of what a lookup reads, and wanted last, so that another thread can have it open by then.
final class RuleTableFile: Sendable {
  private let core: CoreShard
  private let load: ShardStore.Load
  private let table = Mutex<RuleTable?>(nil)

  init(_ core: CoreShard, load: @escaping ShardStore.Load) {
    self.core = core
    self.load = load
  }

  /// What is known of the rules but their texts.
  ///
  /// - Throws: `SearchIndexError`, each time anew.
  func opened() throws -> RuleTable {
    try table.withLock { table in
      if let table { return table }
      let opened = try RuleTable(sections(), core, path: path)
      table = opened
      return opened
    }
  }

  /// The first of the shards with texts, which stands on the line after.
  func texts(named name: String) throws -> (sections: [ArraySlice<UInt8>], checksum: UInt32) {
    let line = ShardDecoding.lines(try ShardStore.file(path, load)).rest
    return try ShardDecoding.open(line, named: name, path: path)
  }

  var path: String { SearchShard.path(of: name) }

  private var name: String { "\(core.language)/rules" }

  /// The first line of the file; the texts after it are six times as long.
  private func sections() throws -> [ArraySlice<UInt8>] {
    let length = core.shards.rulesLength
    let start = try ShardStore.file(path, load, limit: length).prefix(length)
    if let rules = try? ShardDecoding.open(start, named: name, path: path),
      rules.checksum == core.shards.rules
    {
      return rules.sections
    }
    // What is wrong is told by the whole line, however long it is.
    let line = ShardDecoding.lines(try ShardStore.file(path, load)).first
    _ = try ShardDecoding.open(line, named: name, path: path)
    throw SearchIndexError.mixedBuilds(path: path)
  }
}
