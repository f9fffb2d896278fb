import CommonMark

/// Markup that a template may print as it is.
///
/// Any other text is escaped, and so is this when a template does not ask for its `html`.
struct TrustedHTML: Sendable, Equatable {
  let markup: String

  /// Markup made by this module or by the Markdown renderer; never text as someone wrote it.
  init(markup: String) {
    self.markup = markup
  }

  /// Text with the characters of markup escaped.
  init(text: String) {
    var html = HTMLText()
    html.append(text: text)
    markup = html.text
  }

  var isEmpty: Bool {
    markup.isEmpty
  }
}
