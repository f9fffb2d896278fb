import RuleGraph

/// What is wrong at a place in a template.
struct TemplateFault: Error, Equatable {
  /// The name of the template.
  let template: String
  /// Bytes of its text.
  let range: Range<Int>
  /// In lower case, without a full stop.
  let problem: String
}

extension TemplateFault {
  /// A tag that would print text unescaped.
  init(unescaped tag: String, in template: String, at range: Range<Int>) {
    self.init(
      template: template, range: range,
      problem: "'\(tag)' is printed unescaped; write {{{html(…)}}}, which takes only markup")
  }
}

extension TemplateError {
  /// A fault as it is told to whoever wrote the template.
  init(_ fault: TemplateFault, in templates: Templates) {
    let page = templates.pages[fault.template]
    let text = page ?? templates.partials[fault.template] ?? ""
    let source = SourceText(
      path: "\(templates.folder)/\(page == nil ? "partials" : "pages")/\(fault.template).mustache",
      text: text)
    let printer = DiagnosticPrinter(texts: [source.path: source])
    self = .faulty(printer.lines(forError: fault.problem, at: source.location(fault.range)))
  }
}
