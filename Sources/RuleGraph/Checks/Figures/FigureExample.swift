/// A page with a figure, for the examples of checks.
enum FigureExample {
  static let page = (
    path: "bars/tab-bar/en.md",
    text: """
    ---
    title: Tab bars
    summary: Tab bars switch areas.
    ---

    ![A tab bar](bar.svg)
    """
  )

  static let words = """
    figures:
      - file: bars/tab-bar/bar.svg
        title: {en: A tab bar, ko: 탭 바}
        description: {en: A bar with a tab., ko: 탭이 하나 있는 바입니다.}

    """

  static func figure(_ content: String) -> String {
    "<svg viewBox=\"0 0 9 9\">\n  \(content)\n</svg>\n"
  }
}
