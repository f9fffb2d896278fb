import RuleGraph

/// The twin of the list of editions, newest first.
struct EditionsTwin {
  let viewpoint: Viewpoint

  func bytes() -> [UInt8] {
    var twin = TwinText()
    twin.heading(1, viewpoint.wording["editions.title"])
    twin.quote(viewpoint.wording["editions.description"])
    let timeline = viewpoint.site.timeline
    for (edition, rules) in zip(timeline.editions, timeline.counts).reversed() {
      guard let link = viewpoint.twinLink(edition: edition) else { continue }
      twin.heading(2, link)
      twin.block("\(edition.date) · \(viewpoint.wording.count("count.rules-hold", rules))")
      twin.block(viewpoint.twinText(edition.summary))
    }
    return twin.finished()
  }
}
