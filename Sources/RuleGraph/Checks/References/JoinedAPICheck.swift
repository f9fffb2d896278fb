import CommonMark

/// Each API name is in a code span of its own.
enum JoinedAPICheck: Check {
  static let description = CheckDescription(
    id: "api/joined",
    texts: (
      summary: "Each API name is in a code span of its own.",
      explanation: """
      `UITabBarUITabBarItem` or `UITabBar/UITabBarItem` leads to neither of the two. Separate the names: `UITabBar`, \
      `UITabBarItem`.
      """
    ),
    bad: [
      .page("See `↓UITabBarUITabBarItem`."),
      .page("See `↓UITabBar, UITabBarItem.isEnabled` in code."),
      .page("In prose ↓UITabBarUITabBarItem too."),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis: ↓UITabBar UITabBarItem
        ---
        """),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis: [↓UITabBar UITabBarItem]
        ---
        """),
      .page(
        """
        ---
        title: Tab bars
        summary: Tab bars switch areas.
        apis:
          - ↓UITabBar，UITabBarItem
        ---
        """),
      .page("### Keep tabs enabled {#keep-tabs-enabled .do apis=↓UITabBar/UITabBarItem}"),
    ],
    good: [.page("`UITabBar`, `UITabBarItem`, `UITabBarItem.isEnabled`, `bar.items`, UITabBarItem")]
  )

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let names = JoinedNames(content.graph)
    return content.pages.flatMap { listed(on: $0, names) + written(on: $0, names) }
  }

  /// In `apis:` of front matter and in `apis=` of headings.
  private static func listed(on page: CheckedPage, _ names: JoinedNames) -> [Diagnostic] {
    page.text.frontMatter.apis.compactMap { api in
      report(api, names) { replacement($0, for: api, on: page) }
    }
      + page.text.headings.flatMap { $0.values(.apis) }.compactMap { api in
        report(api, names) { $0.joined(separator: ",") }
      }
  }

  /// The names as they are in brackets, or, with brackets, behind the key; `nil` where each has a line of its own.
  private static func replacement(
    _ parts: [String], for api: Located<String>, on page: CheckedPage
  ) -> String? {
    let start = SourcePosition(line: api.location.line, column: 1)
    let before = page.document.source(start..<api.location.range.lowerBound) ?? ""
    let list = parts.joined(separator: ", ")
    guard !before.contains("[") else { return list }
    return before.hasPrefix("apis:") ? "[\(list)]" : nil
  }

  private static func report(
    _ api: Located<String>, _ names: JoinedNames, mended: ([String]) -> String?
  ) -> Diagnostic? {
    guard let parts = names.parts(of: api.value) else { return nil }
    return report(
      at: api.location,
      Message(
        "'\(api.value)' is \(parts.count) API names in one",
        explanation:
          "Front matter lists them as '[\(parts.joined(separator: ", "))]', a heading with commas alone."
      ),
      fixIts: mended(parts).map { [FixIt(location: api.location, replacement: $0)] } ?? [])
  }

  private static func written(on page: CheckedPage, _ names: JoinedNames) -> [Diagnostic] {
    let document = page.document
    return document.nodes.indices.flatMap { id -> [Diagnostic] in
      switch document.nodes[id].kind {
      case .code where document.literal(of: id, satisfies: JoinedNames.mayHold):
        inCode(document[id], names, page)
      case .text where document.literal(of: id, satisfies: JoinedNames.mayHold):
        inProse(document[id], names, page)
      default: []
      }
    }
  }

  private static func inCode(_ node: Node, _ names: JoinedNames, _ page: CheckedPage)
    -> [Diagnostic]
  {
    let code = page.document.literal(of: node.id)
    return names.parts(of: code).map { [report($0, code, node, page)] } ?? []
  }

  private static func report(
    _ parts: [String], _ code: String, _ node: Node, _ page: CheckedPage
  ) -> Diagnostic {
    let narrow = page.document.codeRange(of: node.id).map(page.text.location)
    let spans = parts.map { "`\($0)`" }.joined(separator: ", ")
    let fixIts = page.document.range(of: node.id).map {
      [FixIt(location: page.text.location(of: $0), replacement: spans)]
    }
    return report(
      at: narrow ?? page.location(of: node), "'\(code)' is \(parts.count) API names in one",
      fixIts: fixIts ?? [])
  }

  private static func inProse(_ node: Node, _ names: JoinedNames, _ page: CheckedPage)
    -> [Diagnostic]
  {
    guard let offsets = node.offsets else { return [] }
    let bytes = Array(page.document.text.utf8.dropFirst(offsets.lowerBound).prefix(offsets.count))
    return bytes.wordRanges.compactMap { range in
      let word = String(decoding: bytes[range], as: UTF8.self)
      return names.parts(of: word).map { parts in
        let place = page.location(
          offsets.lowerBound + range.lowerBound..<offsets.lowerBound + range.upperBound)
        return report(
          at: place, "'\(word)' is \(parts.count) API names in one",
          fixIts: [
            FixIt(location: place, replacement: parts.map { "`\($0)`" }.joined(separator: ", "))
          ])
      }
    }
  }
}

extension [UInt8] {
  /// The runs of Latin letters, digits and dots.
  fileprivate var wordRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in indices {
      let isPart = self[index].isWordByte || self[index] == UInt8(ascii: ".")
      if isPart, start == nil { start = index }
      if !isPart, let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    return ranges + (start.map { [$0..<endIndex] } ?? [])
  }
}
