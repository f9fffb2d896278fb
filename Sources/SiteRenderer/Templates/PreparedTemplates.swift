import RuleGraph

/// The templates in every language of a site, and what is found in them.
struct PreparedTemplates: Sendable {
  /// By language.
  let compiled: [String: CompiledTemplates]
  /// What in the templates is of no use or missing.
  private(set) var warnings: [TemplateWarning]
  private let use: TemplateUse

  /// Templates are parsed once for all languages; what then is done for each, and the search for faults, is done side by
  /// side.
  ///
  /// - Throws: `TemplateError` when one is missing or not valid; of several faults always the same is told.
  init(_ templates: Templates, for parts: SiteParts) throws(TemplateError) {
    let languages = parts.about.languageCodes
    if let first = languages.first, !languages.contains(where: { templates.strings[$0] != nil }) {
      throw .missingTexts("\(templates.folder)/strings/\(first).yml")
    }
    let sources = try TemplateSources(templates)
    let use = TemplateUse(sources.nodes)
    let review = TemplateReview(templates: templates, languages: languages)
    let (results, assets, warnings) = languages.concurrentMap(
      beside: { Result { () throws(TemplateError) in try review.expectAssets() } },
      { Self.warnings(of: templates, use, parts) }, areShort: true
    ) { language in
      parts.wordings[language].map { Self.compiled(sources, $0, templates) }
    }
    var compiled: [String: CompiledTemplates] = [:]
    for (language, result) in zip(languages, results) { compiled[language] = try result?.get() }
    try assets.get()
    (self.compiled, self.warnings, self.use) = (compiled, warnings, use)
  }

  /// The same, of these templates, for a graph that uses them in other ways.
  func reviewed(_ templates: Templates, for parts: SiteParts) -> Self {
    var reviewed = self
    reviewed.warnings = Self.warnings(of: templates, use, parts)
    return reviewed
  }

  private static func compiled(
    _ sources: TemplateSources, _ words: Wording, _ templates: Templates
  ) -> Result<CompiledTemplates, TemplateError> {
    Result { () throws(TemplateFault) in try CompiledTemplates(sources, words: words) }
      .mapError { TemplateError($0, in: templates) }
  }

  private static func warnings(
    of templates: Templates, _ use: TemplateUse, _ parts: SiteParts
  ) -> [TemplateWarning] {
    let languages = parts.about.languageCodes
    let texts = templates.texts(of: languages)
    let words = WordWarnings(texts, categories: parts.graph.terms.map(\.category), use: use)
    let all = TemplateWarnings(templates: templates, use: use, languages: languages).all()
    return all + words.all() + PlaceholderWarnings(texts).all()
  }
}
