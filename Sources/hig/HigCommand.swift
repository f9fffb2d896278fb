import ArgumentParser
import RuleGraph
import SearchIndex
import SiteRenderer

/// The root command.
struct HigCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hig",
    abstract: "Build, check and search bilingual interface guidelines.",
    discussion: """
      Data goes to stdout, messages go to stderr. Every command exits with 0 when it found or did what it was asked to, \
      with 1 when there was nothing to find, something to mend or something refused, and with 2 when the arguments make \
      no sense or a file cannot be read or written. Output is colored only on a terminal, and not where NO_COLOR is set.
      """,
    version: Version.text,
    subcommands: [
      BuildCommand.self,
      CheckCommand.self,
      LookupCommand.self,
      ShowCommand.self,
      ServeCommand.self,
      MCPCommand.self,
      StatsCommand.self,
      NewCommand.self,
      TranslateCommand.self,
      ExportCommand.self,
      EvalCommand.self,
      ExplainCommand.self,
      DiffCommand.self,
      ReviewCommand.self,
      RenameCommand.self,
      RetireCommand.self,
      CompletionsCommand.self,
    ])

  /// Runs what a command line asks for, the program's name first, and gives the exit code.
  static func run(commandLine words: [String]) -> Int32 {
    // The language's runtime finds them by way of /proc; where it can't, any command would look like none and succeed.
    guard !words.isEmpty else {
      Console.talk("hig: cannot find out what was asked, because /proc/self cannot be read")
      return ExitStatus.failure.rawValue
    }
    // What the runtime put in the place of bytes that are no text would be the name of another file.
    if let misnamed {
      Console.talk("hig: '\(misnamed)' is not UTF-8")
      return ExitStatus.failure.rawValue
    }
    // To compare it with names would take minutes.
    if words.contains(where: \.holdsStackedMarks) {
      Console.talk("hig: an argument has more than 30 accents on a letter")
      return ExitStatus.failure.rawValue
    }
    return run(Array(words.dropFirst()))
  }

  /// The first argument that is not UTF-8, with U+FFFD for what is not.
  private static var misnamed: String? {
    (0..<Int(CommandLine.argc)).lazy.compactMap { CommandLine.unsafeArgv[$0] }
      .first { String(validatingCString: $0) == nil }.map { String(cString: $0) }
  }

  /// Parses the arguments, runs the command and gives the exit code.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      if let lookup = Lookup(plain: arguments) {
        try lookup.run()
      } else {
        try expectCommand(arguments.first == "help" ? arguments.dropFirst() : arguments[...])
        var command = try parseAsRoot(arguments)
        try command.run()
      }
      return ExitCode.success.rawValue
    } catch {
      return report(error)
    }
  }

  /// Reports a mistyped command by name; the parser would call it and everything after it unexpected arguments.
  private static func expectCommand(_ words: ArraySlice<String>) throws {
    guard let first = words.first else { return }
    try expect(first, of: configuration.subcommands, besides: ["help"])
    let command = configuration.subcommands.first { $0.configuration.commandName == first }
    guard let inner = command?.configuration.subcommands, !inner.isEmpty,
      let second = words.dropFirst().first
    else { return }
    try expect(second, of: inner, under: "\(first) ")
  }

  private static func expect(
    _ word: String, of commands: [any ParsableCommand.Type], under lead: String = "",
    besides others: [String] = []
  ) throws {
    let names = commands.compactMap { $0.configuration.commandName } + others
    guard !word.hasPrefix("-"), !names.contains(word) else { return }
    let near = Suggestion(name: NearestName.of(word, among: names).map { lead + $0 })
      .phrase(otherwise: ".")
    throw ValidationError(
      "There is no command '\(lead)\(word)'\(near)\n  'hig \(lead)--help' lists them all.")
  }

  /// What has a place in the templates is to be mended; what cannot be read is a failure.
  private static func report(_ error: TemplateError) -> Int32 {
    Console.talk(error.message(after: "Error: "))
    guard case .faulty(_, let count) = error else { return ExitStatus.failure.rawValue }
    Console.talk("\(Findings.summary(errors: count, warnings: 0)); nothing was written")
    return ExitStatus.nothingFound.rawValue
  }

  private static func report(_ error: any Error) -> Int32 {
    if let code = error as? ExitCode { return code.rawValue }
    // What only the content shows to make no sense is no fault of the usage.
    if let error = error as? ValidationError {
      Console.talk("Error: \(error.message)")
      return ExitStatus.failure.rawValue
    }
    if let error = error as? TemplateError { return report(error) }
    if let error = error as? SearchIndexError {
      Console.talk("Error: \(error); 'hig build' writes the index anew")
      return ExitStatus.failure.rawValue
    }
    let message = fullMessage(for: error)
    if exitCode(for: error) == .success {
      Console.print([message])
      return ExitCode.success.rawValue
    }
    Console.talk(message)
    return ExitStatus.failure.rawValue
  }
}
