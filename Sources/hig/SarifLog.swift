import Foundation
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

  init(_ diagnostics: [Diagnostic], _ printer: DiagnosticPrinter) {
    runs = [SarifRun(diagnostics, printer)]
  }
}

/// The one run of a log: the tool with its checks, and what it found.
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
    let defaultConfiguration: [String: String]

    init(_ check: CheckDescription) {
      id = check.id
      shortDescription = SarifText(check.summary)
      fullDescription = SarifText(check.explanation)
      defaultConfiguration = ["level": check.severity.rawValue]
    }
  }

  init(_ diagnostics: [Diagnostic], _ printer: DiagnosticPrinter) {
    tool = Tool(driver: Driver(rules: CheckRegistry.all.map { Rule($0.description) }))
    results = diagnostics.map { SarifResult($0, printer) }
  }
}

/// A text as SARIF wraps it.
struct SarifText: Encodable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
