import CommonMark

/// Reads a template in the Mustache language: variables, sections, comments, partials and blocks.
///
/// Delimiters cannot be changed, and the only markup that gets out unescaped is what a view gives as `TrustedHTML`:
/// `{{{html(name)}}}`. What a tag that stands alone on a line does to the line is as in the Mustache specification.
struct MustacheParser {
  private let text: [UInt8]
  private let name: String
  private var offset = 0
  /// The sections that are open, outermost first; what stands in each so far.
  private var open: [(tag: Tag, nodes: [TemplateNode])] = []
  private var nodes: [TemplateNode] = []

  private struct Tag {
    static let sigils = Set("#^/!&><$".utf8)

    /// The mark before the name; `nil` for a variable.
    let sigil: UInt8?
    let name: String
    let range: Range<Int>

    /// Whether the tag takes its line with it when nothing else is on the line.
    var standsAlone: Bool {
      sigil.map { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "&") } ?? false
    }

    /// The name of a template or block, which may be any text.
    var template: TemplateName { TemplateName(name, at: range) }
  }

  private init(_ text: String, name: String) {
    self.text = Array(text.utf8)
    self.name = name
  }

  static func nodes(of text: String, name: String) throws(TemplateFault) -> [TemplateNode] {
    var parser = MustacheParser(text, name: name)
    return try parser.parse()
  }

  private mutating func parse() throws(TemplateFault) -> [TemplateNode] {
    while let start = find("{{", from: offset) {
      let tag = try tag(at: start)
      let line = tag.standsAlone ? wholeLine(around: tag.range) : nil
      append(text[offset..<(line?.lowerBound ?? start)])
      offset = line?.upperBound ?? tag.range.upperBound
      try take(tag)
    }
    append(text[offset...])
    if let (unclosed, _) = open.last { throw invalid("'\(unclosed.name)' is not closed", unclosed) }
    return nodes
  }

  /// The tag whose braces open at an offset.
  private func tag(at start: Int) throws(TemplateFault) -> Tag {
    let isTriple = text[start...].starts(with: "{{{".utf8)
    let closing = isTriple ? "}}}" : "}}"
    let braces = start..<(start + closing.utf8.count)
    let unclosed = TemplateFault(template: name, range: braces, problem: "the tag is not closed")
    guard let close = find(closing, from: start) else { throw unclosed }
    var inner = text[braces.upperBound..<close]
    let sigil =
      isTriple ? UInt8(ascii: "{") : inner.first.flatMap { Tag.sigils.contains($0) ? $0 : nil }
    if !isTriple, sigil != nil { inner = inner.dropFirst() }
    let words = String(decoding: inner, as: UTF8.self)
    let range = start..<(close + closing.utf8.count)
    // A comment may say anything.
    if sigil == UInt8(ascii: "!") { return Tag(sigil: sigil, name: "", range: range) }
    // The braces found are those of a tag further on.
    if words.contains("{{") || words.contains(where: \.isNewline) { throw unclosed }
    return Tag(sigil: sigil, name: words.filter { $0 != " " }, range: range)
  }

  private mutating func take(_ tag: Tag) throws(TemplateFault) {
    switch tag.sigil {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "{"), UInt8(ascii: "&"): nodes.append(try markup(tag))
    case UInt8(ascii: ">"): nodes.append(.partial(tag.template, blocks: [:]))
    case UInt8(ascii: "/"): try close(tag)
    case nil: nodes.append(.value(try validName(tag)))
    default:
      open.append((tag, nodes))
      nodes = []
    }
  }

  private mutating func close(_ tag: Tag) throws(TemplateFault) {
    guard let (opening, before) = open.popLast() else {
      throw invalid("'\(tag.name)' is closed and was not opened", tag)
    }
    guard opening.name == tag.name else {
      throw invalid("'\(tag.name)' is closed where '\(opening.name)' is open", tag)
    }
    let inner = nodes
    nodes = before
    switch opening.sigil {
    case UInt8(ascii: "<"):
      nodes.append(.partial(opening.template, blocks: try blocks(among: inner, in: opening)))
    case UInt8(ascii: "$"): nodes.append(.block(opening.template, inner))
    default:
      let isInverted = opening.sigil == UInt8(ascii: "^")
      nodes.append(.section(try validName(opening), inner, isInverted: isInverted))
    }
  }

  private func blocks(
    among nodes: [TemplateNode], in tag: Tag
  ) throws(TemplateFault) -> [String: [TemplateNode]] {
    var blocks: [String: [TemplateNode]] = [:]
    for node in nodes {
      switch node {
      case .block(let name, let inner): blocks[name.description] = inner
      case .text(let text) where text.allSatisfy(\.isWhitespace): break
      default: throw invalid("only blocks may stand in '{{<…}}'", tag)
      }
    }
    return blocks
  }

  private func markup(_ tag: Tag) throws(TemplateFault) -> TemplateNode {
    guard tag.sigil == UInt8(ascii: "{"), tag.name.hasPrefix("html("), tag.name.hasSuffix(")")
    else { throw TemplateFault(unescaped: tag.name, in: name, at: tag.range) }
    let inner = Tag(
      sigil: nil, name: String(tag.name.dropFirst(5).dropLast()), range: tag.range)
    return .markup(try validName(inner))
  }

  private func validName(_ tag: Tag) throws(TemplateFault) -> TemplateName {
    let isValid = tag.name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" }
    guard isValid, !tag.name.isEmpty else { throw invalid("'\(tag.name)' is not a name", tag) }
    return TemplateName(tag.name, at: tag.range)
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) {
    if !bytes.isEmpty { nodes.append(.text(String(decoding: bytes, as: UTF8.self))) }
  }

  private func find(_ marks: String, from start: Int) -> Int? {
    text.firstOffset(of: Array(marks.utf8), from: start)
  }

  /// The line of a tag with its end, when nothing but blanks stands beside the tag.
  private func wholeLine(around tag: Range<Int>) -> Range<Int>? {
    let before = text[offset..<tag.lowerBound].reversed().prefix(while: Self.isBlank)
    let start = tag.lowerBound - before.count
    guard start == 0 || text[start - 1] == Self.lineFeed else { return nil }
    let after = text[tag.upperBound...].prefix(while: Self.isBlank)
    let end = tag.upperBound + after.count
    guard end < text.count else { return start..<end }
    let isReturn = text[end] == UInt8(ascii: "\r") && end + 1 < text.count
    let feed = isReturn ? end + 1 : end
    return text[feed] == Self.lineFeed ? start..<(feed + 1) : nil
  }

  private static let lineFeed = UInt8(ascii: "\n")

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func invalid(_ problem: String, _ tag: Tag) -> TemplateFault {
    TemplateFault(template: name, range: tag.range, problem: problem)
  }
}
