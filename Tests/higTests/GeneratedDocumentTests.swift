import ArgumentParser
import Foundation
import RuleGraph
import Testing

@testable import hig

/// The lists in the documentation that a program can write.
///
/// To write them anew: `HIG_RECORD=1 swift test --filter GeneratedDocumentTests`.
@Suite struct GeneratedDocumentTests {
  @Test func `the page of checks is up to date`() throws {
    try expectUpToDate("Checks.md", CheckCatalogPage.markdown)
  }

  @Test func `the page of commands is up to date`() throws {
    try expectUpToDate("Commands.md", CommandPage.markdown)
  }

  @Test func `every kind of edge is explained`() throws {
    let page = HigProcess.package.appending(path: "Sources/hig/hig.docc/Exports.md")
    let rows = try String(contentsOf: page, encoding: .utf8)
      .matches(of: /\n\| `([a-z-]+)` \| [^|]+ \| [^|]+ \|(?=\n)/).map { String($0.1) }
    #expect(rows.filter { EdgeKind(rawValue: $0) != nil } == EdgeKind.allCases.map(\.rawValue))
  }

  @Test func `every class of drawings that the theme has is known and explained`() throws {
    let theme = HigProcess.package.appending(path: "Templates/assets/figures.css")
    let known = FigureVocabulary.themeClasses
    #expect(
      try String(contentsOf: theme, encoding: .utf8).matches(of: /\n\.(f-[a-z]+) \{/)
        .map { String($0.1) } == known)
    let page = HigProcess.package.appending(path: "Sources/hig/hig.docc/ContentFormat.md")
    #expect(
      try String(contentsOf: page, encoding: .utf8).matches(of: /\n\| `(f-[a-z]+)` \|/)
        .map { String($0.1) } == known)
  }

  private func expectUpToDate(_ name: String, _ text: String) throws {
    let file = HigProcess.package.appending(path: "Sources/hig/hig.docc/\(name)")
    if ProcessInfo.processInfo.environment["HIG_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == text, "\(name) is old; write it anew with HIG_RECORD=1")
  }
}

/// The page of all checks, from their descriptions.
enum CheckCatalogPage {
  static var markdown: String {
    let checks = CheckRegistry.all.map { $0.description }.sorted { $0.id < $1.id }
    return
      ([
        "# Checks", "", "What `hig check` looks for.", "",
        "Written by the tests; see <doc:AddingACheck>.", "",
      ]
      + checks.flatMap(CheckPage.markdown)).joined(separator: "\n")
  }
}

/// The page of all commands, from their help.
enum CommandPage {
  static var markdown: String {
    let commands = HigCommand.configuration.subcommands.flatMap(leaves).sorted { $0.name < $1.name }
    let head = [
      "# Commands", "", "What `hig` does.", "",
      "Written by the tests from `--help`.", "", "```",
      HigCommand.helpMessage(for: HigCommand.self, columns: 100), "```", "",
    ]
    return
      (head
      + commands.flatMap { name, command in
        [
          "## hig \(name)", "", "```", HigCommand.helpMessage(for: command, columns: 100), "```",
          "",
        ]
      }).joined(separator: "\n")
  }

  /// A command, or those beneath it.
  private static func leaves(
    _ command: any ParsableCommand.Type
  ) -> [(name: String, command: any ParsableCommand.Type)] {
    let name = command.configuration.commandName ?? ""
    let inner = command.configuration.subcommands.flatMap(leaves)
    return inner.isEmpty ? [(name, command)] : inner.map { ("\(name) \($0.name)", $0.command) }
  }
}
