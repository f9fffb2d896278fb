import RuleGraph

/// Where a site is, and where its next state is put together.
///
/// The workspace stands beside the site, so that one step moves the whole from there, or within it where the folder
/// above may not be written.
package struct SitePlace: Sendable {
  static let innerWorkspace = ".higraph-tmp"

  /// As it was named, but for slashes at its end and the like.
  let name: String
  /// Without links.
  let site: String
  private(set) var workspace: String
  /// Whether the workspace stands beside the site.
  private(set) var isBeside = true

  init(site path: String) throws(SiteWriterError) {
    name = Self.plain(path)
    site = try Self.resolved(name)
    let folder = site.split(separator: "/").last ?? ""
    workspace = "\(Disk.folder(above: site))/.\(folder).higraph"
  }

  /// The same site with its workspace within it.
  var within: SitePlace {
    var place = self
    place.workspace = path(Self.innerWorkspace)
    place.isBeside = false
    return place
  }

  /// Held by the build that may write.
  var lock: String { "\(workspace)/lock" }

  /// Where files wait; after an exchange the site as it was.
  var tree: String { "\(workspace)/tree" }

  /// Stands in the tree as long as it is one of files that wait.
  var mark: String { "\(tree)/\(Self.innerWorkspace)" }

  var manifest: String { path(WriteManifest.fileName) }

  func path(_ path: String) -> String { "\(site)/\(path)" }

  /// A path of the site as it is shown.
  func printed(_ path: String) -> String { "\(name)/\(path)" }

  func waiting(_ path: String) -> String { "\(tree)/\(path)" }

  private static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parts : parts.isEmpty ? "." : parts
  }

  private static func resolved(_ path: String) throws(SiteWriterError) -> String {
    do throws(RealPath.Fault) {
      return try RealPath.ofNew(path)
    } catch {
      throw .unwritable(path, reason: error.rawValue)
    }
  }
}
