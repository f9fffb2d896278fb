import PreviewFeed
import RuleGraph
import SiteRenderer

/// Keeps the site in memory, waits for a change, and shows what it brings.
///
/// What a reader waits for comes first: files that changed are read, all is linked, and pages are made when a browser
/// asks for them. The checks and the search index follow, for the newest state alone.
struct PreviewSession {
  private let pipeline: Pipeline
  private let folders: [String]
  private let isQuiet: Bool
  private let stage: PreviewStage
  private let checking: FollowUp<CheckedState>
  private var templates: LiveTemplates
  private var content: LiveContent?
  private var site: SitePages?
  /// What the last look brought.
  private var last: Outcome?

  private enum Outcome: Equatable {
    /// The content was shown with these templates.
    case shown(Templates)
    case failed(String)
  }

  /// A state of the content that is yet to be checked.
  struct CheckedState: Sendable {
    let number: Int
    let content: LiveContent
    /// What was found in the templates.
    let warnings: [TemplateWarning]
    /// Whether there is a site of it, so that it is to be searched.
    let isShown: Bool
  }

  init(pipeline: Pipeline, templates: String, isQuiet: Bool, stage: PreviewStage) {
    self.pipeline = pipeline
    self.isQuiet = isQuiet
    self.stage = stage
    self.templates = LiveTemplates(folder: templates)
    folders = [pipeline.contentFolder, templates]
    checking = FollowUp { state, isOutdated in
      Self.check(state, with: pipeline, on: stage, isOutdated)
    }
  }

  /// Runs forever.
  mutating func follow() -> Never {
    var watch = FolderWatch(folders: folders)
    while true {
      let start = ContinuousClock.now
      if renew(), !isQuiet {
        Console.talk("Shown after \((ContinuousClock.now - start).milliseconds) ms")
      }
      watch.wait()
    }
  }

  /// Shows the content and templates as they are now, if they are not as they were.
  ///
  /// - Returns: whether there is a new site.
  mutating func renew() -> Bool {
    do {
      let templates = try templates.current().get()
      let content = try pipeline.link(after: content)
      let isSame = self.content.map(content.isSame) ?? false
      defer { self.content = content }
      guard !isSame || last != .shown(templates) else { return false }
      let isNew = try show(content, templates)
      // Not before: what has failed once is not told again as long as it fails in the same way.
      last = .shown(templates)
      return isNew
    } catch {
      let lead = "error: "
      fail((error as? TemplateError)?.message(after: lead) ?? "\(lead)\(error)")
      return false
    }
  }

  private mutating func show(_ content: LiveContent, _ templates: Templates) throws -> Bool {
    let problems = pipeline.checkReading(content).problems
    let graph = content.linked.graph
    let isWhole = !problems.contains { $0.severity == Severity.error.rawValue }
    let site = isWhole ? try pipeline.pages(of: graph, templates, after: site) : nil
    let number = stage.show(site.map { pipeline.files(of: $0, graph) }, problems: problems)
    let warnings = site?.warnings ?? []
    checking.take(
      CheckedState(number: number, content: content, warnings: warnings, isShown: isWhole))
    self.site = site ?? self.site
    return isWhole
  }

  /// Says what keeps anything from being shown; the last site stays.
  private mutating func fail(_ message: String) {
    guard last != .failed(message) else { return }
    last = .failed(message)
    Console.talk(message)
    _ = stage.show(nil, problems: [PreviewProblem(severity: "error", text: message)])
  }

  private static func check(
    _ state: CheckedState, with pipeline: Pipeline, on stage: PreviewStage,
    _ isOutdated: () -> Bool
  ) {
    guard let findings = pipeline.check(state.content, unless: isOutdated) else { return }
    let problems = findings.problems + state.warnings.map(PreviewProblem.init)
    guard stage.report(problems, of: state.number) else { return }
    Console.talk(problems.map(\.text))
    let graph = state.content.linked.graph
    guard state.isShown, let shards = pipeline.index(graph, unless: isOutdated) else { return }
    stage.index(shards, of: state.number)
  }
}

extension PreviewProblem {
  fileprivate init(_ warning: TemplateWarning) {
    self.init(
      severity: Severity.warning.rawValue, text: warning.lines.joined(separator: "\n"))
  }
}

extension Findings {
  /// As they are shown over a page.
  fileprivate var problems: [PreviewProblem] {
    let printer = DiagnosticPrinter(texts: texts)
    return diagnostics.map { diagnostic in
      PreviewProblem(
        severity: diagnostic.severity.rawValue,
        text: printer.lines(for: diagnostic).joined(separator: "\n"))
    }
  }
}
