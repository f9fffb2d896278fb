import RuleGraph
import Testing

/// Taking an item out of a YAML list.
@Suite struct YAMLListItemTests {
  /// A text without its item `b`.
  private func removing(_ text: String, isAlone: Bool) throws -> String {
    var bytes = Array(text.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "b".utf8) })
    let item = try #require(YAMLListItem("b", of: text, at: start..<start + 1, isAlone: isAlone))
    for (range, new) in item.removal.reversed() {
      bytes.replaceSubrange(range, with: new.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("[b, c]", "[c]"), ("[a, b]", "[a]"), ("[a, b, c]", "[a, c]"), ("[ a , b , c ]", "[ a , c ]"),
    ("[a,b,c]", "[a,c]"), ("[a, b,]", "[a, ]"), ("[a,\n b,\n c]", "[a,\n c]"),
    ("[\n  a,\n  b\n]", "[\n  a\n]"), ("[a, # x, y\n b\n]", "[a, # x, y\n \n]"),
    ("[a, # x,\n b\n]", "[a, # x,\n \n]"),
    ("[a, b # why, so\n , c]", "[a,  # why, so\n c]"), ("[탭, b, 바]", "[탭, 바]"),
    ("[a,\r\n b,\r\n c]", "[a,\r\n c]"), ("[a,\n  b, # why\n  c]", "[a,\n  # why\n  c]"),
    ("- a\n- b\n- c\n", "- a\n- c\n"), ("  - a\r\n  - b\r\n", "  - a\r\n"), ("- a\n- b", "- a\n"),
    ("- a\n- b # why\n", "- a\n # why\n"), ("[a, \"b\", c]", "[a, c]"), ("- 'b'\n- c\n", "- c\n"),
    ("-   b\n-   c\n", "-   c\n"),
  ])
  func `an item goes with its comma or line, and nothing else does`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try removing(text, isAlone: false) == expected)
    #expect(try removing("한글: x\n\(text)", isAlone: false) == "한글: x\n\(expected)")
  }

  @Test(arguments: ["[a, !!str b]", "- a\n- !!str b\n", "- >-\n  b\n- c\n", "[a, \"\\x62\"]"])
  func `an item in another form is left to a person`(_ text: String) throws {
    let bytes = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: "b".utf8) } ?? bytes.count - 3
    #expect(YAMLListItem("b", of: text, at: start..<start + 1, isAlone: false) == nil)
  }

  @Test(arguments: [
    ("[b]", "[]"), ("[b,]", "[]"), ("[ b ]", "[  ]"), ("x:\n- b\n", "x:\n  []\n"),
    ("x:\n  - b # why\n", "x:\n    [] # why\n"),
  ])
  func `a list of nothing is left of the only item`(_ text: String, _ expected: String) throws {
    #expect(try removing(text, isAlone: true) == expected)
  }
}
