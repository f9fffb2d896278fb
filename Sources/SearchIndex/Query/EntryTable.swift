internal import RuleGraph

/// Sorted keys and what is filed under each.
///
/// Neither is taken apart before it is asked for: a shard has thousands and a query wants a few.
struct EntryTable {
  private let keys: SpacedFields
  private let entries: SpacedFields

  private static let conceptMark = UInt8(ascii: "#")

  init(keys: ArraySlice<UInt8>, entries: ArraySlice<UInt8>) {
    self.keys = SpacedFields(keys)
    self.entries = SpacedFields(entries)
  }

  /// The place of a key; nil when it is not there.
  func position(of key: String) -> Int? {
    let key = Array(key.utf8)
    let position = keys.partitioningIndex { !utf16Order($0, key) }
    return position < keys.count && keys[position].elementsEqual(key) ? position : nil
  }

  /// What is filed at a place; empty where none is.
  func entry(at position: Int) -> ArraySlice<UInt8> {
    entries.indices.contains(position) ? entries[position] : []
  }

  /// The first words' keys that begin with a prefix and are longer, with their places.
  func keys(from prefix: String, limit: Int) -> [(key: String, position: Int)] {
    let prefix = Array(prefix.utf8)
    var found: [(key: String, position: Int)] = []
    var position = keys.partitioningIndex { !utf16Order($0, prefix) }
    while position < keys.count, found.count < limit {
      let key = keys[position]
      guard key.starts(with: prefix) else { break }
      if key.count > prefix.count, !key.contains(Self.conceptMark) {
        found.append((String(decoding: key, as: UTF8.self), position))
      }
      position += 1
    }
    return found
  }
}
