import CommonMark

/// Each API name stands in a code span of its own.
enum JoinedAPICheck: Check {
  static let description = CheckDescription(
    id: "api/joined",
    texts: (
      summary: "Each API name stands in a code span of its own.",
      explanation: """
      `UITabBarUITabBarItem` or `UITabBar/UITabBarItem` leads to neither of the two. Part the names: `UITabBar`, \
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
    ],
    good: [.page("`UITabBar`, `UITabBarItem`, `UITabBarItem.isEnabled`, `bar.items`, UITabBarItem")]
  )

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let names = JoinedNames(content.graph)
    return content.pages.flatMap { listed(on: $0, names) + written(on: $0, names) }
  }

  /// In `apis:` of front matter and in `apis=` of headings.
  private static func listed(on page: CheckedPage, _ names: JoinedNames) -> [Diagnostic] {
    let lists = [page.text.frontMatter.apis] + page.text.headings.map { $0.values(.apis) }
    return lists.joined().compactMap { api in
      guard let parts = names.parts(of: api.value) else { return nil }
      let list = parts.joined(separator: ", ")
      return report(
        at: api.location,
        Message(
          "'\(api.value)' is \(parts.count) API names in one",
          explanation: "Front matter lists them as '[\(list)]', a heading with commas alone."))
    }
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

/// Cuts what was run together into the API names it is made of.
struct JoinedNames {
  private let graph: Graph
  private let longest: Int

  init(_ graph: Graph) {
    self.graph = graph
    let names = graph.symbols.map(\.name) + graph.tables.flatMap(\.rows).map(\.symbol)
    longest = names.map(\.utf8.count).max() ?? 0
  }

  /// Whether a text has a word with a capital after two others, as the names of types do.
  ///
  /// Of three capitals in a row one stands at every third place, so that most bytes are passed over.
  static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    stride(from: 2, to: bytes.count, by: 3).contains { place in
      guard isCapital(bytes[place]) else { return false }
      let before = bytes[..<place].suffix(2).reversed().prefix(while: isCapital).count
      let after = bytes[(place + 1)...].prefix(2).prefix(while: isCapital).count
      return before + after >= 2
    }
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte)
  }

  /// Two names or more that make up all of a text but for `,`, `/` and blanks; `nil` for anything else.
  func parts(of text: String) -> [String]? {
    guard text.utf8.count > 5, text.utf8.count <= 400, text.withBytes(Self.mayHold),
      graph.api(text) == nil
    else {
      return nil
    }
    let pieces = text.split { ", /·".contains($0) }
    let parts = pieces.compactMap { cut($0) }
    guard parts.count == pieces.count else { return nil }
    let names = Array(parts.joined())
    return names.count > 1 ? names : nil
  }

  /// The names that a piece is made of, the longest first.
  private func cut(_ piece: Substring) -> [String]? {
    guard !piece.isEmpty else { return [] }
    var length = min(longest, piece.count)
    while length > 3 {
      let head = String(piece.prefix(length))
      if graph.api(head) != nil, SymbolName.looksLikeSymbol(head),
        let rest = cut(piece.dropFirst(length))
      {
        return [head] + rest
      }
      length -= 1
    }
    return nil
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
