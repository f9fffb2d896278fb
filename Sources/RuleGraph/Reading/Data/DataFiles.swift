/// What the data files say, as one value: read anew only when one of them has changed.
struct DataFiles: Sendable {
  /// Without `site.yml` it names no language.
  private(set) var site = Site(words: (Localized(), nil), languages: [], groups: [])
  private(set) var symbols: [Symbol] = []
  private(set) var tables: [SymbolTable] = []
  private(set) var editions: [Edition] = []
  private(set) var sources: [Source] = []
  private(set) var terms: [Term] = []
  private(set) var figureWords: [FigureWords] = []
  private(set) var wordPairs: [WordPair] = []
  private(set) var provenance: [ProvenanceLine] = []
  private(set) var lock: RulesLock?
  private(set) var reading = DataReading()
  /// Whether `site.yml` is a mapping at all.
  private(set) var hasSite = false
  /// The texts that were read, by path below the root.
  private let texts: [String: SourceText]

  /// The files that are read, by path below the root.
  static let names = [
    "site.yml", "editions.yml", "sources.yml", "apis.yml", "glossary.yml", "figures.yml",
    "search.yml", "provenance.tsv",
  ]

  /// - Parameter texts: all text files by path below the root.
  init(_ texts: [String: SourceText]) {
    // The lock takes as long as all others: at 10,000 rules 70 ms on one processor while the other had nothing to do.
    let (files, lock) = concurrently(
      { DataFiles(besidesLock: texts) },
      { texts[RulesLock.fileName].map { RulesLockReader($0).read() } })
    self = files
    self.lock = lock
  }

  private init(besidesLock texts: [String: SourceText]) {
    self.texts = texts.filter { Self.isData($0.key) }
    if let record = record("site.yml") {
      hasSite = true
      site = SiteReader(record: record).read(&reading)
    }
    if let apis = record("apis.yml").map({ SymbolReader(record: $0).read(&reading) }) {
      (symbols, tables) = apis
    }
    editions = record("editions.yml").map { EditionReader(record: $0).read(&reading) } ?? []
    sources = record("sources.yml").map { SourceReader(record: $0).read(&reading) } ?? []
    terms = record("glossary.yml").map { TermReader(record: $0).read(&reading) } ?? []
    figureWords = record("figures.yml").map { FigureWordsReader(record: $0).read(&reading) } ?? []
    wordPairs = record("search.yml").map { WordPairReader(record: $0).read(&reading) } ?? []
    provenance =
      texts["provenance.tsv"].map { ProvenanceReader(source: $0).read(&reading) } ?? []
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
