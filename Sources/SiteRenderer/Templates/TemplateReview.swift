import RuleGraph

/// What only all files of the templates together can tell.
struct TemplateReview {
  let templates: Templates
  /// The codes of the site's languages, in order of preference.
  let languages: [String]

  /// - Throws: `TemplateError` for what a page would ask for in vain.
  func expectAssets() throws(TemplateError) {
    let given = Set(templates.assets.keys).union(Self.made(for: languages))
    for (name, text) in templates.texts.sorted(by: { $0.key < $1.key }) {
      let isAtRoot = name == PageKind.welcome.rawValue
      for reference in AssetReference.all(in: text, isAtRoot: isAtRoot) {
        for path in Self.paths(of: reference) where !given.contains(path) {
          throw TemplateError(missing(path, at: reference, in: name, given), in: templates)
        }
      }
    }
  }

  /// What the site has below `assets/` without a file of the templates.
  private static func made(for languages: [String]) -> [String] {
    ([EditionStyles.path] + languages.map(SearchWords.path)).map {
      String($0.dropFirst("assets/".count))
    }
  }

  /// The files that an address leads to; none where a tag in it stands for what is not known here.
  private static func paths(of reference: AssetReference) -> [String] {
    let sheets = Set(PageKind.allCases.map(\.sheet)).sorted()
    let paths =
      reference.path.contains("{{sheet}}")
      ? sheets.map { reference.path.replacing("{{sheet}}", with: $0) } : [reference.path]
    return paths.filter { !$0.contains("{{") }
  }

  private func missing(
    _ path: String, at reference: AssetReference, in template: String, _ given: Set<String>
  ) -> TemplateFault {
    let near = Suggestion(name: NearestName.of(path, among: given.sorted()))
    return TemplateFault(
      template: template, range: reference.range,
      problem: "there is no file '\(templates.folder)/assets/\(path)'\(near.phrase)")
  }
}
