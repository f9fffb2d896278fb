import RuleGraph
import SmallContent

/// What is read from the small valid content tree, with some files put in place of its own.
enum ExampleContent {
  /// The content with some files replaced or added, or taken away where the text is `nil`.
  static func content(replacing files: [String: String?] = [:]) -> CheckedContent {
    let all = SmallGuide.files.merging(files.mapValues { $0 ?? "" }) { $1 }
      .filter { files[$0.key] != .some(nil) }
    let catalog = CatalogReader(ContentTree(texts: all)).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  /// What the checks print of the content, line by line.
  static func printed(replacing files: [String: String?]) -> [String] {
    let content = content(replacing: files)
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    return CheckRegistry.diagnostics(in: content).flatMap(printer.lines)
  }

  /// What some checks find, a line a finding: `path:line:column: summary` without the folder.
  static func found(_ checks: Set<String>, replacing files: [String: String?]) -> [String] {
    let content = content(replacing: files)
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    return CheckRegistry.diagnostics(in: content).filter { checks.contains($0.check) }.map {
      "\(printer.place(of: $0.location).dropFirst("Content/".count)): \($0.summary)"
    }
  }

  static func page(_ body: String) -> String {
    "---\ntitle: Tab bars\nsummary: A tab bar switches between areas.\nedition: ios11\n---\n\n\(body)\n"
  }
}
