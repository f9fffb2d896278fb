import ArgumentParser
import Foundation

/// Where the site is, the same for every command that writes or reads it.
struct SiteOptions: ParsableArguments {
  static let usual = "Site"

  @Option(
    name: .long, help: ArgumentHelp("The folder of the site.", valueName: "folder"),
    completion: .directory)
  var site = Self.usual

  /// - Parameters:
  ///   - name: the folder that is written, as it was named.
  ///   - site: the same without links.
  /// - Throws: `ValidationError` when it would be written into a folder that is read, or the other way about.
  static func expectApart(_ name: String, _ site: String, from folders: [String]) throws {
    for folder in folders where holds(site, or: folder) {
      throw ValidationError("'\(name)' and '\(folder)' must not be in one another.")
    }
  }

  /// Whether the site would be written into a folder that is read, or the other way about.
  ///
  /// - Parameter site: the folder of the site without links.
  private static func holds(_ site: String, or folder: String) -> Bool {
    let other = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
    let (site, folder) = (closed(site), closed(other))
    return site.hasPrefix(folder) || folder.hasPrefix(site)
  }

  /// With a slash at its end, which the root of the file system has already.
  private static func closed(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }
}
