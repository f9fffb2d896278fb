import CommonMark

/// Reads a content tree into a catalog.
///
/// One bad file never hides what another says.
package struct CatalogReader {
  /// The data files that are read, by path below the root.
  static let dataFiles = [
    "site.yml", "editions.yml", "sources.yml", "apis.yml", "glossary.yml", "figures.yml",
    "search.yml", "provenance.tsv",
  ]

  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  package func read() -> Catalog {
    var faults: [Fault] = []
    let texts = decodedTexts(&faults)
    faults += tree.unread.map { file in
      Fault(
        .fileRefused(file.reason), at: SourceLocation(path: tree.printedPath(file.path)))
    }
    faults += unreadFiles
    var reading = DataReading(faults: faults)
    let site = site(texts, &reading).reading(texts.keys)
    let apis = record("apis.yml", texts, &reading).map { SymbolReader(record: $0).read(&reading) }
    let editions = record("editions.yml", texts, &reading)
      .map { EditionReader(record: $0).read(&reading) }
    let sources = record("sources.yml", texts, &reading)
      .map { SourceReader(record: $0).read(&reading) }
    let terms = record("glossary.yml", texts, &reading)
      .map { TermReader(record: $0).read(&reading) }
    let words = record("figures.yml", texts, &reading)
      .map { FigureWordsReader(record: $0).read(&reading) }
    let wordPairs = record("search.yml", texts, &reading)
      .map { WordPairReader(record: $0).read(&reading) }
    let provenance = texts["provenance.tsv"]
      .map { ProvenanceReader(source: $0).read(&reading) }
    let pages = PageCollector(tree: tree, site: site, texts: texts).pages(&reading.faults)
    let lock = texts[RulesLock.fileName].map { RulesLockReader($0).read() }
    return Catalog(
      root: tree.root, site: site, editions: editions ?? [], sources: sources ?? [],
      symbols: apis?.symbols ?? [], tables: apis?.tables ?? [], terms: terms ?? [],
      figures: figures(texts, words ?? [], &reading.faults), wordPairs: wordPairs ?? [],
      provenance: provenance ?? [], lock: lock, pages: pages, references: reading.references,
      dataTexts: reading.texts,
      faults: reading.faults,
      texts: Dictionary(
        texts.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      paths: Set(tree.files.keys).union(tree.unread.map(\.path)))
  }

  private func figures(
    _ texts: [String: SourceText], _ words: [FigureWords], _ faults: inout [Fault]
  ) -> FigureSet {
    guard tree.hasFigures else { return FigureSet() }
    let files = tree.files.filter { !isData($0.key) }
    var drawings: [String: Figure] = [:]
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      guard let source = texts[path] else { continue }
      var reader = FigureReader(path: path, source: source)
      drawings[path] = reader.read(bytes, &faults)
    }
    let words = Dictionary(
      words.map { ($0.file.value, $0) }, uniquingKeysWith: { first, _ in first })
    return FigureSet(drawings: drawings, words: words, files: files)
  }

  /// The text files by path below the root; bytes that are not UTF-8 are a fault, and the file
  /// is read with replacement characters so that its other faults show too.
  private func decodedTexts(_ faults: inout [Fault]) -> [String: SourceText] {
    let files = tree.files.filter { isText($0.key) }.sorted { $0.key < $1.key }
    let decoded = files.concurrentMap { path, bytes in
      decodedText(bytes, path: tree.printedPath(path))
    }
    faults += decoded.compactMap(\.fault)
    return Dictionary(
      zip(files, decoded).map { ($0.key, $1.text) }, uniquingKeysWith: { first, _ in first })
  }

  private func decodedText(
    _ bytes: [UInt8], path: String
  ) -> (text: SourceText, fault: Fault?) {
    do {
      return (SourceText(path: path, text: try Document.decode(bytes)), nil)
    } catch {
      let location = SourceLocation(path: path, range: error.position..<error.position)
      let text = SourceText(path: path, text: String(decoding: bytes, as: UTF8.self))
      return (text, Fault(.notUTF8(byte: error.byte), at: location))
    }
  }

  /// Files that look like data under a name that nobody reads.
  private var unreadFiles: [Fault] {
    tree.files.keys.sorted()
      .filter { path in [".yml", ".yaml", ".tsv"].contains(where: path.hasSuffix) }
      .filter { !Self.dataFiles.contains($0) }
      .map { path in
        let location = SourceLocation(path: tree.printedPath(path))
        return Fault(.fileUnread(path, known: Self.dataFiles), at: location)
      }
  }

  private func isText(_ path: String) -> Bool {
    isData(path) || path.hasSuffix(".svg") && tree.hasFigures
  }

  private func isData(_ path: String) -> Bool {
    [".md", ".yml", ".tsv", ".lock"].contains(where: path.hasSuffix)
  }

  private func site(_ texts: [String: SourceText], _ reading: inout DataReading) -> Site {
    let before = reading.faults.count
    guard let record = record("site.yml", texts, &reading) else {
      let location = SourceLocation(path: tree.printedPath("site.yml"))
      if tree.unread.contains(where: { $0.path == "site.yml" }) {
        // That it could not be read is said already.
      } else if texts["site.yml"] == nil {
        reading.faults.append(Fault(.fileMissing("site.yml"), at: location))
      } else if reading.faults.count == before {
        reading.faults += ["title", "languages"].map { Fault(.keyMissing($0), at: location) }
      }
      return Site(words: (Localized(), nil), languages: [], groups: [])
    }
    return SiteReader(record: record).read(&reading)
  }

  private func record(
    _ path: String, _ texts: [String: SourceText], _ reading: inout DataReading
  ) -> YAMLRecord? {
    texts[path].flatMap { YAMLText($0).rootRecord(&reading.faults) }
  }
}

extension Site {
  /// The site itself, or when it names no language one with those that its pages are named after,
  /// so that a fault in `site.yml` does not hide those of the pages.
  fileprivate func reading(_ paths: some Sequence<String>) -> Site {
    guard languages.isEmpty else { return self }
    let codes = paths.filter { $0.hasSuffix(".md") }.map { $0.dropLast(3).split(separator: "/") }
      .filter { $0.count == 3 }.map { String($0[2]) }
    let found = Set(codes).sorted().map { Language(code: $0, name: $0, script: "") }
    return Site(
      words: (title, summary), publication: publication, languages: found, groups: groups)
  }
}
