public import RuleGraph

/// Builds the search index of a graph.
public enum IndexBuilder {
  /// The files of the index, one core and its shards for each language of the site.
  ///
  /// Every rule is in every index, in the index's language or else in the first that has it. The same
  /// graph gives the same bytes.
  public static func shards(of graph: Graph) -> [SearchShard] {
    let mined = MinedLanguages(graph)
    return graph.site.languages.flatMap { shards(of: graph, in: $0.code, mined) }
  }

  /// The files of the index of one language; languages may be built side by side.
  public static func shards(of graph: Graph, in language: String) -> [SearchShard] {
    shards(of: graph, in: language, MinedLanguages(graph))
  }

  /// The same with what was mined for all languages.
  package static func shards(
    of graph: Graph, in language: String, _ mined: MinedLanguages
  ) -> [SearchShard] {
    LanguageIndex.shards(of: GraphReading(graph, language: language, mined).content)
  }
}
