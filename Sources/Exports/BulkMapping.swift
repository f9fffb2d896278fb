package import RuleGraph

/// What a search server is told about the documents of a `BulkFile` before they come.
package struct BulkMapping: Sendable {
  /// How every such file begins.
  package static let start = #"{"mappings":"#

  private let languages: [String]

  package init(_ site: Site) {
    languages = site.languageCodes
  }

  /// Names as they are written, which are found whole, counted and filtered by.
  static let names = [
    "type", "id", "component", "group", "kind", "since", "until", "editions", "apis", "platforms",
    "supersedes", "supersededBy", "conflicts", "sources", "formerIds", "framework", "aliases",
    "deprecated", "replacement", "category", "address",
  ]

  /// In each language, and found by its words.
  static let texts = ["title", "text", "section", "names"]

  /// In each language, and names as well.
  static let localizedNames = ["translation", "url"]

  /// One property a line.
  package var bytes: [UInt8] {
    var json = JSONText()
    json.object {
      $0.object("mappings") {
        // A field that a later version has is better refused than never found.
        $0.field("dynamic", "strict")
        $0.object("properties") { properties in writeProperties(to: &properties) }
      }
    }
    return json.bytes + Array("\n".utf8)
  }

  private func writeProperties(to json: inout JSONText) {
    for name in Self.names {
      json.breakLine()
      json.object(name) { $0.field("type", "keyword") }
    }
    for name in Self.texts {
      write(name, to: &json) { language, field in
        field.field("type", "text")
        field.field("analyzer", LanguageAnalyzer.name(for: language))
      }
    }
    for name in Self.localizedNames {
      write(name, to: &json) { $1.field("type", "keyword") }
    }
  }

  /// A property that has one of its own for each language.
  private func write(
    _ name: String, to json: inout JSONText, _ field: (String, inout JSONText) -> Void
  ) {
    json.breakLine()
    json.object(name) {
      $0.object("properties") { properties in
        for language in languages { properties.object(language) { field(language, &$0) } }
      }
    }
  }
}
