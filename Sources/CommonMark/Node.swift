/// One block or inline of a `Document`.
package struct Node: Sendable, Equatable {
  /// The place of the node in `Document.nodes`.
  package typealias ID = Int

  package var id: ID { Int(number) }
  package let kind: Kind
  /// Where the node stands in the file, delimiters included; `nil` where libcmark does not say it for certain.
  package var range: SourceRange? {
    first == Self.nowhere ? nil : Range(uncheckedBounds: (first, last))
  }
  /// The node around this one; `nil` for the document alone.
  package var parent: ID? { around == .max ? nil : Int(around) }
  /// The index just past the last node beneath this one.
  package var end: Int { Int(past) }

  // Narrow numbers: a large site has a million nodes, and they were half of all its memory. They take 48 bytes, where
  // optional ones would take 56 and kinds with two strings in them 72.
  private let first: SourcePosition
  private let last: SourcePosition
  private let number: UInt32
  private let around: UInt32
  private let past: UInt32

  private static let nowhere = SourcePosition(line: 0, column: 0)

  init(id: ID, kind: Kind, range: SourceRange?, parent: ID?, end: Int) {
    self.kind = kind
    first = range?.lowerBound ?? Self.nowhere
    last = range?.upperBound ?? Self.nowhere
    number = UInt32(id)
    around = parent.map { UInt32($0) } ?? .max
    past = UInt32(end)
  }
}

extension Node {
  /// What a node is, with what belongs to that kind alone.
  package enum Kind: Sendable, Equatable {
    case document
    case blockQuote
    case list(ListKind, tight: Bool)
    case item
    /// `info` is the text after an opening fence, empty for indented code.
    indirect case codeBlock(info: String, literal: String)
    case htmlBlock(String)
    case paragraph
    indirect case heading(level: Int, attributes: HeadingAttributes?)
    case thematicBreak
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case htmlInline(String)
    case emphasis
    case strong
    indirect case link(destination: String, title: String)
    indirect case image(destination: String, title: String)
  }

  /// The marker of a list's items.
  package enum ListKind: Sendable, Equatable {
    case bullet
    case ordered(start: Int, delimiter: Delimiter)
  }

  /// What follows the number of an ordered item.
  package enum Delimiter: Sendable, Equatable {
    case period
    case parenthesis
  }
}

extension Node {
  /// What a node is, without what belongs to that kind.
  package enum Tag: Sendable {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image

    init(_ kind: Kind) {
      self =
        switch kind {
        case .document: .document
        case .blockQuote: .blockQuote
        case .list: .list
        case .item: .item
        case .codeBlock: .codeBlock
        case .htmlBlock: .htmlBlock
        case .paragraph: .paragraph
        case .heading: .heading
        case .thematicBreak: .thematicBreak
        case .text: .text
        case .softBreak: .softBreak
        case .lineBreak: .lineBreak
        case .code: .code
        case .htmlInline: .htmlInline
        case .emphasis: .emphasis
        case .strong: .strong
        case .link: .link
        case .image: .image
        }
    }
  }
}

extension Node.Kind {
  /// Whether the node holds inlines directly.
  var holdsInlines: Bool {
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
