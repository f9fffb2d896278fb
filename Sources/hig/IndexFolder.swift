import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// A folder with the index of each language in one of its own: `ko/core.js`.
struct IndexFolder {
  let path: String

  /// The languages it has, by name.
  var codes: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(has).sorted()
  }

  func has(_ language: String) -> Bool {
    FileManager.default.fileExists(atPath: core(language))
  }

  /// The languages as `site.yml` declared them when the index was built.
  ///
  /// - Throws: what the reader throws for a damaged index.
  func languages() throws -> [Language] {
    let reader = reader
    let declared = try codes.first.map { try reader.languages(of: $0) } ?? []
    return declared.filter { has($0.code) }
  }

  /// The index asks for `search/ko/core.js`, wherever its folder is.
  var reader: SearchReader {
    SearchReader { [path] file in
      let name = file.split(separator: "/", maxSplits: 1).last ?? ""
      return FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
    }
  }

  /// Whether anything beneath a folder has changed since the index of a language was written.
  ///
  /// A build leaves a file alone that would be the same; that there was one is told by the stamp of the site around it.
  func isOlder(than folder: String, _ language: String) throws -> Bool {
    let stamp = date(of: "\(path)/../\(SiteWriter.manifestName)")
    guard let built = [date(of: core(language)), stamp].compactMap(\.self).max() else {
      return true
    }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return paths.contains { date(of: "\(folder)/\($0)").map { $0 > built } ?? true }
  }

  private func core(_ language: String) -> String {
    "\(path)/\(language)/core.js"
  }

  private func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
