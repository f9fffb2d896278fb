import CommonMark
import Korean

/// A concept is called by the name that the glossary chose.
enum GlossaryCheck: Check {
  static let description = CheckDescription(
    id: "glossary/discouraged", severity: .warning,
    texts: (
      summary: "A concept is called by the name that the glossary chose.",
      explanation: """
      One word a concept lets readers recognise it, search for it and tell it from others.
      Variants are listed in `glossary.yml`; search still finds the rule by every one of them.
      """
    ),
    bad: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}

        한 화면에는 ↓탭 막대를 하나만 둡니다.
        """
      ])
    ],
    good: [
      CheckExample([
        "bars/tab-bar/ko.md": """
        ---
        title: 탭 바
        summary: 탭 바는 영역을 오가게 합니다.
        ---

        ### 탭을 모두 켜 두세요 {#keep-every-tab-enabled}

        한 화면에는 탭 바를 하나만 둡니다. `탭 막대`라고 부르지 않습니다.
        """
      ])
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.site.languages.flatMap { language -> [Diagnostic] in
      let words = DiscouragedWords(content.catalog.terms, in: language.code)
      return content.catalog.pages.compactMap { $0.texts[language.code] }.flatMap { text in
        pieces(of: text).flatMap { report($0, words) }
      }
    }
  }

  /// The title and summary, and every run of text, as written.
  private static func pieces(of text: PageText) -> [Located<String>] {
    let words = [text.frontMatter.title, text.frontMatter.summary].compactMap(\.self)
    let runs = text.document.nodes.compactMap { node -> Located<String>? in
      guard case .text = node.kind, let range = node.range,
        let written = text.document.source(range)
      else { return nil }
      return Located(String(written), at: text.location(of: range))
    }
    return words + runs
  }

  private static func report(
    _ piece: Located<String>, _ words: DiscouragedWords
  ) -> [Diagnostic] {
    words.found(in: piece.value).map { found in
      let summary = "the glossary says '\(found.chosen)', not '\(found.text)'"
      // A value that is folded over lines in YAML has no place but its start.
      if piece.location.range.isEmpty { return report(at: piece.location, summary) }
      return report(
        at: place(of: found, in: piece, length: found.text.utf8.count), summary,
        fixIts: [fixIt(for: found, in: piece)])
    }
  }

  /// Puts the chosen word in place, and after it the particle that it asks for.
  private static func fixIt(
    for found: DiscouragedWords.Found, in piece: Located<String>
  ) -> FixIt {
    let particles = found.following.prefix(while: isHangul)
    let corrected = correctedParticles(particles, after: found.text, replacedBy: found.chosen) ?? ""
    let replaced = corrected.isEmpty ? 0 : particles.utf8.count
    return FixIt(
      location: place(of: found, in: piece, length: found.text.utf8.count + replaced),
      replacement: found.chosen + corrected)
  }

  private static func place(
    of found: DiscouragedWords.Found, in piece: Located<String>, length: Int
  ) -> SourceLocation {
    let start = piece.location.range.lowerBound
    return SourceLocation(
      path: piece.location.path, line: start.line, column: start.column + found.offset,
      length: length)
  }
}
