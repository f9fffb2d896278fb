import RuleGraph

/// Finds what of the templates no page shows.
struct TemplateWarnings {
  let templates: Templates
  let use: TemplateUse
  /// The codes of the site's languages.
  let languages: [String]

  /// In the order of the files' names.
  func all() -> [TemplateWarning] {
    idleTemplates() + unreadFiles() + silentLanguages()
  }

  /// Languages without any file of texts.
  private func silentLanguages() -> [TemplateWarning] {
    languages.filter { templates.strings[$0] == nil }.map { language in
      let source = SourceText(path: "\(templates.folder)/strings/\(language).yml", text: "")
      return TemplateWarning(
        "there is no such file; pages in '\(language)' have the site's own words in another language",
        at: source.location(0..<0), in: source)
    }
  }

  private func unreadFiles() -> [TemplateWarning] {
    templates.unread.map { file in
      let source = SourceText(path: "\(templates.folder)/\(file.path)", text: "")
      return TemplateWarning(
        "this file is not read; the names of those that are end with '\(file.ending)'",
        at: source.location(0..<0), in: source)
    }
  }

  /// Templates that no page is made from or includes.
  private func idleTemplates() -> [TemplateWarning] {
    let reached = use.reached(from: PageKind.allCases.map(\.rawValue))
    return templates.texts.keys.filter { !reached.contains($0) }.sorted().map { name in
      let source = templates.source(of: name)
      return TemplateWarning(
        "no page includes this template", at: source.location(0..<0), in: source)
    }
  }
}
