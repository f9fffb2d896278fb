import RuleGraph

/// `site.webmanifest` of each language: what a browser needs to keep the site like an app.
struct WebManifest {
  let site: Site
  /// Whether templates have the icon.
  let hasIcon: Bool

  static let icon = "assets/icon.svg"

  func files() -> [OutputFile] {
    site.languages.map { OutputFile(path: "\($0.code)/site.webmanifest", text: text(in: $0.code)) }
  }

  private func text(in language: String) -> String {
    let preference = site.preference(for: language)
    let title = site.title.first(of: preference)?.value ?? ""
    var json = JSONText()
    json.object {
      $0.field("name", title)
      $0.field("short_name", title)
      $0.field("description", site.summary?.first(of: preference)?.value)
      $0.field("lang", language)
      $0.field("start_url", "index.html")
      $0.field("scope", "../")
      $0.field("display", "minimal-ui")
      $0.field("background_color", "#fbfaf7")
      guard hasIcon else { return }
      $0.array("icons") { icons in
        icons.object {
          $0.field("src", "../\(Self.icon)")
          $0.field("sizes", "any")
          $0.field("type", "image/svg+xml")
        }
      }
    }
    return json.text + "\n"
  }
}
