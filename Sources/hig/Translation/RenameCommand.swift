import ArgumentParser
import RuleGraph

/// `hig rename`: gives a rule, a page or a group another id.
struct RenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a rule, a page or a group another id, and mend everything that names it.",
    discussion: """
      Headings, links and attributes of all languages, data files and rules.lock change together or \
      not at all; the old addresses keep working. With the id of a page or, after --group, of a group, \
      its folder gets the new name, unless you have given it that already. A rule that you have moved to another page, with \
      its new id, is recorded the same way. Given again, it changes what has come to use the old id since. \
      Prints the files that changed.
      """)

  @OptionGroup var options: RuleEditOptions

  @Flag(help: "The ids are those of groups in site.yml.")
  var group = false

  @Argument(
    help: "The present id, component/rule, or that of a page or group.", completion: .rulesAndPages,
    transform: Name.init(argument:))
  var old: Name

  @Argument(
    help: "The new id.", completion: .rulesAndPages, transform: Name.init(argument:))
  var new: Name

  /// What can have another id.
  enum Name {
    case rule(RuleID)
    case page(String)

    init(argument text: String) throws {
      if let rule = RuleID(text) {
        self = .rule(rule)
      } else if !text.isEmpty, !text.contains("/") {
        self = .page(text)
      } else {
        throw ValidationError(
          "'\(text)' is not the id of a rule or of a page; write component/rule or component.")
      }
    }
  }

  func validate() throws {
    switch (old, new) {
    case (.rule(let rule), _) where group, (_, .rule(let rule)) where group:
      throw ValidationError("'\(rule)' is no id of a group, and after --group both are.")
    case (.rule, .rule), (.page, .page): return
    case (.rule(let rule), .page(let page)), (.page(let page), .rule(let rule)):
      throw ValidationError(
        "'\(rule)' is the id of a rule and '\(page)' of a page; write component/rule twice, or component. To another group a page comes by 'hig move'."
      )
    }
  }

  func run() throws {
    switch (old, new) {
    case (.rule(let old), .rule(let new)):
      try options.apply("renamed \(old) to \(new)") { editor throws(RuleEditError) in
        try editor.rename(old, to: new)
      }
    case (.page(let old), .page(let new)):
      try options.apply("renamed \(old) to \(new)") { tree throws(FolderEditError) in
        group
          ? try GroupRenamer(tree).rename(old, to: new) : try PageRenamer(tree).rename(old, to: new)
      }
    default: return
    }
  }
}
