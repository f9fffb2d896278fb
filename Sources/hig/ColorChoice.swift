import ArgumentParser

/// When to color what is printed.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, unless `NO_COLOR` is set or the terminal is dumb.
  case auto
  case always
  case never

  var isOn: Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: Console.isTerminal && Self.isWelcome
    }
  }

  /// Whether to color messages on stderr, for which there is no option.
  static var isOnForTalk: Bool {
    Console.talksToTerminal && isWelcome
  }

  /// See https://no-color.org: any value but an empty one turns color off.
  private static var isWelcome: Bool {
    (Environment.value(of: "NO_COLOR") ?? "").isEmpty && Environment.value(of: "TERM") != "dumb"
  }
}
