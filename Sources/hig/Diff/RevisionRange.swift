/// The two states that are compared, as the arguments of `hig diff` name them.
///
/// As to git, `A..B` is both revisions, and `A...B` is what B has brought since it parted from A. A side without a name
/// is `HEAD`.
struct RevisionRange {
  let old: String
  /// `nil` for the files as they are.
  let new: String?

  /// - Throws: `RevisionError`.
  init(_ old: String, _ new: String?, in repository: RevisionReader) throws {
    guard new == nil, let dots = old.firstRange(of: "..") else {
      (self.old, self.new) = (old, new)
      return
    }
    let rest = old[dots.upperBound...]
    let isSinceParting = rest.hasPrefix(".")
    let (first, second) = (
      Self.name(old[..<dots.lowerBound]), Self.name(isSinceParting ? rest.dropFirst() : rest)
    )
    self.old = isSinceParting ? try repository.parting(of: first, second) : first
    self.new = second
  }

  private static func name(_ side: Substring) -> String {
    side.isEmpty ? "HEAD" : String(side)
  }
}
