/// Templates made ready, in one language, for rendering many pages.
struct CompiledTemplates: Sendable {
  private let programs: [PageKind: TemplateProgram]

  /// Templates with the words of a language in place of `{{words.section.key}}`.
  init(_ templates: Templates, words: Wording) throws(TemplateError) {
    let sources = try Self.sources(templates)
    var programs: [PageKind: TemplateProgram] = [:]
    for kind in PageKind.allCases {
      guard templates.pages[kind.rawValue] != nil else { throw .missingPage(kind.rawValue) }
      programs[kind] = try TemplateCompiler.program(
        kind.rawValue, from: sources, words: words, for: kind.view)
    }
    self.programs = programs
  }

  func render(_ kind: PageKind, _ fields: Fields) -> [UInt8] {
    precondition(type(of: fields.view) == kind.view, "'\(kind)' is a page of another view")
    return programs[kind]?.render(fields.view, capacity: kind.capacity) ?? []
  }

  /// Pages and partials as parsed, by name.
  static func sources(
    _ templates: Templates
  ) throws(TemplateError) -> [String: [TemplateNode]] {
    var sources: [String: [TemplateNode]] = [:]
    for (name, text) in templates.pages.merging(templates.partials, uniquingKeysWith: { $1 }) {
      guard templates.pages[name] == nil || templates.partials[name] == nil else {
        throw .nameRepeated(name)
      }
      let isPartial = templates.pages[name] == nil
      sources[name] = try MustacheParser.nodes(
        of: withoutLastLineEnd(text, isPartial: isPartial), name: name)
    }
    return sources
  }

  /// A partial inside a line must not end the line, as its file does.
  private static func withoutLastLineEnd(_ text: String, isPartial: Bool) -> String {
    isPartial && text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
