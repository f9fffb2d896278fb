import ArgumentParser
import RuleGraph

/// `hig check`: the checks alone.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the content and print what is wrong with it.",
    discussion: "Exits with 0 when the content is clean, with 1 when something was found.")

  @OptionGroup var options: ContentOptions

  @Flag(help: "Let warnings fail too.")
  var strict = false

  @Option(help: "How to print.")
  var format = FindingsFormat.text

  @Flag(name: .shortAndLong, help: "Print no summary.")
  var quiet = false

  func run() throws {
    let pipeline = options.pipeline
    let findings = pipeline.check(try pipeline.link())
    Console.print(format.lines(for: findings))
    if !quiet { Console.talk(findings.summary) }
    if !findings.pass(strict: strict) { throw ExitStatus.nothingFound }
  }
}
