import Foundation
import RuleGraph
import SearchIndex

/// The search index of the site where it is up to date, else one made from the content.
struct SiteIndex {
  let pipeline: Pipeline
  let site: String

  /// The languages of `site.yml`.
  func languages() throws -> [Language] {
    try pipeline.languages()
  }

  func reader(for language: String) throws -> SearchReader {
    let built = BuildStamp(site: site)
    if try built.isNewer(than: pipeline.contentFolder),
      FileManager.default.fileExists(atPath: "\(site)/search/\(language)/core.js")
    {
      return SearchReader { [site] path in
        FileManager.default.contents(atPath: "\(site)/\(path)").map(Array.init)
      }
    }
    return SearchReader(shards: pipeline.index(try pipeline.link(withFigures: false).graph))
  }
}
