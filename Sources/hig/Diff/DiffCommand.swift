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
      `A..B` compares two revisions as well, and `A...B` tells what B has brought since it parted from A. \
      If only one of them has the content folder, all of it is new or gone. \
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
    let (before, after) = try graphs()
    let changes = ContentComparison(from: before, to: after).changes(
      addresses: (SiteAddresses(before).all(), SiteAddresses(after).all()))
    Console.print(format.lines(for: changes, style: TerminalStyle(isColored: color.isOn)))
    if signalsChange, !changes.isEmpty { throw ExitStatus.nothingFound }
  }

  /// Both states; one that has no content folder is an empty one, which is said.
  ///
  /// - Throws: `RevisionError` when neither has one, and what reading throws.
  private func graphs() throws -> (before: Graph, after: Graph) {
    let range = try RevisionRange(old, new, in: repository)
    let before = try graph(of: range.old)
    let after: Graph? = if let new = range.new { try graph(of: new) } else { try present() }
    if before == nil, after == nil { throw lack(of: range.old) }
    if before == nil { Console.talk("hig: \(lack(of: range.old)): all of it is new") }
    if after == nil, let new = range.new {
      Console.talk("hig: \(lack(of: new)): all of it is gone")
    }
    let empty = content.pipeline.link(ContentTree(root: content.content, files: [:])).graph
    return (before ?? empty, after ?? empty)
  }

  private func present() throws -> Graph {
    let content = try content.pipeline.link(withFigures: false)
    content.tellUnmerged()
    return content.graph
  }

  private func graph(of revision: String) throws -> Graph? {
    let tree = try repository.tree(of: revision)
    return tree.map { content.pipeline.link($0).graph }
  }

  private var repository: RevisionReader { RevisionReader(folder: content.content) }

  private func lack(of revision: String) -> RevisionError {
    .noContent(content.content, revision: revision)
  }
}
