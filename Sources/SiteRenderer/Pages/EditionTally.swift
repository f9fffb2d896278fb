import RuleGraph

/// How the rules of a page came and went, edition by edition.
struct EditionTally {
  private let viewpoint: Viewpoint

  init(_ viewpoint: Viewpoint) {
    self.viewpoint = viewpoint
  }

  /// Nothing when there is but one edition or no rule.
  func views(of component: Component) -> [EditionTallyView] {
    let timeline = viewpoint.site.timeline
    let spans = viewpoint.site.rules.rules(on: component.id).compactMap(\.span)
    guard timeline.editions.count > 1, !spans.isEmpty else { return [] }
    return timeline.editions.indices.map { position in
      let edition = timeline.editions[position]
      let count = spans.count { $0.contains(position) }
      // An edition's page has no place for what had no rule then.
      let address =
        count == 0
        ? .edition(edition.id) : viewpoint.address(of: component.id, inEditionAt: position)
      return EditionTallyView(
        id: edition.id, isEmpty: count == 0,
        url: viewpoint.url(to: address), label: viewpoint.voice.editions.short[position],
        holds: viewpoint.wording.count("count.rules", count),
        change: position == 0 ? nil : change(in: spans, at: position))
    }
  }

  private func change(in spans: [Range<Int>], at position: Int) -> String? {
    let came = spans.count { $0.lowerBound == position }
    let went = spans.count { $0.upperBound == position }
    let words = [came == 0 ? nil : "+\(came)", went == 0 ? nil : "−\(went)"].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
