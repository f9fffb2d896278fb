import Foundation
import RuleGraph
import SearchIndex
import Testing

/// The queries that both readers answer, over the real content.
struct QueryCase: Decodable, Sendable, CustomTestStringConvertible {
  let query: String
  let lang: String
  /// The ids that come first, in this order; nothing is expected where it is missing.
  let expect: [String]?
  let filters: Filters?

  struct Filters: Codable, Sendable {
    let component: String?
    let kind: String?
    let edition: String?
    let api: String?
  }

  var testDescription: String { "\(lang): \(query.prefix(40))" }

  var options: QueryOptions {
    QueryOptions(
      language: lang, limit: 30,
      filters: QueryFilters(
        component: filters?.component, kind: filters?.kind, edition: filters?.edition,
        api: filters?.api))
  }

  static let all: [QueryCase] = {
    let url = Repository.root.appending(path: "Tests/Fixtures/queries.json")
    let cases = (try? Data(contentsOf: url)).flatMap {
      try? JSONDecoder().decode([QueryCase].self, from: $0)
    }
    return cases ?? []
  }()
}

/// The repository that the tests are in.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The index of the real content.
  static let shards: [SearchShard] = {
    let folder = root.appending(path: "Content").path(percentEncoded: false)
    guard let tree = try? ContentTree.load(folder: folder) else { return [] }
    return IndexBuilder.shards(of: Linker(CatalogReader(tree).read()).link().graph)
  }()

  static let reader = SearchReader(shards: shards)
}
