import ArgumentParser
import RuleGraph

/// `hig translate accept`: records in `rules.lock` that the texts of rules agree.
struct TranslateAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Record that the languages of rules agree.",
    discussion: """
      An ID is a rule (tab-bar/keep-every-tab-enabled) or, for all its rules, a component or part \
      (tab-bar). A rule that has no line in rules.lock gets one. Rules that contain TODO are left out, and those that seem to be published ones with \
      another id. Where numbers, \
      API names or links differ between languages, the command says so, and 'hig check' goes on reporting it.
      """)

  @OptionGroup var options: ContentOptions

  @Flag(help: "Accept every rule whose languages do not agree according to rules.lock.")
  var all = false

  @Option(
    help: "Accept only these languages against the first; leave the others as they were.",
    completion: .languages)
  var lang: [String] = []

  @Argument(help: ArgumentHelp("What to accept.", valueName: "id"), completion: .rulesAndPages)
  var ids: [String] = []

  func validate() throws {
    guard all != !ids.isEmpty else {
      throw ValidationError("Name rules, pages or parts, or give --all.")
    }
  }

  func run() throws {
    let lock = try FolderLock([options.content])
    let tree = try options.pipeline.loadGuide()
    let content = options.pipeline.link(tree)
    let known = content.graph.site.languageCodes
    for code in lang { try LanguageChoice.expect(code, among: known) }
    try expectCompared(with: known.first)
    let wanted = try rules(in: content)
    try content.expectAcceptable(wanted)
    let rules = try AcceptableRules(content: content, isOfAll: all).among(wanted)
    let path = content.catalog.printedPath(RulesLock.fileName)
    var keeper = LockKeeper(content)
    let languages = lang.isEmpty ? known : lang
    for rule in rules { keeper.accept(rule, in: languages) }
    try ContentWriter(folder: options.content, lock: lock)
      .write(tree.replacing([path: keeper.text.text]), over: tree)
    lock.release()
    AcceptedFacts(of: rules, in: content, languages).tell(" in \(path)")
  }

  /// The first language alone agrees with nothing.
  private func expectCompared(with first: String?) throws {
    guard let first, !lang.isEmpty, lang.allSatisfy({ $0 == first }) else { return }
    throw ValidationError(
      "'\(first)' is the language that the others are compared with; name another.")
  }

  private func rules(in content: CheckedContent) throws -> [Rule] {
    guard !all else { return content.rulesToAccept }
    // A part and its page, or a page and a rule of it, have rules in common.
    var seen: Set<RuleID> = []
    return try ids.flatMap { try rules(named: $0, in: content.graph) }
      .filter { seen.insert($0.id).inserted }
  }

  private func rules(named text: String, in graph: Graph) throws -> [Rule] {
    if let rule = RuleID(text).flatMap(graph.rule) { return [rule] }
    let rules = graph.rules.filter { $0.id.page == text || $0.component == text }
    guard rules.isEmpty else { return rules }
    if let component = graph.component(text) {
      Console.talk("hig: the \(component.isPart ? "part" : "page") '\(text)' has no rules yet")
      throw ExitStatus.nothingFound
    }
    if let former = FormerAnswer(text, in: graph) {
      Console.talk("hig: \(former.words)")
      throw ExitStatus.nothingFound
    }
    // Somebody who means a rule is not told to accept a page.
    let pages = text.contains("/") ? [] : graph.components.map(\.id)
    let known = graph.rules.map(\.id.description) + pages
    let named = graph.rules.filter { $0.id.name == text }.map(\.id.description)
    let likely = named.count == 1 ? named.first : NearestName.of(text, among: known)
    Console.talk("hig: no rule, page or part '\(text)'\(Suggestion(name: likely).phrase)")
    throw ExitStatus.nothingFound
  }
}
