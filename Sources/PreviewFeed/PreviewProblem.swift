/// Something wrong with the content, as it is shown over the page.
package struct PreviewProblem: Codable, Equatable, Sendable {
  /// `error` or `warning`.
  package let severity: String
  /// The whole diagnostic, with its source line and caret.
  package let text: String

  package init(severity: String, text: String) {
    self.severity = severity
    self.text = text
  }
}
