import CommonMark

/// A text holds nothing that cannot be seen.
enum InvisibleCharacterCheck: Check {
  static let description = CheckDescription(
    id: "file/invisible-character", severity: .warning, isMended: true,
    texts: (
      summary: "A text holds nothing that cannot be seen.",
      explanation: """
      Zero-width spaces, soft hyphens and marks of direction come along when text is copied from a web page or a chat. \
      Nobody sees them, and a word with one in it is not found. `--fix` takes out those that have no width. Thai, Lao, \
      Khmer and Burmese part words with zero-width spaces, so in these scripts they stay. In the name of an API, an \
      edition or a source such a character is an error, because whatever uses the name no longer leads there.
      """
    ),
    bad: [
      .page("Keep every ↓\u{200B}tab enabled."),
      .page(
        "↓\u{200B}Keep\u{200B} every\u{200B} tab\u{200B} enabled.", marksWholeText: true),
      .page("A line ↓\u{2028}of another program."),
      .page("`UITab↓\u{200B}Bar`를 쓰세요.", language: "ko"),
      CheckExample([
        "glossary.yml": """
        terms:
          - {id: cafe, name: {en: ca↓\u{AD}fe, ko: 카페}}
        """
      ]),
    ],
    good: [
      .page("Tabs\u{A0}stay… A family 👨‍👩‍👧 and 한국어 text."),
      .page("ថេប\u{200B}នីមួយៗ, แถบ\u{200B}ทุกแถบ, iPhone\u{200B}នេះ."),
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let ids = Dictionary(
      grouping: content.catalog.faults.filter(\.isOfHiddenID), by: \.location.path)
    return content.textsWithRareMarks.flatMap { source in
      findings(in: source, besides: (ids[source.path] ?? []).map(\.location.range))
        .map { content.hidden.files.contains(source.path) ? $0.asError : $0 }
    }
  }

  /// A line with more than this was written by a program, and is reported once.
  private static let fewOnALine = 3

  /// Each character that can be taken out, and the first of the others: a program that writes them writes many.
  ///
  /// - Parameter ids: those that are none for such a character, which are told by ``InvalidIDCheck``.
  private static func findings(in source: SourceText, besides ids: [SourceRange]) -> [Diagnostic] {
    let ids = Dictionary(grouping: ids, by: \.lowerBound.line)
    let found = source.text.withBytes(InvisibleCharacter.all).filter { character in
      guard !ids.isEmpty else { return true }
      let place = source.location(character.offsets).range.lowerBound
      return !(ids[place.line] ?? []).contains { $0.contains(place) }
    }
    let others = found.filter { !$0.hasNoWidth }
    return lines(of: found.filter(\.hasNoWidth), in: source).flatMap {
      findings(of: $0, in: source)
    }
      + others.prefix(1).map { report(at: source.location($0.offsets), words(for: others)) }
  }

  private static func lines(
    of found: [InvisibleCharacter], in source: SourceText
  ) -> [[InvisibleCharacter]] {
    var (lines, last) = ([[InvisibleCharacter]](), 0)
    for character in found {
      let line = source.location(character.offsets).line
      if line == last {
        lines[lines.count - 1].append(character)
      } else {
        lines.append([character])
      }
      last = line
    }
    return lines
  }

  private static func words(for found: [InvisibleCharacter]) -> String {
    let rest = found.count - 1
    let more = rest == 0 ? "" : rest == 1 ? ", nor can another" : ", nor can \(rest) others"
    return "\(found.first?.name ?? "") cannot be seen\(more)"
  }

  /// The characters of a line that can be taken out, one by one, or all at once when there are many.
  private static func findings(
    of found: [InvisibleCharacter], in source: SourceText
  ) -> [Diagnostic] {
    guard found.count > fewOnALine, let first = found.first, let last = found.last else {
      return found.map { found in
        let fixIt = FixIt(
          location: source.location(found.offsets), replacement: "", isCertain: true)
        return report(at: fixIt.location, words(for: [found]), fixIts: [fixIt])
      }
    }
    let offsets = first.offsets.lowerBound..<last.offsets.upperBound
    let fixIt = FixIt(
      location: source.location(offsets), replacement: text(between: found, in: source),
      isCertain: true)
    return [report(at: source.location(first.offsets), words(for: found), fixIts: [fixIt])]
  }

  private static func text(
    between found: [InvisibleCharacter], in source: SourceText
  ) -> String {
    zip(found, found.dropFirst()).map { one, next in
      let start = one.offsets.upperBound
      let between = source.text.utf8.dropFirst(start).prefix(next.offsets.lowerBound - start)
      return String(Substring(between))
    }.joined()
  }
}

extension Fault {
  /// Whether an id is none only because of what cannot be seen in it.
  fileprivate var isOfHiddenID: Bool {
    guard case .idInvalid(let id) = kind else { return false }
    return !location.range.isEmpty && IDSlip.visibleID(of: id) != nil
  }
}
