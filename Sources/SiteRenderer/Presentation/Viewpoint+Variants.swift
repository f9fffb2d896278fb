import RuleGraph

extension Viewpoint {
  /// The other words for a term, those of the page's own language first.
  ///
  /// Words of another language that is written with the same letters are left to its own page: there nobody takes what
  /// French discourages for what English does.
  func variants(of term: Term, _ standing: VariantStanding) -> [TermVariant] {
    preference.filter(isTold).flatMap { language in
      term.variants.filter { $0.standing == standing && $0.language == language }
    }
  }

  /// Whether words of a language cannot be taken for those of the page's own.
  private func isTold(_ other: String) -> Bool {
    let languages = graph.site.languages
    let script = { (code: String) in languages.first { $0.code == code }?.script }
    return other == language || script(other) != script(language)
  }
}
