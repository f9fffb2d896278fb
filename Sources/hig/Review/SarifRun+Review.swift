import RuleGraph

/// A review in SARIF: each rule of the guidelines that applies is one of the run.
extension SarifRun {
  /// - Parameter texts: the files by path.
  init(_ findings: [ReviewFinding], _ wording: ReviewWording, _ texts: [String: SourceText]) {
    var numbers: [ReviewFinding.Subject: Int] = [:]
    var rules: [Rule] = []
    for finding in findings where numbers[finding.subject] == nil {
      numbers[finding.subject] = rules.count
      let words = wording.words(for: finding.subject)
      rules.append(
        Rule(words, helpUri: wording.site.publishedAddress(of: words.url), level: finding.level))
    }
    let places = SarifPlaces(
      printer: DiagnosticPrinter(texts: texts), checkout: CheckoutPaths())
    let diagnostics = findings.map { $0.diagnostic(wording.words(for: $0.subject)) }
    let names = Fingerprints(texts: texts).of(diagnostics)
    let results = zip(findings, zip(diagnostics, names)).map { finding, told in
      let identity = (numbers[finding.subject], told.1)
      return SarifResult(told.0, places, identity: identity, level: finding.level)
    }
    self.init(rules: rules, results: results)
  }
}

extension SarifRun.Rule {
  /// A rule of the guidelines.
  fileprivate init(_ words: ReviewWording.Words, helpUri: String?, level: String) {
    id = words.id
    shortDescription = SarifText("\(words.kind): \(words.title)")
    fullDescription = SarifText(words.text)
    help = SarifRun.Help(text: words.text, markdown: words.text)
    self.helpUri = helpUri
    defaultConfiguration = ["level": level]
  }
}

extension ReviewFinding {
  /// A rule is there to be known, which says nothing of whether it is kept.
  fileprivate var level: String {
    if case .deprecated = subject { return "warning" }
    return "note"
  }

  fileprivate func diagnostic(_ words: ReviewWording.Words) -> Diagnostic {
    let others = uses.filter { $0 != main }.map { Note(location: $0.location, text: $0.api) }
    return Diagnostic(
      finding: (words.id, .warning), at: main.location,
      Message("\(main.api): \(words.kind): \(words.title)", notes: others))
  }
}
