import ArgumentParser
import RuleGraph

/// `hig new component ID`: the page of a component in all languages.
struct NewComponentCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "component",
    abstract: "Begin the page of a component in all languages.",
    discussion: """
      Writes one file per language, with TODO where words are missing, and overwrites none. The component comes last in \
      its group unless site.yml names it. Prints the files; exits with 1 when the id cannot be used.
      """)

  @OptionGroup var draft: DraftOptions

  @Option(help: "The group of components that it belongs to, as in site.yml.", completion: .groups)
  var group: String

  @Option(
    help: "The edition that its rules hold from; otherwise the latest.", completion: .editions)
  var edition: String?

  @Argument(help: "The id: lower-case letters, digits and hyphens.")
  var id: String

  func run() throws {
    try draft.write { scaffold in
      var component = ComponentDraft(id, in: group, titles: try draft.titles(scaffold.languages))
      component.edition = edition ?? scaffold.latestEdition
      return try scaffold.texts(of: component)
    }
  }
}
