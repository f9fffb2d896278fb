/// Where the files of a docset stand.
package enum DocsetPlaces {
  package static let properties = "Contents/Info.plist"
  package static let index = "Contents/Resources/docSet.dsidx"
  /// The folder of pages.
  package static let documents = "Contents/Resources/Documents"

  /// What of a site belongs to it: pages and what they show, but nothing for servers and other programs.
  package static func hasUse(for path: String) -> Bool {
    if others.contains(path) || icons[path] != nil { return false }
    return path.hasSuffix(".html")
      || ["assets/", "figures/", "search/"].contains { path.hasPrefix($0) }
  }

  /// What a server answers with, what a browser runs beside pages from one, and what describes `graph.json`.
  private static let others: Set = ["404.html", "assets/worker.js", "assets/graph.schema.json"]

  /// Pictures in the assets of the templates that Dash and Zeal show beside the name, with their places.
  package static let icons = [
    "assets/docset.png": "icon.png", "assets/docset@2x.png": "icon@2x.png",
  ]
}
