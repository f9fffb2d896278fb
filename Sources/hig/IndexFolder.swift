import Foundation
import RuleGraph
import SearchIndex
import SiteRenderer

/// A folder with the index of each language in one of its own: `ko/core.js`.
struct IndexFolder {
  let path: String
  /// The thread that prepares what the reader will need later.
  var aside: SearchReader.Aside = { _ in }

  /// The languages it has, by name.
  var codes: [String] {
    let entries = (try? FolderListing.entries(beneath: path) { _ in false }) ?? []
    return entries.map(\.path).filter(has).sorted()
  }

  func has(_ language: String) -> Bool {
    FolderDates.date(of: core(language)) != nil
  }

  /// The languages as `site.yml` declared them when the index was built.
  ///
  /// - Throws: what the reader throws for a damaged index.
  func languages() throws -> [Language] {
    try codes.first.map(reader.languages) ?? []
  }

  /// What is asked of the index of the language that suits a query; `nil` where it has no such index.
  ///
  /// - Throws: what asking throws.
  func answer<Answer>(
    to query: String, in asked: String?, _ ask: (SearchReader, _ language: String) throws -> Answer
  ) throws -> Answer? {
    let reader = reader
    guard let first = codes.first, let known = try? reader.languagesUnchecked(inIndexOf: first),
      let language = try? LanguageChoice(languages: known, asked: asked).code(for: query),
      has(language), known == (try? reader.languages(inIndexOf: language))
    else { return nil }
    return try ask(reader, language)
  }

  /// The index asks for `search/ko/core.js`, wherever its folder is.
  var reader: SearchReader {
    SearchReader(aside: aside) { [path] file, limit in
      let name = file.split(separator: "/", maxSplits: 1).last ?? ""
      return try Self.bytes(of: "\(path)/\(name)", limit: limit ?? .max - 1)
    }
  }

  /// - Returns: `nil` where there is no such file.
  /// - Throws: `UnreadableShard`.
  private static func bytes(of path: String, limit: Int) throws(UnreadableShard) -> [UInt8]? {
    do throws(SystemCallError) {
      return try FileBytes.read(path, limit: limit).bytes
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw UnreadableShard(cause: error)
    }
  }

  /// Whether anything beneath a folder has changed since the index of a language was written.
  ///
  /// A build leaves alone a file that would be the same; the stamp of the site around it shows that there was a build.
  func isOlder(than folder: String, _ language: String) -> Bool {
    let dates = [core(language), "\(path)/../\(SiteWriter.manifestName)"]
      .compactMap { FolderDates.date(of: $0)?.modified }
    guard let built = dates.max() else { return true }
    return !FolderDates(folder).areAll { $0.modified <= built }
  }

  private func core(_ language: String) -> String {
    "\(path)/\(language)/core.js"
  }
}

/// A file of an index that is there and cannot be read.
struct UnreadableShard: Error, CustomStringConvertible {
  let cause: SystemCallError

  /// What is wrong, in words for a person.
  var description: String { "cannot read '\(cause.path)': \(cause.reason)" }
}
