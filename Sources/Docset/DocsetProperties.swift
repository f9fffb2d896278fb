package import RuleGraph

/// `Info.plist`: what Dash and Zeal are told of the whole.
package struct DocsetProperties: Sendable {
  private let site: Site
  /// By which `higraph:탭 바` looks in this docset alone; that of another guide has another.
  private let keyword: String

  /// - Parameter folder: the path of the docset, by whose name it is known.
  package init(_ site: Site, folder: String) {
    self.site = site
    let name = (folder.split(separator: "/").last ?? "").prefix { $0 != "." }.lowercased()
    let letters = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    keyword = letters.isEmpty ? "guide" : letters
  }

  package var text: String {
    let title = site.languages.lazy.compactMap { site.title[$0.code] }.first ?? ""
    let strings = [
      ("CFBundleIdentifier", keyword), ("CFBundleName", title),
      ("DocSetPlatformFamily", keyword), ("dashIndexFilePath", "index.html"),
    ]
    let address = site.publication.url.map { [("DashDocSetFallbackURL", $0)] } ?? []
    let flags = ["isDashDocset", "isJavaScriptEnabled", "DashDocSetDefaultFTSEnabled"]
    let lines =
      (strings + address).map { "<key>\($0)</key><string>\($1.xmlEscaped)</string>" }
      + flags.map { "<key>\($0)</key><true/>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(lines.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }
}
