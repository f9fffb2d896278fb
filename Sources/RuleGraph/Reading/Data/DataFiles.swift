/// What the data files say, as one value: read anew only when one of them has changed.
struct DataFiles: Sendable {
  let siteFile: SiteFile
  private(set) var symbols: [Symbol] = []
  private(set) var tables: [SymbolTable] = []
  private(set) var editions: [Edition] = []
  private(set) var sources: [Source] = []
  private(set) var terms: [Term] = []
  private(set) var figureWords: [FigureWords] = []
  private(set) var wordPairs: [WordPair] = []
  private(set) var likeWords: [LikeWords] = []
  private(set) var provenance: [ProvenanceLine] = []
  private(set) var lock: RulesLock?
  private(set) var reading: DataReading
  /// The texts that were read, by path below the root.
  private let texts: [String: SourceText]

  /// The files that are read, by path below the root.
  static let names = [
    "site.yml", "editions.yml", "sources.yml", "apis.yml", "glossary.yml", "figures.yml",
    "search.yml", "provenance.tsv",
  ]

  /// All but the lock, which takes as long as all others.
  ///
  /// - Parameter texts: all text files by path below the root.
  init(_ texts: [String: SourceText], _ site: SiteFile) {
    self.texts = texts.filter { Self.isData($0.key) }
    self.siteFile = site
    reading = site.reading
    if let apis = record("apis.yml").map({ SymbolReader(record: $0).read(&reading) }) {
      (symbols, tables) = apis
    }
    editions = record("editions.yml").map { EditionReader(record: $0).read(&reading) } ?? []
    sources = record("sources.yml").map { SourceReader(record: $0).read(&reading) } ?? []
    terms = record("glossary.yml").map { TermReader(record: $0).read(&reading) } ?? []
    figureWords = record("figures.yml").map { FigureWordsReader(record: $0).read(&reading) } ?? []
    if let words = record("search.yml").map({ SearchWordsReader(record: $0).read(&reading) }) {
      (wordPairs, likeWords) = words
    }
    provenance =
      texts["provenance.tsv"].map { ProvenanceReader(source: $0).read(&reading) } ?? []
  }

  /// The same with the lock.
  func with(_ lock: RulesLock?) -> DataFiles {
    var files = self
    files.lock = lock
    return files
  }

  /// Whether these files are the ones that were read.
  func are(in texts: [String: SourceText]) -> Bool {
    let data = texts.filter { Self.isData($0.key) }
    return data.count == self.texts.count
      && data.allSatisfy { path, text in
        self.texts[path].map { $0.path == text.path && $0.text.hasSameBytes(as: text.text) }
          ?? false
      }
  }

  private static func isData(_ path: String) -> Bool {
    names.contains(path) || path == RulesLock.fileName
  }

  private mutating func record(_ path: String) -> YAMLRecord? {
    texts[path].flatMap { YAMLText($0).rootRecord(&reading.faults) }
  }
}
