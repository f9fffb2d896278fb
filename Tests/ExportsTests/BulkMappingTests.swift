import Foundation
import RuleGraph
import SmallContent
import Testing

@testable import Exports

struct BulkMappingTests {
  private func text(languages: String? = nil) -> String {
    var files = SmallGuide.files
    if let languages {
      files["site.yml"]?.replace("{code: ko, name: 한국어, script: Hang}", with: languages)
      // A code that nothing is in would be taken for a mistyped one of the pages'.
      files["bars/tab-bar/ko.md"] = nil
      files["bars/toolbar/ko.md"] = nil
    }
    let graph = Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph
    return String(decoding: BulkMapping(graph.site).bytes, as: UTF8.self)
  }

  @Test func `the mapping is JSON`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(text().utf8)) as? [String: Any]
    let mappings = try #require(object?["mappings"] as? [String: Any])
    #expect(mappings["dynamic"] as? String == "strict")
    #expect((mappings["properties"] as? [String: Any])?.count == 27)
  }

  @Test func `the texts of a language are cut by its own analyzer`() {
    #expect(
      text().contains(
        #"""
        "title":{"properties":{"en":{"type":"text","analyzer":"english"},\#
        "ko":{"type":"text","analyzer":"nori"}}},
        """#))
  }

  @Test(arguments: [
    ("ja", "kuromoji"), ("pt-BR", "brazilian"), ("de-AT", "german"), ("mn", "standard"),
  ])
  func `another language has its own, or the one for all`(_ code: String, _ analyzer: String) {
    let text = text(languages: "{code: \(code), name: X, script: Latn}")
    #expect(
      text.contains(#""\#(code)":{"type":"text","analyzer":"\#(analyzer)"}"#), "\(text)")
  }

  @Test func `names are found as they are written`() {
    let lines = text().split(separator: "\n").filter { $0.contains(/^"(apis|url)":/) }
    #expect(
      lines == [
        #""apis":{"type":"keyword"},"#,
        #""url":{"properties":{"en":{"type":"keyword"},"ko":{"type":"keyword"}}}}}}"#,
      ])
  }
}
