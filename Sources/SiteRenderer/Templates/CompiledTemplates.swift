/// Templates made ready, in one language, for rendering many pages.
struct CompiledTemplates: Sendable {
  private let programs: [PageKind: TemplateProgram]

  /// Templates with the words of a language in place of `{{words.section.key}}`.
  init(_ templates: Templates, words: Wording) throws(TemplateError) {
    for kind in PageKind.allCases where templates.pages[kind.rawValue] == nil {
      throw .missingPage("\(templates.folder)/pages/\(kind.rawValue).mustache")
    }
    if let name = templates.partials.keys.sorted().first(where: { templates.pages[$0] != nil }) {
      throw .nameRepeated(name)
    }
    do {
      programs = try Self.programs(templates, words)
    } catch {
      throw TemplateError(error, in: templates)
    }
  }

  private static func programs(
    _ templates: Templates, _ words: Wording
  ) throws(TemplateFault) -> [PageKind: TemplateProgram] {
    let sources = try sources(templates)
    var programs: [PageKind: TemplateProgram] = [:]
    for kind in PageKind.allCases {
      programs[kind] = try TemplateCompiler.program(
        kind.rawValue, from: sources, words: words, for: kind.view)
    }
    return programs
  }

  func render(_ kind: PageKind, _ fields: Fields) -> [UInt8] {
    precondition(type(of: fields.view) == kind.view, "'\(kind)' is a page of another view")
    return programs[kind]?.render(fields.view, capacity: kind.capacity) ?? []
  }

  /// Pages and partials as parsed, by name.
  static func sources(
    _ templates: Templates
  ) throws(TemplateFault) -> [String: [TemplateNode]] {
    var sources: [String: [TemplateNode]] = [:]
    // The first fault is told, and of two it is always the same.
    for (name, text) in templates.texts.sorted(by: { $0.key < $1.key }) {
      let isPartial = templates.pages[name] == nil
      sources[name] = try MustacheParser.nodes(
        of: withoutLastLineEnd(text, isPartial: isPartial), name: name)
    }
    return sources
  }

  /// A partial inside a line must not end the line, as its file does.
  private static func withoutLastLineEnd(_ text: String, isPartial: Bool) -> String {
    isPartial && text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
