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
    let folder = URL(filePath: folder).resolvingSymlinksInPath().path(percentEncoded: false)
    let other = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return "\(site)/".hasPrefix("\(other)/") || "\(other)/".hasPrefix("\(site)/")
  }
}
