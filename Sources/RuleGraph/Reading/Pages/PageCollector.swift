import CommonMark

/// Finds the page files of a tree and reads them in the order of the site.
struct PageCollector {
  let tree: ContentTree
  let site: Site
  /// The text files by path below the root.
  let texts: [String: SourceText]
  /// The pages as they were read before.
  let before: [Page]

  /// The pages, and two other results that are worked out meanwhile.
  func pages<First: Sendable, Second: Sendable>(
    beside first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (pages: CollectedPages, First, Second) {
    var collected = CollectedPages()
    let files = files(&collected.faults)
    let order = files.keys.map { (place($0), $0) }.sorted(by: Self.comesFirst).map(\.1)
    collected.faults += invalidGroups(order, files)
    let known = Dictionary(
      before.map { (Folder(group: $0.group, component: $0.id), $0) },
      uniquingKeysWith: { first, _ in first })
    let (read, first, second) = order.map { ($0, files[$0] ?? []) }
      .concurrentMap(beside: first, second) { folder, files in
        page(folder, files, after: known[folder])
      }
    collected.pages = read.map(\.page)
    collected.faults += read.flatMap(\.faults)
    return (collected, first, second)
  }

  /// The folders of groups whose name could be no id, each at the first page in it.
  private func invalidGroups(
    _ order: [Folder], _ files: [Folder: [(language: String, text: SourceText)]]
  ) -> [Fault] {
    var known: Set<String> = []
    return order.compactMap { folder in
      guard !HeadingReader.isName(folder.group), known.insert(folder.group).inserted else {
        return nil
      }
      return files[folder]?.first.map {
        Fault(.idInvalid(folder.group), at: SourceLocation(path: $0.text.path))
      }
    }
  }

  private func files(
    _ faults: inout [Fault]
  ) -> [Folder: [(language: String, text: SourceText)]] {
    var files: [Folder: [(language: String, text: SourceText)]] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".md") {
      if let (folder, language) = place(of: path, text, &faults) {
        files[folder, default: []].append((language, text))
      }
    }
    return files
  }

  /// Whether a text begins as pages do, which a note about the guide does not.
  private static func isPage(_ text: SourceText) -> Bool {
    let lines = text.text.split(maxSplits: 30, whereSeparator: \.isNewline)
    return lines.first?.trimmed == "---" && lines.contains { $0.hasPrefix("title:") }
  }

  /// The folder and language of a page file; a fault for one that nobody would see, and `nil` for
  /// Markdown that is no page.
  private func place(
    of path: String, _ text: SourceText, _ faults: inout [Fault]
  ) -> (Folder, language: String)? {
    let pieces = path.dropLast(3).split(separator: "/").map(String.init)
    let languages = site.languageCodes
    let location = SourceLocation(path: text.path)
    let isLanguage = pieces.last.map(languages.contains) ?? false
    guard pieces.count == 3 else {
      if isLanguage || Self.isPage(text) { faults.append(Fault(.pageMisplaced, at: location)) }
      return nil
    }
    guard isLanguage else {
      let known = languages.map { "\($0).md" }
      faults.append(Fault(.entryUnknown("\(pieces[2]).md", known: known), at: location))
      return nil
    }
    return (Folder(group: pieces[0], component: pieces[1]), pieces[2])
  }

  private func page(
    _ folder: Folder, _ files: [(language: String, text: SourceText)], after before: Page?
  ) -> (page: Page, faults: [Fault]) {
    var faults: [Fault] = []
    if !HeadingReader.isValidID(folder.component), let first = files.first {
      let location = SourceLocation(path: first.text.path)
      faults.append(Fault(.idInvalid(folder.component), at: location))
    }
    var texts = Localized<PageText>()
    var rules: Set<String> = []
    for language in site.languageCodes {
      guard let source = files.first(where: { $0.language == language })?.text else { continue }
      let text = text(of: PageReader(source: source, rules: rules), after: before?.texts[language])
      if texts.languages.isEmpty { rules = text.ownRules }
      faults += text.faults
      texts.set(text, in: language)
    }
    return (Page(id: folder.component, group: folder.group, texts: texts), faults)
  }

  private func text(of reader: PageReader, after before: PageText?) -> PageText {
    if let before, before.path == reader.source.path, before.rules == reader.rules,
      before.document.text.hasSameBytes(as: reader.source.text)
    {
      return before
    }
    return reader.read()
  }

  private struct Folder: Hashable {
    let group: String
    let component: String
  }

  private static func comesFirst(
    _ left: (place: [Int], folder: Folder), _ right: (place: [Int], folder: Folder)
  ) -> Bool {
    if left.place != right.place { return left.place.lexicographicallyPrecedes(right.place) }
    return (left.folder.group, left.folder.component)
      < (right.folder.group, right.folder.component)
  }

  /// The positions in `site.yml` of the group and of the component in it; unlisted ones last.
  private func place(_ folder: Folder) -> [Int] {
    let group = site.groups.firstIndex { $0.id == folder.group }
    let component = group.flatMap { site.groups[$0].components.firstIndex(of: folder.component) }
    return [group ?? site.groups.count, component ?? Int.max]
  }
}

/// The pages of a tree, and what is wrong with their files.
struct CollectedPages {
  /// In the order of the site.
  var pages: [Page] = []
  var faults: [Fault] = []
}
