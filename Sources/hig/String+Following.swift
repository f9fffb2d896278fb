extension String {
  /// A clause and another behind it; a question is a sentence of its own.
  func followed(by clause: String) -> String {
    hasSuffix("?")
      ? "\(self) \(clause.prefix(1).uppercased())\(clause.dropFirst())." : "\(self); \(clause)"
  }
}
