import CommonMark

/// What of a page no fix-it may change: its blocks, headings, code, links, images and numbers, in order.
///
/// Left out are the words, and links whose text is their address. Composed and decomposed text is the same but
/// in code, where it is another program.
struct DocumentSkeleton: Equatable {
  private var parts: [String] = []
  private var code: [[UInt8]] = []
  /// All digits of the text in order, those of full width as others, since marks cut texts in one way before and in another
  /// after.
  private var digits = ""

  /// - Parameters:
  ///   - hasEmphasis: whether emphasis may not change either.
  ///   - hasAddresses: whether addresses may not.
  init(of text: String, hasEmphasis: Bool, hasAddresses: Bool = true) {
    let document = Document(parsing: text)
    for node in document.nodes where hasEmphasis || !Self.isEmphasis(node) {
      if let part = Self.part(node, document) {
        let isAddress = !hasAddresses && node.kind == .link
        parts.append(isAddress ? "link \(document.title(of: node.id))" : part)
      }
      if Self.isCode(node) { code.append(Array(document.literal(of: node.id).utf8)) }
      if case .text = node.kind {
        digits += document.literal(of: node.id).unicodeScalars.compactMap(Self.digit)
      }
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "0"..."9": Character(scalar)
    case "０"..."９": Unicode.Scalar(scalar.value - 0xFF10 + 0x30).map(Character.init)
    default: nil
    }
  }

  private static func part(_ node: Node, _ document: Document) -> String? {
    switch node.kind {
    case .heading(let level):
      "heading \(level) \(document.attributes(of: node.id).map(words) ?? "")"
    case .codeBlock: "code block \(document.info(of: node.id)) \(document.literal(of: node.id))"
    case .htmlBlock, .htmlInline: "html \(document.literal(of: node.id))"
    case .list(let kind, let tight): "list \(kind) \(tight)"
    case .code: "code \(document.literal(of: node.id))"
    case .link where document.isAddress(node.id): nil
    case .link, .image:
      "\(node.kind) \(document.destination(of: node.id)) \(document.title(of: node.id))"
    case .document, .blockQuote, .item, .paragraph, .thematicBreak, .emphasis, .strong:
      "\(node.kind)"
    case .text, .softBreak, .lineBreak: nil
    }
  }

  private static func isCode(_ node: Node) -> Bool {
    switch node.kind {
    case .code, .codeBlock, .htmlBlock, .htmlInline: true
    default: false
    }
  }

  private static func isEmphasis(_ node: Node) -> Bool {
    switch node.kind {
    case .emphasis, .strong: true
    default: false
    }
  }

  private static func words(_ attributes: HeadingAttributes) -> String {
    let pairs = attributes.pairs.map { "\($0.key.value)=\($0.value.value)" }
    return ([attributes.identifier?.value ?? ""] + attributes.classes.map(\.value) + pairs)
      .joined(separator: " ")
  }
}

extension Document {
  /// Whether the text of a link is its address.
  func isAddress(_ link: Node.ID) -> Bool {
    guard nodes[link].end == link + 2, case .text = nodes[link + 1].kind else { return false }
    return literal(of: link + 1) == destination(of: link)
  }
}
