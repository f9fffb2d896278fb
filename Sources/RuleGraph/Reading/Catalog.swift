/// Everything the content says, as written: nothing is linked, nothing is judged.
package struct Catalog: Sendable {
  /// Where the content folder is, as printed in front of every path; empty for none.
  package var root: String
  package var site: Site
  /// The code of its language that is read as another.
  let mistyped: MistypedLanguage?
  package var figures: FigureSet
  /// In reading order.
  package var pages: [Page]
  let data: DataFiles
  package var faults: [Fault]
  /// Every text file by its printed path, for printing diagnostics.
  package var texts: [String: SourceText]
  /// All paths below the content folder, for checking links to figures.
  package var paths: Set<String>

  package var editions: [Edition] { data.editions }
  package var sources: [Source] { data.sources }
  package var symbols: [Symbol] { data.symbols }
  package var tables: [SystemItemTable] { data.tables }
  package var terms: [Term] { data.terms }
  package var wordPairs: [WordPair] { data.others.wordPairs }
  package var likeWords: [LikeWords] { data.others.likeWords }
  package var provenance: [ProvenanceLine] { data.others.provenance }
  /// `nil` without the file.
  package var lock: RulesLock? { data.others.lock }
  /// Names of other nodes that data files give, such as the edition of a source.
  package var references: [DataReference] {
    mistyped?.mending(data.reading.references) ?? data.reading.references
  }
  /// The texts of data files, with the languages they stand in.
  package var dataTexts: [DataText] {
    mistyped?.mending(data.reading.texts) ?? data.reading.texts
  }

  /// The printed paths of the files with faults.
  var faultyPaths: Set<String> { Set(faults.map(\.location.path)) }

  /// A path below the content folder as it is printed.
  package func printedPath(_ path: String) -> String {
    ContentTree.printedPath(path, below: root)
  }

  /// Whether a data file is missing, or has nothing in it but comments.
  func lacks(_ file: String) -> Bool {
    guard paths.contains(file) else { return true }
    return texts[printedPath(file)].map(YAMLText.holdsNothing) ?? false
  }
}

/// A name in a data file that must be the id of a node.
package struct DataReference: Sendable {
  package enum Target: Sendable {
    case component
    /// One that `site.yml` declares.
    case group
    case edition
    case source
    case symbol
    case language
    /// That of a document, which the site need not have.
    case sourceLanguage
  }

  package let target: Target
  package let name: Located<String>
}

/// A text of a data file: under which key, and in which languages.
package struct DataText: Sendable {
  package let key: String
  package let languages: Set<String>
  package let texts: Localized<Located<String>>
  package let location: SourceLocation
}

/// One line of `provenance.tsv`: a statement of a document, and the rules that carry it.
package struct ProvenanceLine: Sendable {
  package let statement: Located<String>
  package let source: Located<String>
  package let lines: String
  /// Empty when the statement is left out on purpose.
  package let rules: [Located<String>]
  package let reason: String?
}
