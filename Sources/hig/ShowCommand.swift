import ArgumentParser
import RuleGraph

/// `hig show`: one node with its edges, in all languages.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a rule, component, API or term with all its edges, in every language.",
    discussion: """
      NAME is a rule (tab-bar/keep-every-tab-enabled), a component or part (tab-bar), an API name \
      (UITabBarItem), an edition, a source or a glossary term in any language. The title of a \
      component, part or rule is a name too. A term with the name of a component is 'term badge', as edges show it.

      On a terminal, long lines are broken between words; in a pipe, no line is.
      """)

  @OptionGroup var options: ContentOptions

  @Flag(help: "Print one JSON object.")
  var json = false

  @Argument(help: "The id or name to show.", completion: .nodes)
  var name: String

  func run() throws {
    let content = try options.pipeline.link(withFigures: false)
    let graph = content.graph
    content.tellUnmerged()
    let answer = NodeAnswer(name, in: graph)
    talk(of: answer)
    Console.print(json ? [answer.json] : page(of: answer, in: graph))
    if answer.nodes.isEmpty { throw ExitStatus.nothingFound }
  }

  private func page(of answer: NodeAnswer, in graph: Graph) -> [String] {
    let page = NodePage(graph: graph, width: Console.width)
    return Array(answer.nodes.map(page.lines).joined(separator: [""]))
  }

  private func talk(of answer: NodeAnswer) {
    if let former = answer.former {
      Console.talk("hig: \(former.words)")
    } else if answer.nodes.isEmpty {
      let near = Suggestion(name: answer.nearest)
      Console.talk("hig: nothing is named '\(name)'\(near.phrase)")
    }
  }
}
