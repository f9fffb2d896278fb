/// A drawing in the folder of the tab bar, with its words.
enum DrawnTabs {
  static let files = [
    "bars/tab-bar/tabs.svg": """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect class="f-line" width="9" height="9"/></svg>
    """,
    "figures.yml": """
    figures:
      - file: bars/tab-bar/tabs.svg
        title: {en: Tabs, ko: 탭}
        description: {en: Some tabs., ko: 탭 몇 개.}
    """,
  ]
}

/// What a command leaves that is killed while it puts files in place.
enum KilledCommand {
  /// After each of the files that it writes, in their order: with that file alone, and with all up to it.
  ///
  /// - Parameters:
  ///   - begun: the files once the folder has moved.
  ///   - whole: the files once all is done.
  static func remains(of begun: [String: String], until whole: [String: String]) -> [[String:
    String]]
  {
    let changed = whole.keys.filter { whole[$0] != begun[$0] }.sorted()
    return changed.indices.flatMap { place in
      [changed[place...place], changed[...place]].map { written in
        begun.merging(written.map { ($0, whole[$0] ?? "") }) { $1 }
      }
    }.filter { $0 != whole }
  }
}
