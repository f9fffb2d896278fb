import Testing

@testable import SearchIndex

/// The tables of the analysis on their way through an index.
@Suite struct TablesReadingTests {
  @Test func `the tables come back as they were written`() throws {
    let json = AnalysisTables.standard.json
    let tables = try AnalysisTables(json: json.bytes)
    #expect(tables.json == json)
    #expect(tables.korean == .standard)
    #expect(tables.latin == LatinSuffix.standard)
    #expect(tables.keyboard == .dubeolsik)
  }

  @Test(arguments: [
    "탭", "a\"b", "a\\b", "</script>", "a\n\r\t\u{8}\u{C}b", "\u{1}", "가\u{2028}나\u{2029}", "",
  ])
  func `a text comes back with its escapes undone`(_ text: String) throws {
    for json in [ScriptJSON(text), .plain(text)] {
      var reader = ScriptJSONReader(json.bytes)
      #expect(try reader.text() == text)
      try reader.end()
    }
  }

  @Test(arguments: [
    "", "{", "{}", "[]", #"{"korean":{}}"#, #"{"korean":{"groups":[{"role":"x"}]}}"#, #"{"korean"#,
  ])
  func `what is no table is refused`(_ text: String) {
    #expect(throws: ScriptJSONReader.Unexpected.self) {
      try AnalysisTables(json: Array(text.utf8))
    }
  }

  @Test(arguments: [#""a"#, #""\"#, #""\u12"#, #""\ud800""#, #""\x""#, "a"])
  func `what is no text is refused`(_ text: String) {
    var reader = ScriptJSONReader(Array(text.utf8))
    #expect(throws: ScriptJSONReader.Unexpected.self) { try reader.text() }
  }

  @Test func `tables cut anywhere are refused`() {
    let json = AnalysisTables.standard.json.bytes
    for length in stride(from: 0, to: json.count, by: 97) {
      #expect(throws: ScriptJSONReader.Unexpected.self) {
        try AnalysisTables(json: Array(json.prefix(length)))
      }
    }
  }

  @Test func `a keyboard that lacks letters is refused`() {
    let json = AnalysisTables.standard.json.text
    let short = json.replacing(#""initials":["r","#, with: #""initials":["#)
    #expect(short != json)
    #expect(throws: ScriptJSONReader.Unexpected.self) {
      try AnalysisTables(json: Array(short.utf8))
    }
  }
}
