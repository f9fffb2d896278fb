import CommonMark

/// One page file, and which rare marks it contains at all.
///
/// A reference type, because every text that a check looks at names its page.
final class CheckedPage: Sendable {
  /// The id of the component whose page it is.
  let id: String
  let language: String
  let text: PageText
  /// So that a check need not look through a page that cannot have its fault.
  let marks: PageMarks

  init(id: String, language: String, text: PageText) {
    self.id = id
    self.language = language
    self.text = text
    var source = text.document.text
    marks = source.withUTF8(PageMarks.init)
  }

  var document: Document { text.document }

  /// Where a node is, or otherwise the nearest node around it that has a place.
  func location(of node: Node) -> SourceLocation {
    document.nearestRange(to: node.id).map(text.location) ?? SourceLocation(path: text.path)
  }

  /// Where the address of a link or image is, or otherwise the link or image itself.
  func locationOfDestination(of node: Node) -> SourceLocation {
    document.destinationRange(of: node.id).map(text.location) ?? location(of: node)
  }

  /// Whether an address is written there as it is read, without escapes.
  func spells(_ destination: String, at place: SourceLocation) -> Bool {
    document.source(place.range).map { $0 == destination } ?? false
  }

  /// A stretch of the file by its UTF-8 offsets.
  func location(_ offsets: Range<Int>) -> SourceLocation {
    text.location(
      of: document.position(of: offsets.lowerBound)..<document.position(of: offsets.upperBound))
  }
}
