import ArgumentParser
import Foundation
import RuleGraph
import SearchIndex

/// The search index that a lookup reads.
///
/// One that is named, by option or `HIG_INDEX`, is read as it is. Else that of the site where it is newer than the
/// content, else one made from the content, else that of a site without content, else an installed one.
struct SiteIndex {
  let pipeline: Pipeline
  let site: String
  /// The folder named by an option.
  var asked: String?
  /// Whether to say nothing of an old index.
  var isQuiet = false
  var environment = ProcessInfo.processInfo.environment

  /// The languages of `site.yml`, or without content those that the index has.
  func languages() throws -> [Language] {
    if hasContent { return try pipeline.languages() }
    guard let folder = named ?? builtFolders.first else { return try pipeline.languages() }
    return try folder.languages()
  }

  /// - Throws: `ValidationError` when there is no index in the folder named.
  func reader(for language: String) throws -> SearchReader {
    if let named {
      guard named.has(language) else {
        throw ValidationError("There is no index of '\(language)' in '\(named.path)'.")
      }
      if hasContent, named.isOlder(than: pipeline.contentFolder, language) {
        say("the index in \(named.path) is older than \(pipeline.contentFolder)")
      }
      return named.reader
    }
    let built = IndexFolder(path: "\(site)/search")
    if !hasContent, let folder = builtFolders.first(where: { $0.has(language) }) {
      return folder.reader
    }
    if built.has(language) {
      if BuildStamp(site: site).isNewer(than: pipeline.contentFolder) { return built.reader }
      let reason = "older than \(pipeline.contentFolder), which is read instead"
      say("the index in \(built.path) is \(reason)")
    }
    return SearchReader(shards: pipeline.index(try pipeline.link(withFigures: false).graph))
  }

  private func say(_ words: String) {
    if !isQuiet { Console.talk("hig: \(words)") }
  }

  private var hasContent: Bool { pipeline.hasContent }

  private var named: IndexFolder? {
    let name = asked ?? environment["HIG_INDEX"].flatMap { $0.isEmpty ? nil : $0 }
    return name.map { path in
      // The folder of a site is as good as that of its index.
      let inner = IndexFolder(path: "\(path)/search")
      return inner.codes.isEmpty ? IndexFolder(path: path) : inner
    }
  }

  /// Those of the site, and beside the program that of an installation: `share/higraph/search` for `bin/hig`.
  private var builtFolders: [IndexFolder] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let prefix = program?.deletingLastPathComponent().deletingLastPathComponent()
    let installed = prefix?.appending(path: "share/higraph/search").path(percentEncoded: false)
    return (["\(site)/search"] + [installed].compactMap(\.self)).map(IndexFolder.init)
      .filter { !$0.codes.isEmpty }
  }
}
