import Foundation
import SiteRenderer

/// What is remembered of a build in which nothing was found: when neither the site nor what it was made from has changed
/// since, there is nothing to do.
struct BuildRecord: Codable, Equatable {
  let inputs: BuildInputs
  let site: SiteImprint
  /// What the build said of the content.
  let counts: String
  let fileCount: Int

  /// Where the record of a site is kept: in the user's folder of caches, and not in the site, because it means nothing
  /// where the site is copied to.
  ///
  /// - Parameter site: the folder of the site without links.
  /// - Returns: `nil` without a place for such files.
  static func file(of site: String) -> URL? {
    let own = Environment.value(of: "XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = Environment.value(of: "HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    guard let folder = own ?? home else { return nil }
    var version = ContentVersion()
    version.add(site)
    return URL(filePath: "\(folder)/higraph/\(version.text).json")
  }

  /// `nil` when there is none, or none that can be read.
  init?(at file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path),
      let record = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = record
  }

  init(inputs: BuildInputs, site: SiteImprint, counts: String, fileCount: Int) {
    self.inputs = inputs
    self.site = site
    self.counts = counts
    self.fileCount = fileCount
  }

  /// Keeps the record; without it the next build takes longer, and that is all.
  func write(to file: URL) {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(self).write(to: file, options: .atomic)
  }
}
