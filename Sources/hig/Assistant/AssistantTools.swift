import RuleGraph
import SearchIndex

/// What an assistant can ask: rules for words, and the node with a name.
///
/// Every answer is made from the content as it is at that moment.
struct AssistantTools {
  let content: SessionContent
  let site: String

  /// The most rules that an answer holds.
  private static let longestAnswer = 50

  /// Every tool reads, and reads nothing but the content.
  private static let annotations: JSONValue = ["readOnlyHint": true, "openWorldHint": false]

  /// As `tools/list` tells them.
  static let descriptions: JSONValue = [
    [
      "name": "lookup", "title": "Look up guidelines", "annotations": annotations,
      "description":
        "Find the interface guidelines (rules) that match words in any of the content's languages, the best first. Gives the title, kind (do, avoid, consider, fact), id, place and matching text of each, and the editions of a rule that no longer holds, such as (ios7 only).",
      "inputSchema": [
        "type": "object",
        "properties": [
          "query": [
            "type": "string",
            "description": "Words, API names, or filters such as component:tab-bar",
          ],
          "lang": ["type": "string", "description": "The code of the language to answer in"],
          "limit": ["type": "integer", "description": "The most rules, 1 to 50; by default 10"],
        ],
        "required": ["query"],
        "additionalProperties": false,
      ],
    ],
    [
      "name": "show", "title": "Show a node with its edges", "annotations": annotations,
      "description":
        "Show a rule, component, API, edition, source or glossary term by id, name or title, in every language, with all its edges: what it governs, supersedes, contradicts, and where it comes from.",
      "inputSchema": [
        "type": "object",
        "properties": [
          "name": [
            "type": "string",
            "description": "tab-bar/keep-every-tab-enabled, tab-bar, UITabBarItem, 탭 바",
          ]
        ],
        "required": ["name"],
        "additionalProperties": false,
      ],
    ],
  ]

  /// The lines that answer a call.
  ///
  /// - Throws: `AssistantError` for arguments that make no sense, and what reading throws.
  func answer(_ tool: String, _ arguments: JSONValue) throws -> [String] {
    switch tool {
    case "lookup":
      try expect(["query", "lang", "limit"], in: arguments)
      let lines = try lookup(arguments)
      return content.unmerged + lines
    case "show":
      try expect(["name"], in: arguments)
      let lines = try show(arguments)
      return content.unmerged + lines
    default: throw AssistantError.unknownTool(tool)
    }
  }

  /// An argument that was silently ignored would seem to have been heeded.
  private func expect(_ known: [String], in arguments: JSONValue) throws {
    guard case .object = arguments else { throw AssistantError.noArguments }
    guard let name = arguments.names.first(where: { !known.contains($0) }) else { return }
    throw AssistantError.unknownArgument(name, known: known)
  }

  private func lookup(_ arguments: JSONValue) throws -> [String] {
    let query = try text("query", in: arguments)
    var index = SiteIndex(pipeline: content.pipeline, site: site, isQuiet: true)
    // An index that is named may be of any time, and there is nobody to be told.
    index.heedsEnvironment = false
    index.makeReader = content.currentReader
    let form = LookupForm(limit: try limit(arguments["limit"]), isHeaded: true)
    let lookup = Lookup(
      query: [query], content: content.pipeline.contentFolder, site: site,
      lang: try lang(arguments["lang"]), form: form)
    let found = try lookup.rules(in: &index)
    let printer = HitPrinter(style: TerminalStyle(isColored: false))
    let hits = found.hits.map(printer.lines).joined(separator: [""])
    let isSaid = found.advice.contains { $0.hasPrefix("nothing found") }
    let nothing = found.hits.isEmpty && !isSaid ? ["Nothing found."] : []
    let shown = content.pipeline.hasContent ? found.pages : []
    let pages = shown.map { "The tool show tells of the \($0.noun) '\($0.id)'." }
    return [found.former].compactMap(\.self) + nothing + hits + found.advice + pages
  }

  private func text(_ name: String, in arguments: JSONValue) throws -> String {
    switch arguments[name] {
    case nil, .null: throw AssistantError.missingArgument(name)
    case .string(""): throw AssistantError.emptyArgument(name)
    case .string(let text): return text.withoutStackedMarks
    default: throw AssistantError.badArgument(name, "a text")
    }
  }

  private func lang(_ value: JSONValue?) throws -> String? {
    switch value {
    case nil, .null: return nil
    case .string(let code): return code.withoutStackedMarks
    default: throw AssistantError.badArgument("lang", "the code of a language")
    }
  }

  private func limit(_ value: JSONValue?) throws -> Int {
    switch value {
    case nil, .null: return 10
    case .integer(let count) where (1...Self.longestAnswer).contains(count): return count
    default: throw AssistantError.badArgument("limit", "a number from 1 to \(Self.longestAnswer)")
    }
  }

  private func show(_ arguments: JSONValue) throws -> [String] {
    let name = try text("name", in: arguments)
    let graph = try content.currentGraph()
    let answer = NodeAnswer(name, in: graph)
    if answer.nodes.isEmpty, answer.former == nil {
      let near = Suggestion(name: answer.nearest).phrase(otherwise: ".")
      throw AssistantError.nothingNamed(name, near)
    }
    let pages = answer.nodes.map(NodePage(graph: graph).lines)
    let words = answer.former.map { [[$0.words]] } ?? []
    return Array((words + pages).joined(separator: [""]))
  }
}
