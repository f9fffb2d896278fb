/// A range of sorted entries that fills one shard.
struct EntryRange: Sendable {
  let first: String
  let keys: [String]
  let values: [String]
}

/// Cuts sorted entries by the bytes they take, so that a page loads no more than a word needs.
enum ShardCutter {
  /// What one shard may hold, in bytes before compression.
  static let limit = 64 * 1024

  static func cut(_ entries: [(key: String, value: String)], limit: Int = limit) -> [EntryRange] {
    var ranges: [EntryRange] = []
    var start = 0
    var size = 0
    for (position, entry) in entries.enumerated() {
      let bytes = entry.key.utf8.count + entry.value.utf8.count + 2
      if size + bytes > limit, position > start {
        ranges.append(range(entries[start..<position]))
        (start, size) = (position, 0)
      }
      size += bytes
    }
    if start < entries.count { ranges.append(range(entries[start...])) }
    return ranges
  }

  private static func range(_ entries: ArraySlice<(key: String, value: String)>) -> EntryRange {
    EntryRange(
      first: entries.first?.key ?? "", keys: entries.map(\.key), values: entries.map(\.value))
  }
}
