/// A script in several files: the files of a folder with the name of a script, one after the other.
///
/// Its writer divides it by concern, and a page loads it at once: from disk each file more takes a millisecond, from a server
/// more than that.
enum AssetParts {
  /// How the names of such a folder and of the files that are read in it end.
  static let ending = ".js"

  /// The asset that a file belongs to, which is most often that file alone.
  ///
  /// - Parameter path: below `assets/`.
  static func asset(of path: String) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let script = names.dropLast().firstIndex(where: { $0.hasSuffix(ending) }) else {
      return path
    }
    return names[...script].joined(separator: "/")
  }

  /// Adds a file to what its asset has so far; as a part of a script it begins a statement of its own whatever the part before
  /// ends with.
  static func append(_ part: [UInt8], to asset: inout [UInt8]) {
    if !asset.isEmpty, !asset.suffix(end.count).elementsEqual(end) { asset += separator }
    asset += part
  }

  private static let end = Array(";\n".utf8)
  private static let separator = Array("\n;\n".utf8)
}
