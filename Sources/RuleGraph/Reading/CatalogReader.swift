import CommonMark

/// Reads a content tree into a catalog.
///
/// One bad file never hides what another says.
package struct CatalogReader {
  private let tree: ContentTree

  package init(_ tree: ContentTree) {
    self.tree = tree
  }

  package func read() -> Catalog {
    var faults: [Fault] = []
    let texts = decodedTexts(&faults)
    var reading = DataReading(faults: faults)
    let site = site(texts, &reading)
    let apis = record("apis.yml", texts, &reading).map { SymbolReader(record: $0).read(&reading) }
    let editions = record("editions.yml", texts, &reading)
      .map { EditionReader(record: $0).read(&reading) }
    let sources = record("sources.yml", texts, &reading)
      .map { SourceReader(record: $0).read(&reading) }
    let terms = record("glossary.yml", texts, &reading)
      .map { TermReader(record: $0).read(&reading) }
    let provenance = texts["provenance.tsv"]
      .map { ProvenanceReader(source: $0).read(&reading) }
    let pages = PageCollector(tree: tree, site: site, texts: texts).pages(&reading.faults)
    return Catalog(
      site: site, editions: editions ?? [], sources: sources ?? [],
      symbols: apis?.symbols ?? [], tables: apis?.tables ?? [], terms: terms ?? [],
      provenance: provenance ?? [], pages: pages, references: reading.references,
      faults: reading.faults,
      texts: Dictionary(
        texts.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      paths: Set(tree.files.keys))
  }

  /// The text files by path below the root; bytes that are not UTF-8 are a fault, and the file
  /// is read with replacement characters so that its other faults show too.
  private func decodedTexts(_ faults: inout [Fault]) -> [String: SourceText] {
    var texts: [String: SourceText] = [:]
    for (path, bytes) in tree.files.sorted(by: { $0.key < $1.key }) where isText(path) {
      let printed = tree.printedPath(path)
      texts[path] = SourceText(path: printed, text: String(decoding: bytes, as: UTF8.self))
      if let invalid = invalidByte(in: bytes) {
        let location = SourceLocation(path: printed, range: invalid.position..<invalid.position)
        faults.append(Fault(.notUTF8(byte: invalid.byte), at: location))
      }
    }
    return texts
  }

  private func invalidByte(in bytes: [UInt8]) -> InvalidUTF8? {
    do {
      _ = try Document.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func isText(_ path: String) -> Bool {
    [".md", ".yml", ".tsv"].contains(where: path.hasSuffix)
  }

  private func site(_ texts: [String: SourceText], _ reading: inout DataReading) -> Site {
    guard let record = record("site.yml", texts, &reading) else {
      if texts["site.yml"] == nil {
        let location = SourceLocation(path: tree.printedPath("site.yml"))
        reading.faults.append(Fault(.fileMissing("site.yml"), at: location))
      }
      return Site(title: Localized(), summary: nil, languages: [], groups: [])
    }
    return SiteReader(record: record).read(&reading)
  }

  private func record(
    _ path: String, _ texts: [String: SourceText], _ reading: inout DataReading
  ) -> YAMLRecord? {
    texts[path].flatMap { YAMLText($0).rootRecord(&reading.faults) }
  }
}
