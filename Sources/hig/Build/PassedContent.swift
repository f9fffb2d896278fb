import RuleGraph
import SiteRenderer

/// What is written in other forms, once the checks let it pass; nothing else of the content is kept.
struct PassedContent {
  let graph: Graph
  let version: ContentVersion
  /// Whether the checks found nothing.
  let isClean: Bool
}

extension Pipeline {
  /// Checks content and reports what is found in it.
  ///
  /// - Parameters:
  ///   - tree: with its figures.
  ///   - strict: whether warnings stop too.
  /// - Throws: `ExitStatus.nothingFound` when it is not to be written.
  func passed(
    _ tree: consuming ContentTree, strict: Bool = false, _ progress: Progress
  ) throws -> PassedContent {
    var tree = Optional(consume tree)
    let (passed, findings) = progress.during("Checking \(contentFolder)") {
      let content = link(tree.take() ?? ContentTree(files: [:]))
      let findings = check(content)
      let passed = PassedContent(
        graph: content.graph, version: version(of: content), isClean: findings.diagnostics.isEmpty)
      return (passed, findings)
    }
    let style = TerminalStyle(isColored: ColorChoice.isOnForTalk)
    FindingsFormat.text.write(findings, style: style) { Console.talk($0) }
    guard findings.pass(strict: strict) else {
      Console.talk("\(findings.summary); nothing was written")
      throw ExitStatus.nothingFound
    }
    return passed
  }
}
