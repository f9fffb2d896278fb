import Foundation
import RuleGraph
import SiteRenderer

/// Everything that a site is made from, as one number: names and bytes of content and templates, and this program.
struct BuildInputs: Codable, Equatable {
  private let content: String
  private let maker: String

  /// - Parameters:
  ///   - tree: with its figures.
  ///   - way: the path from the site to the content, which is kept in the site.
  /// - Returns: `nil` when the templates cannot be read, which is reported elsewhere.
  init?(_ tree: ContentTree, way: String, templates: String) {
    guard let maker = Self.maker(templates) else { return nil }
    var version = ContentVersion()
    // The index holds paths as they are printed.
    version.add(tree.root)
    version.add(way)
    for (path, bytes) in tree.files.sorted(by: { $0.key < $1.key }) {
      version.add(path)
      version.add(bytes)
    }
    for folder in tree.folders { version.add(folder) }
    for file in tree.unread { version.add("\(file)") }
    (content, self.maker) = (version.text, maker)
  }

  /// Whether program and templates are still the same.
  func haveSameMaker(_ templates: String) -> Bool {
    Self.maker(templates) == maker
  }

  /// Everything but the content: this program and its templates.
  private static func maker(_ templates: String) -> String? {
    guard let program, let templates = self.templates(in: templates) else { return nil }
    var version = ContentVersion()
    version.add(Version.number)
    version.add(program)
    version.add(templates)
    return version.text
  }

  /// Another program makes other pages, even when it has the same number.
  private static var program: FileMark? {
    Bundle.main.executableURL.flatMap { FileMark(of: $0.path, follows: true) }
  }

  /// Bytes and dates of templates: they are read a second time when pages are made, and the date reveals what was
  /// changed and changed back in between.
  private static func templates(in folder: String) -> String? {
    guard let entries = try? FolderListing.entries(beneath: folder) else { return nil }
    var version = ContentVersion()
    for entry in entries.sorted(by: { $0.path < $1.path }) where entry.kind != .folder {
      let (path, limit) = ("\(folder)/\(entry.path)", TemplateLoader.limit(of: entry.path))
      guard let mark = FileMark(of: path, follows: true),
        let bytes = try? FileBytes.read(path, limit: limit).bytes, bytes.count <= limit
      else { return nil }
      version.add(entry.path)
      version.add(mark)
      version.add(bytes)
    }
    return version.text
  }
}
