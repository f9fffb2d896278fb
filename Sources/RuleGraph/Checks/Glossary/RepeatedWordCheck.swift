/// A discouraged word is in the glossary only once.
enum RepeatedWordCheck: Check {
  static let description = CheckDescription(
    id: "glossary/repeated-word", severity: .warning,
    texts: (
      summary: "A discouraged word is in the glossary only once.",
      explanation: """
      A word that is also a name or another variant cannot be discouraged: a use that is allowed takes precedence, and \
      of two terms that discourage the word, the first does. The word would never be reported, or the wrong name would \
      be suggested. Case makes no difference here, as it makes none in texts.
      """
    ),
    bad: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}}
          - {id: toolbar, component: toolbar, name: {en: toolbar, ko: 툴바}, discouraged: {ko: [↓탭 바]}}
        """
      ]),
      CheckExample([
        "glossary.yml": """
        terms:
          - id: tab-bar
            component: tab-bar
            name: {en: tab bar, ko: 탭 바}
            discouraged: {en: [tab strip, ↓Tab Bar]}
        """
      ]),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}, discouraged: {ko: [막대]}}
          - {id: toolbar, component: toolbar, name: {en: toolbar, ko: 툴바}, discouraged: {ko: [↓막대]}}
        """
      ]),
    ],
    good: [
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: tab-bar, component: tab-bar, name: {en: tab bar, ko: 탭 바}, discouraged: {ko: [탭바]}}
          - {id: toolbar, component: toolbar, name: {en: toolbar, ko: 툴바}, discouraged: {en: [탭바]}}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.site.languageCodes.flatMap { language in
      diagnostics(in: content.catalog.terms.flatMap { GlossaryWord.all(of: $0, in: language) })
    }
  }

  private static func diagnostics(in words: [GlossaryWord]) -> [Diagnostic] {
    var first: [[UInt8]: GlossaryWord] = [:]
    for word in words where !word.isDiscouraged && first[word.key] == nil {
      first[word.key] = word
    }
    var found: [Diagnostic] = []
    for word in words where word.isDiscouraged {
      if let earlier = first[word.key] {
        found.append(report(word, earlier))
      } else {
        first[word.key] = word
      }
    }
    return found
  }

  private static func report(_ word: GlossaryWord, _ earlier: GlossaryWord) -> Diagnostic {
    let summary =
      switch earlier.standing {
      case nil: "'\(word.text)' cannot be discouraged: it is the name of '\(earlier.term.id)'"
      case .discouraged: "'\(word.text)' is discouraged already, in '\(earlier.term.id)'"
      case let standing?:
        "'\(word.text)' cannot be discouraged: it is \(standing.rawValue) in '\(earlier.term.id)'"
      }
    return report(
      at: word.location,
      Message(summary, notes: [Note(location: earlier.location, text: "the other is here")]))
  }
}

/// A word as the glossary gives it.
private struct GlossaryWord {
  let term: Term
  let text: String
  /// `nil` for the chosen name.
  let standing: VariantStanding?
  let location: SourceLocation

  static func all(of term: Term, in language: String) -> [GlossaryWord] {
    let name = term.name[language].map {
      GlossaryWord(term: term, text: $0, standing: nil, location: term.location)
    }
    let variants = term.variants.filter { $0.language == language }.map {
      GlossaryWord(term: term, text: $0.text, standing: $0.standing, location: $0.location)
    }
    return ([name].compactMap(\.self) + variants).filter { !$0.text.isEmpty }
  }

  var isDiscouraged: Bool { standing == .discouraged }

  /// The form in which texts are searched for it.
  var key: [UInt8] { text.utf8.map(Lexicon.folded) }
}
