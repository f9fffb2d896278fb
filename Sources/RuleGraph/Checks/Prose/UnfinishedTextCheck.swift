import CommonMark

/// No place is left for a writer to fill in.
enum UnfinishedTextCheck: Check {
  static let description = CheckDescription(
    id: "prose/unfinished", severity: .warning,
    texts: (
      summary: "No place is left for a writer to fill in.",
      explanation: """
      `hig new` writes TODO where words are to be written. You may do so too: nothing that says TODO or FIXME gets past \
      `hig check --strict`.
      """
    ),
    bad: [
      .page("### ↓TODO {#keep-it-short .do}"), .page("Keep it short. (↓FIXME: how short?)"),
      .page("짧게 쓰세요. ↓TODO", language: "ko"),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: ↓TODO
        ---
        """
      ]),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: area, name: {en: area, ko: "영역 (↓TODO)"}}
        """
      ]),
    ],
    good: [.page("`TODO` is a mark in code; a TODOS list and an autodo are words.")])

  private static let marks = ["TODO", "FIXME"]

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let pages = content.pages.filter(mayHold).flatMap { page in
      var found: [Diagnostic] = []
      page.forEachRunningText { found += diagnostics(in: $0, on: page) }
      return page.frontMatterTexts().compactMap(\.text).reduce(into: found) {
        $0 += diagnostics(in: $1, on: page)
      }
    }
    return pages + content.catalog.dataTexts.flatMap { diagnostics(in: $0, of: content.catalog) }
  }

  private static func diagnostics(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    found(in: text.bytes).map { range in
      report(text.string(range), at: page.location(text.offsets(of: range)))
    }
  }

  private static func diagnostics(in text: DataText, of catalog: Catalog) -> [Diagnostic] {
    text.texts.languages.compactMap { text.texts[$0] }.flatMap { value -> [Diagnostic] in
      let bytes = Array(value.value.utf8)
      return found(in: bytes).map { range in
        let mark = String(decoding: bytes[range], as: UTF8.self)
        return report(mark, at: catalog.location(of: range, in: value))
      }
    }
  }

  private static func report(_ mark: String, at place: SourceLocation) -> Diagnostic {
    report(at: place, "'\(mark)' waits for somebody to write what belongs here")
  }

  private static func mayHold(_ page: CheckedPage) -> Bool {
    var text = page.document.text
    return text.withUTF8 { bytes in
      // The pairs OD and XM are rare, and looked for faster than whole marks.
      var before: UInt8 = 0
      for byte in bytes {
        let isRare = byte == UInt8(ascii: "D") || byte == UInt8(ascii: "M")
        if isRare, before == UInt8(ascii: "O") || before == UInt8(ascii: "X") { return true }
        before = byte
      }
      return false
    }
  }

  /// The marks that are words of their own.
  private static func found(in bytes: [UInt8]) -> [Range<Int>] {
    let words = bytes.indices.split { !bytes[$0].isWordByte }
    return words.filter { word in marks.contains { $0.utf8.elementsEqual(bytes[word]) } }
      .map { $0.startIndex..<$0.endIndex }
  }
}

extension Catalog {
  /// Where a stretch of a value stands; the place of the value where that is not written letter by letter.
  func location(of range: Range<Int>, in value: Located<String>) -> SourceLocation {
    guard !value.location.range.isEmpty, let text = texts[value.location.path],
      let start = text.offset(value.location.range.lowerBound)
    else { return value.location }
    return text.location(start + range.lowerBound..<start + range.upperBound)
  }
}
