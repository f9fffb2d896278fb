import Korean

/// A framework is spelled in one way.
enum FrameworkSpellingCheck: Check {
  static let description = CheckDescription(
    id: "api/framework", severity: .warning,
    texts: (
      summary: "A framework is spelled in one way.",
      explanation: """
      There is no list of frameworks: whatever `framework` says in `apis.yml` is one. A name that is used once, and is \
      one slip away from a name that is used more often, was meant to be that name.
      """
    ),
    bad: [
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UITabBar, kind: class, framework: UIKit}
          - {name: UITabBarItem, kind: class, framework: UIKit}
          - {name: UITabBarItem.isEnabled, kind: property, framework: ↓UIKti}
          - {name: UITabBarItem.SystemItem, kind: enum, framework: UIKit}
        """
      ]),
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UITabBar, kind: class, framework: UIKit}
          - {name: UITabBarItem, kind: class, framework: UIKit}
          - {name: UITabBarItem.isEnabled, kind: property, framework: ↓UiKit}
        """
      ]),
    ],
    good: [
      CheckExample([
        "apis.yml": """
        symbols:
          - {name: UITabBar, kind: class, framework: UIKit}
          - {name: UITabBarItem, kind: class, framework: UIKit}
          - {name: WKTabBar, kind: class, framework: WebKit}
          - {name: MKTab, kind: class, framework: MapKit}
          - {name: AVTab, kind: class, framework: AVKit}
          - {name: AVBar, kind: class, framework: AVKit}
          - {name: ARTab, kind: class, framework: ARKit}
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let named = content.catalog.data.reading.frameworks
    let counts = Dictionary(named.map { ($0.value, 1) }, uniquingKeysWith: +)
    guard counts.count > 1 else { return [] }
    let usual = counts.filter { $0.value > 1 }.keys.sorted()
    let slips = Dictionary(
      grouping: usual.flatMap { name in keys(name).map { (key: $0, name: name) } }, by: \.key)
    return named.filter { counts[$0.value] == 1 }.compactMap { name in
      let near = Set(keys(name.value).flatMap { slips[$0]?.map(\.name) ?? [] })
      return near.sorted().first { isSlip(name.value, of: $0) }.map { meant in
        report(
          at: name.location, "no other symbol is of '\(name.value)'; did you mean '\(meant)'?",
          fixIts: name.location.range.isEmpty
            ? [] : [FixIt(location: name.location, replacement: meant)])
      }
    }
  }

  /// What two names share when one is a slip of the other: comparing each with each took 25 s for 4,000.
  private static func keys(_ name: String) -> Set<String> {
    let shortened = name.indices.map { index in
      name[..<index] + name[name.index(after: index)...]
    }
    return Set([name, "aA" + name.lowercased()] + shortened.map(String.init))
  }

  /// Different capitals, or a small letter that is added, missing, wrong or misplaced: `ARKit` is not a slip of
  /// `AVKit`.
  private static func isSlip(_ name: String, of other: String) -> Bool {
    if name.lowercased() == other.lowercased() { return true }
    return name.filter(\.isUppercase) == other.filter(\.isUppercase)
      && editDistance(Array(name), Array(other), limit: 1) != nil
  }
}
