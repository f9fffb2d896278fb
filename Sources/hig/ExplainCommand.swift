import ArgumentParser
import RuleGraph

/// `hig explain`: the page of a check, or the list of all.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what a check is for, with examples; without a name, list all checks.")

  @Argument(
    help:
      "The name of a check, as shown in brackets behind a finding, or of a group, such as 'link'.",
    completion: .checks)
  var name: String?

  @Flag(help: "Print one JSON object per check.")
  var json = false

  func run() throws {
    let checks = try named()
    if json { return Console.print(checks.compactMap { JSONLine.text(CheckRecord($0)) }) }
    if name != nil {
      return Console.print(Array(checks.map(CheckPage.lines).joined(separator: [""])))
    }
    let width = checks.map(\.id.count).max() ?? 0
    Console.print(
      checks.map { check in
        let gap = String(repeating: " ", count: width - check.id.count)
        return "\(check.id)\(gap)  \(check.severity.rawValue.padded(to: 7))  \(check.summary)"
      })
  }

  /// All checks, the one with the name, or all of a group such as `link`.
  private func named() throws -> [CheckDescription] {
    let checks = CheckRegistry.all.map { $0.description }.sorted { $0.id < $1.id }
    guard let name else { return checks }
    let found = checks.filter { $0.id == name }
    if !found.isEmpty { return found }
    let group = checks.filter { $0.id.hasPrefix("\(name)/") }
    if !group.isEmpty { return group }
    let groups = Set(checks.map { String($0.id.prefix { $0 != "/" }) }).sorted()
    let near = Suggestion(name: NearestName.of(name, among: groups + checks.map(\.id)))
    Console.talk("hig: no check '\(name)'\(near.phrase)")
    throw ExitStatus.nothingFound
  }
}

/// A check as `explain --json` prints it.
struct CheckRecord: Encodable {
  let id: String
  let severity: String
  let summary: String
  let explanation: String
  let mended: Bool
  /// What the check reports, with `↓` before the place, and what it does not: the files of each example.
  let bad: [[ExampleFile]]
  let good: [[ExampleFile]]

  struct ExampleFile: Encodable {
    /// Below the content folder.
    let path: String
    let text: String
  }

  init(_ check: CheckDescription) {
    id = check.id
    severity = check.severity.rawValue
    summary = check.summary
    explanation = check.explanation
    mended = check.isMended
    (bad, good) = (check.bad.map(Self.files), check.good.map(Self.files))
  }

  private static func files(of example: CheckExample) -> [ExampleFile] {
    example.files.sorted { $0.key < $1.key }.map { ExampleFile(path: $0.key, text: $0.value) }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
