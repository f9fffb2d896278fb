import ArgumentParser
import RuleGraph

extension TranslationState {
  /// Reads `stale,missing`.
  ///
  /// - Throws: `ValidationError` for a name that is none, and for none at all: it would pass for all being well.
  static func list(_ text: String) throws -> Set<TranslationState> {
    try states(text, of: allCases)
  }

  /// Reads the same of rules that are to be looked at.
  static func unfinished(_ text: String) throws -> Set<TranslationState> {
    try states(text, of: allCases.filter { $0 != .translated })
  }

  private static func states(
    _ text: String, of known: [TranslationState]
  ) throws -> Set<TranslationState> {
    let names = text.split(separator: ",")
    guard !names.isEmpty else { throw ValidationError("It names no state.") }
    return Set(
      try names.map { word in
        let state = TranslationState(rawValue: String(word))
        if let state, known.contains(state) { return state }
        let problem = state == nil ? "There is no state '\(word)'" : "'\(word)' is not listed"
        let names = known.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("\(problem); the states are \(names).")
      })
  }
}
