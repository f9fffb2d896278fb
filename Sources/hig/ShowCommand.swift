import ArgumentParser
import RuleGraph

/// `hig show`: one node with its edges, in all languages.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, component, API or term with all its edges, in every language.",
    discussion: """
      NAME is a rule (tab-bar/keep-every-tab-enabled), a component or part (tab-bar), an API name \
      (UITabBarItem), an edition, a source or a glossary term in any language.
      """)

  @OptionGroup var options: ContentOptions

  @Argument(help: "The id or name to show.", completion: .nodes)
  var name: String

  func run() throws {
    let graph = try options.pipeline.link(withFigures: false).graph
    var nodes = NodeFinder(graph: graph).nodes(named: name)
    if nodes.isEmpty, let answer = FormerAnswer(name, in: graph) {
      Console.talk("hig: \(answer.words)")
      guard !answer.nodes.isEmpty else { throw ExitStatus.nothingFound }
      nodes = answer.nodes
    }
    guard !nodes.isEmpty else {
      let near = NodeFinder(graph: graph).nearest(to: name).map { "; did you mean '\($0)'?" }
      Console.talk("hig: nothing is named '\(name)'\(near ?? "")")
      throw ExitStatus.nothingFound
    }
    let page = NodePage(graph: graph)
    Console.print(Array(nodes.map(page.lines).joined(separator: [""])))
  }
}
