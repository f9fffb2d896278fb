import ArgumentParser
import Foundation
import RuleGraph
import SiteRenderer

/// `hig build`: check, then write the site whole.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Check the content and write the site.",
    discussion: """
      Writes nothing and exits with 1 when the content has errors. Does nothing when neither the site nor what \
      it is made from has changed since a build that found nothing wrong.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions

  @Option(
    help: ArgumentHelp("The folder of templates.", valueName: "folder"), completion: .directory)
  var templates = "Templates"

  @Flag(help: "Let warnings fail too.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print nothing but findings.")
  var quiet = false

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let pipeline = content.pipeline
    let lock = try SiteLock.taken(site: site.site) {
      Console.talk("hig: another build is writing \(site.site); waiting for it")
    }
    for folder in [content.content, templates] where site.holds(lock.site, or: folder) {
      throw ValidationError("'\(site.site)' and '\(folder)' must not be in one another.")
    }
    let progress = Progress(isQuiet: quiet)
    let tree = try progress.during("Reading \(content.content)") { try pipeline.load() }
    let inputs = BuildInputs(tree, templates: templates)
    let file = BuildRecord.file(of: lock.site)
    var report: BuildReport
    if let known = file.flatMap(BuildRecord.init), known.inputs == inputs,
      SiteWriter.confirm(known.site, holding: lock)
    {
      report = BuildReport(counts: known.counts, fileCount: known.fileCount)
    } else {
      let build = try build(tree, holding: lock, progress)
      report = build.report
      // What was edited meanwhile may be in the site, or not.
      if let file, let inputs, inputs == BuildInputs(tree, templates: templates) {
        build.record(of: inputs)?.write(to: file)
      }
    }
    if !quiet { Console.print(report.lines(for: site.site, after: clock.now - start)) }
  }

  private func build(
    _ tree: ContentTree, holding lock: borrowing SiteLock, _ progress: Progress
  ) throws -> SiteBuild {
    let pipeline = content.pipeline
    let (linked, findings, shards) = progress.during("Checking and indexing") {
      let linked = pipeline.link(tree)
      let (findings, shards) = pipeline.checkAndIndex(linked)
      return (linked, findings, shards)
    }
    Console.talk(FindingsFormat.text.lines(for: findings))
    guard findings.pass(strict: strict) else {
      Console.talk("\(findings.summary); nothing was written")
      throw ExitStatus.nothingFound
    }
    let (report, imprint) = try progress.during("Writing \(site.site)") {
      try pipeline.build(linked, shards: shards, templates: templates, site: lock)
    }
    return SiteBuild(
      counts: BuildReport.counts(of: linked.graph), written: report, imprint: imprint,
      isClean: findings.diagnostics.isEmpty)
  }
}
