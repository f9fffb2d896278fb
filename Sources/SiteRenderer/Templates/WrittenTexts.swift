import RuleGraph

/// The texts of the site's own in one language, and the file they are from.
struct WrittenTexts {
  /// By `section.key`.
  let strings: [String: String]
  let source: SourceText

  /// Where the names of texts and sections stand; read again, for it is seldom asked.
  func places() -> [String: SourceLocation] {
    StringTable(source).places
  }
}

extension Templates {
  /// The texts of the languages that have a file, in their order.
  func texts(of languages: [String]) -> [WrittenTexts] {
    languages.compactMap { language in
      guard let strings = strings[language], let text = written[language] else { return nil }
      let source = SourceText(path: "\(folder)/strings/\(language).yml", text: text)
      return WrittenTexts(strings: strings, source: source)
    }
  }
}
