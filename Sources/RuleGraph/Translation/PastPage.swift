/// A page as it was in some revision, for finding the text that somebody accepted.
package struct PastPage: Sendable {
  private let text: PageText
  private let place: PagePlace

  /// - Parameter rules: the ids that are rules, which a translation does not say.
  package init(_ text: String, on place: PagePlace, rules: Set<String>) {
    let source = SourceText(path: place.folder, text: text)
    self.text = PageReader(source: source, rules: rules).read()
    self.place = place
  }

  /// The rule's text when it has the words of a stamp, as it is written.
  package func text(of name: String, matching stamp: TextStamp) -> String? {
    guard let heading = text.heading(id: name) else { return nil }
    let passage = Passage(document: text.document, heading: heading.node, body: heading.body)
    let own = TextStamper(passage, on: place).stamps(stamp.kind)
    return own.matches(stamp) ? passage.written : nil
  }
}
