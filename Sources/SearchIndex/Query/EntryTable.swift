/// Sorted keys and what is filed under each.
///
/// Neither is taken apart before it is asked for: a shard has thousands and a query wants a few.
struct EntryTable {
  private let keys: SpacedFields
  private let entries: SpacedFields

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

  /// The first keys that begin with a prefix and are longer.
  func keys(from prefix: String, limit: Int) -> [String] {
    let prefix = Array(prefix.utf8)
    return keys[keys.partitioningIndex { !utf16Order($0, prefix) }...]
      .prefix { $0.starts(with: prefix) }
      .filter { $0.count > prefix.count }.prefix(limit)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The parts of a text between single spaces, as UTF-8.
struct SpacedFields: RandomAccessCollection {
  private let bytes: ArraySlice<UInt8>
  /// Where each field ends.
  private let ends: [Int]

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    ends = bytes.isEmpty ? [] : bytes.positions(of: Separator.space) + [bytes.endIndex]
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[(position == 0 ? bytes.startIndex : ends[position - 1] + 1)..<ends[position]]
  }
}
