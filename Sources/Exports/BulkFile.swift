package import RuleGraph

/// What a search server loads at once: a line that says what to do with a node, and a line with the node.
///
/// The index is not named, so that it may be called anything.
package struct BulkFile: Sendable {
  /// How every such file begins.
  package static let start = #"{"index":{"_id":"#

  private let documents: BulkDocuments

  /// - Parameter address: where a node stands below a language's folder.
  package init(_ graph: Graph, address: @escaping @Sendable (NodeID) -> String) {
    documents = BulkDocuments(graph, address: address)
  }

  /// Hands the lines of each node over.
  package func write(_ next: ([UInt8]) -> Void) {
    for node in documents.nodes {
      var action = JSONText()
      action.object { $0.object("index") { $0.field("_id", Self.identifier(of: node)) } }
      var document = JSONText()
      document.object { documents.write(node, to: &$0) }
      next(action.bytes + Self.lineEnd + document.bytes + Self.lineEnd)
    }
  }

  private static let lineEnd = Array("\n".utf8)

  /// In bytes; a server refuses longer ones.
  private static let longest = 512

  /// The kind and the id; of a name that is longer than a server takes, its start and a number for all of it.
  static func identifier(of node: NodeID) -> String {
    let text = node.description
    guard text.utf8.count > longest else { return text }
    var hash = StampHash()
    hash.add(text)
    let number = String(hash.value, radix: 16)
    let start = text.utf8.prefix(longest - number.utf8.count - 1)
    // A character of more than one byte may be cut.
    return String(decoding: start.prefix { $0 < 0x80 }, as: UTF8.self) + "-" + number
  }
}
