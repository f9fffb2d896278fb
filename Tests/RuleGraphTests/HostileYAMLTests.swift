import Patience
import SmallContent
import Testing

@testable import RuleGraph

/// Data files that nobody would write by hand.
@Suite struct HostileYAMLTests {
  /// The faults of syntax and form in a file, as they are printed.
  private static func faults(_ text: String, in path: String = "glossary.yml") -> [String] {
    ExampleContent.printed(replacing: [path: text]).filter {
      $0.contains("error:") && ($0.hasSuffix("[yaml/syntax]") || $0.hasSuffix("[yaml/type]"))
    }
  }

  private static let anchors = "aliases stand for too many values; write the values again"

  @Test(.patience, arguments: ["", "? "])
  func `a bomb of aliases is an error and does not go off`(_ mark: String) {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let copies = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(copies)]\n"
    }
    #expect(
      Self.faults(text + (mark.isEmpty ? "" : "? *a40\n: x\n")) == [
        "Content/glossary.yml:1:1: error: not valid YAML: \(Self.anchors) [yaml/syntax]"
      ])
  }

  @Test(.patience, arguments: [",", ",\u{2028}", ",\u{2029}", ",\u{FEFF}"])
  func `a bomb of aliases is told behind whatever ends a line`(_ comma: String) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...40 {
      let copies = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: comma)
      text += "a\(level): &a\(level) [\(comma.dropFirst())\(copies)]\n"
    }
    #expect(
      Self.faults(text + "? *a40\n: x\n") == [
        "Content/glossary.yml:1:1: error: not valid YAML: \(Self.anchors) [yaml/syntax]"
      ])
  }

  @Test(.patience) func `two dozen aliases of a long list are refused, of a short one read`() {
    for (length, isRead) in [(500_000, false), (5, true)] {
      var text = "a0: &a0 [\(Array(repeating: "x", count: length).joined(separator: ", "))]\n"
      for level in 1...8 {
        text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
      }
      text = text.replacing("[*a7, *a7, *a7]", with: "[*a7, *a7]") + "? *a8\n: x\n"
      let path = "Content/glossary.yml:"
      let refused = "\(path)1:1: error: not valid YAML: \(Self.anchors) [yaml/syntax]"
      #expect((Self.faults(text).first == refused) == !isRead, "\(length)")
    }
  }

  @Test(arguments: [
    ("# 탭\u{2028}# 바\nterms:\n  - {id: _b}\n", "3:10"),
    ("# 탭\u{2029}# 바\r\nterms:\r\n  - {id: _b}\r\n", "3:10"),
    ("terms:\n  - {id: a, name: {en: \"가\u{2028}나\"}, category: x} \n  - {id: _b}\n", "3:10"),
    ("terms:\n  - {id: a, why: {en: \"가\u{2028}\u{2029}나\"}}\n\n  - {id: _b}\n", "4:10"),
    ("terms: [{id: a, why: {en: \"가\u{2028}나\"}}, {id: _b}]\n", "1:41"),
  ])
  func `a place is told as the file counts lines, whatever ends one in YAML`(
    text: String, place: String
  ) {
    let problem = "'id' must be a name of lower-case letters, digits and hyphens"
    #expect(
      Self.faults(text).filter { $0.contains(problem) }
        == ["Content/glossary.yml:\(place): error: \(problem) [yaml/type]"])
  }

  @Test func `stars and ampersands in text are text`() {
    let text = "terms: []\n# AT&T & *co* \(String(repeating: "*a ", count: 40))\n"
    #expect(Self.faults(text) == [])
  }

  @Test(
    .patience,
    arguments: [
      ("[", "]"), ("{a: ", "}"), ("- ", ""), ("? ", ""), ("[{a: ", "}]"),
    ])
  func `ten thousand levels are a fault, a few hundred a value or one`(
    _ open: String, _ close: String
  ) {
    for depth in [300, 900, 10_000] {
      let text =
        "terms: \n  " + String(repeating: open, count: depth) + "a"
        + String(repeating: close, count: depth)
      let faults = Self.faults(text).filter { $0.hasPrefix("Content/glossary.yml:") }
      #expect(depth < 10_000 || !faults.isEmpty, "\(open) \(depth)")
    }
    let page = """
      ---
      title: \(String(repeating: open, count: 900))
      ---
      """
    #expect(!Self.faults(page, in: "bars/tab-bar/en.md").isEmpty)
  }

  @Test(.patience)
  func `a line of a hundred thousand terms is read, each at its place`() {
    let terms = (0..<20_000).map { "{id: 용어\($0), nam: x}" }
    let text = "terms: [\(terms.joined(separator: ", "))]"
    let catalog = CatalogReader(ContentTree(texts: ["glossary.yml": text])).read()
    let source = SourceText(path: "", text: text)
    let places = catalog.faults.compactMap { fault -> String? in
      guard case .keyUnknown("nam", _) = fault.kind else {
        return nil
      }
      return source.slice(fault.location.range).map(String.init)
    }
    #expect(places == Array(repeating: "nam", count: 20_000))
  }

  @Test(arguments: [
    (#""iOS\n7""#, "iOS 7"), (#""iOS\r\n\n7""#, "iOS 7"), (#""iOS\L7""#, "iOS 7"),
    ("\"iOS\n\n  7\"", "iOS 7"), ("|\n    iOS\n    7\n", "iOS 7"), ("|\n\n    iOS", "iOS"),
  ])
  func `a text in more than one line is told, and shown in one`(_ written: String, _ shown: String)
  {
    let text = "editions:\n- id: ios7\n  date: \"2013\"\n  title:\n   en: \(written)"
    let catalog = CatalogReader(ContentTree(texts: ["editions.yml": text])).read()
    let found = catalog.faults.filter { $0.location.path.hasSuffix("editions.yml") }
    #expect(
      found.map { "\($0.location.line): \($0.kind)" } == [
        "5: valueOfWrongType(key: \"en\", expected: \"text in one line\")"
      ])
    #expect(catalog.editions.map { $0.title["en"] ?? "" } == [shown])
  }

  @Test func `a folded text ends without the line break that YAML gives it`() {
    let text = "editions:\n- id: ios7\n  date: \"2013\"\n  title:\n   en: >\n    iOS\n    7\n\n"
    let catalog = CatalogReader(ContentTree(texts: ["editions.yml": text])).read()
    #expect(!catalog.faults.contains { $0.location.path.hasSuffix("editions.yml") })
    #expect(catalog.editions.map { $0.title["en"] ?? "" } == ["iOS 7"])
  }
}
