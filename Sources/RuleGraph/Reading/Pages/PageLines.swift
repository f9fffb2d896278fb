/// The lines of a page file by the headings that they are below, for code that shows them as written.
package struct PageLines: Sendable {
  /// A line with its number, from 1.
  package typealias Line = (number: Int, text: String)

  private let source: SourceText
  private let page: PageText

  /// - Parameter rules: the ids that are rules, which a translation does not say.
  package init(_ source: SourceText, rules: Set<String>) {
    self.source = source
    page = PageReader(source: source, rules: rules).read()
  }

  /// The heading at a line and what is beneath it, up to the next heading of the page; nothing where no heading is.
  package func lines(at line: Int) -> [Line] {
    guard let heading = page.headings.first(where: { $0.location.line == line }) else { return [] }
    let passage = Passage(document: page.document, heading: heading.node, body: heading.body)
    return source.lines(line...max(line, passage.lastLine))
  }
}

extension SourceText {
  /// Some lines with their numbers.
  package func lines(_ numbers: ClosedRange<Int>) -> [PageLines.Line] {
    numbers.map { (number: $0, text: String(line($0))) }
  }
}
