import Korean

/// A code of `site.yml` that no page is in, while the pages are in a language that it does not declare.
///
/// Pages and data are read as if the code were right, so that it is told once and not at every text.
package struct MistypedLanguage: Sendable {
  let code: Located<String>
  let meant: String
  /// How many pages are in the language that was meant.
  let pageCount: Int
  /// How many texts of `site.yml` have the code as their key.
  private(set) var keyCount = 0

  /// `nil` where there is no such code, or more than one.
  init?(in site: SiteFile, pages paths: some Sequence<String>) {
    let pages = PageLanguages(paths)
    let (codes, title) = (site.reading.languageCodes, site.site.title)
    let unknown = pages.counts.filter { code, _ in !codes.contains { $0.value == code } }
    guard let (meant, count) = unknown.first, unknown.count == 1 else { return nil }
    let unused = codes.filter { pages.counts[$0.value] == nil }
    let untitled = unused.filter { title[$0.value] == nil }
    // One with a title may be a language that is begun, unless that of most pages has none and differs by a letter.
    let isOfMost = title[meant] == nil && count * 2 > pages.folders.count
    let near = unused.filter { editDistance(Array($0.value), Array(meant), limit: 1) != nil }
    let suspects = untitled.isEmpty && isOfMost ? near : untitled
    guard let code = suspects.first, suspects.count == 1 else { return nil }
    self.code = code
    self.meant = meant
    pageCount = count
    keyCount = site.reading.references.count(where: isKey)
  }

  /// What there is to say of it; what is no code of a language at all is told already.
  func fault(besides faults: [Fault]) -> [Fault] {
    guard !faults.contains(where: { $0.location == code.location }) else { return [] }
    return [Fault(.languageMistyped(self), at: code.location)]
  }

  /// The same without the code as a key of `site.yml`.
  func mending(_ references: [DataReference]) -> [DataReference] {
    references.filter { !isKey($0) }
  }

  /// The same with the code that was meant as the key of texts of `site.yml`.
  func mending(_ texts: [DataText]) -> [DataText] {
    texts.map { text in
      guard text.location.path == code.location.path else { return text }
      return DataText(
        key: text.key, languages: Set(text.languages.map { $0 == code.value ? meant : $0 }),
        texts: text.texts.renaming(code.value, to: meant), location: text.location)
    }
  }

  private func isKey(_ reference: DataReference) -> Bool {
    guard case .language = reference.target else { return false }
    return reference.name.value == code.value && reference.name.location.path == code.location.path
  }
}

/// How many pages there are in each language, and in which folders.
private struct PageLanguages {
  private(set) var counts: [String: Int] = [:]
  private(set) var folders: Set<ArraySlice<Substring>> = []

  init(_ paths: some Sequence<String>) {
    for path in paths where path.hasSuffix(".md") {
      let pieces = path.dropLast(3).split(separator: "/")
      guard pieces.count == 3 else { continue }
      counts[String(pieces[2]), default: 0] += 1
      folders.insert(pieces.prefix(2))
    }
  }
}

extension Site {
  /// The same with the code that was meant.
  func mending(_ language: MistypedLanguage?) -> Site {
    guard let language else { return self }
    let (code, meant) = (language.code.value, language.meant)
    return Site(
      words: (title.renaming(code, to: meant), summary?.renaming(code, to: meant)),
      publication: publication,
      languages: languages.map {
        $0.code == code ? Language(code: meant, name: $0.name, script: $0.script) : $0
      },
      groups: groups.map {
        Site.Group(id: $0.id, title: $0.title.renaming(code, to: meant), components: $0.components)
      })
  }

  func replacing(_ languages: [Language]) -> Site {
    Site(
      words: (title, summary), publication: publication, languages: languages, groups: groups)
  }
}
