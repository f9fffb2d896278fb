import RuleGraph

extension Viewpoint {
  func editionLink(_ edition: Edition) -> LinkView? {
    phrase(edition.title).map { LinkView(url: url(to: .edition(edition.id)), title: $0) }
  }

  /// Where a component stands on the page of an edition: among what the edition brought, or else among what held.
  func address(of component: String, inEditionAt position: Int) -> Address {
    let edition = site.timeline.editions[position].id
    let isNews = site.rules.rules(on: component).contains {
      EditionRules.isBrought($0, at: position)
    }
    return isNews ? .editionNews(edition, component) : .editionComponent(edition, component)
  }

  /// The positions of the switch between editions, all of them at once last.
  var moments: [Moment] {
    let editions = site.timeline.editions.enumerated().map { place, edition in
      Moment(id: edition.id, edition: place)
    }
    return (editions.count > 1 ? editions : []) + [Moment(id: "_now", edition: nil)]
  }

  /// How many of some rules hold in each edition, without a word.
  func numbers(of rules: [RuleEntry]) -> [AsOfCountView] {
    merged(moments.map { ($0, String(rules.count(where: $0.shows))) })
  }

  /// How many of some rules hold in each edition.
  func counts(of rules: [RuleEntry]) -> [AsOfCountView] {
    merged(moments.map { ($0, wording.count("count.rules", rules.count(where: $0.shows))) })
  }

  /// The ids of the editions in which any of some rules holds; `nil` when there is one for each.
  func marks(ofAny rules: [RuleEntry]) -> String? {
    let editions = site.timeline.editions
    let held = editions.indices.filter { place in
      rules.contains { $0.span?.contains(place) ?? true }
    }
    return held.count == editions.count
      ? nil : held.map { editions[$0].id }.joined(separator: " ")
  }

  /// The editions that any of some marks name; `nil` where something has no marks and so is always shown.
  func union(of all: [String?]) -> String? {
    let marks = all.compactMap(\.self)
    guard !all.isEmpty, marks.count == all.count else { return nil }
    let held = Set(marks.flatMap { $0.split(separator: " ").map(String.init) })
    let editions = site.timeline.editions.map(\.id)
    return held.count == editions.count
      ? nil : editions.filter(held.contains).joined(separator: " ")
  }

  /// The ids of the editions in which none of some rules holds; `nil` when there are no such editions, or no rules.
  func editions(withNoneOf rules: [RuleEntry]) -> String? {
    let unruled = moments.filter { !rules.contains(where: $0.shows) }.map(\.id)
    return rules.isEmpty || unruled.isEmpty ? nil : unruled.joined(separator: " ")
  }

  /// How many of all rules hold in each edition.
  func countsOfAllRules() -> [AsOfCountView] {
    merged(
      moments.map { moment in
        let count = moment.edition.map { site.timeline.counts[$0] } ?? graph.rules.count
        return (moment, wording.count("count.rules", count))
      })
  }

  /// What is the same in several editions is written once for them.
  func merged(_ texts: [(moment: Moment, text: String)]) -> [AsOfCountView] {
    var merged: [(ids: [String], text: String)] = []
    for (moment, text) in texts {
      let same = merged.firstIndex { $0.text == text }
      // Of all editions at once the switch without a choice tells, which knows no other.
      if moment.edition != nil, let same {
        merged[same].ids.append(moment.id)
      } else {
        merged.append(([moment.id], text))
      }
    }
    return merged.map { AsOfCountView(id: $0.ids.joined(separator: " "), text: $0.text) }
  }
}

/// A position of the switch between editions.
struct Moment {
  /// The edition's id, or `_now`, which is no id of an edition.
  let id: String
  /// The edition's position; `nil` for all editions.
  let edition: Int?

  /// Among all editions older rules are shown as well, marked.
  func shows(_ rule: RuleEntry) -> Bool {
    edition.map { rule.span?.contains($0) ?? false } ?? true
  }
}
