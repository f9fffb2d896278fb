import RuleGraph

/// `worker.js` at the root, where a service worker must stand to see all pages: the version of the site, what to keep
/// from the start, and the worker itself, which is an asset.
struct OfflineWorker {
  let site: Site
  /// The paths of what any page may ask for.
  let assets: [String]

  /// The path of the worker itself.
  static let asset = "assets/worker.js"

  func file(_ version: ContentVersion) -> OutputFile {
    let pages = ["index.html"] + site.languages.map { "\($0.code)/index.html" }
    var json = JSONText()
    json.object {
      $0.field("version", version.text)
      $0.field("keep", pages + assets)
    }
    return OutputFile(
      path: "worker.js",
      text: "self.higraphSite = \(json.text);\nimportScripts('\(Self.asset)');\n")
  }
}
