import Foundation
import RuleGraph
import Testing

/// Emphasis that CommonMark drops, by the dozen.
@Suite struct DroppedEmphasisTests {
  private static let one = "**마크다운(Markdown)**을 쓰고, "

  private func fixIts(_ body: String) -> [Int] {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/ko.md": ExampleContent.page("### 켜 두세요 {#on}\n\n\(body)")
    ])
    return CheckRegistry.diagnostics(in: content)
      .filter { $0.check == "markdown/dropped-emphasis" }.map(\.fixIts.count)
  }

  /// A fuzzed page of 40 KB in one paragraph, made small: each mend it was told of was held against two readings of all.
  @Test(arguments: [10, 100, 1_000])
  func `a paragraph is told of each, and the more it has the fewer are mended`(_ count: Int) {
    let body = String(repeating: Self.one, count: count)
    let found = fixIts(body)
    #expect(found.count == count)
    let mended = found.prefix { $0 == 3 }.count
    #expect(mended == min(count, 200_000 / body.utf8.count + 1))
    #expect(found.dropFirst(mended).allSatisfy { $0 == 0 })
  }

  @Test func `a page is told of each, and of the mends only as many as are found soon`() {
    let paragraph = String(repeating: Self.one, count: 60)
    let found = fixIts(String(repeating: paragraph + "\n\n", count: 40))
    #expect(found.count == 2_400)
    // A pair is held against its paragraph, without the space at its end.
    let mended = found.prefix { $0 == 3 }.count
    #expect(mended == 2_000_000 / (paragraph.utf8.count - 1) + 1)
    #expect(found.dropFirst(mended).allSatisfy { $0 == 0 })
  }

  /// What the fix-its of a paragraph put in the place of letters, as character references.
  private func references(_ body: String) -> [String] {
    let content = ExampleContent.content(replacing: [
      "bars/tab-bar/ko.md": ExampleContent.page("### 켜 두세요 {#on}\n\n\(body)")
    ])
    return CheckRegistry.diagnostics(in: content)
      .filter { $0.check == "markdown/dropped-emphasis" }
      .flatMap { $0.fixIts.map(\.replacement) }.filter { $0.hasPrefix("&#x") }
  }

  @Test(arguments: [
    ("**마크다운(Markdown)**한 것", "&#xD55C;"), ("그것은**\"강조\"** 표시입니다.", "&#xC740;"),
  ])
  func `a letter becomes a character reference whole or not at all`(
    _ body: String, _ reference: String
  ) {
    #expect(references(body) == [reference])
    #expect(references(body.decomposedStringWithCanonicalMapping) == [])
  }
}
