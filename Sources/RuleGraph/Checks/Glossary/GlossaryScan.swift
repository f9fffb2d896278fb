import CommonMark

/// The words of the glossary in all texts of the content, found in one pass for all checks that ask for them.
struct GlossaryScan: Sendable {
  /// In the order of pages and then of data files.
  let texts: [ScannedText]

  init(_ content: CheckedContent) {
    let terms = content.catalog.terms
    let lexicons = Dictionary(
      content.catalog.site.languages.map { ($0.code, Lexicon(terms, in: $0.code)) },
      uniquingKeysWith: { first, _ in first })
    let pages = content.pages.concurrentMap { page in
      lexicons[page.language].map { Self.texts(of: page, $0) } ?? []
    }
    texts = pages.flatMap(\.self) + Self.dataTexts(in: content, lexicons)
  }

  private static func texts(of page: CheckedPage, _ lexicon: Lexicon) -> [ScannedText] {
    let values = page.frontMatterTexts().map { value, text in
      ScannedText(
        text ?? RunningText(value.value, at: 0), lexicon, in: .page(page),
        at: text == nil ? value.location : nil)
    }
    return values + page.runningTexts().map { ScannedText($0, lexicon, in: .page(page)) }
  }

  /// What stands in the glossary itself, or is the title of somebody's document, is quoted.
  private static func dataTexts(
    in content: CheckedContent, _ lexicons: [String: Lexicon]
  ) -> [ScannedText] {
    let catalog = content.catalog
    let quoted = Set(["glossary.yml", "sources.yml"].map(catalog.printedPath))
    return catalog.dataTexts.filter { !quoted.contains($0.location.path) }.flatMap { data in
      data.texts.languages.compactMap { language -> ScannedText? in
        guard let value = data.texts[language], let lexicon = lexicons[language],
          let source = catalog.texts[value.location.path]
        else { return nil }
        // A value that is folded over lines, or escaped, has no place but its start.
        let start =
          value.location.range.isEmpty
          ? nil : source.offset(value.location.range.lowerBound)
        return ScannedText(
          RunningText(value.value, at: start ?? 0), lexicon, in: .data(source),
          at: start == nil ? value.location : nil)
      }
    }
  }
}

/// A text with the words of the glossary in it.
///
/// A reference, because each check that asks for the words takes all texts up again.
final class ScannedText: Sendable {
  let language: String
  let file: ScannedFile
  /// Where the text begins, if it does not stand in the file letter by letter.
  let place: SourceLocation?
  let text: RunningText
  let matches: [Lexicon.Match]

  fileprivate init(
    _ text: RunningText, _ lexicon: Lexicon, in file: ScannedFile, at place: SourceLocation? = nil
  ) {
    self.text = text
    self.file = file
    self.place = place
    language = lexicon.language
    matches = lexicon.matches(in: text.bytes)
  }

  /// Where a stretch of the text stands.
  func location(of range: Range<Int>) -> SourceLocation {
    place ?? file.location(text.offsets(of: range))
  }
}

/// The file that a text stands in.
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
