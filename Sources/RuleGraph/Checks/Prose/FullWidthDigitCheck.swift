import CommonMark

/// Numbers are written in ASCII.
enum FullWidthDigitCheck: Check {
  static let description = CheckDescription(
    id: "prose/full-width-digit", severity: .warning, isMended: true,
    texts: (
      summary: "Numbers are written in ASCII.",
      explanation: """
      A keyboard set to full-width characters types `５` for `5`. The two look nearly alike, but no search for `5` finds \
      `５`. Code may hold such digits.
      """
    ),
    bad: [
      .page("탭은 ↓５개까지 두세요.", language: "ko"),
      .page("Leave ↓１．５ pt."),
      .page("탭은 **↓１**↓０개까지 두세요.", language: "ko"),
      .page("### 탭 ↓１０개 {#keep-every-tab-enabled}", language: "ko"),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역 ↓３개를 오가게 합니다.
        ---
        """
      ]),
      CheckExample([
        "glossary.yml": "terms:\n  - {id: area, name: {en: area, ko: 영역 ↓２}}\n"
      ]),
    ],
    good: [.page("탭은 5개, `５`는 코드, ①은 첫째입니다.\n\n１． 탭\n２． 툴바", language: "ko")])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let pages = content.pages.filter(mayHold).flatMap(diagnostics)
    return pages + content.catalog.dataTexts.flatMap { diagnostics(in: $0, of: content.catalog) }
  }

  private static func mayHold(_ page: CheckedPage) -> Bool {
    page.marks.contains(.rare)
      && page.document.text.withBytes {
        $0.mayHaveWideDigits && !WideDigits.runs(in: $0).isEmpty
      }
  }

  private static func diagnostics(on page: CheckedPage) -> [Diagnostic] {
    // A number that was meant to begin an item is told with that.
    let told = page.document.textBlocks.flatMap {
      LostItems(in: $0, of: page.document).all.map(\.range)
    }
    // Both stand in the order of the file.
    var rest = told[...]
    var found: [Diagnostic] = []
    let add = { (text: RunningText) in
      let runs = text.bytes.withUnsafeBufferPointer(WideDigits.runs)
      // Marks of emphasis and links between digits stay.
      for run in runs.flatMap(text.unbroken) {
        let place = text.offsets(of: run)
        rest = rest.drop { $0.upperBound <= place.lowerBound }
        guard rest.first?.overlaps(place) != true else { continue }
        found.append(report(text.bytes[run], at: page.location(place)))
      }
    }
    page.forEachRunningText(add)
    page.frontMatterTexts().compactMap(\.text).forEach(add)
    return found
  }

  private static func diagnostics(in text: DataText, of catalog: Catalog) -> [Diagnostic] {
    text.texts.languages.compactMap { text.texts[$0] }.flatMap { value -> [Diagnostic] in
      var written = value.value
      return written.withUTF8 { bytes in
        guard bytes.mayHaveWideDigits else { return [] }
        return WideDigits.runs(in: bytes).map { run in
          let place = catalog.location(of: run, in: value)
          let isWritten = catalog.texts[place.path]?.slice(place.range).map {
            $0.utf8.elementsEqual(bytes[run])
          }
          return report(bytes[run], at: place, isWritten: isWritten ?? false)
        }
      }
    }
  }

  /// - Parameter isWritten: whether it stands there letter by letter.
  private static func report(
    _ run: some Collection<UInt8>, at place: SourceLocation, isWritten: Bool = true
  ) -> Diagnostic {
    let (written, meant) = (
      String(decoding: run, as: UTF8.self), String(decoding: WideDigits.plain(run), as: UTF8.self)
    )
    return report(
      at: place, "'\(written)' is of full width; write '\(meant)'",
      fixIts: isWritten ? [FixIt(location: place, replacement: meant, isCertain: true)] : [])
  }
}
