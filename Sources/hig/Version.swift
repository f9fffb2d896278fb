import RuleGraph

/// What `hig --version` prints.
enum Version {
  static let number = "0.1.0"

  static var text: String {
    "hig \(number) (libcmark \(ContentParser.version))"
  }
}
