import Foundation

/// The variables that a command is started with.
enum Environment {
  /// One alone: Foundation makes a dictionary of all of them first.
  static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
