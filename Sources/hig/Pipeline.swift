import Exports
import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// Strings the phases together; every command is a call of it.
struct Pipeline: Sendable {
  let contentFolder: String

  /// Whether there is a content folder, even one that cannot be looked into; an index can be read without one.
  var hasContent: Bool {
    var status = stat()
    // A link to nothing is a mistake, and not a folder without content.
    let isSeen = lstat("\(contentFolder)/\(Self.siteFile)", &status) == 0
    return isSeen || errno != ENOENT && errno != ENOTDIR
  }

  /// - Throws: `ContentFolderError` when there is no content folder; what stands in it is for others to judge.
  func expectContent() throws {
    if !hasContent { _ = try languages() }
  }

  /// A page's file as it is found from here, whatever folder an index was built in.
  ///
  /// - Parameter path: ends with the group, the component and the file.
  func present(_ path: String) -> String {
    let slashes = path.utf8.indices.reversed().lazy.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let start = slashes.dropFirst(2).first.map(path.utf8.index(after:)) ?? path.startIndex
    let root = ContentTree.printedRoot(contentFolder)
    let here = (root.isEmpty ? "" : root + "/") + String(path[start...])
    return path == here || !FileManager.default.fileExists(atPath: here) ? path : here
  }

  /// The files.
  ///
  /// - Parameter withFigures: whether the drawings are read too, which only checks and pages need.
  /// - Throws: `ContentFolderError` when there is no content to read.
  func load(withFigures: Bool = true) throws -> ContentTree {
    try ContentTree.load(folder: contentFolder, withFigures: withFigures)
  }

  /// The files of a guide, for commands that query or change it: a folder that says which languages it is in.
  ///
  /// For any other folder the only answer would be that nothing was found, which would be taken for a real one.
  ///
  /// - Parameter withFigures: whether the drawings are read too, which only checks and pages need.
  /// - Throws: `ContentFolderError` when there is no content to read.
  func loadGuide(withFigures: Bool = false) throws -> ContentTree {
    let tree = try load(withFigures: withFigures)
    try expectGuide(tree)
    return tree
  }

  /// - Throws: `ContentFolderError` when files that are read say of no language that a guide is in it.
  func expectGuide(_ tree: ContentTree) throws {
    let refusal = tree.unread.first { $0.path == Self.siteFile }?.reason
    _ = try languages(of: tree.files[Self.siteFile], refusal: refusal)
  }

  /// The files of a guide → catalog → graph.
  ///
  /// - Parameter withFigures: whether the drawings are read too, which only checks and pages need.
  /// - Throws: `ContentFolderError` when there is no content to read.
  func link(withFigures: Bool = true) throws -> CheckedContent {
    link(try loadGuide(withFigures: withFigures))
  }

  /// Files that are read already → catalog → graph; their bytes are given back before the graph is there.
  func link(_ tree: consuming ContentTree) -> CheckedContent {
    let catalog = CatalogReader(consume tree).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  /// The findings of all checks.
  func check(_ content: CheckedContent) -> Findings {
    Findings(CheckRegistry.diagnostics(in: content), in: content)
  }

  /// The files with all that is certain mended, and what is then found in them.
  func mend(_ tree: ContentTree) -> MendedContent {
    ContentMender(tree).mend()
  }

  /// The search index of all languages.
  func index(_ graph: Graph) -> [SearchShard] {
    IndexBuilder.shards(of: graph)
  }

  /// The search index of one language.
  func index(_ graph: Graph, in language: String) -> [SearchShard] {
    IndexBuilder.shards(of: graph, in: language)
  }

  /// The whole site, every file to be made when it is written, and what is found in the templates.
  ///
  /// - Parameter content: a number for what the graph was made from.
  /// - Throws: `TemplateError`.
  func plan(
    _ graph: Graph, shards: [SearchShard], templates: String, content: ContentVersion
  ) throws -> (files: [PlannedFile], warnings: [TemplateWarning]) {
    let templates = try TemplateLoader(folder: templates).load()
    var version = content
    version.add(templates)
    let pages = try SitePages(graph: graph, templates: templates, version: version)
    let scripts = shards.map { shard in
      PlannedFile(path: shard.path) { Array(shard.script.utf8) }
    }
    // What takes longest comes first, so that no processor is left alone with it: a tenth of a build for 10,000 rules.
    return ([graphFile(graph)] + scripts + pages.plan(), pages.warnings)
  }

  func graphFile(_ graph: Graph) -> PlannedFile {
    PlannedFile(
      path: GraphFile.name,
      pieces: { next in
        GraphFile(graph, address: SiteAddresses(graph).address(of:)).write(next)
      })
  }

  /// Differs when anything differs in the content that pages are made from, or in the version of this program.
  func version(of content: CheckedContent) -> ContentVersion {
    var version = ContentVersion()
    version.add(Version.number)
    for (path, text) in content.catalog.texts.sorted(by: { $0.key < $1.key }) {
      // Without the folder, which is named after where the program was started.
      version.add(String(path.dropFirst(content.catalog.root.count)))
      version.add(text.text)
    }
    for (path, bytes) in content.graph.figures.files.sorted(by: { $0.key < $1.key }) {
      version.add(path)
      version.add(bytes)
    }
    return version
  }

  /// `rules.lock` without reading anything else; `nil` when there is none.
  ///
  /// - Throws: `ContentFolderError`.
  func lock() throws -> RulesLock? {
    guard let bytes = try ContentTree.bytes(of: RulesLock.fileName, in: contentFolder)
    else { return nil }
    let path = "\(contentFolder)/\(RulesLock.fileName)"
    return RulesLockReader(SourceText(path: path, showing: bytes)).read()
  }

  /// The languages of `site.yml`, without reading anything else.
  ///
  /// - Throws: `ContentFolderError`.
  func languages() throws -> [Language] {
    let bytes = try ContentTree.bytes(of: Self.siteFile, in: contentFolder)
    if bytes == nil, FileMark(of: contentFolder, follows: true) == nil {
      throw ContentFolderError.missing(contentFolder)
    }
    return try languages(of: bytes)
  }

  private static let siteFile = "site.yml"

  /// - Parameters:
  ///   - site: what stands in `site.yml`.
  ///   - refusal: why it is not read.
  /// - Throws: `ContentFolderError` when there is no such file, or no language in it.
  private func languages(
    of site: [UInt8]?, refusal: UnreadFile.Reason? = nil
  ) throws -> [Language] {
    let path = "\(contentFolder)/\(Self.siteFile)"
    guard let site else {
      let reason = refusal?.description ?? "no such file"
      throw ContentFolderError.unreadable(path, reason: reason)
    }
    let catalog = CatalogReader(ContentTree(root: contentFolder, files: [Self.siteFile: site]))
      .read()
    guard catalog.site.languages.isEmpty else { return catalog.site.languages }
    let unmerged = UnmergedFile.all(in: catalog)[path]
    throw ContentFolderError.unreadable(
      path,
      reason: unmerged.map { "\($0)" } ?? "no language is named there; 'hig check' tells more")
  }
}
