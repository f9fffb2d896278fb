/// Texts of a list in a shard, each decoded when it is asked for.
///
/// A core names a thousand components and concepts, and a query shows only a few.
struct TextColumn: RandomAccessCollection, Sendable {
  private let fields: SpacedFields

  init(_ list: ArraySlice<UInt8>) {
    fields = SpacedFields(list, between: Separator.item)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { fields.endIndex }

  subscript(position: Int) -> String { ShardText.decode(fields[position]) }

  /// How a text begins, escapes and all.
  func firstByte(at position: Int) -> UInt8? { fields[position].first }
}
