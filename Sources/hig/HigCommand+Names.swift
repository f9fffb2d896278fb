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

  /// The words with `--kind=` as an option and an empty value, as a script writes it with an empty variable: the parser
  /// would take the next word for the value.
  static func withEmptyValues(_ words: [String]) -> [String] {
    let options = words.prefix { $0 != "--" }
    var before = ""
    return options.flatMap { word in
      defer { before = word }
      let isName = word.hasPrefix("--") && word.firstIndex(of: "=") == word.indices.last
      guard isName, !["-e", "--regexp"].contains(before) else { return [word] }
      return [String(word.dropLast()), ""]
    } + words.dropFirst(options.count)
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
