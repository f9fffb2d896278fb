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

  @Flag(help: "Fail on warnings too.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print only findings.")
  var quiet = false

  func run() throws {
    SystemMemory.keepLargeBlocksApart()
    let clock = ContinuousClock()
    let start = clock.now
    let report = try build()
    // Once the site is given back: what cannot be printed ends the program.
    if !quiet { Console.print(report.lines(for: site.site, after: clock.now - start)) }
  }

  private func build() throws -> BuildReport {
    let pipeline = content.pipeline
    var lock = try SiteLock.taken(site: site.site) {
      Console.talk("hig: another build is writing \(site.site); waiting for it")
    }
    try expectSite(lock)
    lock.begin { [content] date in
      FolderDates(content.content).areAll { $0.modified < date }
    }
    let progress = Progress(isQuiet: quiet)
    let tree = try progress.during("Reading \(content.content)") { try pipeline.load() }
    let way = ContentList.way(from: lock.site, to: content.content)
    let inputs = BuildInputs(tree, way: way, templates: templates)
    let file = BuildRecord.file(of: lock.site)
    if let known = file.flatMap(BuildRecord.init), known.inputs == inputs,
      SiteWriter.confirm(known.site, holding: lock)
    {
      return BuildReport(counts: known.counts, fileCount: known.fileCount)
    }
    let list = ContentList(tree, way: way)
    let passed = try pipeline.passed(consume tree, strict: strict, progress)
    let build = try write(passed, listed: list, holding: lock, progress)
    // What was edited meanwhile may be in the site, or not.
    if let file, let inputs, inputs.haveSameMaker(templates) {
      build.record(of: inputs)?.write(to: file)
    }
    return build.report
  }

  private func expectSite(_ lock: borrowing SiteLock) throws {
    try SiteOptions.expectApart(
      site.site, lock.site, content: content.content, templates: templates)
    guard !lock.holdsDocset else {
      throw ValidationError("'\(site.site)' is a docset of hig, and is not written over.")
    }
  }

  private func write(
    _ passed: PassedContent, listed list: ContentList, holding lock: borrowing SiteLock,
    _ progress: Progress
  ) throws -> SiteBuild {
    let (pipeline, graph) = (content.pipeline, passed.graph)
    var isClean = passed.isClean
    SystemMemory.giveBack()
    let shards = progress.during("Indexing \(content.content)") { pipeline.index(graph) }
    SystemMemory.giveBack()
    let (report, imprint) = try progress.during("Writing \(site.site)") {
      let listed = PlannedFile(path: ContentList.fileName) { list.bytes }
      let (files, warnings) = try pipeline.plan(
        graph, shards: shards, templates: templates, content: passed.version)
      try warnings.tell(strict: strict)
      isClean = isClean && warnings.isEmpty
      let plan = files + [listed]
      UntilExit.keep(plan)
      return try SiteWriter.write(plan, holding: lock)
    }
    return SiteBuild(
      counts: BuildReport.counts(of: graph), written: report, imprint: imprint, isClean: isClean)
  }
}
