/// Sorted keys and what is filed under them, enough for one shard.
struct EntryRange: Sendable {
  let first: String
  /// Both parted by spaces.
  let keys: [UInt8]
  let entries: [UInt8]

  var sections: [[UInt8]] { [keys, entries] }
}

/// Cuts sorted entries by the bytes they take, so that a page loads no more than a word needs.
struct ShardCutter {
  /// What one shard may hold, in bytes before compression.
  static let limit = 96 * 1024

  private let limit: Int
  private var cut: [EntryRange] = []
  private var keys: [UInt8] = []
  private var entries: [UInt8] = []
  private var first: [UInt8] = []
  private var last: ArraySlice<UInt8>?

  init(limit: Int = limit) {
    self.limit = limit
  }

  /// Adds the next entry; entries of one group stay together.
  mutating func add(_ key: [UInt8], _ entry: [UInt8], group: ArraySlice<UInt8>) {
    if !keys.isEmpty, last != group,
      keys.count + entries.count + key.count + entry.count + 2 > limit
    {
      close()
    }
    if keys.isEmpty {
      first = key
    } else {
      keys.append(Separator.space)
      entries.append(Separator.space)
    }
    keys += key
    entries += entry
    last = group
  }

  /// All that was added.
  var ranges: [EntryRange] {
    var cutter = self
    cutter.close()
    return cutter.cut
  }

  private mutating func close() {
    if keys.isEmpty { return }
    cut.append(
      EntryRange(first: String(decoding: first, as: UTF8.self), keys: keys, entries: entries))
    (keys, entries) = ([], [])
  }
}
