import ArgumentParser

/// `hig export`: the guide in a form that other programs read.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the guide as JSON, a database, a docset, or for a search server.",
    discussion: """
      The same content gives the same bytes. Writes nothing and exits with 1 when the content has errors. Does not write \
      over what no export wrote.
      """,
    subcommands: [
      ExportJSONCommand.self, ExportSQLiteCommand.self, ExportDocsetCommand.self,
      ExportBulkCommand.self,
    ])

  /// Help on stdout would pass for what was exported.
  func run() throws {
    throw ValidationError("Missing the form to export; 'hig export --help' lists them all.")
  }
}

/// What every export is made from.
struct ExportOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  /// Reads the content and reports what is found in it.
  ///
  /// - Throws: `ContentFolderError`, and `ExitStatus.nothingFound` when it has errors.
  func passed() throws -> PassedContent {
    let (pipeline, progress) = (content.pipeline, Progress(isQuiet: false))
    let tree = try progress.during("Reading \(content.content)") { try pipeline.load() }
    return try pipeline.passed(tree, progress)
  }
}
