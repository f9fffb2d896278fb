/// Templates as parsed, which is the same in every language.
struct TemplateSources: Sendable {
  /// Pages and partials by name.
  let nodes: [String: [TemplateNode]]

  /// - Throws: `TemplateError` when a page is missing, a name is there twice or a file is not valid.
  init(_ templates: Templates) throws(TemplateError) {
    for kind in PageKind.allCases where templates.pages[kind.rawValue] == nil {
      throw .missingPage("\(templates.folder)/pages/\(kind.rawValue).mustache")
    }
    if let name = templates.partials.keys.sorted().first(where: { templates.pages[$0] != nil }) {
      throw .nameRepeated(name)
    }
    do {
      nodes = try Self.nodes(of: templates)
    } catch {
      throw TemplateError(error, in: templates)
    }
  }

  static func nodes(of templates: Templates) throws(TemplateFault) -> [String: [TemplateNode]] {
    var nodes: [String: [TemplateNode]] = [:]
    // The first fault is told, and of two it is always the same.
    for (name, text) in templates.texts.sorted(by: { $0.key < $1.key }) {
      let isPartial = templates.pages[name] == nil
      nodes[name] = try MustacheParser.nodes(
        of: withoutLastLineEnd(text, isPartial: isPartial), name: name)
    }
    return nodes
  }

  /// A partial inside a line must not end the line, as its file does.
  private static func withoutLastLineEnd(_ text: String, isPartial: Bool) -> String {
    isPartial && text.last?.isNewline == true ? String(text.dropLast()) : text
  }
}
