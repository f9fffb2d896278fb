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
    shards(of: graph, in: language, SharedReading(graph))
  }

  /// The same with what all languages have in common.
  package static func shards(
    of graph: Graph, in language: String, _ shared: SharedReading
  ) -> [SearchShard] {
    let reading = LanguageReading(graph, language: language, shared.numbers)
    return LanguageIndex.shards(
      of: [reading], in: graph, shared, textLimit: TextShards.shardLimit)
  }

  /// The same with texts cut by a limit in bytes, so that a test need not have millions.
  static func shards(of graph: Graph, in language: String, textLimit: Int) -> [SearchShard] {
    shards(of: graph, in: [language], textLimit: textLimit)
  }

  private static func shards(
    of graph: Graph, in languages: [String], textLimit: Int
  ) -> [SearchShard] {
    let (shared, readings) = SharedReading.beside(languages, of: graph) { language, numbers in
      LanguageReading(graph, language: language, numbers)
    }
    return LanguageIndex.shards(of: readings, in: graph, shared, textLimit: textLimit)
  }
}
