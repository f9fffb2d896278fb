import CommonMark

/// The languages of a rule agree in numbers, units, API names, links and list lengths.
enum ParityCheck: Check {
  static let description = CheckDescription(
    id: "translation/parity",
    texts: (
      summary:
        "The languages of a rule agree in numbers, units, API names, links and list lengths.",
      explanation: """
      Words may differ as each language needs; facts may not. Write a count or a size in digits in
      every language, name the same APIs, and link to the same places. Where one of them says TODO in place of a title or
      a paragraph that the other has, they are not compared yet.
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
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 모든 탭을 켜 두세요 {#keep-every-tab-enabled}

        TODO
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
    diagnostics(in: content, of: content.graph.site.languageCodes)
  }

  /// In what some languages differ from the first that a rule has.
  static func diagnostics(in content: CheckedContent, of chosen: [String]) -> [Diagnostic] {
    let found = content.graph.rules.map { ($0, differences(of: $0, in: chosen, content)) }
      .filter { !$0.1.isEmpty }
    // Which is asked for texts that differ alone.
    let unwritten = found.isEmpty ? [:] : content.unwrittenLines(of: found.map(\.0))
    return found.flatMap { rule, differences in
      let places = Dictionary(grouping: unwritten[rule.id] ?? [], by: \.path)
      // What is written differs from what is still to be written; where both have as much of that, the rest can agree.
      return differences.filter { found in
        let own = places[found.location.path]?.count
        return found.notes.allSatisfy { places[$0.location.path]?.count == own }
      }
    }
  }

  private static func differences(
    of rule: Rule, in chosen: [String], _ content: CheckedContent
  ) -> [Diagnostic] {
    let languages = content.graph.site.languageCodes.filter { rule.texts[$0] != nil }
    guard let first = languages.first else { return [] }
    var own: FactDifferences.Side?
    return languages.dropFirst().filter(chosen.contains).flatMap { language -> [Diagnostic] in
      guard let pair = TextPair(of: rule, in: (first, language), content.graph) else { return [] }
      let original = own ?? side(of: rule, pair.original, in: first, content)
      own = original
      let translation = side(of: rule, pair.text, in: language, content)
      return differences(original, translation, content.graph).map { report(pair, $0) }
    }
  }

  private static func report(
    _ pair: TextPair, _ difference: FactDifferences.Difference
  ) -> Diagnostic {
    let (first, second) = pair.languages
    return report(
      pair, since: [difference.aspect],
      "'\(pair.rule.id)' differs between '\(first)' and '\(second)': \(difference.words)",
      otherwise:
        "Where it is meant, write '<!-- hig:ignore \(description.id) -->' above the heading.")
  }

  private static func differences(
    _ original: FactDifferences.Side, _ translation: FactDifferences.Side, _ graph: Graph
  ) -> [FactDifferences.Difference] {
    let units = UnitDifferences(original.passage, translation.passage).all.map {
      ($0, TextAspect.words)
    }
    // Nearly all texts agree, and the marks of those need not be looked at.
    guard original.facts != translation.facts else { return units }
    return FactDifferences(original, translation, in: graph).all + units
  }

  private static func side(
    of rule: Rule, _ text: RuleText, in language: String, _ content: CheckedContent
  ) -> FactDifferences.Side {
    let page = rule.id.page
    return FactDifferences.Side(
      language: language, facts: facts(of: text.passage, on: page, in: language, content.graph),
      passage: text.passage,
      others: content.overlong.texts(missingBehind: rule.id, in: language).map {
        facts(of: $0.passage, on: page, in: $0.language, content.graph)
      })
  }

  private static func facts(
    of passage: Passage, on page: String, in language: String, _ graph: Graph
  ) -> PassageFacts {
    PassageFacts(
      passage,
      target: { destination in
        destination.isUnsafeURL || destination.withMendedScheme != nil || destination.isLocalAddress
          ? nil : graph.links.target(of: destination, on: page, in: language).name
      },
      isUnknown: {
        graph.index.looksLikeSymbol($0) && graph.api($0) == nil || graph.lookalike(of: $0) != nil
      })
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
