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
          Differences(
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

/// What one language of a rule states and the other does not.
private struct Differences {
  typealias Side = (language: String, facts: PassageFacts, passage: Passage)

  let first: Side
  let second: Side

  var words: [String] {
    [
      difference("numbers", \.numbers) { number, own, _ in own.numbers.contains(number) }
        ?? frequencies,
      difference("API names", \.codes),
      difference("links", \.links) { _, _, other in other.hasLinks },
      listLengths,
    ].compactMap(\.self)
  }

  /// `numbers: '44' only in 'en', '40' only in 'ko'`.
  ///
  /// - Parameter follows: whether a name stands on one side alone because of torn links there or on the other side.
  private func difference(
    _ noun: String, _ facts: (PassageFacts) -> [String]?,
    follows: (String, _ own: TornFacts, _ other: TornFacts) -> Bool = { _, _, _ in false }
  ) -> String? {
    guard let ours = facts(first.facts), let theirs = facts(second.facts), ours != theirs else {
      return nil
    }
    let (known, others) = (Set(ours), Set(theirs))
    let (own, other) = (TornFacts(first.passage), TornFacts(second.passage))
    let sides = [
      only(ours.filter { !others.contains($0) && !follows($0, own, other) }, in: first.language),
      only(theirs.filter { !known.contains($0) && !follows($0, other, own) }, in: second.language),
    ].compactMap(\.self)
    return sides.isEmpty ? nil : "\(noun): \(sides.joined(separator: "; "))"
  }

  /// `numbers: '5' twice in 'en', once in 'ko'; '7' once in 'en', twice in 'ko'`.
  ///
  /// So it is where one of two fives became a seven: no number stands on one side alone. One that is only repeated is no
  /// difference.
  private var frequencies: String? {
    guard first.facts.allNumbers != second.facts.allNumbers,
      TornFacts(first.passage).numbers.isEmpty, TornFacts(second.passage).numbers.isEmpty
    else { return nil }
    let (ours, theirs) = (frequencies(first.facts), frequencies(second.facts))
    let shared = first.facts.numbers.filter { theirs[$0] != nil && theirs[$0] != ours[$0] }
    let isMore = { (number: String) in (ours[number] ?? 0) > (theirs[number] ?? 0) }
    guard shared.contains(where: isMore), !shared.allSatisfy(isMore) else { return nil }
    let words = shared.map {
      "'\($0)' \(times(ours[$0])) in '\(first.language)', \(times(theirs[$0])) in '\(second.language)'"
    }
    return "numbers: \(words.joined(separator: "; "))"
  }

  private func frequencies(_ facts: PassageFacts) -> [String: Int] {
    Dictionary(facts.allNumbers.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private func times(_ count: Int?) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count ?? 0) times"
    }
  }

  private func only(_ names: [String], in language: String) -> String? {
    names.isEmpty ? nil : "\(NameList(names).words) only in '\(language)'"
  }

  private var listLengths: String? {
    let (ours, theirs) = (first.facts.listLengths, second.facts.listLengths)
    guard ours != theirs else { return nil }
    return
      "items of lists: \(list(ours)) in '\(first.language)', \(list(theirs)) in '\(second.language)'"
  }

  private static let mostListsTold = 10

  private func list(_ lengths: [Int]) -> String {
    let told = lengths.prefix(Self.mostListsTold).map(String.init)
    let rest = lengths.count - told.count
    return lengths.isEmpty
      ? "no list" : (told + (rest > 0 ? ["\(rest) more lists"] : [])).joined(separator: " and ")
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
