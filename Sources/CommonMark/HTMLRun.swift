/// The HTML written so far in one call of `HTMLRenderer.render`.
struct HTMLRun: NodeRun {
  let renderer: HTMLRenderer
  private(set) var html: HTMLText
  /// How many links are open: of one within another, as an address in angle brackets may be, only the text is written.
  private var linkDepth = 0

  private static let omitted = "<!-- raw HTML omitted -->"

  var dropsComments: Bool { renderer.dropsComments }
  private var document: Document { renderer.document }

  /// - Parameter capacity: how many bytes are made room for.
  init(renderer: HTMLRenderer, capacity: Int) {
    self.renderer = renderer
    html = HTMLText(capacity: capacity)
  }

  /// Writes what stands before a node's children; false if they are not to be written.
  mutating func enter(_ node: Node) -> Bool {
    switch node.kind {
    case .document: break
    case .blockQuote: block("<blockquote>\n")
    case .list(let kind, _): block(Self.openingTag(of: kind))
    case .item: block("<li>")
    case .codeBlock: codeBlock(node)
    case .htmlBlock: if !isDropped(node, of: document) { block(Self.omitted + "\n") }
    case .paragraph: return paragraph(node)
    case .heading(let level): heading(node, level)
    case .thematicBreak: block("<hr />\n")
    default: return enterInline(node)
    }
    return true
  }

  private mutating func paragraph(_ node: Node) -> Bool {
    if let written = renderer.paragraph(node) {
      block(written)
      return false
    }
    if !isTight(node) { block("<p>") }
    return true
  }

  private mutating func enterInline(_ node: Node) -> Bool {
    switch node.kind {
    case .text: appendLiteral(of: node)
    case .softBreak: if document.partsWords(node) { html.append(markup: "\n") }
    case .lineBreak: html.append(markup: "<br />\n")
    case .code: codeSpan(node)
    case .htmlInline: if !isDropped(node, of: document) { html.append(markup: Self.omitted) }
    case .emphasis: html.append(markup: "<em>")
    case .strong: html.append(markup: "<strong>")
    case .link: link(node)
    case .image:
      image(node)
      return false
    default: break
    }
    return true
  }

  /// Writes what stands after a node's children.
  mutating func leave(_ node: Node) {
    switch node.kind {
    case .blockQuote: block("</blockquote>\n")
    case .list(.bullet, _): html.append(markup: "</ul>\n")
    case .list(.ordered, _): html.append(markup: "</ol>\n")
    case .item: html.append(markup: "</li>\n")
    case .paragraph: if !isTight(node) { html.append(markup: "</p>\n") }
    case .heading(let level): html.append(markup: "</h\(shifted(level))>\n")
    case .emphasis: html.append(markup: "</em>")
    case .strong: html.append(markup: "</strong>")
    case .link:
      linkDepth -= 1
      if linkDepth == 0 { html.append(markup: "</a>") }
    default: break
    }
  }

  /// Begins a line of its own.
  private mutating func block(_ tag: String) {
    if let last = html.bytes.last, last != .lineFeed { html.append(markup: "\n") }
    html.append(markup: tag)
  }

  private static func openingTag(of kind: Node.ListKind) -> String {
    switch kind {
    case .bullet: "<ul>\n"
    case .ordered(start: 1, _): "<ol>\n"
    case .ordered(let start, _): "<ol start=\"\(start)\">\n"
    }
  }

  private mutating func codeBlock(_ node: Node) {
    let info = document.info(of: node.id)
    block("<pre><code")
    if !info.isEmpty {
      html.append(markup: " class=\"language-")
      html.append(text: String(decoding: info.utf8.prefix { !$0.isSpace }, as: UTF8.self))
      html.append(markup: "\"")
    }
    html.append(markup: ">")
    appendLiteral(of: node)
    html.append(markup: "</code></pre>\n")
  }

  private func shifted(_ level: UInt8) -> Int {
    min(max(Int(level) + renderer.headingOffset, 1), 6)
  }

  private mutating func heading(_ node: Node, _ level: UInt8) {
    block("<h\(shifted(level))")
    if let id = renderer.headingID(node) {
      html.append(markup: " id=\"")
      html.append(text: id)
      html.append(markup: "\"")
    }
    html.append(markup: ">")
  }

  private func isTight(_ paragraph: Node) -> Bool {
    guard let item = paragraph.parent, let list = document.parent(of: item),
      case .list(_, let tight) = list.kind
    else { return false }
    return tight
  }

  private mutating func codeSpan(_ node: Node) {
    if let written = renderer.codeSpan(node) {
      html.append(markup: written)
      return
    }
    html.append(markup: "<code>")
    appendLiteral(of: node)
    html.append(markup: "</code>")
  }

  private mutating func link(_ node: Node) {
    linkDepth += 1
    guard linkDepth == 1 else { return }
    html.append(markup: "<a href=\"")
    appendURL(renderer.destination(node, document.destination(of: node.id)))
    appendTitle(of: node)
    html.append(markup: "\">")
  }

  private mutating func image(_ node: Node) {
    let source = renderer.destination(node, document.destination(of: node.id))
    let alternative = PlainText(document).alternative(of: node)
    if let written = renderer.image(node, source, alternative) {
      html.append(markup: written)
      return
    }
    html.append(markup: "<img src=\"")
    appendURL(source)
    html.append(markup: "\" alt=\"")
    html.append(text: alternative)
    appendTitle(of: node)
    html.append(markup: "\" />")
  }

  private mutating func appendURL(_ url: String) {
    if !url.isUnsafeURL { html.append(url: url) }
  }

  private mutating func appendLiteral(of node: Node) {
    document.withLiteral(of: node.id) { html.append(text: $0) }
  }

  private mutating func appendTitle(of node: Node) {
    let title = document.title(of: node.id)
    guard !title.isEmpty else { return }
    html.append(markup: "\" title=\"")
    html.append(text: title)
  }
}
