/// What the data files say, as one value: read anew only when one of them has changed.
struct DataFiles: Sendable {
  let siteFile: SiteFile
  private(set) var symbols: [Symbol] = []
  private(set) var tables: [SystemItemTable] = []
  private(set) var editions: [Edition] = []
  private(set) var sources: [Source] = []
  private(set) var terms: [Term] = []
  private(set) var reading: DataReading
  private(set) var others = OtherDataFiles()
  /// The texts that were read, by path below the root.
  private let texts: [String: SourceText]

  /// The files that are read, by path below the root.
  static let names = [
    "site.yml", "editions.yml", "sources.yml", "apis.yml", "glossary.yml", "figures.yml",
    "search.yml", "provenance.tsv",
  ]

  /// All but what `OtherDataFiles` reads.
  ///
  /// - Parameter texts: all text files by path below the root.
  init(_ texts: [String: SourceText], _ site: SiteFile) {
    self.texts = texts.filter { Self.isData($0.key) }
    self.siteFile = site
    reading = site.reading
    let apis = reading.read("apis.yml", in: texts) { SymbolReader(record: $0).read(&$1) }
    if let apis { (symbols, tables) = apis }
    editions = reading.read("editions.yml", in: texts) { EditionReader(record: $0).read(&$1) } ?? []
    sources = reading.read("sources.yml", in: texts) { SourceReader(record: $0).read(&$1) } ?? []
    terms = reading.read("glossary.yml", in: texts) { TermReader(record: $0).read(&$1) } ?? []
  }

  /// The same with what is read beside it.
  func with(_ others: OtherDataFiles) -> DataFiles {
    var files = self
    files.others = others
    files.reading.add(others.reading)
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
}
