import SearchIndex
import Testing

/// A guide in several languages that are written with the same letters.
@Suite struct LatinLanguagesTests {
  private static let languages = [
    ("en", "Keep every tab enabled", "Say OK, and why it is empty in GTK 4."),
    (
      "fr", "Gardez chaque onglet",
      "Dites pourquoi ce tab reste décoré sur l’écran, au balcon, à 42 % de 70 dB."
    ),
    (
      "de", "Lassen Sie jede Registerkarte aktiv",
      "Ein Tab bleibt im Grossformat am Balcon 2,5 s und 1.000 px lang."
    ),
  ]

  private static let guide = ExtendedGuide(
    files: [
      "site.yml": """
      title: {en: Guide}
      languages:
      \(languages.map { "  - {code: \($0.0), name: \($0.0), script: Latn}" }.joined(separator: "\n"))
      groups: [{id: bars, title: {en: Bars}, components: [tab-bar]}]
      """,
      "editions.yml": "editions:\n  - {id: ios7, date: \"2013\", title: {en: iOS 7}}\n",
      "sources.yml": "sources: []\n", "apis.yml": "symbols: []\n", "glossary.yml": "terms: []\n",
    ].merging(
      languages.map { code, title, text in
        (
          "bars/tab-bar/\(code).md",
          """
          ---
          title: UITabBar
          summary: UITabBar
          edition: ios7
          ---

          ### \(title) {#keep-enabled\(code == "en" ? " .do" : "")}

          \(text)
          """
        )
      }
    ) { $1 })

  @Test(arguments: [
    ("Registerkarte", "en", "de"), ("onglet", "en", "fr"), ("chaque onglet", "de", "fr"),
    ("every tab", "de", "en"), ("tab bleibt", "en", "de"), ("tab bleibt", "fr", "de"),
    ("tab", "fr", "fr"), ("decore", "de", "fr"), ("enabeld", "en", "en"),
    ("balcon Grossformat", "en", "de"), ("écran", "fr", "fr"), ("d'ecran", "en", "fr"),
    ("ÉCRAN", "de", "fr"),
    ("OK", "de", "en"), ("gtk4", "fr", "en"), ("GTK 4", "de", "en"), ("42%", "de", "fr"),
    ("70dB", "en", "fr"),
    ("2.5s", "en", "de"), ("2,5 Sekunden", "fr", "de"),
    ("1000", "en", "de"), ("1,000 pixels", "en", "de"), ("1\u{202F}000 px", "fr", "de"),
    ("nothing such", "en", "en"),
  ])
  func `a query is answered in the language that has most of it, by the page as well`(
    _ query: String, _ asked: String, _ language: String
  ) throws {
    let answer = try Self.guide.answer(query, in: asked)
    #expect(answer.hits.allSatisfy { $0.lang == language })
    #expect(
      answer.hits.allSatisfy { $0.why.contains("language \(language)") == (asked != language) })
    #expect(answer.hits.isEmpty == (query == "nothing such"))
    #expect(
      try Self.guide.pageAnswer(query, in: asked)
        == answer.hits.map(\.json) + [answer.frameJSON])
  }

  @Test func `a word without its marks is marked in the text as it stands there`() throws {
    let hit = try #require(try Self.guide.hits("decore", in: "fr").first)
    let units = Array(hit.snippet.utf16)
    #expect(hit.marks.snippet.map { String(decoding: units[$0], as: UTF16.self) } == ["décoré"])
  }
}
