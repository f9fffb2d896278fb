import RuleGraph
import SiteRenderer

/// What `hig build` says at its end: how much, how long, where to look.
struct BuildReport {
  let graph: Graph
  let build: SiteBuild
  let site: String

  func lines(after duration: Duration) -> [String] {
    let languages = graph.site.languages.map(\.code).joined(separator: ", ")
    let pages = graph.components.count { !$0.isPart }
    let counts =
      "\(graph.rules.count) rules on \(pages) components in \(languages); "
      + "\(graph.symbols.count) APIs, \(graph.terms.count) terms"
    let files =
      "\(build.fileCount) files, \(build.report.written.count) written, "
      + "\(build.report.deleted.count) deleted, in \(duration.milliseconds) ms"
    return [counts, files, "Open \(site)/index.html"]
  }
}

/// What a build made of the site's folder.
struct SiteBuild {
  let fileCount: Int
  let report: WriteReport
}
