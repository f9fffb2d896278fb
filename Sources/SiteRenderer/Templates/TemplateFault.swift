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
  /// A fault as it is reported to the writer of the template.
  init(_ fault: TemplateFault, in templates: Templates) {
    let source = templates.source(of: fault.template)
    let printer = DiagnosticPrinter(texts: [source.path: source])
    self = .faulty(printer.lines(for: .error, fault.problem, at: source.location(fault.range)))
  }
}
