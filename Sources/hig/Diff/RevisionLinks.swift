/// Follows the links of a revision as the system follows links on the disk.
struct RevisionLinks {
  /// The folder of the repository, without links.
  let repository: String
  /// The content folder below that, with a slash at its end; empty when it is the repository itself.
  let prefix: String
  /// What each link says, by its path below the content folder.
  let targets: [String: String]

  /// As many as Linux follows for one path.
  private static let limit = 40

  /// Where a path below the content folder leads in the end, below that as well.
  ///
  /// - Returns: `nil` where that is outside of the folder, or nowhere because links lead in a circle.
  func destination(of path: String) -> String? {
    var rest = Array((prefix + path).split(separator: "/").reversed())
    var place: [Substring] = []
    var followed = 0
    while let part = rest.popLast() {
      guard part != ".." else {
        guard place.popLast() != nil else { return nil }
        continue
      }
      guard part != "." else { continue }
      place.append(part)
      guard let target = below(place).flatMap({ targets[$0] }) else { continue }
      followed += 1
      guard followed <= Self.limit, let base = base(of: target, in: place.dropLast()) else {
        return nil
      }
      place = base.place
      rest += base.path.split(separator: "/").reversed()
    }
    return below(place)
  }

  /// The path below the content folder; `nil` outside of it.
  private func below(_ place: [Substring]) -> String? {
    let path = place.joined(separator: "/")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// What a target is below: the folder of the link, or the repository.
  private func base(
    of target: String, in folder: ArraySlice<Substring>
  ) -> (place: [Substring], path: Substring)? {
    guard target.hasPrefix("/") else { return (Array(folder), target[...]) }
    guard target.hasPrefix("\(repository)/") else { return nil }
    return ([], target.dropFirst(repository.count))
  }
}
