import ArgumentParser

/// Where the content is, the same for every command.
struct ContentOptions: ParsableArguments {
  static let usual = "Content"

  @Option(
    name: .long, help: ArgumentHelp("The folder of pages and data files.", valueName: "folder"),
    completion: .directory)
  var content = Self.usual

  func validate() throws {
    if content.isEmpty { throw ValidationError("--content needs the name of a folder.") }
  }

  var pipeline: Pipeline {
    Pipeline(contentFolder: content)
  }
}
