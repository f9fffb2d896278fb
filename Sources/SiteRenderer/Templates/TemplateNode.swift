/// A piece of a template as written.
indirect enum TemplateNode: Equatable, Sendable {
  case text(String)
  /// `{{name}}`
  case value(TemplateName)
  /// `{{{html(name)}}}`
  case markup(TemplateName)
  /// `{{#name}} … {{/name}}`, or with `^`, shown when there is nothing.
  case section(TemplateName, [TemplateNode], isInverted: Bool)
  /// `{{> name}}`, or with the blocks that `{{<name}} … {{/name}}` gives it.
  case partial(TemplateName, blocks: [String: [TemplateNode]])
  /// `{{$name}} … {{/name}}`: what stands here unless the template that includes this one says otherwise.
  case block(TemplateName, [TemplateNode])
}

/// A name in a tag: `rule.title`; `.` for what the section is about, `.title` for a name of that alone.
struct TemplateName: Equatable, Sendable, CustomStringConvertible {
  let description: String
  let parts: [String]
  /// Whether names further out are not looked at.
  let isLocal: Bool
  /// Where the tag stands, in bytes of its template.
  let range: Range<Int>

  init(_ text: String, at range: Range<Int>) {
    description = text
    self.range = range
    parts = text.split(separator: ".").map(String.init)
    isLocal = text.hasPrefix(".")
  }
}
