import RuleGraph

/// Findings in SARIF 2.1.0, which code hosts and editors read.
struct SarifLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [SarifRun]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  init(_ findings: Findings) {
    self.init(SarifRun(findings))
  }

  init(_ run: SarifRun) {
    runs = [run]
  }
}

/// The one run of a log: the tool with its checks or guidelines, and what it found.
struct SarifRun: Encodable {
  let tool: Tool
  let columnKind = "utf16CodeUnits"
  let results: [SarifResult]

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "hig"
    let version = Version.number
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: SarifText
    let fullDescription: SarifText
    /// What `hig explain` prints.
    let help: Help
    /// The address of its page; `nil` where nobody knows where the site is.
    let helpUri: String?
    let defaultConfiguration: [String: String]

    init(_ check: CheckDescription, of site: Site?) {
      id = check.id
      shortDescription = SarifText(check.summary)
      fullDescription = SarifText(check.explanation)
      help = Help(
        text: CheckPage.lines(check).joined(separator: "\n"),
        markdown: CheckPage.markdown(check).joined(separator: "\n"))
      helpUri = site?.publishedAddress(ofCheck: check.id)
      defaultConfiguration = ["level": check.severity.rawValue]
    }
  }

  struct Help: Encodable {
    let text: String
    let markdown: String
  }

  init(rules: [Rule], results: [SarifResult]) {
    tool = Tool(driver: Driver(rules: rules))
    self.results = results
  }

  init(_ findings: Findings) {
    let checks = CheckRegistry.all.map { $0.description }
    let places = SarifPlaces(
      printer: DiagnosticPrinter(texts: findings.texts), checkout: findings.checkout)
    let numbers = Dictionary(
      checks.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    tool = Tool(driver: Driver(rules: checks.map { Rule($0, of: findings.site) }))
    results = zip(findings.diagnostics, findings.fingerprintNames).map { diagnostic, name in
      SarifResult(diagnostic, places, identity: (numbers[diagnostic.check], name))
    }
  }
}

/// A text as SARIF wraps it.
struct SarifText: Encodable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
