import CCmark

/// The version of the libcmark in use, such as `0.30.2`.
package let cmarkVersion = String(cString: cmark_version_string())

/// A node as libcmark gives it: its columns and its end line are not to be trusted yet.
struct RawNode {
  typealias Text = UnsafeBufferPointer<UInt8>

  var kind: Node.Kind
  /// Of text, code and HTML, or the destination of a link or image; it lies in libcmark's tree and is gone with it.
  var text = Text(start: nil, count: 0)
  /// The title of a link or image, or the info of a block of code; it lies there too.
  var label = Text(start: nil, count: 0)
  var parent: Int?
  var end: Int
  /// Counted from 1, in the bytes that were parsed; 0 where libcmark says nothing.
  var startLine: Int
  var startColumn: Int
  var endLine: Int

  /// What stands in for the nodes of a file that is not parsed.
  static var emptyDocument: RawNode {
    RawNode(kind: .document, parent: nil, end: 1, startLine: 1, startColumn: 1, endLine: 1)
  }
}

extension RawNode.Text {
  /// Whether these bytes stand at an offset of others.
  func stands(at start: Int, in bytes: RawNode.Text) -> Bool {
    guard start + count <= bytes.count else { return false }
    guard let own = baseAddress, let others = bytes.baseAddress else { return isEmpty }
    return memcmp(own, others + start, count) == 0
  }

  /// The first place of a byte at an offset or past it.
  ///
  /// As the C library looks for it, many bytes at once: every text passes here.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

/// The one place that calls libcmark.
///
/// libcmark gives its tree in the order of reading, so that it is walked by its own iterator, without recursion.
struct Converter {
  private var nodes: [RawNode] = []
  private var open: [Int] = []

  /// Parses UTF-8 without NUL bytes, and calls the body with the nodes in the order of reading; the first is the document.
  ///
  /// Their texts are libcmark's own and must not leave the body.
  static func withNodes<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: ([RawNode]) -> Result
  ) -> Result {
    withTree(of: bytes) { root in
      var converter = Converter()
      converter.walk(root)
      return body(converter.nodes)
    }
  }

  /// The places where headings begin.
  static func headings(
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> [HeadingAttributesReader.Place] {
    withTree(of: bytes) { root in
      var headings: [HeadingAttributesReader.Place] = []
      forEach(of: root) { node, isEntered in
        guard isEntered, cmark_node_get_type(node) == CMARK_NODE_HEADING else { return }
        headings.append(
          (Int(cmark_node_get_start_line(node)), Int(cmark_node_get_start_column(node))))
      }
      return headings
    }
  }

  /// What libcmark puts in place of an entity such as `&amp;`; `nil` if it stands for nothing.
  static func characters(of entity: [UInt8]) -> [UInt8]? {
    entity.withUnsafeBufferPointer { bytes in
      withTree(of: bytes) { root -> [UInt8]? in
        guard let paragraph = cmark_node_first_child(root),
          let text = cmark_node_first_child(paragraph),
          cmark_node_get_type(text) == CMARK_NODE_TEXT
        else { return nil }
        let literal = Self.bytes(cmark_node_get_literal(text))
        return literal.elementsEqual(entity) ? nil : Array(literal)
      }
    }
  }

  private static func withTree<Result>(
    of bytes: UnsafeBufferPointer<UInt8>, _ body: (OpaquePointer) -> Result
  ) -> Result {
    // Without the option, libcmark does not count the lines inside code spans and tags.
    let root = bytes.withMemoryRebound(to: CChar.self) {
      cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_SOURCEPOS)
    }
    guard let root else { fatalError("libcmark gave no document") }
    defer { cmark_node_free(root) }
    return body(root)
  }

  private mutating func walk(_ root: OpaquePointer) {
    Self.forEach(of: root) { node, isEntered in
      if isEntered { enter(node) } else { leave() }
    }
  }

  private static func forEach(
    of root: OpaquePointer, _ body: (_ node: OpaquePointer, _ isEntered: Bool) -> Void
  ) {
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      body(node, event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    guard let kind = Self.kind(of: node) else { return }
    let (text, label) = Self.texts(of: node, kind)
    if case .text = kind, text.isEmpty { return }
    if !kind.isLeaf { open.append(nodes.count) }
    nodes.append(
      RawNode(
        kind: kind, text: text, label: label,
        parent: kind.isLeaf ? open.last : open.dropLast().last,
        end: nodes.count + 1,
        startLine: Int(cmark_node_get_start_line(node)),
        startColumn: Int(cmark_node_get_start_column(node)),
        endLine: Int(cmark_node_get_end_line(node))))
  }

  private mutating func leave() {
    guard let closed = open.popLast() else { return }
    nodes[closed].end = nodes.count
  }

  private static func kind(of node: OpaquePointer) -> Node.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list(listKind(of: node), tight: cmark_node_get_list_tight(node) != 0)
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(level: UInt8(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    default: inlineKind(of: node)
    }
  }

  private static func inlineKind(of node: OpaquePointer) -> Node.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: nil
    }
  }

  private static func listKind(of node: OpaquePointer) -> Node.ListKind {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return .bullet }
    let isPeriod = cmark_node_get_list_delim(node) == CMARK_PERIOD_DELIM
    return .ordered(
      start: UInt32(clamping: cmark_node_get_list_start(node)),
      delimiter: isPeriod ? .period : .parenthesis)
  }

  private static func texts(
    of node: OpaquePointer, _ kind: Node.Kind
  ) -> (text: RawNode.Text, label: RawNode.Text) {
    let none = RawNode.Text(start: nil, count: 0)
    return switch kind {
    case .text, .code, .htmlInline, .htmlBlock: (bytes(cmark_node_get_literal(node)), none)
    case .codeBlock:
      (bytes(cmark_node_get_literal(node)), bytes(cmark_node_get_fence_info(node)))
    case .link, .image: (bytes(cmark_node_get_url(node)), bytes(cmark_node_get_title(node)))
    default: (none, none)
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> RawNode.Text {
    guard let text else { return RawNode.Text(start: nil, count: 0) }
    let count = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: count) {
      RawNode.Text(start: $0, count: count)
    }
  }
}
