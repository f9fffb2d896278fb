import Foundation
import RuleGraph
import SearchIndex
import SearchProof
import Testing

/// The queries that both readers answer, over the real content.
struct QueryCase: Decodable, Sendable, CustomTestStringConvertible {
  let query: String
  let lang: String
  /// The ids that come first, in this order; nothing is expected where it is missing.
  let expect: [String]?
  let filters: Filters?
  let exact: Bool?

  struct Filters: Decodable, Sendable {
    let component: Values?
    let kind: Values?
    let edition: Values?
    let api: Values?
    let platform: Values?
    let lang: Values?
  }

  /// One value or a list of some, as the page takes either.
  struct Values: Decodable, Sendable {
    let all: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let one = try? container.decode(String.self)
      all = try one.map { [$0] } ?? container.decode([String].self)
    }
  }

  var testDescription: String { "\(lang): \(query.prefix(40))" }

  var options: QueryOptions {
    var wanted = QueryFilters(
      component: filters?.component?.all ?? [], kind: filters?.kind?.all ?? [],
      edition: filters?.edition?.all ?? [], api: filters?.api?.all ?? [])
    wanted.platform = filters?.platform?.all ?? []
    wanted.lang = filters?.lang?.all ?? []
    return QueryOptions(language: lang, limit: 30, filters: wanted, isExact: exact ?? false)
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

  /// The files of the real content.
  static let tree = try? ContentTree.load(
    folder: root.appending(path: "Content").path(percentEncoded: false))

  /// The real content.
  static let graph: Graph? = tree.map { Linker(CatalogReader($0).read()).link().graph }

  /// The index of the real content.
  static let shards: [SearchShard] = graph.map { IndexBuilder.shards(of: $0) } ?? []

  /// The queries of `Relevance.tsv`.
  static func writtenQueries() throws -> [ProofQuery] {
    let rules = Set(graph?.rules.map(\.id.description) ?? [])
    let languages = Set(graph?.site.languages.map(\.code) ?? [])
    let file = root.appending(path: "Tests/Fixtures/Relevance.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    return try RelevanceTable(text, rules: rules, languages: languages).queries
  }

  static let reader = SearchReader(shards: shards)
}
