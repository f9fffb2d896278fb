import CommonMark

extension Document {
  /// The nodes that inlines stand directly beneath.
  var textBlocks: [Node.ID] {
    nodes.indices.filter { nodes[$0].kind.holdsInlines }
  }
}
