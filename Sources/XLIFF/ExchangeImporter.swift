package import RuleGraph

/// Takes a document back that may be of several languages.
package struct ExchangeImporter {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  /// What each pair of languages makes of the content, each after the one before it.
  ///
  /// - Throws: `ExchangeReader.Fault` for languages that the content does not have.
  package func apply(
    _ files: [ReturnedFile], replaces: Bool = false
  ) throws(ExchangeReader.Fault) -> ExchangeResult {
    var importer = TranslationImporter(tree)
    let languages = ExchangeLanguages(codes: importer.languages)
    let known = try files.map { file throws(ExchangeReader.Fault) in try languages.known(file) }
    var results: [ImportResult] = []
    for (place, file) in Self.joined(known).enumerated() {
      if place > 0 {
        importer = importer.replacing(results[place - 1].texts)
      }
      results.append(importer.apply(file, replaces: replaces))
    }
    return ExchangeResult(languages: results)
  }

  /// Those with one pair of languages as one.
  private static func joined(_ files: [ReturnedFile]) -> [ReturnedFile] {
    files.reduce(into: []) { joined, file in
      let known = joined.firstIndex { $0.source == file.source && $0.target == file.target }
      if let known { joined[known].units += file.units } else { joined.append(file) }
    }
  }
}

/// What a document makes of the content, in memory.
package struct ExchangeResult: Sendable {
  package let languages: [ImportResult]

  /// The new texts of the files that change, by printed path.
  package var texts: [String: String] {
    languages.reduce(into: [:]) { $0.merge($1.texts) { $1 } }
  }

  package var problems: [ImportProblem] {
    languages.flatMap(\.problems)
  }
}
