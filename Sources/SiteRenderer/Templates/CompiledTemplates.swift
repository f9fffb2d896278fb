/// Templates made ready, in one language, for rendering many pages.
struct CompiledTemplates: Sendable {
  private let programs: [PageKind: TemplateProgram]

  /// Templates with the words of a language in place of `{{words.section.key}}`.
  init(_ sources: TemplateSources, words: Wording) throws(TemplateFault) {
    var programs: [PageKind: TemplateProgram] = [:]
    for kind in PageKind.allCases {
      programs[kind] = try TemplateCompiler.program(
        kind.rawValue, from: sources.nodes, words: words, for: kind.view)
    }
    self.programs = programs
  }

  func render(_ kind: PageKind, _ fields: Fields) -> [UInt8] {
    precondition(type(of: fields.view) == kind.view, "'\(kind)' is a page of another view")
    return programs[kind]?.render(fields.view, capacity: kind.capacity) ?? []
  }
}
