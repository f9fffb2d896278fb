/// Sorted keys and their entries.
struct EntryTable {
  private let keys: SpacedFields
  private let entries: SpacedFields

  init(_ shard: EntryShard) {
    keys = SpacedFields(shard.keys)
    entries = SpacedFields(shard.entries)
  }

  func entry(_ key: String) -> String? {
    let position = position(of: key)
    guard position < keys.count, position < entries.count, keys[position].elementsEqual(key.utf8)
    else { return nil }
    return String(decoding: entries[position], as: UTF8.self)
  }

  /// The first keys that begin with a prefix and are longer.
  func keys(from prefix: String, limit: Int) -> [String] {
    let prefix = Array(prefix.utf8)
    return keys[keys.partitioningIndex { !utf16Order($0, prefix) }...]
      .prefix { $0.starts(with: prefix) }
      .filter { $0.count > prefix.count }.prefix(limit)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  private func position(of key: String) -> Int {
    let key = Array(key.utf8)
    return keys.partitioningIndex { !utf16Order($0, key) }
  }
}

/// The parts of a text between single spaces, as UTF-8.
///
/// A shard has thousands and a query wants a few, so none is made a string before it is asked for.
struct SpacedFields: RandomAccessCollection {
  private let bytes: [UInt8]
  /// Where each field ends.
  private let ends: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var ends: [Int] = []
    for (position, byte) in bytes.enumerated() where byte == UInt8(ascii: " ") {
      ends.append(position)
    }
    self.ends = bytes.isEmpty ? [] : ends + [bytes.count]
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(position: Int) -> ArraySlice<UInt8> {
    bytes[(position == 0 ? 0 : ends[position - 1] + 1)..<ends[position]]
  }

  /// All fields as strings.
  var strings: [String] {
    map { String(decoding: $0, as: UTF8.self) }
  }
}
