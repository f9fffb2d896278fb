import ArgumentParser
import RuleGraph

/// `hig retire`: takes a rule out.
struct RetireCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "retire",
    abstract: "Take a rule out of all languages; others may replace it.",
    discussion: """
      With one --into, the rule is merged into another; with several, it is split. Links then lead to the first; without \
      --into, no link may lead to the rule. rules.lock keeps the id, and the old \
      address keeps working. Prints the files that changed.
      """)

  @OptionGroup var options: RuleEditOptions

  @Argument(
    help: "The rule to take out, component/rule.", completion: .rules, transform: RuleID.argument)
  var id: RuleID

  @Option(
    help: ArgumentHelp("A rule that replaces it.", valueName: "id"),
    completion: .rules, transform: RuleID.argument)
  var into: [RuleID] = []

  @Option(help: "Why, for statements in provenance.tsv that no rule carries any longer.")
  var reason: String?

  func run() throws {
    let reason = reason ?? "Was carried by \(id), which is retired."
    let edit = try options.apply("retired \(id)") { editor throws(RuleEditError) in
      try editor.retire(id, into: into, reason: reason)
    }
    // What it superseded is known no more, or it would have been looked at.
    guard edit.counts.headings == 0 else { return }
    Console.talk(
      "its headings were gone already; 'hig diff HEAD' tells whether other rules hold in other editions without it"
    )
  }
}
