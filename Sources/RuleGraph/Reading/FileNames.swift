/// What the names of files must be like, so that they are the same files on every system.
enum FileNames {
  /// Names that others would read as something else, and those that are one where case or forms of Unicode are not told
  /// apart.
  ///
  /// - Parameter paths: of files and folders, in any order that is always the same.
  static func faults(of paths: [String]) -> [UnreadFile] {
    var seen: [String: String] = [:]
    return paths.compactMap { path in
      if path.unicodeScalars.contains(where: \.isControl) {
        return UnreadFile(path: path, reason: .controlCharacter)
      }
      // Texts are equal in whatever form they are written, so the case is all that has to go.
      guard let other = seen.updateValue(path, forKey: path.lowercased()) else { return nil }
      return UnreadFile(path: path, reason: .alike(other))
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    properties.generalCategory == .control
  }
}
