import ArgumentParser

/// `hig completions SHELL`: what a shell needs to complete arguments.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the completion script of a shell.",
    discussion: """
      The script offers commands and options, and asks hig for components, APIs and ids of the content. Put it here:

        bash  ~/.local/share/bash-completion/completions/hig
        zsh   a folder of $fpath, as _hig
        fish  ~/.config/fish/completions/hig.fish
      """)

  @Argument(help: "The shell.")
  var shell: Shell

  func run() {
    Console.print([HigCommand.completionScript(for: shell.value)])
  }
}

/// A shell that hig has completions for.
enum Shell: String, CaseIterable, ExpressibleByArgument {
  case bash
  case zsh
  case fish

  var value: CompletionShell {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }
}
