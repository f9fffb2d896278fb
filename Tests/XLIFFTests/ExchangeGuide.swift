import RuleGraph
import SmallContent
import XLIFF

/// Exporting and importing a small content tree in memory.
enum ExchangeGuide {
  static func content(_ files: [String: String]) -> CheckedContent {
    let catalog = CatalogReader(ContentTree(texts: files)).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  static func exported(
    _ files: [String: String], from source: String = "en", to target: String = "ko"
  ) -> String {
    let pages = UnitCollector(content(files), from: source, to: target).pages()
    return ExchangeWriter(from: source, to: target).text(
      of: pages.map { ("\($0.page.folder)/\(source).md", $0.groups) })
  }

  static func imported(_ text: String, into files: [String: String]) throws -> ImportResult {
    var all = try ExchangeReader(Array(text.utf8)).read()
    var first = all.removeFirst()
    for other in all { first.units += other.units }
    return TranslationImporter(ContentTree(texts: files)).apply(first)
  }

  /// A document with other translations, finished, by the ids of their units.
  static func translated(_ document: String, _ targets: [String: String]) -> String {
    var unit = ""
    return document.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      if let match = line.firstMatch(of: /<trans-unit id="([^"]*)"/) { unit = String(match.1) }
      guard let words = targets[unit] else { return [String(line)] }
      if line.contains("<target") { return [] }
      let isSource = line.contains("<source")
      return [String(line)] + (isSource ? ["<target state=\"final\">\(words)</target>"] : [])
    }
    .joined(separator: "\n")
  }

  /// The files with what an import has changed.
  static func applied(_ result: ImportResult, to files: [String: String]) -> [String: String] {
    files.merging(
      result.texts.map { (String($0.key.dropFirst("Content/".count)), $0.value) }
    ) { $1 }
  }

  /// The small content tree with a body in each language for one rule.
  static func files(english: String, korean: String) -> [String: String] {
    SmallGuide.files.merging([
      "bars/toolbar/en.md": """
      ---
      title: Toolbars
      summary: A toolbar acts on the screen.
      edition: ios11
      ---

      ### Keep it short {#keep-it-short .avoid}

      \(english)

      ## Last {#last}

      """,
      "bars/toolbar/ko.md": """
      ---
      title: 툴바
      summary: 툴바는 화면에 동작을 더합니다.
      ---

      ### 짧게 유지하세요 {#keep-it-short}

      \(korean)

      ## 끝 {#last}

      """,
    ]) { $1 }
  }
}
