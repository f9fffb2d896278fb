import CCmark

/// The version of the libcmark in use, such as `0.30.2`.
package let cmarkVersion = String(cString: cmark_version_string())

/// A node as libcmark gives it: its columns and its end line are not to be trusted yet.
struct RawNode {
  var kind: Node.Kind
  var parent: Int?
  var end: Int
  /// Counted from 1, in the bytes that were parsed; 0 where libcmark says nothing.
  var startLine: Int
  var startColumn: Int
  var endLine: Int

  /// What stands in for the nodes of a file that is not parsed.
  static let emptyDocument = RawNode(
    kind: .document, parent: nil, end: 1, startLine: 1, startColumn: 1, endLine: 1)
}

/// The one place that calls libcmark.
///
/// libcmark gives its tree in the order of reading, so that it is walked by its own iterator, without recursion.
struct Converter {
  private var nodes: [RawNode] = []
  private var open: [Int] = []

  /// Parses UTF-8 without NUL bytes into nodes in the order of reading; the first is the document.
  static func nodes(of bytes: UnsafeBufferPointer<UInt8>) -> [RawNode] {
    withTree(of: bytes) { root in
      var converter = Converter()
      converter.walk(root)
      return converter.nodes
    }
  }

  /// What an entity such as `&amp;` stands for; `nil` if it stands for nothing.
  static func character(of entity: [UInt8]) -> String? {
    entity.withUnsafeBufferPointer { bytes in
      withTree(of: bytes) { root in
        guard let paragraph = cmark_node_first_child(root),
          let text = cmark_node_first_child(paragraph),
          cmark_node_get_type(text) == CMARK_NODE_TEXT
        else { return nil }
        let literal = string(cmark_node_get_literal(text))
        return literal.utf8.elementsEqual(entity) ? nil : literal
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
    let iterator = cmark_iter_new(root)
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER { enter(node) } else { leave() }
    }
  }

  private mutating func enter(_ node: OpaquePointer) {
    guard let kind = Self.kind(of: node), kind != .text("") else { return }
    if !kind.isLeaf { open.append(nodes.count) }
    nodes.append(
      RawNode(
        kind: kind,
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
    case CMARK_NODE_CODE_BLOCK:
      .codeBlock(info: string(cmark_node_get_fence_info(node)), literal: literal(of: node))
    case CMARK_NODE_HTML_BLOCK: .htmlBlock(literal(of: node))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING:
      .heading(level: Int(cmark_node_get_heading_level(node)), attributes: nil)
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    default: inlineKind(of: node)
    }
  }

  private static func inlineKind(of node: OpaquePointer) -> Node.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text(literal(of: node))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code(literal(of: node))
    case CMARK_NODE_HTML_INLINE: .htmlInline(literal(of: node))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK:
      .link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      .image(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
    default: nil
    }
  }

  private static func listKind(of node: OpaquePointer) -> Node.ListKind {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return .bullet }
    let isPeriod = cmark_node_get_list_delim(node) == CMARK_PERIOD_DELIM
    return .ordered(
      start: Int(cmark_node_get_list_start(node)), delimiter: isPeriod ? .period : .parenthesis)
  }

  private static func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
