import CommonMark

/// A star between two numbers does not make what follows emphasis.
enum StarForTimesCheck: Check {
  static let description = CheckDescription(
    id: "markdown/star-for-times",
    texts: (
      summary: "A star between two numbers does not make what follows emphasis.",
      explanation: """
      In `44*44 pt, 20*20 pt` everything from the first star to the second is emphasis, and the sizes are read as 4444 \
      and 2020. Write `44 × 44 pt`, or `\\*` where you mean the star itself.
      """
    ),
    bad: [
      .page("Draw buttons at 44↓*44 pt and icons at 20↓*20 pt."),
      .page("버튼은 44↓*44pt, 아이콘은 20↓*20pt로 그리세요.", language: "ko"),
      .page("Draw 2↓**3 and 4↓**5 dots."),
      .page("크기는 60↓*60px(@2x)와* 다릅니다.", language: "ko"),
      .page("버튼은 ４４↓*４４pt, 아이콘은 ２０↓*20pt로 그리세요.", language: "ko"),
    ],
    good: [
      .page("Draw buttons at 44 × 44 pt, 44\\*44 pt, 20 * 20 pt and 20*20 pt, in `2*3*4`."),
      .page("*iOS 7*에서는 **44pt**, 그 뒤로 7*개*입니다.", language: "ko"),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.pages.filter { $0.marks.contains(.emphasis) }.flatMap { page in
      page.document.nodes.flatMap { node in
        stars(of: node, in: page.document).map { report($0, on: page) }
      }
    }
  }

  /// The marks of an emphasis that stand between digits, of the file's bytes.
  private static func stars(of node: Node, in document: Document) -> [Range<Int>] {
    guard let length = length(ofMarksOf: node.kind), let offsets = node.offsets else { return [] }
    let marks = [
      offsets.lowerBound..<offsets.lowerBound + length,
      offsets.upperBound - length..<offsets.upperBound,
    ]
    return document.text.withBytes { bytes in marks.filter { standsBetweenDigits($0, bytes) } }
  }

  private static func length(ofMarksOf kind: Node.Kind) -> Int? {
    switch kind {
    case .emphasis: 1
    case .strong: 2
    default: nil
    }
  }

  private static func standsBetweenDigits(
    _ mark: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard mark.lowerBound > 0, mark.upperBound < bytes.count,
      bytes[mark.lowerBound] == UInt8(ascii: "*")
    else { return false }
    return isDigit(endingAt: mark.lowerBound, bytes) && isDigit(at: mark.upperBound, bytes)
  }

  private static func isDigit(endingAt end: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[end - 1].isDigit || end >= 3 && WideDigits.isDigit(bytes, end - 3)
  }

  private static func isDigit(at start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[start].isDigit || WideDigits.isDigit(bytes, start)
  }

  private static func report(_ star: Range<Int>, on page: CheckedPage) -> Diagnostic {
    let place = page.location(star)
    let marks = page.document.text.withBytes { String(decoding: $0[star], as: UTF8.self) }
    return report(
      at: place,
      Message(
        "'\(marks)' between numbers is a mark of emphasis",
        explanation: star.count == 1 ? "Write '×', or '\\*' for the star itself." : nil),
      fixIts: star.count == 1 ? [FixIt(location: place, replacement: "×")] : [])
  }
}
