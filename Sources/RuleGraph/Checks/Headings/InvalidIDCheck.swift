import CommonMark

/// An id is made of at most 100 lower-case letters, digits and hyphens, and is a name.
enum InvalidIDCheck: ReadingCheck {
  static let description = CheckDescription(
    id: "rule/invalid-id", isMended: true,
    texts: (
      summary:
        "An id is made of at most 100 lower-case letters, digits and hyphens, and is a name.",
      explanation: """
      An id becomes part of addresses and of `rules.lock` and never changes again, so it names what the rule says, not where it is. Names like `section-1` are reserved for headings without an id. The name of a page's folder is an id too. What cannot be seen, such as a zero-width space, is no part of an id: `--fix` takes it out where the rest is one.
      """
    ),
    bad: [
      .page(
        """
        ### Keep tabs enabled {#↓KeepTabs .do}
        """),
      .page(
        """
        ### Keep tabs enabled {#↓12 .do}
        """),
      .page(
        """
        ## Availability {#↓section-1}
        """),
      .page("### Keep tabs enabled {#↓keep–tabs–enabled .do}"),
      .page("### Keep tabs enabled {#↓kеep-tabs-enabled .do}"),
      .page("### Keep tabs enabled {#↓tab-bar/keep-tabs-enabled .do}"),
      .page("### Keep tabs enabled {#↓keep-tabs-enabled.do}"),
      .page("### Keep tabs enabled {#↓keep tabs enabled .do}"),
      .page("### Keep tabs enabled {#↓keep-ta\u{200B}bs-enabled .do}"),
    ],
    good: [
      .page(
        """
        ### Keep tabs enabled {#keep-5-tabs .do}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    let invalid = content.catalog.faults.compactMap { fault -> Located<String>? in
      guard case .idInvalid(let id) = fault.kind else { return nil }
      return Located(id, at: fault.location)
    }
    guard !invalid.isEmpty else { return [] }
    let expected = ExpectedIDs(content.catalog)
    var (suggestions, missing) = (Suggestions(), [String: Set<String>]())
    return invalid.map { id in
      unseen(in: id.value, at: id.location)
        ?? report(id.value, at: id.location) { likely in
          let path = id.location.path
          let known = missing[path] ?? expected.missing(from: path)
          let found =
            known.contains(likely)
            ? likely : suggestions.suggestion(for: likely, on: path, among: known.sorted()).name
          // Two that are suggested one id would be one rule twice.
          missing[path] = known.subtracting(found.map { [$0] } ?? [])
          return found
        }
    }
  }

  /// What is wrong with an id that is one to the eye.
  private static func unseen(in id: String, at location: SourceLocation) -> Diagnostic? {
    guard let seen = IDSlip.visibleID(of: id), !location.range.isEmpty,
      let character = id.withBytes(InvisibleCharacter.all).first
    else { return nil }
    return report(
      at: location,
      Message("'\(seen)' has \(character.name) in it, which cannot be seen"),
      fixIts: [FixIt(location: location, replacement: seen, isCertain: true)])
  }

  /// - Parameter known: looks for what is near a name among the ids that the page is to have.
  private static func report(
    _ id: String, at location: SourceLocation, known: (String) -> String?
  ) -> Diagnostic {
    let isInHeading = !location.range.isEmpty
    let slip = isInHeading ? IDSlip(id) : nil
    let meant = slip?.meant ?? id
    let likely = LikelyID.name(of: meant)
    let name = (slip?.name ?? (isInHeading ? known(likely ?? meant) : nil) ?? likely)
      .map { $0 + (slip?.rest ?? "") }
    let message = Message(
      "'\(id)' is not an id\(Suggestion(name: name).phrase)",
      explanation: slip?.advice ?? advice(on: meant))
    return report(
      at: location, message,
      fixIts: isInHeading ? name.map { [FixIt(location: location, replacement: $0)] } ?? [] : [])
  }

  private static func advice(on id: String) -> String {
    let rule =
      "An id is a name of at most \(HeadingReader.longestID) lower-case letters, digits and hyphens, but not like 'section-1'."
    let looksLatin = id.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    guard looksLatin,
      let odd = id.unicodeScalars.first(where: { !$0.isASCII && $0.properties.isAlphabetic })
    else { return rule }
    return "\(rule) This '\(odd)' is \(InvisibleCharacter.code(of: odd)), no letter of English."
  }
}
