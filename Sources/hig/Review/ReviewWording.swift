import RuleGraph
import SiteRenderer

/// What is said of findings in a language.
struct ReviewWording {
  private let graph: Graph
  private let addresses: SiteAddresses
  private let language: String

  init(_ graph: Graph, language: String) {
    (self.graph, self.language) = (graph, language)
    addresses = SiteAddresses(graph)
  }

  var site: Site { graph.site }

  /// A finding in words: the rule's id, kind and title, or since when a name is deprecated and what stands in its place.
  struct Words {
    let id: String
    let kind: String
    let title: String
    /// The whole text without markup, a line a block.
    let text: String
    /// Below the folder of the site.
    let url: String
  }

  func words(for subject: ReviewFinding.Subject) -> Words {
    switch subject {
    case .rule(let id): words(for: id)
    case .deprecated(let api): words(forDeprecated: api)
    }
  }

  private func words(for id: RuleID) -> Words {
    let rule = graph.rule(id)
    // A rule that is not translated yet is told in the first language that it has.
    let texts = rule?.texts
    let text = texts?[language] ?? texts?.first(of: graph.site.languageCodes)?.value
    return Words(
      id: id.description, kind: rule?.kind.rawValue ?? "", title: text?.title ?? "",
      text: text?.plainText ?? "", url: "\(language)/\(addresses.address(of: .rule(id)))")
  }

  private func words(forDeprecated api: String) -> Words {
    let symbol = graph.symbol(api)
    let since = "since \(symbol?.deprecated ?? "")"
    let title = symbol?.replacement.map { "\(since); use \($0)" } ?? since
    return Words(
      id: api, kind: "deprecated", title: title, text: "\(api) is deprecated \(title).",
      url: "\(language)/\(addresses.address(of: .symbol(api)))")
  }
}
