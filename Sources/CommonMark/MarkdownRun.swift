/// The Markdown written so far in one call of `MarkdownRenderer.render`.
struct MarkdownRun: NodeRun {
  let renderer: MarkdownRenderer
  private var markdown: MarkdownText
  /// Whether a block has ended that the next one must keep its distance from.
  private var needsBlank = false
  /// Whether the last line is that of a paragraph, which text on the next would go on with.
  private var isTextOpen = false
  /// The mark that an item has just begun with, so that its first block stands beside it.
  private var isBesideMark = false
  private var lists: [OpenList] = []
  /// The last list that was left, while nothing else has followed it.
  private var lastList: (parent: Node.ID?, isBullet: Bool, usesStar: Bool)?
  private var emphasis: EmphasisMarks
  /// For each quote and list that is open, whether its blocks stand on lines without blank ones between.
  private var tightness: [Bool] = []
  private var isHeading = false
  /// How many links are open: of one within another, as an address in angle brackets may be, only the text is written.
  private var linkDepth = 0

  private struct OpenList {
    let kind: Node.ListKind
    let usesStar: Bool
    var number: Int
    var indent = ""
  }

  var dropsComments: Bool { renderer.dropsComments }
  private var document: Document { renderer.document }

  /// - Parameter capacity: how many bytes are made room for.
  init(renderer: MarkdownRenderer, capacity: Int) {
    self.renderer = renderer
    emphasis = EmphasisMarks(renderer.document)
    markdown = MarkdownText(capacity: capacity)
  }

  var text: String {
    var done = markdown
    done.trimEnd()
    return done.text
  }

  /// Writes what stands before a node's children; false if they are not to be written.
  mutating func enter(_ node: Node) -> Bool {
    switch node.kind {
    case .document: break
    case .blockQuote: beginQuote()
    case .list(let kind, let tight): begin(kind, tight, in: node.parent)
    case .item: beginItem()
    case .codeBlock: codeBlock(document.info(of: node.id), document.literal(of: node.id))
    case .htmlBlock: if !isDropped(node, of: document) { literal(document.literal(of: node.id)) }
    case .paragraph: return beginParagraph(node)
    case .heading(let level):
      beginBlock()
      markdown.append(markup: String(repeating: "#", count: Int(level)) + " ")
      isHeading = true
    case .thematicBreak: literal("___")
    default: return enterInline(node)
    }
    return true
  }

  /// Writes what stands after a node's children.
  mutating func leave(_ node: Node) {
    switch node.kind {
    case .blockQuote: endQuote(node)
    case .list: endList(in: node.parent)
    case .item: endItem()
    case .paragraph: endParagraph()
    case .heading:
      isHeading = false
      endBlock()
    case .emphasis, .strong: markdown.append(markup: emphasis.end(node))
    case .link:
      linkDepth -= 1
      if linkDepth == 0 { endLink(node) }
    default: break
    }
  }

  // MARK: Blocks

  private mutating func beginBlock() {
    if isBesideMark {
      isBesideMark = false
    } else if needsBlank, tightness.last != true {
      markdown.endLine()
    }
    needsBlank = false
    isTextOpen = false
    lastList = nil
  }

  private mutating func endBlock() {
    if !markdown.isAtLineStart { markdown.endLine() }
    needsBlank = true
  }

  private mutating func literal(_ text: String) {
    beginBlock()
    markdown.append(markup: text)
    endBlock()
  }

  private mutating func beginParagraph(_ node: Node) -> Bool {
    // A comment that stood between two may be dropped.
    if isTextOpen, !isBesideMark, tightness.last == true { markdown.endLine() }
    if let written = renderer.paragraph(node) {
      literal(written)
      isTextOpen = true
      return false
    }
    beginBlock()
    return true
  }

  private mutating func endParagraph() {
    endBlock()
    isTextOpen = true
  }

  private mutating func beginQuote() {
    beginBlock()
    markdown.begin("> ")
    markdown.indent("> ")
    tightness.append(false)
    isBesideMark = true
  }

  private mutating func endQuote(_ quote: Node) {
    if !markdown.isAtLineStart { markdown.endLine() }
    // No blank line will part the two, or their list would be loose: one in the quote does.
    let isFollowed =
      document.nodes.indices.contains(quote.end) && document[quote.end].kind == .paragraph
    if isFollowed, isTextOpen, tightness.dropLast().contains(true) {
      markdown.endLine()
      isTextOpen = false
    }
    markdown.unindent("> ")
    tightness.removeLast()
    isBesideMark = false
    needsBlank = true
  }

