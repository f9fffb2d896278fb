import ArgumentParser
import RuleGraph

/// `hig new rule COMPONENT/ID`: a rule in all languages of its page.
struct NewRuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rule",
    abstract: "Begin a rule in all languages of its page.",
    discussion: """
      Puts a heading with the id into every language of the page, with TODO where words are missing. \
      rules.lock gets no line yet: when the rule is written, publish it with 'hig translate accept'. Prints the files; \
      exits with 1 when the id cannot be used.
      """)

  @OptionGroup var draft: DraftOptions

  @Option(
    help: "The kind: \(RuleKind.names); do by default.",
    completion: .list(RuleKind.all),
    transform: RuleKind.init(argument:))
  var kind = RuleKind.do

  @Option(
    help: ArgumentHelp(
      "The section or part to put it into; otherwise after the last rule.", valueName: "anchor"))
  var section: String?

  @Option(
    help: ArgumentHelp("The edition that it holds from, if not the page's.", valueName: "edition"),
    completion: .editions)
  var since: String?

  @Option(
    help: "The document that it is from, as in sources.yml, unless provenance.tsv names one.",
    completion: .sources)
  var source: String?

  @Argument(help: "The id, component/rule.", completion: .rulesAndPages, transform: RuleID.argument)
  var id: RuleID

  func run() throws {
    try draft.write { scaffold in
      var rule = RuleDraft(id, kind, titles: try draft.titles(scaffold.languages))
      rule.section = section
      rule.since = since
      rule.source = source
      return try scaffold.texts(of: rule)
    }
  }
}
