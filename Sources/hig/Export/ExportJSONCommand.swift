import ArgumentParser

/// `hig export json`: the graph as the site has it.
struct ExportJSONCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json",
    abstract: "Write the whole graph as JSON.",
    discussion: """
      Writes the same bytes as the site's graph.json, with every node and every edge on a line of its own. The site's \
      assets/graph.schema.json describes the form.
      """)

  @OptionGroup var options: ExportOptions

  @Argument(help: "Where to write; otherwise to stdout.", completion: .file())
  var file: String?

  func run() throws {
    let destination = try ExportDestination(file, of: .graph)
    let graph = try options.passed().graph
    try destination.write(options.content.pipeline.graphFile(graph))
  }
}