  private mutating func codeBlock(_ info: String, _ literal: String) {
    let mark: Unicode.Scalar = info.utf8.contains(UInt8(ascii: "`")) ? "~" : "`"
    let longest = literal.utf8.split { $0 != UInt8(ascii: mark) }.map(\.count).max() ?? 0
    let fence = String(repeating: Character(mark), count: max(3, longest + 1))
    let code = literal.isEmpty || literal.hasSuffix("\n") ? literal : literal + "\n"
    self.literal("\(fence)\(Self.escaped(info: info))\n\(code)\(fence)")
  }

  /// References are read before backslashes in what stands beside a fence, so that one begins behind a backslash too.
  private static func escaped(info: String) -> String {
    info.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "\\": escaped += "\\\\"
      case "\n", "\r": escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  // MARK: Lists

  private mutating func begin(_ kind: Node.ListKind, _ tight: Bool, in parent: Node.ID?) {
    let isBullet = kind == .bullet
    let usesStar = isBullet && neighbour(in: parent).map { !$0 } ?? false
    beginBlock()
    let number = if case .ordered(let start, _) = kind { Int(start) } else { 0 }
    lists.append(OpenList(kind: kind, usesStar: usesStar, number: number))
    tightness.append(tight)
  }

  /// Whether the bullets of the list that this one stands right behind are stars, or beside whose mark it begins: the two
  /// would be read as one, or three as a line; `nil` without any.
  private func neighbour(in parent: Node.ID?) -> Bool? {
    if isBesideMark { return lists.last.flatMap { $0.kind == .bullet ? $0.usesStar : nil } }
    return lastList.flatMap { $0.parent == parent && $0.isBullet ? $0.usesStar : nil }
  }

  private mutating func endList(in parent: Node.ID?) {
    guard let list = lists.popLast() else { return }
    tightness.removeLast()
    lastList = (parent, list.kind == .bullet, list.usesStar)
    needsBlank = true
  }

  private mutating func beginItem() {
    beginBlock()
    guard var list = lists.popLast() else { return }
    let mark =
      switch list.kind {
      case .bullet: list.usesStar ? "* " : "- "
      case .ordered(_, .period): "\(list.number). "
      case .ordered(_, .parenthesis): "\(list.number)) "
      }
    list.number += 1
    list.indent = String(repeating: " ", count: mark.utf8.count)
    lists.append(list)
    markdown.begin(mark)
    markdown.indent(list.indent)
    isBesideMark = true
  }

  private mutating func endItem() {
    guard let list = lists.last else { return }
    if !markdown.isAtLineStart { markdown.endLine() }
    isBesideMark = false
    markdown.unindent(list.indent)
    needsBlank = true
  }

  // MARK: Inlines

  private mutating func enterInline(_ node: Node) -> Bool {
    switch node.kind {
    case .text: document.withLiteral(of: node.id) { write(text: $0, node) }
    // Between words without blanks, as of Chinese, whoever reads it would put one.
    case .softBreak where !document.partsWords(node): break
    case .softBreak where !isHeading: markdown.endLine()
    // A heading is one line.
    case .softBreak: markdown.append(markup: " ")
    case .lineBreak: markdown.append(markup: isHeading ? blank(for: node) : "\\\n")
    case .code: markdown.append(code: document.literal(of: node.id))
    case .htmlInline:
      if !isDropped(node, of: document) { markdown.append(markup: document.literal(of: node.id)) }
    case .emphasis, .strong: markdown.append(markup: emphasis.begin(node))
    case .link:
      linkDepth += 1
      if linkDepth == 1 { markdown.append(markup: "[") }
    case .image:
      image(node)
      return false
    default: break
    }
    return true
  }

  /// Blanks stand as references where they would be lost, or the marks beside them.
  private mutating func write(text: UnsafeBufferPointer<UInt8>, _ node: Node) {
    guard let text = EdgeBlanks(text, of: node, in: document) else {
      return markdown.append(text: text)
    }
    markdown.append(markup: text.leading)
    markdown.append(text: text.middle)
    markdown.append(markup: text.trailing)
  }

  /// What stands in a heading, which is one line, for the end of one: right behind a mark of emphasis a blank would make
  /// that none.
  private func blank(for node: Node) -> String {
    let parent = document.parent(of: node.id)
    let isEmphasised = parent?.kind == .emphasis || parent?.kind == .strong
    return isEmphasised && parent?.id == node.id - 1 ? "&#32;" : " "
  }

  private mutating func endLink(_ node: Node) {
    markdown.append(
      linkEnd: renderer.destination(node, document.destination(of: node.id)),
      title: document.title(of: node.id))
  }

  private mutating func image(_ node: Node) {
    markdown.append(markup: "![")
    markdown.append(text: PlainText(document).alternative(of: node))
    endLink(node)
  }
}
