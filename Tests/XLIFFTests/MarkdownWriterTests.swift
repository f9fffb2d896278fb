import RuleGraph
import Seeding
import Testing
import XLIFF

/// Writing a segment so that it is read as it was.
@Suite struct MarkdownWriterTests {
  private let writer = MarkdownWriter(on: PagePlace(folder: "bars/tab-bar", language: "ko"))

  @Test(arguments: [
    ("- a", "\\- a"), ("1. a", "1\\. a"), ("# a", "\\# a"), ("> a", "\\> a"), ("+ a", "\\+ a"),
    ("a * b", "a \\* b"), ("`x`", "\\`x\\`"), ("[x](y)", "\\[x\\](y)"), ("<b>", "\\<b>"),
    ("snake_case_name", "snake_case_name"), ("&amp;", "\\&amp;"), ("가_나_다", "가_나_다"),
    ("_a_", "\\_a\\_"), ("~~~", "\\~~~"), ("===", "\\==="), ("a {#b}", "a {#b}"), ("44", "44"),
    ("123456789) a", "123456789\\) a"), ("1234567890. a", "1234567890. a"),
  ])
  func `text stays text`(_ text: String, _ expected: String) {
    #expect(writer.text(of: Segment(text: text), as: .line(margin: "")) == expected)
  }

