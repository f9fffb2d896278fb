import ArgumentParser
import RuleGraph

/// What the shell asks hig for while a command is typed.
extension CompletionKind {
  /// Ids of components and parts.
  static let components = offering { $0.components() }
  /// Ids of pages, which are the components that are no parts.
  static let pages = offering { $0.pages() }
  /// Full ids of rules.
  static let rules = offering { $0.rules(beginning: $1) }
  /// Full ids of rules, and pages for all rules of one.
  static let rulesAndPages = offering { names, prefix in
    prefix.contains("/") ? names.rules(beginning: prefix) : names.pages()
  }
  /// What can be shown or looked for: components, APIs, editions, sources and terms; with a slash, rules.
  static let nodes = offering { names, prefix in
    prefix.contains("/") ? names.rules(beginning: prefix) : names.components() + names.records()
  }
  static let apis = offering { $0.apis() }
  static let editions = offering { $0.editions() }
  static let sources = offering { $0.sources() }
  static let platforms = offering { $0.platforms() }
  static let groups = offering { $0.groups() }
  static let languages = offering { $0.languages() }
  static let checks = offering { _ in CheckRegistry.all.map { $0.description.id }.sorted() }
  /// Several states at once are separated by commas, so that the ones before stay.
  static let states = offering(TranslationState.allCases.filter { $0 != .translated })
  static let allStates = offering(TranslationState.allCases)

  private static func offering(_ states: [TranslationState]) -> CompletionKind {
    offering { _, prefix in
      let before = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
      return states.map { before + $0.rawValue }
    }
  }

  private static func offering(
    _ names: @escaping @Sendable (ContentNames) -> [String]
  ) -> CompletionKind {
    offering { content, _ in names(content) }
  }

  private static func offering(
    _ names: @escaping @Sendable (ContentNames, String) -> [String]
  ) -> CompletionKind {
    .custom { words, _, prefix in
      var seen: Set<String> = []
      return names(ContentNames(commandLine: words), prefix)
        .filter { $0.hasPrefix(prefix) && isPlain($0) && seen.insert($0).inserted }
        .map(written)
    }
  }

  /// zsh takes what follows a colon for a description.
  private static func written(_ name: String) -> String {
    CompletionShell.requesting == .zsh ? name.replacing(":", with: "\\:") : name
  }

  /// Whether a shell takes a name as it is; bash would run what is inside `$()`, no matter who wrote the content.
  private static func isPlain(_ name: String) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || "-_./,:@+=%()".unicodeScalars.contains(scalar)
    }
  }
}
