import ArgumentParser
import Docset
import Foundation
import RuleGraph
import SiteRenderer

/// `hig export docset`: the site for Dash and Zeal.
struct ExportDocsetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docset",
    abstract: "Write the site as a docset for Dash and Zeal.",
    discussion: """
      Writes the pages of all languages, and an index of components, rules, APIs and glossary terms. Does not write into \
      a folder that holds anything but an earlier docset.
      """)

  @OptionGroup var options: ExportOptions

  @Option(
    help: ArgumentHelp("The folder of templates.", valueName: "folder"), completion: .directory)
  var templates = "Templates"

  @Argument(help: "The folder to write.", completion: .directory)
  var folder = "Higraph.docset"

  func run() throws {
    let lock = try SiteLock.taken(site: folder) {
      Console.talk("hig: another export is writing \(folder); waiting for it")
    }
    try SiteOptions.expectApart(
      folder, lock.site, content: options.content.content, templates: templates)
    try expectDocset(lock)
    let passed = try options.passed()
    try Progress(isQuiet: false).during("Writing \(folder)") {
      _ = try SiteWriter.write(files(of: passed), holding: lock)
    }
  }

  /// Other files in the folder would be mixed with the docset, and a site would be lost.
  private func expectDocset(_ lock: borrowing SiteLock) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: lock.site)) ?? []
    guard !names.isEmpty, !lock.holdsDocset else { return }
    throw ValidationError("'\(folder)' is no docset of hig, and is not written into.")
  }

  private func files(of passed: PassedContent) throws -> [PlannedFile] {
    let publication = passed.graph.site.publication
    // Nothing in a docset reads Markdown.
    let graph = passed.graph.published(
      Publication(url: publication.url, repository: publication.repository, hasTwins: false))
    let pipeline = options.content.pipeline
    let (site, warnings) = try pipeline.plan(
      graph, shards: pipeline.index(graph), templates: templates, content: passed.version)
    Console.talk(warnings.flatMap(\.lines))
    let entries = DocsetEntries(graph, address: SiteAddresses(graph).address).all()
    let index = try DocsetIndex(entries).bytes()
    let properties = Array(DocsetProperties(graph.site, folder: folder).text.utf8)
    return [
      PlannedFile(path: DocsetPlaces.properties) { properties },
      PlannedFile(path: DocsetPlaces.index) { index },
    ]
      + site.filter { DocsetPlaces.hasUse(for: $0.path) }
      .map { $0.moved(into: DocsetPlaces.documents) }
      + site.compactMap { file in
        DocsetPlaces.icons[file.path].map { PlannedFile(path: $0, make: file.make) }
      }
  }
}
