/// What those data files say that take together as long as all others, so that another processor can read them.
struct OtherDataFiles: Sendable {
  private(set) var figureWords: [FigureWords] = []
  private(set) var wordPairs: [WordPair] = []
  private(set) var likeWords: [LikeWords] = []
  private(set) var provenance: [ProvenanceLine] = []
  private(set) var lock: RulesLock?
  private(set) var reading = DataReading()

  init() {}

  /// - Parameter texts: all text files by path below the root.
  init(_ texts: [String: SourceText]) {
    lock = texts[RulesLock.fileName].map { RulesLockReader($0).read() }
    let figures = reading.read("figures.yml", in: texts) { FigureWordsReader(record: $0).read(&$1) }
    figureWords = figures ?? []
    let words = reading.read("search.yml", in: texts) { SearchWordsReader(record: $0).read(&$1) }
    if let words { (wordPairs, likeWords) = words }
    provenance = texts["provenance.tsv"].map { ProvenanceReader(source: $0).read(&reading) } ?? []
  }
}
