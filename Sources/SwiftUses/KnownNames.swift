/// The names that are looked for.
struct KnownNames {
  private let names: Set<String>
  /// What stands behind the last dot and before the labels.
  private let lastParts: Set<Substring>

  init(_ names: Set<String>) {
    self.names = names
    lastParts = Set(names.compactMap { $0.prefix { $0 != "(" }.split(separator: ".").last })
  }

  func contains(_ name: String) -> Bool {
    names.contains(name)
  }

  /// Whether a name may be one of a type or member that is looked for; most are not, and cost no more than to ask.
  func mayBe(_ part: String) -> Bool {
    lastParts.contains(part[...])
  }
}
