import ArgumentParser
import ContentDiff
import RuleGraph
import SiteRenderer

/// `hig diff REV [REV]`: what a change does to rules, translations, APIs and addresses.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Report what a change to the content does, in terms of rules.",
    discussion: """
      Compares a revision of git with another, or with the files as they are: rules with their texts, \
      attributes, edges and translations; components, APIs, terms and editions that come or go; addresses. \
      Exits with 0; with --exit-code, exits with 1 when any of these changed.
      """)

  @OptionGroup var content: ContentOptions

  @Option(help: "How to print.")
  var format = DiffFormat.text

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  @Flag(name: .customLong("exit-code"), help: "Exit with 1 when there is a change to report.")
  var signalsChange = false

  @Argument(help: ArgumentHelp("The revision to start from.", valueName: "rev"))
  var old: String

  @Argument(help: ArgumentHelp("The revision to compare; the files by default.", valueName: "rev"))
  var new: String?

  func run() throws {
    let before = try graph(of: old)
    let after = try new.map(graph) ?? content.pipeline.link(withFigures: false).graph
    let changes = ContentComparison(from: before, to: after).changes(
      addresses: (SiteAddresses(before).all(), SiteAddresses(after).all()))
    Console.print(format.lines(for: changes, style: TerminalStyle(isColored: color.isOn)))
    if signalsChange, !changes.isEmpty { throw ExitStatus.nothingFound }
  }

  private func graph(of revision: String) throws -> Graph {
    let reader = RevisionReader(folder: content.content)
    return content.pipeline.link(try reader.tree(of: revision)).graph
  }
}
