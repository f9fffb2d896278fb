/// What is not text in a segment: a translator moves it, and need not understand it.
package enum InlineMark: Hashable, Sendable {
  case emphasis
  case strong
  /// The destination is the same for every language, see `PagePlace.neutral`.
  case link(to: String, title: String)
  case image(of: String, title: String)
  case code(String)
  case lineBreak
  case html(String)
  /// A character that XML cannot hold.
  case character(UInt32)
  /// Where one paragraph ends and the next begins, where the languages differ in them.
  case block

  /// Whether it goes around text.
  package var isPaired: Bool {
    switch self {
    case .emphasis, .strong, .link, .image: true
    default: false
    }
  }

  /// Whether a translation without it would lose a fact.
  package var isProtected: Bool {
    switch self {
    case .link, .image, .code, .character: true
    // A comment is for the writers of its own language.
    case .html(let literal): !literal.hasPrefix("<!--")
    case .emphasis, .strong, .lineBreak, .block: false
    }
  }

  package var isHTML: Bool {
    if case .html = self { true } else { false }
  }

  /// What it is called in a message.
  package var description: String {
    switch self {
    case .emphasis: "*emphasis*"
    case .strong: "**strong emphasis**"
    case .link(let destination, _): "the link to '\(destination)'"
    case .image(let destination, _): "the image '\(destination)'"
    case .code(let code): "`\(code)`"
    case .lineBreak: "the line break"
    case .html(let literal): "'\(literal)'"
    case .character(let scalar): "the character U+\(String(scalar, radix: 16, uppercase: true))"
    case .block: "the end of a paragraph"
    }
  }
}
