import Foundation
import PreviewFeed
import RuleGraph
import SiteRenderer

/// Builds into memory, waits for a change, and builds again.
struct PreviewSession {
  let pipeline: Pipeline
  let templates: String
  let isQuiet: Bool
  private var files: [String: [UInt8]] = [:]
  private var problems: [PreviewProblem]?

  init(pipeline: Pipeline, templates: String, isQuiet: Bool) {
    self.pipeline = pipeline
    self.templates = templates
    self.isQuiet = isQuiet
  }

  /// Goes on until telling fails.
  mutating func follow(_ tell: (PreviewNews) throws -> Void) throws {
    let watch = FolderWatch(folders: [pipeline.contentFolder, templates])
    var impression = watch.impression()
    while true {
      let start = ContinuousClock.now
      if let news = renew() {
        try tell(news)
        report(news, after: ContinuousClock.now - start)
      }
      impression = watch.change(since: impression)
    }
  }

  /// What the content gives now, if a reader would see any difference.
  private mutating func renew() -> PreviewNews? {
    let build = build()
    let news = PreviewNews(
      from: files, to: build.files ?? files, problems: build.problems)
    let isSame = news.changed.isEmpty && news.removed.isEmpty && news.problems == problems
    guard !isSame else { return nil }
    files = build.files ?? files
    problems = build.problems
    return news
  }

  private struct Build {
    /// `nil` when the content has errors.
    var files: [String: [UInt8]]?
    var problems: [PreviewProblem]
  }

  private func build() -> Build {
    do {
      let content = try pipeline.link()
      let findings = pipeline.check(content)
      let problems = Self.problems(in: findings)
      guard findings.pass(strict: false) else { return Build(problems: problems) }
      let output = try pipeline.render(content.graph, templates: templates)
      let files = Dictionary(output.map { ($0.path, $0.bytes) }) { first, _ in first }
      return Build(files: files, problems: problems)
    } catch {
      return Build(problems: [PreviewProblem(severity: "error", text: "error: \(error)")])
    }
  }

  private static func problems(in findings: Findings) -> [PreviewProblem] {
    let printer = DiagnosticPrinter(texts: findings.texts)
    return findings.diagnostics.map { diagnostic in
      PreviewProblem(
        severity: diagnostic.severity.rawValue,
        text: printer.lines(for: diagnostic).joined(separator: "\n"))
    }
  }

  private func report(_ news: PreviewNews, after duration: Duration) {
    Console.talk(news.problems.map(\.text))
    guard !isQuiet else { return }
    let changes = "\(news.changed.count) files changed, \(news.removed.count) removed"
    Console.talk("\(changes), in \(duration.milliseconds) ms")
  }
}
