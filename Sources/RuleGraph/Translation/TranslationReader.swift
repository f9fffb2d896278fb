/// Finds the translation state of each rule in each language.
package struct TranslationReader: Sendable {
  private let lock: RulesLock?
  /// The languages of the site, the preferred one first.
  private let languages: [String]
  /// The folder of each page, by the id of its component.
  private let folders: [String: String]

  package init(_ catalog: Catalog) {
    lock = catalog.lock
    languages = catalog.site.languageCodes
    folders = Dictionary(
      catalog.pages.map { ($0.id, $0.folder) }, uniquingKeysWith: { first, _ in first })
  }

  func translations(of rule: Rule) -> Localized<Translation> {
    guard let first = languages.first(where: { rule.texts[$0] != nil }) else { return Localized() }
    var result = Localized<Translation>()
    let stamps = lock == nil ? Localized() : stamps(of: rule)
    var worst: Translation?
    for language in languages where language != first {
      let translation = pair(language, first, rule, stamps)
      result.set(translation, in: language)
      guard translation.state != .missing else { continue }
      let mirrored = translation.reversed(seenFrom: language)
      if worst.map({ $0.state < mirrored.state }) ?? true { worst = mirrored }
    }
    result.set(worst ?? Self.agreed(with: first), in: first)
    return result
  }

  /// The stamps of each text as it is now.
  package func stamps(of rule: Rule) -> Localized<TextStamps> {
    stamps(of: rule, in: folders[rule.id.page] ?? rule.id.page)
  }

  /// The stamps that they had when the folder of the page had another name.
  func stamps(of rule: Rule, whenPageWas name: String) -> Localized<TextStamps> {
    let group = (folders[rule.id.page] ?? "").split(separator: "/").dropLast()
    return stamps(of: rule, in: (group + [name[...]]).joined(separator: "/"))
  }

  private func stamps(of rule: Rule, in folder: String) -> Localized<TextStamps> {
    var stamps = Localized<TextStamps>()
    for language in languages {
      guard let text = rule.texts[language] else { continue }
      let place = PagePlace(folder: folder, language: language)
      stamps.set(TextStamper(text.passage, on: place).stamps(rule.kind), in: language)
    }
    return stamps
  }

  private func pair(
    _ language: String, _ first: String, _ rule: Rule, _ stamps: Localized<TextStamps>
  ) -> Translation {
    guard rule.texts[language] != nil else { return Self.missing(with: first) }
    guard let lock else { return Self.agreed(with: first) }
    guard let accepted = lock[rule.id]?.accepted(language, with: first),
      let own = stamps[language], let other = stamps[first]
    else { return Self.unseen(with: first) }
    let ownChanges = own.aspects(changedSince: accepted.own).subtracting([.kind])
    let otherChanges = other.aspects(changedSince: accepted.other)
      .union(rule.kind == accepted.own.kind ? [] : [.kind])
    let isFactual = (ownChanges.union(otherChanges)).contains(where: \.isFact)
    let agree = own.present.hasSameFacts(as: other.present)
    let state: TranslationState =
      if ownChanges.isEmpty, otherChanges.isEmpty {
        .translated
      } else if otherChanges.contains(.kind) || isFactual && !agree {
        .stale
      } else {
        .needsReview
      }
    return Translation(
      state: state, other: first, isAccepted: true,
      changes: (ownChanges, otherChanges))
  }

  private static func missing(with other: String) -> Translation {
    Translation(
      state: .missing, other: other, isAccepted: false, changes: ([], []))
  }

  private static func unseen(with other: String) -> Translation {
    Translation(
      state: .needsReview, other: other, isAccepted: false, changes: ([], []))
  }

  private static func agreed(with other: String) -> Translation {
    Translation(
      state: .translated, other: other, isAccepted: true, changes: ([], []))
  }
}

extension LockEntry {
  /// The stamps of a language and of the one it was accepted with.
  package func accepted(
    _ language: String, with other: String
  ) -> (own: TextStamp, other: TextStamp)? {
    guard let own = acceptances[language] else { return nil }
    if let basis = own.basis {
      return basis.language == other ? (own.stamp, basis.stamp) : nil
    }
    return acceptances[other].map { (own.stamp, $0.stamp) }
  }
}
