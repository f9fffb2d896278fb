import ArgumentParser

/// The exit codes, the same in every command and format.
enum ExitStatus {
  /// Nothing found, or findings.
  static let nothingFound = ExitCode(1)
  /// Wrong usage or unreadable input.
  static let failure = ExitCode(2)
}
