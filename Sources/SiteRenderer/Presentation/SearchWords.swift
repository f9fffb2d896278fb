import Foundation
import RuleGraph

/// What the search box says in a language, as a script of its own: pages do without it until someone searches.
struct SearchWords {
  let viewpoint: Viewpoint

  /// What the box calls things that the engine knows by their ids.
  private struct Table: Encodable {
    let say: [String: String]
    let components: [String: String]
    let kinds: [String: String]
    let languages: [String: String]
    /// The files of APIs whose names do not tell them.
    let apis: [String: String]
    /// Ids and titles, oldest first.
    let editions: [[String]]
    /// The quotation marks of each language, as the index has straight ones.
    let quotes: [String: String]
  }

  static func path(in language: String) -> String {
    "assets/search-words-\(language).js"
  }

  func file() -> OutputFile {
    OutputFile(
      path: Self.path(in: viewpoint.language),
      text: "globalThis.higraphWords = \(json(table()));\n")
  }

  private func table() -> Table {
    let graph = viewpoint.graph
    return Table(
      say: viewpoint.wording.strings.filter { key, _ in
        key.hasPrefix("search.") || key.hasPrefix("edition.")
      },
      components: names(
        graph.components.compactMap { component in
          component.texts.first(of: viewpoint.preference).map { (component.id, $0.value.title) }
        }),
      kinds: names(RuleKind.allCases.map(viewpoint.kind).map { ($0.name, $0.label) }),
      languages: names(graph.site.languages.map { ($0.code, $0.name) }),
      apis: viewpoint.site.addresses.numberedSymbolFiles,
      editions: zip(graph.editions, viewpoint.voice.editions.short).map { [$0.id, $1] },
      quotes: viewpoint.site.wordings.compactMapValues { $0.strings["page.quotes"] })
  }

  private func names(_ pairs: [(String, String)]) -> [String: String] {
    Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func json(_ table: Table) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts can always be encoded; without words the box shows keys and ids.
    let data = try? encoder.encode(table)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
