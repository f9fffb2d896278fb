import Foundation
import RuleGraph

/// The names in a content folder, for completing a command line.
///
/// Each question reads the few files that answer it. What cannot be read has no names: a shell is no place for errors.
struct ContentNames {
  let folder: String

  init(folder: String) {
    self.folder = folder
  }

  /// The folder that the command being typed will read.
  init(commandLine words: [String]) {
    var folder = ContentOptions.usual
    // To bash, the sign in `--content=` is a word of its own.
    let words = words.filter { $0 != "=" }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--content", !next.isEmpty { folder = next }
      if word.hasPrefix("--content=") { folder = String(word.dropFirst("--content=".count)) }
    }
    // The shell has not looked at the words yet.
    self.init(folder: NSString(string: Self.unquoted(folder)).expandingTildeInPath)
  }

  /// A word without quotes, and without the backslashes in front of what they escape.
  private static func unquoted(_ word: String) -> String {
    word.replacing(/\\(.)|["']/) { $0.1 ?? "" }
  }

  func languages() -> [String] { site.languageCodes }

  func groups() -> [String] { site.groups.map(\.id) }

  func editions() -> [String] { catalog(["editions.yml"]).editions.map(\.id) }

  func sources() -> [String] { catalog(["sources.yml"]).sources.map(\.id) }

  func apis() -> [String] {
    let catalog = catalog(["apis.yml"])
    return catalog.symbols.map(\.name) + catalog.tables.flatMap(\.rows).map(\.symbol)
  }

  /// APIs, editions, sources and terms.
  func records() -> [String] {
    let terms = catalog(["glossary.yml"]).terms.map(\.id)
    return apis() + editions() + sources() + terms
  }

  /// The folders of pages.
  func pages() -> [String] { Set(pageFiles().map(\.page)).sorted() }

  /// Those that pages and headings name.
  func platforms() -> [String] {
    let pages = catalog(pageFiles().map(\.path)).pages
    let texts = pages.flatMap { page in page.texts.languages.compactMap { page.texts[$0] } }
    let names = texts.flatMap { text in
      text.frontMatter.platforms + text.headings.flatMap { $0.values(.platforms) }
    }
    return Set(names.map(\.value)).sorted()
  }

  func components() -> [String] {
    let parts = outlines(pageFiles()).flatMap { outline in
      outline.entries.filter(\.isPart).map(\.key.anchor)
    }
    return pages() + parts.sorted()
  }

  /// The ids of rules on the pages that a beginning leaves.
  func rules(beginning prefix: String) -> [String] {
    let page = prefix.split(separator: "/", omittingEmptySubsequences: false).first ?? ""
    let isWhole = prefix.contains("/")
    let files = pageFiles().filter { isWhole ? $0.page == page : $0.page.hasPrefix(page) }
    return outlines(files).flatMap { outline in
      outline.entries.compactMap { $0.ruleID(on: outline.page.id)?.description }
    }
  }

  // MARK: - Reading

  private var site: Site { catalog([]).site }

  private func outlines(_ files: [(path: String, page: String)]) -> [PageOutline] {
    let catalog = catalog(files.map(\.path))
    return catalog.pages.map { PageOutline($0, site: catalog.site) }
  }

  /// The pages in the language that gives ids, with the ids of the components.
  private func pageFiles() -> [(path: String, page: String)] {
    guard let language = languages().first else { return [] }
    let groups = contents(of: folder).filter { !$0.hasPrefix(".") }
    return groups.flatMap { group in
      contents(of: "\(folder)/\(group)").compactMap { page in
        let path = "\(group)/\(page)/\(language).md"
        return FileManager.default.fileExists(atPath: "\(folder)/\(path)") ? (path, page) : nil
      }
    }
  }

  private func contents(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// A catalog of a few files.
  private func catalog(_ paths: [String]) -> Catalog {
    let files = (["site.yml"] + paths).compactMap { path in
      (try? ContentTree.bytes(of: path, in: folder)).flatMap { $0 }.map { (path, $0) }
    }
    let tree = ContentTree(
      root: folder, files: Dictionary(files, uniquingKeysWith: { first, _ in first }),
      hasFigures: false)
    return CatalogReader(tree).read()
  }
}
