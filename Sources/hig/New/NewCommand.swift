import ArgumentParser

/// `hig new`: a page or rule for a writer to fill in.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a component or a rule in all languages.",
    subcommands: [NewComponentCommand.self, NewRuleCommand.self])

  /// Nothing is begun where nothing is named.
  func run() throws {
    throw ValidationError("Missing what to begin; 'hig new --help' lists it all.")
  }
}
