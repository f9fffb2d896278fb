import CommonMark

/// Stars that were meant as emphasis do not stay in the text.
enum DroppedEmphasisCheck: Check {
  static let description = CheckDescription(
    id: "markdown/dropped-emphasis", isMended: true,
    texts: (
      summary: "Stars that were meant as emphasis do not stay in the text.",
      explanation: """
      CommonMark lets no emphasis end between a punctuation mark and a letter, and Korean puts
      particles there: in `**마크다운(Markdown)**을` the stars stay. Three changes work: take the
      particle in (`**마크다운(Markdown)을**`), leave the bracket out (`**마크다운**(Markdown)을`), or write
      the letter as a character reference (`**마크다운(Markdown)**&#xC744;`). `--fix` takes the particle
      in.

      Two stars that no others close stay in the text too; where you mean the stars themselves,
      write `\\*\\*`.
      """
    ),
    bad: [
      .page("**마크다운(Markdown)↓**을 쓰세요.", language: "ko"),
      .page("**`UITabBar`↓**를 쓰세요.", language: "ko"),
      .page("그것은↓**\"강조\"** 표시입니다.", language: "ko"),
      .page("_마크다운(Markdown)↓_을 쓰세요.", language: "ko"),
      .page("Keep ↓**every tab enabled."),
      .page("모든 탭을 ↓**켜 두고 **흐리게 하지 마세요.", language: "ko"),
      .page("Keep ↓** every tab ** enabled."),
    ],
    good: [
      .page("**마크다운(Markdown)을**, **마크다운**(Markdown)을, **마크다운(Markdown)**&#xC744;", language: "ko"),
      .page(
        "2 * 3 is 6, 2 ** 3 is 8, a snake_case_name, a \\*star\\*, \\*\\* two, and `**code**`."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.emphasis) }.flatMap { page -> [Diagnostic] in
      let reader = DelimiterRunReader(page: page, bytes: Array(page.document.text.utf8))
      var left = mendedBytesOfPage
      return page.document.textBlocks.flatMap { findings(in: page.document[$0], reader, &left) }
    }
  }

  /// - Parameter left: how many bytes of the page may still be read for mends.
  private static func findings(
    in node: Node, _ reader: DelimiterRunReader, _ left: inout Int
  ) -> [Diagnostic] {
    let runs = reader.runs(in: node)
    let pairs = pairs(runs)
    guard !pairs.isEmpty else { return stray(among: runs, reader).map { [$0] } ?? [] }
    guard left > 0, let offsets = node.offsets else {
      return pairs.map { report($0, in: nil, reader) }
    }
    let block = EmphasizedBlock(offsets, of: reader.bytes)
    let size = max(1, offsets.count)
    let mended = min(pairs.count, 1 + min(mendedBytes, left) / size)
    left -= mended * size
    return pairs.enumerated().map { position, pair in
      report(pair, in: position < mended ? block : nil, reader)
    }
  }

  /// Each mend is tried on its whole block, so in a long block only the first pairs are mended.
  private static let mendedBytes = 200_000
  /// On a page of a thousand paragraphs with a hundred pairs each, only the first paragraphs are.
  private static let mendedBytesOfPage = 2_000_000

  private typealias Pair = (opening: DelimiterRun, closing: DelimiterRun)

  /// Runs of equal length and sign, the first of which was meant to open and the next to close.
  private static func pairs(_ runs: [DelimiterRun]) -> [Pair] {
    var pairs: [Pair] = []
    var waiting: [UInt8: DelimiterRun] = [:]
    for run in runs {
      if let opening = waiting[run.byte], run.isMeantToClose,
        opening.range.count == run.range.count, opening.range.upperBound < run.range.lowerBound
      {
        pairs.append((opening, run))
        waiting[run.byte] = nil
      } else if run.isMeantToOpen {
        waiting[run.byte] = run
      }
    }
    return pairs
  }

  /// The first stars that stand alone.
  ///
  /// What the others are will be seen once these are mended. A single star may be the mark of a footnote.
  private static func stray(
    among runs: [DelimiterRun], _ reader: DelimiterRunReader
  ) -> Diagnostic? {
    let stars = runs.filter { $0.byte == UInt8(ascii: "*") && $0.range.count > 1 }
    // Between blanks one may be a sign of arithmetic; two have words between them.
    let stray = stars.first { $0.isMeantToOpen || $0.isMeantToClose || stars.count > 1 }
    return stray.map { run in
      let marks = String(decoding: reader.bytes[run.range], as: UTF8.self)
      return report(
        at: reader.page.location(run.range),
        Message(
          "'\(marks)' makes no emphasis with others and stays in the text",
          explanation: run.isMeantToOpen || run.isMeantToClose
            ? nil : "No blank stands between stars and the words they emphasize."))
    }
  }

  /// - Parameter block: where to try the mends; `nil` when none is to be tried.
  private static func report(
    _ pair: Pair, in block: EmphasizedBlock?, _ reader: DelimiterRunReader
  ) -> Diagnostic {
    let isClosing = !pair.closing.canClose || pair.opening.canOpen
    let run = isClosing ? pair.closing : pair.opening
    let marks = String(decoding: reader.bytes[run.range], as: UTF8.self)
    let mends = EmphasisMends(opening: pair.opening, closing: pair.closing, reader: reader)
    return report(
      at: reader.page.location(run.range),
      "'\(marks)' does not \(isClosing ? "end" : "begin") emphasis here and stays in the text",
      fixIts: block.map(mends.fixIts) ?? [])
  }
}
