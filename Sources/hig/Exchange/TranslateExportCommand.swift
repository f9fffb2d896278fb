import ArgumentParser
import RuleGraph
import SiteRenderer
import XLIFF

/// `hig translate export`: what is to be translated.
struct TranslateExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write an XLIFF 1.2 file for a translator's own tools.",
    discussion: """
      Code, links and emphasis are inline elements that a tool protects. 'hig translate import' \
      takes the translated file back. Exits with 2 when the file cannot be written.
      """)

  @OptionGroup var options: ContentOptions

  @Option(
    help: "The language to translate from; otherwise the first of the site.",
    completion: .languages)
  var from: String?

  @Option(help: "The language to translate to.", completion: .languages)
  var to: String

  @Option(
    help: ArgumentHelp(
      "Only these states: stale, missing, needs-review, translated.", valueName: "states"),
    completion: .allStates, transform: TranslationState.list)
  var state: Set<TranslationState>?

  @Option(help: ArgumentHelp("Only this page.", valueName: "component"), completion: .pages)
  var page: String?

  @Argument(help: "Where to write; otherwise to stdout.", completion: .file())
  var file: String?

  func run() throws {
    let destination = try ExportDestination(file, of: .document)
    let content = try options.pipeline.link(withFigures: false)
    let languages = content.graph.site.languageCodes
    let source = from ?? languages.first ?? ""
    for code in [source, to] { try LanguageChoice.expect(code, among: languages) }
    try page.map { try FilterNames(graph: content.graph).expect(page: $0) }
    guard source != to else { throw ValidationError("--from and --to are the same language.") }
    try expectMerged(content)
    let text = ExchangeWriter(from: source, to: to).text(of: pages(content, source))
    try destination.write(PlannedFile(path: "") { Array(text.utf8) })
  }

  /// A translator would get both sides of a merge as one text.
  private func expectMerged(_ content: CheckedContent) throws {
    let pages = content.unmergedFiles.keys.filter { path in
      guard let page else { return path.hasSuffix(".md") }
      return content.graph.site.languageCodes.contains { path.hasSuffix("/\(page)/\($0).md") }
    }
    try content.expectMerged(pages)
    content.tellUnmerged()
  }

  private func pages(
    _ content: CheckedContent, _ source: String
  ) -> [(path: String, groups: [UnitGroup])] {
    UnitCollector(content, from: source, to: to).pages()
      .filter { page == nil || page == $0.page.id }
      .map { page, groups in
        let wanted = groups.filter { group in
          state.map { !$0.isDisjoint(with: group.states) } ?? true
        }
        return ("\(page.folder)/\(source).md", wanted)
      }
  }
}
