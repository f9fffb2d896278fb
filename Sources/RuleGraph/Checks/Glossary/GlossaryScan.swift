import CommonMark

/// What the checks of single words find; they share one walk through all texts of the content.
///
/// The texts themselves are not kept: with the places of all words they would be half as much again as the pages.
struct GlossaryScan: Sendable {
  /// Of `GlossaryCheck`.
  private(set) var discouraged: [Diagnostic] = []
  /// Of `ParticleCheck`.
  private(set) var particles: [Diagnostic] = []
  /// For each term, whether a page has it under a name that may be written.
  private(set) var isOnPage: [Bool]

  /// Pages that one call looks at: what is known about a word and its particle helps with the next pages.
  private static let pagesAtOnce = 32

  init(_ content: CheckedContent) {
    let glossary = ScannedGlossary(content.catalog)
    let starts = stride(from: 0, to: content.pages.count, by: Self.pagesAtOnce)
    let parts = Array(starts).concurrentMap { start in
      var walk = GlossaryWalk(glossary)
      for page in content.pages[start...].prefix(Self.pagesAtOnce) { walk.go(through: page) }
      return walk.found
    }
    var walk = GlossaryWalk(glossary)
    walk.goThroughData(of: content.catalog)
    self = parts.reduce(into: GlossaryScan(termCount: glossary.terms.count)) { $0.add($1) }
    add(walk.found)
  }

  fileprivate init(termCount: Int) {
    isOnPage = [Bool](repeating: false, count: termCount)
  }

  private mutating func add(_ other: GlossaryScan) {
    discouraged += other.discouraged
    particles += other.particles
    for term in other.isOnPage.indices where other.isOnPage[term] { isOnPage[term] = true }
  }

  fileprivate mutating func add(_ text: ScannedText, _ readings: inout ParticleCheck.Readings) {
    discouraged += GlossaryCheck.diagnostics(in: text)
    particles += ParticleCheck.diagnostics(in: text, &readings)
    guard text.file.isPage else { return }
    for match in text.matches where match.entry.standing != .discouraged {
      isOnPage[match.entry.term] = true
    }
  }
}

/// The glossary, in the form in which texts are compared with it.
struct ScannedGlossary: Sendable {
  let terms: [Term]
  fileprivate let lexicons: [String: Lexicon]
  /// The languages that have particles.
  private let korean: Set<String>

  fileprivate init(_ catalog: Catalog) {
    terms = catalog.terms
    let languages = catalog.site.languages
    lexicons = Dictionary(
      languages.map { [terms] in ($0.code, Lexicon(terms, in: $0.code)) },
      uniquingKeysWith: { first, _ in first })
    korean = Set(languages.filter { WritingSystem.systems(of: $0.script) == [.hangul] }.map(\.code))
  }

  func hasParticles(_ language: String) -> Bool {
    korean.contains(language)
  }
}

/// A walk through some texts.
private struct GlossaryWalk {
  private let glossary: ScannedGlossary
  private(set) var found: GlossaryScan
  private var readings = ParticleCheck.Readings()

  init(_ glossary: ScannedGlossary) {
    self.glossary = glossary
    found = GlossaryScan(termCount: glossary.terms.count)
  }

  mutating func go(through page: CheckedPage) {
    guard let lexicon = glossary.lexicons[page.language] else { return }
    for (value, text) in page.frontMatterTexts() {
      add(
        text ?? RunningText(value.value, at: 0), lexicon, in: .page(page),
        at: text == nil ? value.location : nil)
    }
    page.forEachRunningText { add($0, lexicon, in: .page(page)) }
  }

  /// Words in the glossary itself, and titles of other people's documents, are quoted.
  mutating func goThroughData(of catalog: Catalog) {
    let quoted = Set(["glossary.yml", "sources.yml"].map(catalog.printedPath))
    for data in catalog.dataTexts where !quoted.contains(data.location.path) {
      for language in data.texts.languages {
        guard let value = data.texts[language], let lexicon = glossary.lexicons[language],
          let source = catalog.texts[value.location.path]
        else { continue }
        // A value that is folded over lines, or escaped, has no place but its start.
        let start =
          value.location.range.isEmpty ? nil : source.offset(value.location.range.lowerBound)
        add(
          RunningText(value.value, at: start ?? 0), lexicon, in: .data(source),
          at: start == nil ? value.location : nil)
      }
    }
  }

  private mutating func add(
    _ text: RunningText, _ lexicon: Lexicon, in file: ScannedFile, at place: SourceLocation? = nil
  ) {
    let scanned = ScannedText(
      glossary: glossary, language: lexicon.language, file: file, place: place, text: text,
      matches: lexicon.matches(in: text.bytes))
    found.add(scanned, &readings)
  }
}
