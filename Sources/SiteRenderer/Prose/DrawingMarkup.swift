import RuleGraph

/// Puts the words of a language into a drawing.
struct DrawingMarkup {
  let figures: FigureSet
  /// The languages to take words from, the wanted one first.
  let preference: [String]

  /// What stands inside the `svg` element.
  func content(of figure: Figure) -> String {
    let words = figures.words[figure.path]
    return figure.pieces.reduce(into: "") { markup, piece in
      switch piece {
      case .markup(let text): markup += text
      case .label(let key):
        markup += self.text(words?.label(key), in: "tspan").markup
      }
    }
  }

  /// A text in the first language that has it, which an element says where it is not the wanted one; a key without a
  /// text is a finding of the checks.
  func text(_ text: Localized<String>?, in element: String = "span") -> TrustedHTML {
    guard let (language, words) = text?.first(of: preference) else { return TrustedHTML(text: "") }
    let markup = TrustedHTML(text: words)
    guard language != preference.first else { return markup }
    let code = TrustedHTML(text: language).markup
    return TrustedHTML(markup: "<\(element) lang=\"\(code)\">\(markup.markup)</\(element)>")
  }

  /// A drawing beside words that say what it means.
  func decoration(_ path: String, name: String) -> TrustedHTML? {
    guard let figure = figures.drawings[path] else { return nil }
    let frame = TrustedHTML(text: figure.frame).markup
    return TrustedHTML(
      markup: "<svg class=\"\(name)\" viewBox=\"\(frame)\" aria-hidden=\"true\">"
        + "\(content(of: figure))</svg>")
  }
}
