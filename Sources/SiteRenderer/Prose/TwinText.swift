import CommonMark

/// The text of a twin under construction, as UTF-8: blocks with a blank line between them.
struct TwinText {
  private var written: [UInt8] = []
  /// What the items of the list begin with that is being written.
  private var bullet: Unicode.Scalar?

  /// - Parameter capacity: how many bytes are made room for; most twins need not grow then.
  init(capacity: Int = 16_384) {
    written.reserveCapacity(capacity)
  }

  /// The text with one line end at its end.
  consuming func finished() -> [UInt8] {
    while written.last == UInt8(ascii: "\n") { written.removeLast() }
    written.append(UInt8(ascii: "\n"))
    return written
  }

  /// What was appended so far, for putting it within a line.
  var inline: String {
    String(decoding: written, as: UTF8.self)
  }

  /// - Parameter attributes: the id that links name, with a period and a kind after it.
  mutating func heading(_ level: Int, _ title: String, attributes: String? = nil) {
    for _ in 0..<level { append("#") }
    append(" ")
    append(title)
    if let attributes {
      append(" {#")
      append(attributes)
      append("}")
    }
    append("\n\n")
  }

  /// Nothing for an empty text.
  mutating func block(_ markup: String?) {
    guard let markup, !markup.isEmpty else { return }
    append(markup)
    append("\n\n")
  }

  mutating func quote(_ markup: String?) {
    guard let markup, !markup.isEmpty else { return }
    append("> ")
    for byte in markup.utf8 {
      written.append(byte)
      if byte == UInt8(ascii: "\n") { append("> ") }
    }
    append("\n\n")
  }

  mutating func items(_ markups: [String]) {
    list(markups) { $1.append($0) }
  }

  /// The items beneath a heading; nothing without any.
  mutating func items(_ markups: [String], beneath title: String) {
    guard !markups.isEmpty else { return }
    heading(2, title)
    items(markups)
  }

  /// One item for each of some things, which the body appends.
  mutating func list<Things: Sequence>(
    _ things: Things, _ body: (Things.Element, inout TwinText) -> Void
  ) {
    for thing in things { item { body(thing, &$0) } }
    endList()
  }

  /// An item of a list, which the body appends; after the last one the list is to be ended.
  mutating func item(_ body: (inout TwinText) -> Void) {
    let bullet = self.bullet ?? nextBullet
    self.bullet = bullet
    written.append(UInt8(ascii: bullet))
    append(" ")
    body(&self)
    append("\n")
  }

  /// A hyphen, or a star after a list with hyphens: both would be read as one list.
  private var nextBullet: Unicode.Scalar {
    let newline = UInt8(ascii: "\n")
    // Nothing but the first line of a block, and a further one of a paragraph, is not indented.
    let start = written.indices.last { index in
      (index == 0 || written[index - 1] == newline)
        && written[index] != newline && written[index] != UInt8(ascii: " ")
    }
    guard let start, written[start...].starts(with: "-".utf8) else { return "-" }
    let next = written[start...].dropFirst().first
    return next == UInt8(ascii: " ") || next == newline ? "*" : "-"
  }

  /// Ends the list, if anything is in it.
  mutating func endList() {
    bullet = nil
    if !written.suffix(2).allSatisfy({ $0 == UInt8(ascii: "\n") }) { append("\n") }
  }

  mutating func numbered(_ markups: [String]) {
    block(markups.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
  }

  /// Appends what is Markdown already.
  mutating func append(_ markup: String) {
    written.append(utf8: markup)
  }

  // MARK: Inlines

  /// Text that must not be read as marks, wherever in a line it stands.
  static func escaped(_ text: String) -> String {
    // Nearly no title has any of the characters that may need it.
    guard text.utf8.first.map(mayBeginBlock) == true || text.utf8.contains(where: mayBeMark) else {
      return text
    }
    var markdown = MarkdownText()
    markdown.append(text: text)
    return markdown.text
  }

  /// Whether a byte may begin an item, a quote, a line beneath a heading or a fence.
  private static func mayBeginBlock(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "~"), UInt8(ascii: " "),
      UInt8(ascii: "\t"):
      true
    default: false
    }
  }

  private static func mayBeMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "_"), UInt8(ascii: "&"),
      UInt8(ascii: "!"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  static func code(_ code: String) -> String {
    var markdown = MarkdownText()
    markdown.append(code: code)
    return markdown.text
  }

  /// - Parameter markup: Markdown already.
  static func link(_ markup: String, to url: String) -> String {
    "[\(markup)](\(destination(url)))"
  }

  /// An address as the destination of a link.
  static func destination(_ url: String) -> String {
    guard !isPlain(url) else { return url }
    var markdown = MarkdownText()
    markdown.append(destination: url)
    return markdown.text
  }

  /// Whether an address has nothing but what nearly all paths are made of.
  static func isPlain(_ url: String) -> Bool {
    !url.isEmpty
      && url.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "-")...UInt8(ascii: "9"), UInt8(ascii: "#"):
          true
        default: false
        }
      }
  }
}
