import ArgumentParser
import RuleGraph

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
      MoveCommand.self,
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
        var command = try parseAsRoot(withEmptyValues(arguments))
        try command.run()
      }
      return ExitCode.success.rawValue
    } catch {
      return report(error)
    }
  }
}
