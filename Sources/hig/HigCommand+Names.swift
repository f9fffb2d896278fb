import ArgumentParser
import RuleGraph

extension HigCommand {
  /// Reports a mistyped command by name; the parser would call it and everything after it unexpected arguments.
  ///
  /// - Throws: `ValidationError`.
  static func expectCommand(_ words: ArraySlice<String>) throws {
    guard let first = words.first else { return }
    try expect(first, of: configuration.subcommands, besides: ["help"])
    let command = configuration.subcommands.first { $0.configuration.commandName == first }
    guard let inner = command?.configuration.subcommands, !inner.isEmpty,
      let second = words.dropFirst().first
    else { return }
    try expect(second, of: inner, under: "\(first) ")
  }

  /// Reports `--kind=`, as a script writes it with an empty variable: the parser would take the next word for its value.
  ///
  /// - Throws: `ValidationError`.
  static func expectValues(_ words: [String]) throws {
    let options = words.prefix { $0 != "--" }
    guard let empty = options.first(where: { $0.hasPrefix("--") && $0.hasSuffix("=") }) else {
      return
    }
    throw ValidationError("Missing value for '\(empty.dropLast())'.")
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
}
