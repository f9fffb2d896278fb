import CommonMark

/// Reads a content tree into a catalog.
///
/// One bad file never hides what another says.
package struct CatalogReader {
  private let tree: ContentTree
  private let before: Catalog?

  /// - Parameter before: what was read of the content earlier; what comes from files that are the same is taken from it.
  package init(_ tree: ContentTree, after before: Catalog? = nil) {
    self.tree = tree
    self.before = before
  }

  package func read() -> Catalog {
    var faults: [Fault] = []
    let texts = decodedTexts(&faults)
    faults += tree.unread.map { file in
      Fault(
        .fileRefused(file.reason),
        at: SourceLocation(path: FileNames.printable(tree.printedPath(file.path))))
    }
    faults += unreadFiles
    let known = known(texts)
    let site = known?.siteFile ?? SiteFile(texts["site.yml"])
    let mistyped = MistypedLanguage(in: site, pages: texts.keys)
    let collector = PageCollector(
      tree: tree, site: site.site.mending(mistyped).reading(texts.keys), texts: texts,
      before: before?.pages ?? [])
    let (pages, files, others) = collector.pages(
      beside: { known ?? DataFiles(texts, site) }, { known == nil ? OtherDataFiles(texts) : nil })
    let data = others.map(files.with) ?? files
    faults += data.reading.faults
    faults += mistyped?.fault(besides: site.reading.faults) ?? []
    faults += missingSite(texts, data)
    faults += pages.faults + misnamedPages(in: collector.site)
    let figures = figures(texts, data.others.figureWords, &faults)
    return Catalog(
      root: tree.root, site: collector.site, mistyped: mistyped, figures: figures,
      pages: pages.pages, data: data, faults: faults,
      texts: Dictionary(
        texts.values.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first }),
      paths: Set(tree.files.keys).union(tree.unread.map(\.path)))
  }

  /// What was read of the data files before, if they are still the same.
  private func known(_ texts: [String: SourceText]) -> DataFiles? {
    before.flatMap { $0.data.are(in: texts) ? $0.data : nil }
  }

  private func figures(
    _ texts: [String: SourceText], _ words: [FigureWords], _ faults: inout [Fault]
  ) -> FigureSet {
    guard tree.hasFigures else { return FigureSet() }
    let files = tree.files.filter { !ContentTree.isText($0.key) }
    let faulty = before?.faultyPaths ?? []
    let read = files.sorted { $0.key < $1.key }.concurrentMap { path, bytes in
      texts[path].map { source -> (figure: Figure?, faults: [Fault]) in
        let known = faulty.contains(source.path) ? nil : known(path, source)
        return known.map { ($0, []) } ?? figure(path, source, bytes)
      }
    }
    faults += read.compactMap(\.self).flatMap(\.faults)
    let drawings = Dictionary(
      read.compactMap { $0?.figure }.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let words = Dictionary(
      words.map { ($0.file.value, $0) }, uniquingKeysWith: { first, _ in first })
    return FigureSet(drawings: drawings, words: words, files: files)
  }

  /// The drawing of a file that was the same before.
  private func known(_ path: String, _ source: SourceText) -> Figure? {
    guard let before, let figure = before.figures.drawings[path],
      let text = before.texts[source.path], text.text.hasSameBytes(as: source.text)
    else { return nil }
    return figure
  }

  private func figure(
    _ path: String, _ source: SourceText, _ bytes: [UInt8]
  ) -> (figure: Figure?, faults: [Fault]) {
    let reader = FigureReader(path: path, source: source)
    // Places are those in the text, where other characters may stand for those of the file.
    guard !source.text.hasSameBytes(as: bytes) else { return reader.read(bytes) }
    guard String(validating: bytes, as: UTF8.self) != nil else { return (nil, []) }
    return reader.read(Array(source.text.utf8))
  }

  /// The text files by path below the root; bytes that are not UTF-8, and control characters, are a fault, and the file
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
    if let known = before?.texts[path], known.text.hasSameBytes(as: bytes) { return (known, nil) }
    let controls = ControlCharacters(in: bytes)
    do {
      let text = SourceText(path: path, text: try Document.decode(controls.replaced))
      return (text, Fault(controls, in: text))
    } catch {
      return (SourceText(path: path, showing: bytes), Fault(error, of: bytes, at: path))
    }
  }

  /// Files that look like data under a name that nobody reads.
  private var unreadFiles: [Fault] {
    tree.files.keys.sorted()
      .filter { path in [".yml", ".yaml", ".tsv"].contains(where: path.lowercased().hasSuffix) }
      .filter { !DataFiles.names.contains($0) }
      .map { path in
        let location = SourceLocation(path: tree.printedPath(path))
        return Fault(.fileUnread(path, known: DataFiles.names), at: location)
      }
  }

  /// Files named after a language as pages are, with another ending that Markdown has elsewhere.
  private func misnamedPages(in site: Site) -> [Fault] {
    let names = site.languages.flatMap { language in
      ["md", "markdown", "mdown", "mkd"].map {
        ("\(language.code).\($0)".lowercased(), "\(language.code).md")
      }
    }
    let meant = Dictionary(names, uniquingKeysWith: { first, _ in first })
    return tree.files.keys.filter { !$0.hasSuffix(".md") }.sorted().compactMap { path in
      let name = path.split(separator: "/").last?.lowercased() ?? ""
      let location = SourceLocation(path: tree.printedPath(path))
      return meant[name].map { Fault(.pageMisnamed($0), at: location) }
    }
  }

  private func isText(_ path: String) -> Bool {
    ContentTree.isText(path) || path.hasSuffix(".svg") && tree.hasFigures
  }

  /// What there is to say of a site that `site.yml` says nothing of.
  private func missingSite(_ texts: [String: SourceText], _ data: DataFiles) -> [Fault] {
    let path = tree.printedPath("site.yml")
    let location = SourceLocation(path: path)
    guard texts["site.yml"] != nil else {
      // That it could not be read is said already.
      let isUnread = tree.unread.contains { $0.path == "site.yml" }
      return isUnread ? [] : [Fault(.fileMissing("site.yml"), at: location)]
    }
    let isSaid =
      data.siteFile.isMapping || data.reading.faults.contains { $0.location.path == path }
    return isSaid
      ? [] : ["title", "languages"].map { Fault(.keyMissing($0, beside: []), at: location) }
  }
}

extension Site {
  /// The site itself, or when it names no language one with those that its pages are named after,
  /// so that a fault in `site.yml` does not hide those of the pages.
  fileprivate func reading(_ paths: some Sequence<String>) -> Site {
    guard languages.isEmpty else { return self }
    let codes = paths.filter { $0.hasSuffix(".md") }.compactMap { path -> String? in
      let names = path.dropLast(3).split(separator: "/")
      return names.count == 3 ? String(names[2]) : nil
    }
    return replacing(Set(codes).sorted().map { Language(code: $0, name: $0, script: "") })
  }
}
