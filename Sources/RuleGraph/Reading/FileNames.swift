/// What the names of files must be like, so that they are the same files on every system.
package enum FileNames {
  /// Names that others would read as something else, and those that are one where case or forms of Unicode are not told
  /// apart.
  ///
  /// - Parameter paths: of files and folders, in any order that is always the same.
  package static func faults(of paths: [String]) -> [UnreadFile] {
    var seen: [String: String] = [:]
    return paths.compactMap { path in
      if path.unicodeScalars.contains(where: \.isUnseen) {
        return UnreadFile(path: path, reason: .unseenCharacter)
      }
      if isRefused(path.split(separator: "/").last ?? "") {
        return UnreadFile(path: path, reason: .refusedByWindows)
      }
      // Texts are equal in whatever form they are written, so the case is all that has to go.
      guard let other = seen.updateValue(path, forKey: path.lowercased()) else { return nil }
      return UnreadFile(path: path, reason: .alike(other))
    }
  }

  /// Whether Windows has no file of the name: a content folder with one cannot be checked out there.
  static func isRefused(_ name: Substring) -> Bool {
    if name.utf8.contains(where: { #"<>:"|?*\"#.utf8.contains($0) }) { return true }
    if let last = name.last, last == " " || last == "." { return true }
    guard let stem = name.split(separator: ".").first, (3...4).contains(stem.utf8.count) else {
      return false
    }
    return devices.contains(stem.lowercased())
  }

  /// What names devices there, with any ending.
  private static let devices: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A path as it may be printed: a terminal would obey some characters, and a line end would begin another finding.
  static func printable(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: \.isUnseen) else { return path }
    return String(
      String.UnicodeScalarView(path.unicodeScalars.map { $0.isUnseen ? "\u{FFFD}" : $0 }))
  }
}

extension Unicode.Scalar {
  fileprivate var isUnseen: Bool {
    InvisibleCharacter.isControl(self) || InvisibleCharacter.Kind(of: self) != nil
  }
}
