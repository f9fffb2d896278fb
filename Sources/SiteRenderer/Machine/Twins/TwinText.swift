import CommonMark

/// The text of a twin under construction: blocks with a blank line between them.
struct TwinText {
  private var markdown = MarkdownText()

  /// With a line end.
  var text: String {
    var bytes = markdown.bytes
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// - Parameter attributes: the id that links name, with a period and a kind after it.
  mutating func heading(_ level: Int, _ title: String, attributes: String? = nil) {
    let marks = String(repeating: "#", count: level)
    block("\(marks) \(title)" + (attributes.map { " {#\($0)}" } ?? ""))
  }

  /// Nothing for an empty text.
  mutating func block(_ markup: String?) {
    guard let markup, !markup.isEmpty else { return }
    markdown.append(markup: markup)
    markdown.append(markup: "\n\n")
  }

  mutating func quote(_ markup: String?) {
    guard let markup, !markup.isEmpty else { return }
    block("> " + markup.replacing("\n", with: "\n> "))
  }

  mutating func items(_ markups: [String]) {
    block(markups.map { "- \($0)" }.joined(separator: "\n"))
  }

  mutating func numbered(_ markups: [String]) {
    block(markups.enumerated().map { "\($0.offset + 1). \($0.element)" }.joined(separator: "\n"))
  }

  // MARK: Inlines

  /// Text that must not be read as marks, within a line.
  static func escaped(_ text: String) -> String {
    var markdown = MarkdownText()
    // Not at the start of a line, where digits and hyphens would be escaped too.
    markdown.append(markup: " ")
    markdown.append(text: text)
    return String(markdown.text.dropFirst())
  }

  static func code(_ code: String) -> String {
    var markdown = MarkdownText()
    markdown.append(code: code)
    return markdown.text
  }

  /// - Parameter markup: Markdown already.
  static func link(_ markup: String, to url: String) -> String {
    var markdown = MarkdownText()
    markdown.append(markup: "[\(markup)](")
    markdown.append(destination: url)
    return markdown.text + ")"
  }
}
