import CommonMark

/// Stars that were meant as emphasis do not stay in the text.
enum DroppedEmphasisCheck: Check {
  static let description = CheckDescription(
    id: "markdown/dropped-emphasis", isMended: true,
    texts: (
      summary: "Stars that were meant as emphasis do not stay in the text.",
      explanation: """
      CommonMark lets no emphasis end between a punctuation mark and a letter, and Korean puts
      particles there: in `**마크다운(Markdown)**을` the stars stay. Three mends work: take the particle
      in (`**마크다운(Markdown)을**`), leave the bracket out (`**마크다운**(Markdown)을`), or write the
      letter as a character reference (`**마크다운(Markdown)**&#xC744;`). `--fix` takes the particle in.
      """
    ),
    bad: [
      .page("**마크다운(Markdown)↓**을 쓰세요.", language: "ko"),
      .page("**`UITabBar`↓**를 쓰세요.", language: "ko"),
      .page("그것은↓**\"강조\"** 표시입니다.", language: "ko"),
      .page("_마크다운(Markdown)↓_을 쓰세요.", language: "ko"),
    ],
    good: [
      .page("**마크다운(Markdown)을**, **마크다운**(Markdown)을, **마크다운(Markdown)**&#xC744;", language: "ko"),
      .page("2 * 3 is 6, a snake_case_name, a \\*star\\*, and `**code**`."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.emphasis) }.flatMap { page -> [Diagnostic] in
      let reader = DelimiterRunReader(page: page, bytes: Array(page.document.text.utf8))
      return page.document.textBlocks.flatMap { id in
        let block = page.document[id]
        let mendable = mendedBytes / max(1, block.offsets?.count ?? 1)
        return pairs(reader.runs(in: block)).enumerated().map { position, pair in
          report(pair, in: block, reader, isMendable: position <= mendable)
        }
      }
    }
  }

  /// Each mend is tried on its whole block, so in a long block only the first pairs are mended.
  private static let mendedBytes = 200_000

  private typealias Pair = (opening: DelimiterRun, closing: DelimiterRun)

  /// Runs of one length and sign of which the first was meant to open and the next to close.
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

  private static func report(
    _ pair: Pair, in block: Node, _ reader: DelimiterRunReader, isMendable: Bool
  ) -> Diagnostic {
    let isClosing = !pair.closing.canClose || pair.opening.canOpen
    let run = isClosing ? pair.closing : pair.opening
    let marks = String(decoding: reader.bytes[run.range], as: UTF8.self)
    let mends = EmphasisMends(opening: pair.opening, closing: pair.closing, reader: reader)
    return report(
      at: reader.page.location(run.range),
      "'\(marks)' does not \(isClosing ? "end" : "begin") emphasis here and stays in the text",
      fixIts: isMendable ? mends.fixIts(in: block) : [])
  }
}

extension Document {
  /// The nodes that inlines stand directly beneath.
  var textBlocks: [Node.ID] {
    nodes.indices.filter { nodes[$0].kind.holdsInlines }
  }
}
