import CommonMark

/// A text with marks of Markdown where they are shown as they are.
struct MarkedText {
  let text: Located<String>
  /// What the first of the marks makes elsewhere.
  let mark: String
  /// The text without any.
  let plain: String

  /// - Parameter others: characters that are no marks here, such as those of API names.
  /// - Returns: `nil` for a text without marks.
  init?(_ text: Located<String>, besides others: String = "") {
    guard text.value.utf8.contains(where: "`*_[<".utf8.contains) else { return nil }
    let document = Document(parsing: text.value, as: .commonMark)
    let marked = document.nodes.filter { node in
      let source = document.range(of: node.id).flatMap(document.source)
      return !(source?.first.map(others.contains) ?? false)
    }
    guard let mark = marked.lazy.compactMap({ Self.name($0.kind) }).first else { return nil }
    self.text = text
    self.mark = mark
    plain = PlainText(document).render(document.nodes.indices)
  }

  private static func name(_ kind: Node.Kind) -> String? {
    switch kind {
    case .code: "code"
    case .emphasis, .strong: "emphasis"
    case .link: "a link"
    case .image: "an image"
    default: nil
    }
  }

  var words: String { "\(mark) is no plain text: its marks would be read as they are" }

  /// - Parameter written: what is written at the text's place.
  func fixIts(_ written: (some StringProtocol)?) -> [FixIt] {
    Self.fixIts(text, plain, written)
  }

  /// Only where the file holds the text letter by letter, and YAML reads the new text as it is.
  static func fixIts(
    _ text: Located<String>, _ plain: String, _ written: (some StringProtocol)?
  ) -> [FixIt] {
    guard written.map({ $0 == text.value }) ?? false,
      plain.first?.isNumber == true && plain.contains(where: \.isLetter)
        || YAMLScalar.text(plain) == plain,
      !plain.contains(": "), !plain.contains(" #")
    else { return [] }
    return [FixIt(location: text.location, replacement: plain)]
  }
}
