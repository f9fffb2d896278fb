/// A figure that a page shows has its words in `figures.yml`, in every language.
enum FigureWordsCheck: Check {
  static let description = CheckDescription(
    id: "figure/words", severity: .warning,
    texts: (
      summary: "A figure that a page shows has its words in `figures.yml`, in every language.",
      explanation: """
      The title is its caption, and the description tells those who cannot see the figure what it shows. What is not yet \
      translated is shown in another language; what the first language lacks is an error.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/bar.svg": "↓" + FigureExample.figure("<path d=\"M0 0\"/>"),
        "figures.yml": "figures: []\n",
        FigureExample.page.path: FigureExample.page.text,
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg": FigureExample.figure("<path d=\"M0 0\"/>"),
        "figures.yml": FigureExample.words.replacing(", ko: 탭 바}", with: "}")
          .replacing("file: ", with: "file: ↓"),
        FigureExample.page.path: FigureExample.page.text,
      ]),
      CheckExample([
        "bars/tab-bar/bar.svg": FigureExample.figure("<text data-label=\"home\">Home</text>"),
        "figures.yml": FigureExample.words + "    labels:\n      ↓home: {en: Home}\n",
        FigureExample.page.path: FigureExample.page.text,
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/bar.svg": FigureExample.figure("<path d=\"M0 0\"/>"),
        "figures.yml": FigureExample.words,
        FigureExample.page.path: FigureExample.page.text,
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let figures = content.catalog.figures
    let languages = content.catalog.site.languageCodes
    let isWhole = !content.damage.holds(file: "figures.yml")
    // The words are there, and it is reported that they stand under another path.
    let misnamed = Set(AbsentDrawing.all(in: content).flatMap(\.meant))
    let undescribed = content.linked.shownFiles.compactMap { figures.drawings[$0] }.filter {
      isWhole && figures.words[$0.path] == nil && !isInMisnamedFolder($0.path)
        && !misnamed.contains($0.path)
    }
    return undescribed.map { report(at: $0.location, "'\($0.path)' is not in figures.yml").asError }
      + (isWhole ? Array(figures.words.values) : []).flatMap { missing(in: $0, languages) }
  }

  /// Whether the folder is not a component's, which is reported, so that the words may be those of another path.
  private static func isInMisnamedFolder(_ path: String) -> Bool {
    path.split(separator: "/").prefix(2).contains { LikelyID.name(of: String($0)) != nil }
  }

  private static func missing(in words: FigureWords, _ languages: [String]) -> [Diagnostic] {
    let texts =
      [("title", words.file, words.title), ("description", words.file, words.description)]
      + words.labels.map { ("label '\($0.key.value)'", $0.key, $0.text) }
    return texts.flatMap { noun, key, text in
      languages.filter { text[$0] == nil }.map {
        let finding = report(at: key.location, "the \(noun) is missing in '\($0)'")
        return $0 == languages.first ? finding.asError : finding
      }
    }
  }
}
