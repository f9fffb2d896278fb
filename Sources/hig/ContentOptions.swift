import ArgumentParser

/// Where the content is, the same for every command.
struct ContentOptions: ParsableArguments {
  @Option(
    name: .long, help: ArgumentHelp("The folder of pages and data files.", valueName: "folder"))
  var content = "Content"

  var pipeline: Pipeline {
    Pipeline(contentFolder: content)
  }
}
