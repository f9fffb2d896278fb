import Testing

@testable import CommonMark

@Suite("Unclosed code")
struct UnclosedCodeTests {
  @Test(arguments: [
    ("```\ncode", 1), ("```", 1), ("text\n\n~~~ swift\ncode\n```\n", 3), ("````\ncode\n```", 1),
    ("```\na\n```\n\n```\nb", 5),
    // A fence is missing above, so that the others have changed places.
    ("```\na\n\n## T {#t}\n\n```\nb\n```\n", 1),
    ("```swift\na\n\n## T {#t}\n\n```swift\nb\n```\n", 1),
    ("```\na\n```\n\n```\r\nb\r\n\r\n## T {#t}\r\n", 5),
  ])
  func `code without a closing fence is found where it opens`(_ text: String, _ line: Int) {
    let found = Document(parsing: text).unclosedCode()
    #expect(found?.lowerBound == SourcePosition(line: line, column: 1))
  }

  @Test(arguments: [
    "", "text", "```\ncode\n```", "```\ncode\n```\n\n", "  ```\ncode\n ``` ", "~~~\n```\n~~~~\n",
    "    ```\n    code", "```\r\ncode\r\n```\r\n",
    "```markdown\n## T {#t}\n```", "- ```\n  code",
    "````\n```swift\ncode\n```\n````", "```\n```swift\ncode\n```",
    "글\r\r```swift\rcode\r```\r",
  ])
  func `code with one is not`(_ text: String) {
    #expect(Document(parsing: text).unclosedCode() == nil)
  }
}
