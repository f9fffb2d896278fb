import CommonMark

/// Every paragraph and heading is in the language of its page.
enum OtherLanguageCheck: Check {
  static let description = CheckDescription(
    id: "translation/other-language", severity: .warning,
    texts: (
      summary: "Every paragraph and heading is in the language of its page.",
      explanation: """
      A paragraph in the script of another language of the site was copied to be translated and then forgotten; the same \
      goes for a text of a data file. Code and addresses do not count, nor do a few foreign words.
      """
    ),
    bad: [
      .page(
        "탭 바입니다.\n\n↓A dimmed tab explains nothing to people.", language: "ko", marksWholeText: true
      ),
      .page(
        "### ↓Keep every tab enabled {#keep-every-tab-enabled}", language: "ko",
        marksWholeText: true),
      .page("A tab bar.\n\n- Tabs\n- ↓흐린 탭은 아무것도 설명하지 않습니다.", marksWholeText: true),
      CheckExample(
        [
          "bars/tab-bar/ko.md":
            "---\ntitle: 탭 바\nsummary: ↓A tab bar switches between areas.\n---\n"
        ],
        marksWholeText: true),
      CheckExample(
        [
          "glossary.yml":
            "terms:\n  - {id: picker, name: {en: picker, ko: ↓a picker of dates and times}}\n"
        ],
        marksWholeText: true),
    ],
    good: [
      CheckExample([
        "glossary.yml":
          "terms:\n  - {id: area, name: {en: area, ko: 영역}, why: {ko: UITextField와 UISearchBar}}\n"
      ]),
      .page("iPhone X, iOS 11\n\n`UITabBarItem.isEnabled` Tab Bar Item은 그대로 둡니다.", language: "ko"),
      .page("The Korean word is 탭 바, and 흐린 means dimmed."),
      .page("[글](../toolbar/ko.md#keep-it-short", language: "ko"),
      .page("- <https://developer.example/toggles>에 있습니다.", language: "ko"),
    ])

  /// This many letters of another script, and more than four of them for each of the page's own.
  private static let fewestLatinLetters = 15
  private static let fewestLettersElsewhere = 6

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let languages = content.catalog.site.languages
    let scripts = Dictionary(
      languages.map { ($0.code, $0.script) }, uniquingKeysWith: { first, _ in first })
    let inData = content.catalog.dataTexts.flatMap { diagnostics(in: $0, among: languages) }
    return inData
      + content.pages.flatMap { page -> [Diagnostic] in
        let own = scripts[page.language].map(WritingSystem.systems) ?? []
        guard !own.isEmpty, !content.illegible.contains(page.text.path) else { return [] }
        let others = languages.filter { $0.script != scripts[page.language] }
        return inFrontMatter(of: page, own, others) + inText(of: page, own, others)
      }
  }

  private static func inFrontMatter(
    of page: CheckedPage, _ own: [WritingSystem], _ others: [Language]
  ) -> [Diagnostic] {
    [page.text.frontMatter.title, page.text.frontMatter.summary].compactMap(\.self)
      .compactMap { diagnostic(on: $0, in: page.language, own, others) }
  }

  private static func inText(
    of page: CheckedPage, _ own: [WritingSystem], _ others: [Language]
  ) -> [Diagnostic] {
    page.document.textBlocks.compactMap { block in
      let counts = LetterCounts(block, of: page.document)
      return others.first { isIn($0, counts, not: own) }.flatMap { other in
        let rest = counts.without(addressesIn: block, of: page.document)
        guard isIn(other, rest, not: own) else { return nil }
        return report(
          at: place(of: block, on: page),
          "this is in '\(other.code)', on a page in '\(page.language)'")
      }
    }
  }

  private static func diagnostics(in text: DataText, among languages: [Language]) -> [Diagnostic] {
    languages.compactMap { language in
      let own = WritingSystem.systems(of: language.script)
      guard let value = text.texts[language.code], !own.isEmpty else { return nil }
      let others = languages.filter { $0.script != language.script }
      return diagnostic(on: value, in: language.code, own, others)
    }
  }

  /// - Parameter own: what the text should be written in.
  private static func diagnostic(
    on text: Located<String>, in language: String, _ own: [WritingSystem], _ others: [Language]
  ) -> Diagnostic? {
    let counts = LetterCounts(text.value)
    guard let other = others.first(where: { isIn($0, counts, not: own) }),
      // Names of APIs are code, and these texts have no marks for that.
      isIn(other, LetterCounts(text.value.withoutSymbols), not: own)
    else { return nil }
    return report(at: text.location, "this is in '\(other.code)', given as '\(language)'")
  }

  private static func isIn(_ other: Language, _ counts: LetterCounts, not own: [WritingSystem])
    -> Bool
  {
    let systems = WritingSystem.systems(of: other.script)
    // Chinese and Japanese share most letters.
    guard !systems.isEmpty, !systems.contains(where: own.contains) else { return false }
    let fewest = systems == [.latin] ? fewestLatinLetters : fewestLettersElsewhere
    return counts[systems] >= fewest && counts[systems] > 4 * counts[own]
  }

  /// The first text of the block.
  private static func place(of block: Node.ID, on page: CheckedPage) -> SourceLocation {
    let first = page.document.subtree(of: block).dropFirst().first
    return page.location(of: page.document[first ?? block])
  }
}

extension String {
  /// The text without the words that can only be names of APIs.
  fileprivate var withoutSymbols: String {
    replacing(/[A-Za-z][A-Za-z0-9_.]*/) {
      SymbolName.looksLikeSymbol(String($0.output)) ? "" : $0.output
    }
  }
}
