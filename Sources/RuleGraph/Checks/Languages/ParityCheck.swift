import CommonMark

/// The languages of a rule agree in numbers, units, API names, links and list lengths.
enum ParityCheck: Check {
  static let description = CheckDescription(
    id: "translation/parity",
    texts: (
      summary:
        "The languages of a rule agree in numbers, units, API names, links and list lengths.",
      explanation: """
      Words may differ as each language needs, facts may not. Write a count or a size in digits
      in every language, name the same APIs, link to the same places.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        탭은 5개까지 두고 `UITabBarItem.isEnabled`는 그대로 두세요.
        """
      ]),
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        흐린 탭은 아무것도 설명하지 않습니다.
        """
      ]),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Leave room {#leave-room .do}

        Leave 44 pt on either side.
        """,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 자리를 두세요 {#leave-room}

        양쪽에 44px씩 두세요.
        """,
      ]),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Show 5 tabs {#show-five-tabs .do}

        Since iOS 7 an iPhone has room for 5 tabs.
        """,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ↓### 탭은 5개를 보여 주세요 {#show-five-tabs}

        iOS 7부터 iPhone에는 탭 7개를 놓을 자리가 있습니다.
        """,
      ]),
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        `UITabBarItem.isEnabled`는 그대로 두세요.
        """
      ]),
      CheckExample([
        "bars/tab-bar/en.md": """
        ---
        title: Tab bars
        summary: A tab bar switches between areas.
        ---

        ### Leave room {#leave-room .do}

        Leave 44 points on either side, for 5 tabs, within 1,000 ms.
        """,
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 자리를 두세요 {#leave-room}

        탭 5개를 두려면 양쪽에 44pt씩 1000밀리초 안에 두세요.
        """,
      ]),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let order = content.graph.site.languages.map(\.code)
    return content.graph.rules.flatMap { rule -> [Diagnostic] in
      let languages = order.filter { rule.texts[$0] != nil }
      guard let first = languages.first, let original = rule.texts[first] else { return [] }
      let facts = facts(of: original, on: rule.id.page, in: first, content.graph)
      return languages.dropFirst().flatMap { language -> [Diagnostic] in
        guard let text = rule.texts[language] else { return [] }
        let own = self.facts(of: text, on: rule.id.page, in: language, content.graph)
        let differences =
          FactDifferences(
            first: (first, facts, original.passage), second: (language, own, text.passage)
          ).words
          + unitDifferences(text, original)
        return differences.map {
          report(
            at: text.location,
            Message(
              "'\(rule.id)' differs between '\(first)' and '\(language)': \($0)",
              notes: [Note(location: original.location, text: "'\(original.title)' is here")]))
        }
      }
    }
  }

  private static func facts(
    of text: RuleText, on page: String, in language: String, _ graph: Graph
  ) -> PassageFacts {
    PassageFacts(
      text.passage,
      target: { destination in
        destination.isUnsafeURL
          ? nil : graph.links.target(of: destination, on: page, in: language).name
      },
      isUnknown: { SymbolName.looksLikeSymbol($0) && graph.api($0) == nil })
  }

  /// Numbers that both languages give, with other units.
  private static func unitDifferences(_ own: RuleText, _ original: RuleText) -> [String] {
    let mine = units(of: own.passage)
    guard !mine.isEmpty else { return [] }
    let theirs = units(of: original.passage)
    return mine.keys.sorted().compactMap { number in
      guard let own = mine[number], let other = theirs[number], own.isDisjoint(with: other) else {
        return nil
      }
      let list = { (units: Set<String>) in
        units.sorted().map { "'\(number) \($0)'" }.joined(separator: ", ")
      }
      return "units \(list(other)) against \(list(own))"
    }
  }

  private static func units(of passage: Passage) -> [String: Set<String>] {
    passage.nodes.reduce(into: [:]) { units, id in
      guard case .text = passage.document.nodes[id].kind,
        passage.document.literal(of: id, satisfies: \.hasDigits)
      else { return }
      for measure in Measure.all(in: passage.document.literal(of: id)) {
        if let unit = measure.unit { units[measure.number, default: []].insert(unit) }
      }
    }
  }
}

extension LinkTarget {
  /// The name of what is linked to; `nil` for nothing.
  fileprivate var name: String? {
    switch self {
    case .component(let id): id
    case .rule(let id): id.description
    case .section(let page, let anchor): "\(page)#\(anchor)"
    case .external(let address): address
    case .file(let path): path
    case .unresolved: nil
    }
  }
}
