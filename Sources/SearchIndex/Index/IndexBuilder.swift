public import RuleGraph

/// Builds the search index of a graph.
public enum IndexBuilder {
  /// The files of the index, one core and its shards for each language of the site.
  ///
  /// Every rule is in every index, in the index's language or else in the first that has it. The same
  /// graph gives the same bytes.
  public static func shards(of graph: Graph) -> [SearchShard] {
    shards(of: graph, in: graph.site.languages.map(\.code), textLimit: TextShards.shardLimit)
  }

  /// The files of the index of one language.
  public static func shards(of graph: Graph, in language: String) -> [SearchShard] {
    shards(of: graph, in: language, MinedLanguages(graph))
  }

  /// The same with what was mined for all languages.
  package static func shards(
    of graph: Graph, in language: String, _ mined: MinedLanguages
  ) -> [SearchShard] {
    LanguageIndex.shards(
      of: [{ GraphReading(graph, language: language, mined).content }],
      textLimit: TextShards.shardLimit)
  }

  /// The same with texts cut by a limit in bytes, so that a test need not have millions.
  static func shards(of graph: Graph, in language: String, textLimit: Int) -> [SearchShard] {
    shards(of: graph, in: [language], textLimit: textLimit)
  }

  private static func shards(
    of graph: Graph, in languages: [String], textLimit: Int
  ) -> [SearchShard] {
    let mined = MinedLanguages(graph)
    return LanguageIndex.shards(
      of: languages.map { language in
        { GraphReading(graph, language: language, mined).content }
      }, textLimit: textLimit)
  }
}
