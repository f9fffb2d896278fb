import ArgumentParser
import RuleGraph

/// Where the site is, the same for every command that writes or reads it.
struct SiteOptions: ParsableArguments {
  static let usual = "Site"

  @Option(
    name: .long, help: ArgumentHelp("The folder of the site.", valueName: "folder"),
    completion: .directory)
  var site = Self.usual

  func validate() throws {
    if site.isEmpty { throw ValidationError("--site needs the name of a folder.") }
  }

  /// - Parameters:
  ///   - name: the folder that is written, as it was named.
  ///   - site: the same without links.
  /// - Throws: `ValidationError` when it would be written into a folder that is read, or the other way about.
  static func expectApart(
    _ name: String, _ site: String, content: String, templates: String
  ) throws {
    let site = closed(site)
    for (folder, noun) in [(content, "content folder"), (templates, "folder of templates")] {
      let other = closed((try? RealPath.ofNew(folder)) ?? folder)
      guard site != other else {
        throw ValidationError("'\(name)' is the \(noun), and is not written over.")
      }
      guard !site.hasPrefix(other), !other.hasPrefix(site) else {
        throw ValidationError("'\(name)' and '\(folder)' must not be in one another.")
      }
    }
  }

  /// With a slash at its end, which the root of the file system has already.
  private static func closed(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }
}
