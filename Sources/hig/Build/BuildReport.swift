import RuleGraph
import SiteRenderer

/// What `hig build` says at its end: how much, how long, where to look.
struct BuildReport {
  /// What there is in the content.
  let counts: String
  let fileCount: Int
  var written = 0
  var deleted = 0

  func lines(for site: String, after duration: Duration) -> [String] {
    let files =
      "\(fileCount.counted("file")), \(written) written, \(deleted) deleted, in \(duration.milliseconds) ms"
    return [counts, files, "Open \(site)/index.html"]
  }

  static func counts(of graph: Graph) -> String {
    let languages = graph.site.languageCodes.joined(separator: ", ")
    let pages = graph.components.count { !$0.isPart }
    // As the site counts them: the system items in tables have names of their own.
    let apis = graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }
    return "\(graph.rules.count.counted("rule")) on \(pages.counted("component")) in \(languages); "
      + "\(apis.counted("API")), \(graph.terms.count.counted("term"))"
  }
}

/// What a build made of the site's folder.
struct SiteBuild {
  let counts: String
  let written: WriteReport
  /// `nil` when others changed the site meanwhile.
  let imprint: SiteImprint?
  /// Whether the checks found nothing.
  let isClean: Bool

  private var fileCount: Int { written.written.count + written.unchanged }

  var report: BuildReport {
    BuildReport(
      counts: counts, fileCount: fileCount, written: written.written.count,
      deleted: written.deleted.count)
  }

  /// `nil` where the next build has something to report or to mend: findings are to be reported each time.
  func record(of inputs: BuildInputs) -> BuildRecord? {
    guard isClean, let imprint else { return nil }
    return BuildRecord(inputs: inputs, site: imprint, counts: counts, fileCount: fileCount)
  }
}
