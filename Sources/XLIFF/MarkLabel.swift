import RuleGraph

/// What a document says of an inline element beside its number, so that a mark is known again.
package struct MarkLabel: Equatable, Sendable {
  /// The `ctype`.
  let type: String
  /// The `xid`: where a link or an image leads.
  let destination: String?
  /// What a tool shows in place of the element.
  let text: String

  init(_ mark: InlineMark) {
    var destination: String?
    var text = ""
    switch mark {
    case .emphasis: type = "italic"
    case .strong: type = "bold"
    case .link(let address, _): (type, destination) = ("link", address)
    case .image(let address, _): (type, destination) = ("x-image", address)
    case .code(let code): (type, text) = ("x-code", Self.visible(code))
    case .html(let literal): (type, text) = ("x-html", Self.visible(literal))
    case .lineBreak: type = "lb"
    case .character(let scalar):
      (type, text) = ("x-character", "U+\(String(scalar, radix: 16, uppercase: true))")
    case .block: type = "x-paragraph"
    }
    (self.destination, self.text) = (destination, text)
  }

  /// - Returns: `nil` where a tool has left out what it is.
  init?(_ tag: XMLTag, text: String) {
    guard let type = tag.value("ctype") else { return nil }
    self.type = type
    destination = tag.value("xid")
    self.text = tag.value("equiv-text") ?? text
  }

  /// Whether it may be said of a mark; a tool may have left out what it shows.
  func isOf(_ mark: InlineMark) -> Bool {
    let own = MarkLabel(mark)
    return type == own.type && destination == own.destination && (text.isEmpty || text == own.text)
  }

  /// Without the controls that XML cannot hold.
  private static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 && scalar != "\t" && scalar != "\n"
            || (0xFFFE...0xFFFF).contains(scalar.value)
            ? "\u{FFFD}" : scalar
        }))
  }
}
