/// Where the document keeps what belongs to a node.
struct NodeContent: Sendable, Equatable, BitwiseCopyable {
  private let first: UInt32
  private let last: UInt32

  static let none = NodeContent(first: 0, last: 0)

  /// A literal: bytes of the file, and past its end those of `NodeTexts.extra`.
  static func literal(_ bytes: Range<Int>) -> NodeContent {
    NodeContent(first: UInt32(bytes.lowerBound), last: UInt32(bytes.upperBound))
  }

  /// A row of one of the tables of `NodeTexts`.
  static func row(_ number: Int) -> NodeContent { literal(number..<number) }

  /// A row that no table has.
  static let noRow = NodeContent(first: .max, last: .max)

  var bytes: Range<Int> { Int(first)..<Int(last) }
  var row: Int { Int(first) }
}

/// What belongs to the nodes of a document.
///
/// Nearly every text stands in the file letter by letter, and then a node holds where. The others, in which escapes and
/// entities stand for other characters or lines were joined, lie one behind the other in `extra`. So a million nodes hold
/// no text of their own.
struct NodeTexts: Sendable, Equatable {
  /// Two texts of one node.
  struct Pair: Sendable, Equatable {
    /// The destination of a link or image, or the code of a block.
    var text: NodeContent
    /// The title of a link or image, or the info of a block of code.
    var label: NodeContent
  }

  /// UTF-8.
  private(set) var extra: [UInt8] = []
  /// Of links, images and blocks of code.
  private(set) var pairs: [Pair] = []
  /// Of the headings that have any.
  private(set) var attributes: [HeadingAttributes] = []
}

extension NodeTexts {
  /// Keeps what belongs to a node.
  ///
  /// - Parameters:
  ///   - start: where the node begins in the file, if that is known.
  ///   - file: its bytes.
  mutating func add(
    _ raw: RawNode, at start: Int?, in file: UnsafeBufferPointer<UInt8>
  ) -> NodeContent {
    switch raw.kind {
    case .text, .htmlInline, .htmlBlock: return literal(raw.text, at: start, in: file)
    case .code: return literal(raw.text, at: start.map { code(raw.text, at: $0, file) }, in: file)
    case .codeBlock, .link, .image:
      pairs.append(Pair(text: append(raw.text, file), label: append(raw.label, file)))
      return .row(pairs.count - 1)
    default: return .none
    }
  }

  /// Keeps the attributes of a heading.
  mutating func add(_ found: HeadingAttributes?) -> NodeContent {
    guard let found else { return .noRow }
    attributes.append(found)
    return .row(attributes.count - 1)
  }

  private mutating func literal(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int?, in file: UnsafeBufferPointer<UInt8>
  ) -> NodeContent {
    guard let start, text.stands(at: start, in: file) else { return append(text, file) }
    return .literal(start..<start + text.count)
  }

  /// Where the code of a span may begin that begins with backticks, and perhaps a space that is not part of it.
  private func code(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int, _ file: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let inner = start + file[start...].prefix { $0 == UInt8(ascii: "`") }.count
    return text.stands(at: inner, in: file) ? inner : inner + 1
  }

  private mutating func append(
    _ text: UnsafeBufferPointer<UInt8>, _ file: UnsafeBufferPointer<UInt8>
  ) -> NodeContent {
    let start = file.count + extra.count
    ControlCharacters.append(text, to: &extra)
    return .literal(start..<file.count + extra.count)
  }
}

extension Document {
  /// Calls the body with the text of text, code or HTML as UTF-8; with no bytes for other nodes.
  ///
  /// It gives nothing back because what is generic is not specialized in other modules: to ask for the type of a result
  /// took longer than to look at most texts.
  package func withLiteral(of id: Node.ID, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withBytes(literalBytes(of: id), body)
  }

  /// What a question about the text of text, code or HTML, as UTF-8, is answered.
  package func literal(
    of id: Node.ID, satisfies condition: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    withBytes(literalBytes(of: id), condition)
  }

  /// The text of text, code and HTML; empty for other nodes.
  package func literal(of id: Node.ID) -> String {
    withBytes(literalBytes(of: id)) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the text of text, code or HTML differs from what is written: escapes and references stand for others.
  func isRewritten(_ id: Node.ID) -> Bool {
    literalBytes(of: id).upperBound > text.utf8.count
  }

  private func literalBytes(of id: Node.ID) -> Range<Int> {
    let node = nodes[id]
    return switch node.kind {
    case .text, .code, .htmlInline, .htmlBlock: node.content.bytes
    case .codeBlock: texts.pairs[node.content.row].text.bytes
    default: 0..<0
    }
  }

  /// The text after the opening fence of a block of code, empty for indented code and for other nodes.
  package func info(of id: Node.ID) -> String {
    if case .codeBlock = nodes[id].kind { label(of: id) } else { "" }
  }

  /// Where a link or image leads; empty for other nodes.
  package func destination(of id: Node.ID) -> String {
    switch nodes[id].kind {
    case .link, .image: string(texts.pairs[nodes[id].content.row].text)
    default: ""
    }
  }

  /// The title of a link or image; empty for other nodes.
  package func title(of id: Node.ID) -> String {
    switch nodes[id].kind {
    case .link, .image: label(of: id)
    default: ""
    }
  }

  /// The attributes of a heading that has any.
  package func attributes(of id: Node.ID) -> HeadingAttributes? {
    guard case .heading = nodes[id].kind, nodes[id].content.row < texts.attributes.count else {
      return nil
    }
    return texts.attributes[nodes[id].content.row]
  }

  private func label(of id: Node.ID) -> String { string(texts.pairs[nodes[id].content.row].label) }

  private func string(_ content: NodeContent) -> String {
    withBytes(content.bytes) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls the body with bytes that a node or a row of a table names.
  ///
  /// Such a stretch was made together with the very bytes that it is of (`NodeTexts`), and none of them ever change; what
  /// a file says has no part in where it ends. It is held against their number even so, which costs nothing.
  private func withBytes<Result>(
    _ stretch: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    text.withBytes { file in
      if stretch.upperBound <= file.count {
        return body(UnsafeBufferPointer(rebasing: file[stretch]))
      }
      return texts.extra.withUnsafeBufferPointer { extra in
        let (start, end) = (stretch.lowerBound - file.count, stretch.upperBound - file.count)
        precondition(start >= 0 && end <= extra.count)
        return body(UnsafeBufferPointer(rebasing: extra[start..<end]))
      }
    }
  }
}
