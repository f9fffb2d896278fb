/// One block or inline of a `Document`.
///
/// A plain value without references: to look at one counts nothing, and an array of them is copied and freed in one
/// piece. What belongs to a node and is not of one size, such as its text, the document gives: `Document.literal(of:)`.
package struct Node: Sendable, Equatable, BitwiseCopyable {
  /// The place of the node in `Document.nodes`.
  package typealias ID = Int

  package let kind: Kind
  package var id: ID { Int(number) }
  /// Where the node stands in the file's UTF-8, delimiters included; `nil` where libcmark does not say it for certain.
  package var offsets: Range<Int>? {
    first == .max ? nil : Range(uncheckedBounds: (Int(first), Int(last)))
  }
  /// The node around this one; `nil` for the document alone.
  package var parent: ID? { around == .max ? nil : Int(around) }
  /// The index just past the last node beneath this one.
  package var end: Int { Int(past) }

  /// Where the document keeps what belongs to the node.
  let content: NodeContent

  // Narrow numbers: a large site has a million nodes, and they take 36 bytes each.
  private let first: UInt32
  private let last: UInt32
  private let number: UInt32
  private let around: UInt32
  private let past: UInt32

  init(_ raw: RawNode, id: ID, offsets: Range<Int>?, content: NodeContent) {
    kind = raw.kind
    self.content = content
    first = offsets.map { UInt32($0.lowerBound) } ?? .max
    last = offsets.map { UInt32($0.upperBound) } ?? .max
    number = UInt32(id)
    around = raw.parent.map { UInt32($0) } ?? .max
    past = UInt32(raw.end)
  }
}

extension Node {
  /// What a node is.
  package enum Kind: Sendable, Equatable, BitwiseCopyable {
    case document
    case blockQuote
    case list(ListKind, tight: Bool)
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading(level: UInt8)
    case thematicBreak
    case text
    case softBreak
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case link
    case image
  }

  /// The marker of a list's items.
  package enum ListKind: Sendable, Equatable, BitwiseCopyable {
    case bullet
    case ordered(start: UInt32, delimiter: Delimiter)
  }

  /// What follows the number of an ordered item.
  package enum Delimiter: Sendable, Equatable, BitwiseCopyable {
    case period
    case parenthesis
  }
}

extension Node.Kind {
  /// Whether the node holds inlines directly.
  package var holdsInlines: Bool {
    switch self {
    case .paragraph, .heading: true
    default: false
    }
  }

  /// Whether the node can have no nodes beneath it.
  var isLeaf: Bool {
    switch self {
    case .codeBlock, .htmlBlock, .thematicBreak, .text, .softBreak, .lineBreak, .code, .htmlInline:
      true
    default: false
    }
  }

  /// Whether the node marks texts within a line.
  var isSpan: Bool { self == .emphasis || self == .strong || self == .link }

  /// Whether the node stands on lines of its own.
  package var isBlock: Bool {
    switch self {
    case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading,
      .thematicBreak:
      true
    default: false
    }
  }
}
