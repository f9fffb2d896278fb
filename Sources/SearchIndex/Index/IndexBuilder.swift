public import RuleGraph

/// Builds the search index of a graph.
public enum IndexBuilder {
  /// The files of the index, one core and its shards for each language of the site.
  ///
  /// Every rule is in every index, in the index's language or otherwise in the first language that has it. The same
  /// graph gives the same bytes.
  public static func shards(of graph: Graph) -> [SearchShard] {
    shards(of: graph, in: graph.site.languageCodes, textLimit: TextShards.shardLimit)
  }

  /// The files of the index of one language, by its code.
  public static func shards(of graph: Graph, in language: String) -> [SearchShard] {
    shards(of: graph, in: language, textLimit: TextShards.shardLimit)
  }

  /// The same with what all languages have in common.
  package static func shards(
    of graph: Graph, in language: String, _ shared: SharedReading
  ) -> [SearchShard] {
    let readings = [LanguageReading(graph, language: language, shared.numbers)]
    let parts = LanguageReading.Part.allCases.map {
      readings[0].made($0, textLimit: TextShards.shardLimit)
    }
    return shards(of: readings, in: graph, shared, beside: parts)
  }

  /// The same with texts cut by a limit in bytes, so that a test need not have millions.
  static func shards(of graph: Graph, in language: String, textLimit: Int) -> [SearchShard] {
    shards(of: graph, in: [language], textLimit: textLimit)
  }

  /// The files of several languages, made together.
  ///
  /// The texts are read first, and it is found out what names mean; then what can be made of texts alone is made, and at
  /// last what needs the names. Each step is for all languages at once, what takes longest first: that keeps all
  /// processors busy although one language takes longer than another.
  private static func shards(
    of graph: Graph, in languages: [String], textLimit: Int
  ) -> [SearchShard] {
    let numbers = RuleNumbers(graph)
    let (readings, mined, symbols) = languages.concurrentMap(
      beside: { MinedLanguages(graph) }, { SymbolReading(graph, numbers).symbols }, areShort: true
    ) { LanguageReading(graph, language: $0, numbers) }
    let parts = LanguageReading.Part.allCases
      .flatMap { part in readings.map { ($0, part) } }
      .concurrentMap { reading, part in reading.made(part, textLimit: textLimit) }
    let shared = SharedReading(numbers: numbers, mined: mined, symbols: symbols)
    return shards(of: readings, in: graph, shared, beside: parts)
  }

  /// - Parameter parts: what was made of the texts alone, each part for all languages before the next.
  private static func shards(
    of readings: [LanguageReading], in graph: Graph, _ shared: SharedReading,
    beside parts: [IndexPart]
  ) -> [SearchShard] {
    let indexes = readings.concurrentMap {
      LanguageIndex($0, IndexedNames(graph, $0.content, shared))
    }
    let all =
      parts
      + LanguageIndex.Part.allCases.flatMap { part in indexes.map { ($0, part) } }
      .concurrentMap { index, part in index.made(part) }
    return Array(indexes.indices).concurrentMap { number in
      let own = stride(from: number, to: all.count, by: indexes.count).map { all[$0] }
      return indexes[number].shards(with: IndexLayers(own))
    }.flatMap(\.self)
  }
}
