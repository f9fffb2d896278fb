import CommonMark

/// A heading that has lost the attributes by which it is what the rest of the content takes it to be.
struct LostHeading: Sendable {
  /// The name that leads here.
  let id: RuleID
  /// In the first language of the page.
  let heading: PageHeading
  /// The same heading in a translation, which still has the id.
  let translation: (language: String, heading: PageHeading)?
  /// The line of `rules.lock` that makes it a rule.
  let entry: LockEntry?

  /// The kind that a person last accepted.
  var kind: RuleKind? {
    entry?.acceptances.languages.lazy.compactMap { entry?.acceptances[$0]?.stamp.kind }.first
  }
}

/// Looks for such headings where a translation or `rules.lock` has an id that no heading declares.
struct LostHeadings {
  let linked: LinkedContent
  let lock: RulesLock?

  /// Those on pages that are read as meant otherwise.
  func all(besides damage: Damage) -> [LostHeading] {
    let gone = Dictionary(
      grouping: (lock?.entries ?? []).filter {
        $0.status == .active && linked.graph.rule($0.id) == nil
      }, by: \.id.page)
    return linked.outlines.flatMap { outline -> [LostHeading] in
      let orphans = outline.orphans
      let gone = gone[outline.page.id] ?? []
      guard !orphans.isEmpty || !gone.isEmpty, !damage.holds(page: outline.page.id) else {
        return []
      }
      let unnamed = unnamed(on: outline, orphans)
      return unnamed + unread(on: outline, gone, besides: unnamed)
    }
  }

  /// Headings without an id in the first language that have one in a translation.
  private func unnamed(
    on outline: PageOutline, _ orphans: [PageOutline.Entry]
  ) -> [LostHeading] {
    let ids = Set(orphans.map(\.key.anchor))
    guard let first = outline.languages.first, let original = outline.page.texts[first] else {
      return []
    }
    var found: [LostHeading] = []
    for language in outline.languages.dropFirst() {
      let pairs = HeadingPairs(
        original: original.headings, translation: outline.page.texts[language]?.headings ?? [])
      for (heading, name) in pairs.unnamed where ids.contains(name.id?.value ?? "") {
        guard let id = name.id.map({ RuleID(page: outline.page.id, name: $0.value) }),
          !found.contains(where: { $0.heading.node == heading.node })
        else { continue }
        let entry = lock?[id].flatMap { $0.status == .active ? $0 : nil }
        found.append(
          LostHeading(id: id, heading: heading, translation: (language, name), entry: entry))
      }
    }
    return found
  }

  /// Headings that are rules according to `rules.lock`: by their id, or otherwise by their words.
  private func unread(
    on outline: PageOutline, _ gone: [LockEntry], besides known: [LostHeading]
  ) -> [LostHeading] {
    guard !gone.isEmpty, let first = outline.languages.first,
      let original = outline.page.texts[first]
    else { return [] }
    let taken = Set(known.map(\.heading.node))
    let plain = original.headings.filter {
      $0.kind == nil && $0.part == nil && !taken.contains($0.node)
    }
    let names = Dictionary(
      plain.map { ($0.id?.value ?? $0.title.asID, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(known.map(\.id))
    return gone.filter { !ids.contains($0.id) }.compactMap { entry in
      names[entry.id.name].map {
        LostHeading(id: entry.id, heading: $0, translation: nil, entry: entry)
      }
    }
  }
}

extension String {
  /// The words in lower case with hyphens between them, as ids are made from titles.
  fileprivate var asID: String {
    let kept = utf8.filter { $0 != UInt8(ascii: "'") }
    let words = kept.split { !$0.isLetterOrDigit }
    return words.map { String(decoding: $0, as: UTF8.self).lowercased() }.joined(separator: "-")
  }
}
