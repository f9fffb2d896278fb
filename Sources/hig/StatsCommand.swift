import ArgumentParser
import RuleGraph

/// `hig stats`: what the content covers.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count rules, APIs, terms and editions by component and language.")

  @OptionGroup var options: ContentOptions

  func run() throws {
    Console.print(Coverage(graph: try options.pipeline.link(withFigures: false).graph).lines)
  }
}
