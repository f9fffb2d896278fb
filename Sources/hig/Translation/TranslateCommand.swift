import ArgumentParser

/// `hig translate`: where the languages do not agree, and saying that they do.
struct TranslateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translate",
    abstract: "List the rules whose languages do not agree, record that they do, or exchange them.",
    subcommands: [
      TranslateListCommand.self, TranslateAcceptCommand.self, TranslateExportCommand.self,
      TranslateImportCommand.self,
    ],
    defaultSubcommand: TranslateListCommand.self)
}
