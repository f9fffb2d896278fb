import ArgumentParser
import RuleGraph

/// `hig rename`: gives a rule another id.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a rule another id, and mend everything that names it.",
    discussion: """
      Headings, links and attributes of all languages, provenance.tsv and rules.lock change together \
      or not at all; the old address keeps working. A rule that you have moved to another page, with \
      its new id, is recorded the same way. Prints the files that changed.
      """)

  @OptionGroup var options: RuleEditOptions

  @Argument(
    help: "The present id, component/rule.", completion: .rules, transform: RuleID.argument)
  var old: RuleID

  @Argument(help: "The new id.", completion: .rulesAndPages, transform: RuleID.argument)
  var new: RuleID

  func run() throws {
    try options.apply("renamed \(old) to \(new)") { editor throws(RuleEditError) in
      try editor.rename(old, to: new)
    }
  }
}
