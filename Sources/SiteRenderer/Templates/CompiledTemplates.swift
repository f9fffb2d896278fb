internal import Mustache

/// Templates parsed once, for rendering many pages.
struct CompiledTemplates: Sendable {
  private let library: MustacheLibrary

  /// Templates with the words of a language in place of `{{words.section.key}}`.
  init(_ templates: Templates, words: Wording) throws(TemplateError) {
    var library = MustacheLibrary()
    let texts = templates.pages.merging(templates.partials) { page, _ in page }
    for name in texts.keys.sorted() {
      guard templates.pages[name] == nil || templates.partials[name] == nil else {
        throw .nameRepeated(name)
      }
      let text = Self.withoutLastLineEnd(texts[name] ?? "", isPartial: templates.pages[name] == nil)
      try Self.checkEscaping(text, name)
      library.register(try Self.parse(words.filled(into: text), name), named: name)
    }
    for kind in PageKind.allCases where templates.pages[kind.rawValue] == nil {
      throw .missingPage(kind.rawValue)
    }
    self.library = library
  }

  func render(_ kind: PageKind, _ fields: Fields) -> String {
    library.render(fields, withTemplate: kind.rawValue) ?? ""
  }

  private static func parse(
    _ text: String, _ name: String
  ) throws(TemplateError) -> MustacheTemplate {
    do {
      return try MustacheTemplate(string: text)
    } catch {
      throw .invalid(name: name, problem: "\(error)")
    }
  }

  /// A partial inside a line must not end the line, as its file does.
  private static func withoutLastLineEnd(_ text: String, isPartial: Bool) -> String {
    isPartial && text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Only `TrustedHTML` answers to `html(…)`, so that a plain text can never get out unescaped.
  private static func checkEscaping(_ text: String, _ name: String) throws(TemplateError) {
    for opening in ["{{{", "{{&", "{{ &"] {
      for piece in text.split(separator: opening, omittingEmptySubsequences: false).dropFirst() {
        let tag = piece.prefix { $0 != "}" }
        guard tag.hasPrefix("html("), opening == "{{{" else {
          throw .unescaped(name: name, tag: String(tag))
        }
      }
    }
  }
}

extension TrustedHTML: MustacheTransformable, MustacheCustomRenderable {
  var renderText: String { markup }
  var isNull: Bool { markup.isEmpty }

  func transform(_ name: String) -> Any? {
    name == "html" ? self : nil
  }
}
