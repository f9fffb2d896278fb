import CommonMark
package import RuleGraph

/// Collects what is to be translated from one language to another.
package struct UnitCollector: Sendable {
  let content: CheckedContent
  let source: String
  let target: String

  package init(_ content: CheckedContent, from source: String, to target: String) {
    self.content = content
    self.source = source
    self.target = target
  }

  /// The groups of each page that the source language has, in reading order.
  package func pages() -> [(page: Page, groups: [UnitGroup])] {
    content.catalog.pages.compactMap { page in
      guard let text = page.texts[source] else { return nil }
      return (page, [head(of: page, text)] + entries(of: page, text))
    }
  }

  private func place(_ page: Page, _ language: String) -> PagePlace {
    PagePlace(folder: page.folder, language: language)
  }

  private func head(of page: Page, _ text: PageText) -> UnitGroup {
    let other = page.texts[target]
    let values = [
      ("title", text.frontMatter.title, other?.frontMatter.title),
      ("summary", text.frontMatter.summary, other?.frontMatter.summary),
    ]
    let units = values.compactMap { key, own, other -> TranslationUnit? in
      guard let own else { return nil }
      return TranslationUnit(
        id: "\(page.id)#\(key)", part: .frontMatter(key), source: Segment(text: own.value),
        target: other.map { Segment(text: $0.value) }, targetRange: other?.location)
    }
    let bodies = bodyUnits(
      page, Side(text, text.introduction), other.map { Side($0, $0.introduction) }, page.id)
    return UnitGroup(
      id: page.id, page: page.id, rule: nil, state: other == nil ? .missing : .translated,
      note: "The page's name and what stands above its rules.",
      location: text.titleLocation,
      units: units + bodies)
  }

  private func entries(of page: Page, _ text: PageText) -> [UnitGroup] {
    PageOutline(page, site: content.catalog.site).entries.compactMap { entry in
      guard let heading = entry.headings[source] else { return nil }
      return group(entry, of: page, (text, heading))
    }
  }

  private func group(
    _ entry: PageOutline.Entry, of page: Page, _ own: (text: PageText, heading: PageHeading)
  ) -> UnitGroup {
    let id = "\(page.id)/\(entry.key.anchor)"
    let rule = entry.ruleID(on: page.id)
    let other = page.texts[target].flatMap { text in
      entry.headings[target].map { (text: text, heading: $0) }
    }
    var title = unit(
      "\(id)#title", .heading, page, (own.text.document, own.heading.node),
      other.map { ($0.text, $0.heading.node) })
    title.kind = rule.flatMap { content.graph.rule($0)?.kind }
    let body = bodyUnits(
      page, Side(own.text, own.heading.body), other.map { Side($0.text, $0.heading.body) }, id)
    let translation = rule.flatMap { content.graph.translation(of: $0, in: target) }
    return UnitGroup(
      id: id, page: page.id, rule: rule,
      state: other == nil ? .missing : translation?.state ?? .translated,
      note: note(entry, rule), location: own.heading.location, units: [title] + body)
  }

  private func note(_ entry: PageOutline.Entry, _ rule: RuleID?) -> String {
    guard let rule, let found = content.graph.rule(rule) else {
      return entry.isPart ? "A part of the component." : "A section of the page."
    }
    let translation = content.graph.translation(of: rule, in: target)
    let changes = translation.map { translation in
      TextAspect.allCases.filter(translation.otherChanges.contains).map(\.noun)
    }
    let changed = changes.flatMap { names in
      names.isEmpty ? nil : " Changed in \(source): \(names.joined(separator: ", "))."
    }
    return "A rule of the kind '\(found.kind.rawValue)'.\(changed ?? "")"
  }

  private struct Side {
    let text: PageText
    let body: Range<Int>

    init(_ text: PageText, _ body: Range<Int>) {
      self.text = text
      self.body = body
    }
  }

  private func bodyUnits(
    _ page: Page, _ own: Side, _ other: Side?, _ id: String
  ) -> [TranslationUnit] {
    let outline = BodyOutline(own.body, of: own.text.document)
    let otherOutline = other.map { BodyOutline($0.body, of: $0.text.document) }
    if let other, let otherOutline, !otherOutline.leaves.isEmpty,
      otherOutline.signature != outline.signature
    {
      return [wholeBody(id, page, (own, outline), (other, otherOutline))]
    }
    return outline.leaves.enumerated().map { number, leaf in
      let otherLeaf = other.flatMap { other in
        otherOutline.flatMap { outline in
          outline.leaves.indices.contains(number) ? (other.text, outline.leaves[number]) : nil
        }
      }
      return unit("\(id)#\(number + 1)", .leaf(number), page, (own.text.document, leaf), otherLeaf)
    }
  }

  private func wholeBody(
    _ id: String, _ page: Page, _ own: (side: Side, outline: BodyOutline),
    _ other: (side: Side, outline: BodyOutline)
  ) -> TranslationUnit {
    let reader = SegmentReader(own.side.text.document, on: place(page, source))
    let otherReader = SegmentReader(other.side.text.document, on: place(page, target))
    let segment = Segment.joined(own.outline.leaves.map(reader.segment))
    let translation = Segment.joined(other.outline.leaves.map(otherReader.segment))
    return TranslationUnit(
      id: "\(id)#body", part: .body, source: segment,
      target: translation.numbered(like: segment), targetRange: nil)
  }

  private func unit(
    _ id: String, _ part: TranslationUnit.Part, _ page: Page, _ own: (Document, Node.ID),
    _ other: (text: PageText, node: Node.ID)?
  ) -> TranslationUnit {
    let segment = SegmentReader(own.0, on: place(page, source)).segment(of: own.1)
    guard let other else {
      return TranslationUnit(id: id, part: part, source: segment, target: nil, targetRange: nil)
    }
    let document = other.text.document
    let translation = SegmentReader(document, on: place(page, target)).segment(of: other.node)
    return TranslationUnit(
      id: id, part: part, source: segment, target: translation.numbered(like: segment),
      targetRange: document.inlineRange(of: other.node).map(other.text.location))
  }
}
