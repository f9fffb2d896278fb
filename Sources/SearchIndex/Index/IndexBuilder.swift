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
    let content = GraphReading(graph, language: language, mined).content
    return LanguageIndex.shards(of: content, textLimit: TextShards.shardLimit)
  }

  /// The same with texts cut by a limit in bytes, so that a test need not have millions.
  static func shards(of graph: Graph, in language: String, textLimit: Int) -> [SearchShard] {
    let content = GraphReading(graph, language: language, MinedLanguages(graph)).content
    return LanguageIndex.shards(of: content, textLimit: textLimit)
  }
}
