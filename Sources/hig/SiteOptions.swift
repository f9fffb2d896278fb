import ArgumentParser
import Foundation

/// Where the site is, the same for every command that writes or reads it.
struct SiteOptions: ParsableArguments {
  static let usual = "Site"

  @Option(
    name: .long, help: ArgumentHelp("The folder of the site.", valueName: "folder"),
    completion: .directory)
  var site = Self.usual

  /// Whether the site would be written into a folder that is read, or the other way about.
  ///
  /// - Parameter site: the folder of the site without links.
  func holds(_ site: String, or folder: String) -> Bool {
    let other = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
    let (site, folder) = (closed(site), closed(other))
    return site.hasPrefix(folder) || folder.hasPrefix(site)
  }

  /// With a slash at its end, which the root of the file system has already.
  private func closed(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }
}