  @Test func `a full line goes on with what would begin a list, and ends behind it`() {
    let word = String(repeating: "탭", count: 60)
    #expect(
      writer.text(of: Segment(text: "\(word) - 바 셋"), as: .paragraph) == "\(word) -\n바 셋")
  }

  @Test(arguments: ["낱말 ` ", "낱말 \\` `` ", "C:\\ `"])
  func `what is no code is wrapped behind backticks`(_ lead: String) throws {
    let words = String(repeating: "낱말들 ", count: 60)
    let text = try #require(writer.text(of: Segment(text: lead + words), as: .paragraph))
    let lines = text.split(separator: "\n")
    #expect(lines.count > 3 && lines.allSatisfy { $0.count < 75 }, "\(lines.map(\.count))")
  }

  @Test func `code stays on its line, whatever backticks are in it`() {
    let code = "a ` b `` " + String(repeating: "c ", count: 80) + "d"
    let segment = Segment(pieces: [.text("낱말 "), .mark(1), .text(" 끝.")], marks: [1: .code(code)])
    #expect(writer.text(of: segment, as: .paragraph)?.contains(code) == true)
  }

  @Test func `marks are written as CommonMark has them`() {
    let segment = Segment(
      pieces: [
        .open(1), .text("가"), .close(1), .text(" "), .open(2), .text("나"), .close(2), .text(" "),
        .mark(3), .text(" "), .mark(4), .text(" "), .open(5), .text("다"), .close(5), .text("를"),
      ],
      marks: [
        1: .emphasis, 2: .strong, 3: .code("a`b"), 4: .code("`"),
        5: .link(to: "bars/toolbar#keep", title: "T \"q\""),
      ])
    #expect(
      writer.text(of: segment, as: .paragraph)
        == #"*가* **나** ``a`b`` `` ` `` [다](../toolbar/ko.md#keep "T \"q\"")를"#)
  }

  @Test(arguments: [
    ("https://example.com/가>나", "", #"<https://example.com/가\>나>"#),
    ("https://example.com/?가&copy;", "", "<https://example.com/?가&amp;copy;>"),
    ("https://example.com/가", #"나\"#, #"https://example.com/가 "나\\""#),
    (
      "https://example.com/가", "나&copy; \"다\"\u{301}",
      "https://example.com/가 \"나&amp;copy; \\\"다\\\"\u{301}\""
    ),
    ("https://example.com/가", "나\n다", "https://example.com/가 \"나\n다\""),
    ("https://example.com/가", "나\n\n다", "https://example.com/가 \"나&#10;&#10;다\""),
  ])
  func `addresses and titles are escaped where they would be read as others`(
    _ address: String, _ title: String, _ expected: String
  ) {
    let pieces: [Segment.Piece] = [.open(1), .text("탭"), .close(1), .text("을 보세요.")]
    for (mark, lead) in [
      (InlineMark.link(to: address, title: title), ""),
      (InlineMark.image(of: address, title: title), "!"),
    ] {
      let segment = Segment(pieces: pieces, marks: [1: mark])
      #expect(
        writer.text(of: segment, as: .line(margin: "")) == "\(lead)[탭](\(expected))을 보세요.")
    }
  }

  @Test func `figures that stand side by side keep a line each`() {
    func image(_ number: Int) -> [Segment.Piece] {
      [.open(number), .text("탭 \(number)"), .close(number)]
    }
    let marks = Dictionary(
      uniqueKeysWithValues: (1...3).map {
        ($0, InlineMark.image(of: "bars/tab-bar/\($0).svg", title: ""))
      })
    let apart = image(1) + [.text(" ")] + image(2) + [.text(" ")] + image(3)
    #expect(
      writer.text(of: Segment(pieces: apart, marks: marks), as: .paragraph)
        == "![탭 1](1.svg)\n![탭 2](2.svg)\n![탭 3](3.svg)")
    for cut in [Array(image(1).dropFirst()), [.close(1)], image(1) + [.close(1)]] {
      #expect(writer.text(of: Segment(pieces: cut, marks: marks), as: .paragraph) == nil)
    }
    for pieces in [image(1) + image(2), image(1) + [.text(" 가 ")] + image(2)] {
      let text = writer.text(of: Segment(pieces: pieces, marks: marks), as: .paragraph)
      #expect(text?.contains("\n") == false)
    }
  }

  @Test(arguments: 0..<150)
  func `whatever is written reads the same, or is refused`(_ seed: Int) {
    let segment = Self.segment(seed)
    for shape in Self.shapes {
      guard let text = writer.text(of: segment, as: shape) else { continue }
      let markdown = shape == .heading ? "## \(text) {#a}\n" : "## x {#a}\n\n\(text)\n"
      let files = ExchangeGuide.files(english: "x", korean: "x").merging([
        "bars/tab-bar/ko.md": "---\ntitle: 가\nsummary: 나\n---\n\n\(markdown)",
        "bars/tab-bar/en.md": "---\ntitle: A\nsummary: B\n---\n\n## A {#a}\n\nx\n",
      ]) { $1 }
      let units =
        UnitCollector(ExchangeGuide.content(files), from: "en", to: "ko").pages()
        .flatMap(\.groups).first { $0.id == "tab-bar/a" }?.units ?? []
      let unit = shape == .heading ? units.first : units.last
      let pieces = unit?.target.map { values($0) }
      #expect(pieces == values(segment), "\(shape): \(text)")
    }
  }

  @Test func `little of what is drawn is refused`() {
    let written = (0..<150).map(Self.segment).flatMap { segment in
      Self.shapes.compactMap { writer.text(of: segment, as: $0) }
    }
    #expect(written.count > 350)
  }

  private static let shapes = [MarkdownWriter.Shape.heading, .paragraph, .line(margin: "")]

  private func values(_ segment: Segment) -> [String] {
    Segment.normalized(segment.pieces).map { piece in
      switch piece {
      case .text(let text): text
      case .open(let id): "open \(segment.marks[id].map { "\($0)" } ?? "?")"
      case .close: "close"
      case .mark(let id): "\(segment.marks[id].map { "\($0)" } ?? "?")"
      }
    }
  }

  private static let words = [
    "가", "나 ", "*", "_", "`", "[", "]", "(", ")", "<", "&lt;", "1. ", "- ", "# ", "!", "\\", "a",
    " b", "{#x}",
    "한(글)", ":", "|", "~", "\"",
  ]

  private static func segment(_ seed: Int) -> Segment {
    var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 13)
    let marks: [InlineMark] = [
      .emphasis, .strong, .link(to: "bars/toolbar#x", title: ""), .code("c"), .code("``"),
      .link(to: "https://a.example/(b", title: "t"),
      .link(to: "https://a.example/>?b&lt;", title: "가\\\"&amp;"),
    ]
    var segment = Segment()
    var open: [Int] = []
    for _ in 0..<(2 + random.below(10)) {
      switch random.below(5) {
      case 0:
        let id = segment.marks.count + 1
        let mark = marks[random.below(marks.count)]
        segment.marks[id] = mark
        segment.pieces.append(mark.isPaired ? .open(id) : .mark(id))
        if mark.isPaired { open.append(id) }
        segment.pieces.append(.text(words[random.below(words.count)]))
      case 1:
        if let id = open.popLast() { segment.pieces.append(.close(id)) }
      default: segment.pieces.append(.text(words[random.below(words.count)]))
      }
    }
    while let id = open.popLast() { segment.pieces.append(.close(id)) }
    return segment
  }
}
