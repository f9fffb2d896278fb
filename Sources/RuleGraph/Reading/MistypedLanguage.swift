/// A code of `site.yml` that no page is in, while the pages are in a language that it does not declare.
///
/// Pages and data are read as if the code were right, so that it is told once and not at every text.
struct MistypedLanguage {
  let code: Located<String>
  let meant: String
  /// How many pages are in the language that was meant.
  let pageCount: Int

  /// `nil` where there is no such code, or more than one.
  init?(in site: SiteFile, pages paths: some Sequence<String>) {
    let pages = Dictionary(
      paths.compactMap { path in Self.language(ofPage: path).map { ($0, 1) } },
      uniquingKeysWith: +)
    let codes = site.reading.languageCodes
    let unused = codes.filter { pages[$0.value] == nil && site.site.title[$0.value] == nil }
    let declared = Set(codes.map(\.value))
    let unknown = pages.filter { !declared.contains($0.key) }
    guard let code = unused.first, unused.count == 1, let (meant, count) = unknown.first,
      unknown.count == 1
    else { return nil }
    self.code = code
    self.meant = meant
    pageCount = count
  }

  private static func language(ofPage path: String) -> String? {
    guard path.hasSuffix(".md") else { return nil }
    let pieces = path.dropLast(3).split(separator: "/")
    return pieces.count == 3 ? String(pieces[2]) : nil
  }

  /// What there is to say of it; what is no code of a language at all is told already.
  func fault(besides faults: [Fault]) -> [Fault] {
    guard !faults.contains(where: { $0.location == code.location }) else { return [] }
    let kind = FaultKind.languageMistyped(code.value, meant: meant, pages: pageCount)
    return [Fault(kind, at: code.location)]
  }
}

extension Site {
  /// The same with the code that was meant.
  func mending(_ language: MistypedLanguage?) -> Site {
    guard let language else { return self }
    return replacing(
      languages.map {
        $0.code == language.code.value
          ? Language(code: language.meant, name: $0.name, script: $0.script) : $0
      })
  }

  func replacing(_ languages: [Language]) -> Site {
    Site(
      words: (title, summary), publication: publication, languages: languages, groups: groups)
  }
}
