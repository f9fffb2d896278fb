import CommonMark
import RuleGraph
import Testing

/// Runs the examples that every check carries.
@Suite struct CheckExampleTests {
  @Test func `the example content passes every check`() {
    #expect(ExampleContent.printed(replacing: [:]) == [])
  }

  @Test(arguments: CheckCase.bad)
  func `a bad example is reported at its mark`(_ example: CheckCase) throws {
    try example.expectReport()
  }

  @Test(arguments: CheckCase.bad.filter(\.isPage), KoreanLead.allCases)
  func `a bad example is reported at its mark behind Korean text`(
    _ example: CheckCase, _ lead: KoreanLead
  ) throws {
    try example.behind(lead).expectReport()
  }

  @Test(arguments: CheckCase.good)
  func `a good example is not reported`(_ example: CheckCase) {
    let found = example.findings(in: ExampleContent.content(replacing: example.files))
    #expect(found == [], "\(example.check) reports its good example")
  }

  @Test
  func `the checks that say that they mend are those with a certain fix-it for a bad example`() {
    let mending = CheckCase.bad.filter { example in
      let files = example.files.mapValues { $0.replacing("↓", with: "") }
      return example.findings(in: ExampleContent.content(replacing: files))
        .contains { $0.fixIts.contains(where: \.isCertain) }
    }
    let saying = CheckRegistry.all.map { $0.description }.filter(\.isMended)
    #expect(Set(mending.map(\.check)) == Set(saying.map(\.id)))
  }

  @Test func `check ids are unique and have the form group slash name`() {
    let ids = CheckRegistry.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.split(separator: "/").count == 2 })
  }
}

/// Korean words that are put before the text of a marked line.
enum KoreanLead: String, CaseIterable, Sendable {
  case composed = "한국어 글 "
  case decomposed = "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}\u{110B}\u{1165} "
}

/// One example of one check.
struct CheckCase: Sendable, CustomTestStringConvertible {
  let check: String
  let number: Int
  let files: [String: String]
  var marksWholeText = false

  static let bad = cases(\.bad)
  static let good = cases(\.good)

  private static func cases(
    _ examples: (CheckDescription) -> [CheckExample]
  ) -> [CheckCase] {
    CheckRegistry.all.flatMap { check in
      examples(check.description).enumerated().map {
        CheckCase(
          check: check.description.id, number: $0.offset, files: $0.element.files,
          marksWholeText: $0.element.marksWholeText)
      }
    }
  }

  var testDescription: String { "\(check) #\(number)" }

  /// Whether the mark stands in the body of a page, where other text can stand before it.
  var isPage: Bool {
    files.contains { path, text in
      guard path.hasSuffix(".md"), let mark = text.firstIndex(of: "↓") else { return false }
      let fences = text[..<mark].split(separator: "\n").count { $0 == "---" }
      return fences != 1 && !text.hasPrefix("↓")
    }
  }

  func findings(in content: CheckedContent) -> [Diagnostic] {
    CheckRegistry.all.filter { $0.description.id == check }
      .flatMap { $0.diagnostics(in: content) }
  }

  /// The marked line with Korean words between its leading markup and its text, or above it.
  func behind(_ lead: KoreanLead) -> CheckCase {
    let files = files.mapValues { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
        if marksWholeText, line.contains("↓") { return "\(lead.rawValue)글.\n\n\(line)" }
        guard line.contains("↓"), let start = Self.textStart(of: line) else { return String(line) }
        return String(line[..<start]) + lead.rawValue + line[start...]
      }.joined(separator: "\n")
    }
    return CheckCase(check: check, number: number, files: files)
  }

  private static func textStart(of line: Substring) -> Substring.Index? {
    let isMarkedBlock = ["↓#", "↓[", "- ↓[", "<!--", "↓<!--"].contains(where: line.hasPrefix)
    guard !isMarkedBlock, let start = line.firstIndex(where: { !"#> ".contains($0) }) else {
      return nil
    }
    // The mark of an item has its own behind it.
    let isItem = ["↓- ", "↓* "].contains(where: line[start...].hasPrefix)
    return isItem ? line.index(start, offsetBy: 3) : start
  }

  func expectReport() throws {
    let (path, place) = try #require(mark(), "no ↓ in the example")
    let unmarked = files.mapValues { $0.replacing("↓", with: "") }
    let content = ExampleContent.content(replacing: unmarked)
    let found = findings(in: content)
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    let report = found.flatMap(printer.lines).joined(separator: "\n")
    #expect(
      found.contains { $0.location.path == "Content/\(path)" && $0.location.start == place },
      "\(check) must report \(path):\(place), found:\n\(report)")
  }

  private func mark() -> (path: String, place: SourcePosition)? {
    for (path, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (number, line) in lines.enumerated() {
        guard let index = line.firstIndex(of: "↓") else { continue }
        return (
          path, SourcePosition(line: number + 1, column: line[..<index].utf8.count + 1)
        )
      }
    }
    return nil
  }
}

extension RuleGraph.SourceLocation {
  fileprivate var start: SourcePosition { range.lowerBound }
}
