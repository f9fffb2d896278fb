import ArgumentParser
import RuleGraph

/// `hig move`: moves a page to another group.
struct MoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move a page to another group, and mend everything that leads there.",
    discussion: """
      Its folder, its links and those to it, its name in site.yml and its drawings change together or not at all; \
      ids, addresses and what was accepted stay. It comes last in the new group unless that lists it. Where you have \
      moved the folder already, the rest follows; say group/page where site.yml does not tell the group that it was \
      in. Prints the files that changed.
      """)

  @OptionGroup var options: RuleEditOptions

  @Argument(
    help: ArgumentHelp("The page, or group/page.", valueName: "page"), completion: .pages,
    transform: Place.init(argument:))
  var place: Place

  @Argument(help: "The group that it comes to, as in site.yml.", completion: .groups)
  var group: String

  /// A page, with its group where that is said.
  struct Place {
    let group: String?
    let page: String

    init(argument text: String) throws {
      let pieces = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard pieces.count <= 2, let page = pieces.last, !pieces.contains("") else {
        throw ValidationError("'\(text)' is no page; write page or group/page.")
      }
      group = pieces.count == 2 ? pieces[0] : nil
      self.page = page
    }
  }

  func run() throws {
    try options.apply("moved \(place.page) to \(group)") { tree throws(FolderEditError) in
      try PageMover(tree).move(place.page, from: place.group, to: group)
    }
  }
}
