import ArgumentParser
import RuleGraph
import SiteRenderer

/// `hig build`: check, then write the site whole.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Check the content and write the site.",
    discussion: "Writes nothing and exits with 1 when the content has errors.")

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
    let linked = try progress.during("Reading \(content.content)") { try pipeline.link() }
    let (findings, shards) = progress.during("Checking and indexing") {
      pipeline.checkAndIndex(linked)
    }
    Console.talk(FindingsFormat.text.lines(for: findings))
    guard findings.pass(strict: strict) else {
      Console.talk("\(findings.summary); nothing was written")
      throw ExitStatus.nothingFound
    }
    let build = try progress.during("Writing \(site.site)") {
      try pipeline.build(linked, shards: shards, templates: templates, site: lock)
    }
    if !quiet {
      Console.print(
        BuildReport(graph: linked.graph, build: build, site: site.site).lines(
          after: clock.now - start))
    }
  }
}
