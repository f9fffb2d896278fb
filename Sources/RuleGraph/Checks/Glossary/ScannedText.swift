import CommonMark

/// A text with the words of the glossary in it.
struct ScannedText {
  let glossary: ScannedGlossary
  let language: String
  let file: ScannedFile
  /// Where the text begins, if the file does not hold it letter by letter.
  let place: SourceLocation?
  let text: RunningText
  let matches: [Lexicon.Match]

  /// Where a stretch of the text is.
  func location(of range: Range<Int>) -> SourceLocation {
    place ?? file.location(text.offsets(of: range))
  }
}

/// The file that a text is in.
enum ScannedFile: Sendable {
  case page(CheckedPage)
  case data(SourceText)

  var isPage: Bool {
    if case .page = self { return true }
    return false
  }

  /// A stretch of the file by its UTF-8 offsets.
  func location(_ offsets: Range<Int>) -> SourceLocation {
    switch self {
    case .page(let page): page.location(offsets)
    case .data(let source): source.location(offsets)
    }
  }

  func source(_ offsets: Range<Int>) -> String {
    let text =
      switch self {
      case .page(let page): page.document.text
      case .data(let source): source.text
      }
    let start = text.utf8.index(text.startIndex, offsetBy: offsets.lowerBound)
    return String(text[start..<text.utf8.index(start, offsetBy: offsets.count)])
  }
}
