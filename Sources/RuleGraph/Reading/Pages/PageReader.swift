import CommonMark

/// Reads one page file: its front matter and the headings that structure it.
struct PageReader {
  let source: SourceText
  /// The ids that are rules in the first language of the page, which alone says so.
  var rules: Set<String> = []

  func read() -> PageText {
    var faults: [Fault] = []
    let document = Document(parsing: source.text, lines: source.lines)
    if let refusal = document.refusal {
      faults.append(Fault(.pageRefused(refusal), at: SourceLocation(path: source.path)))
    }
    let frontMatter = FrontMatterReader(source: source).read(document, &faults)
    let blocks = Array(document.children(of: 0))
    let starts = structuralHeadings(among: blocks, of: document)
    let headings = headings(at: starts, among: blocks, of: document, &faults)
    reportNested(in: document, &faults)
    faults += document.strayAttributes().map {
      Fault(.attributesOutsideHeading, at: SourceLocation(path: source.path, range: $0))
    }
    reportTitles(among: blocks, of: document, &faults)
    reportFullWidth(in: document, &faults)
    reportUnclosedCode(in: document, &faults)
    faults += document.unclosedComments().map {
      Fault(.commentUnclosed, at: SourceLocation(path: source.path, range: $0))
    }
    if !faults.contains(where: { $0.isOfFirstFrontMatter(in: source) }) {
      faults += SecondFrontMatter(source: source, document: document).fences(among: blocks)
        .map { Fault(.frontMatterRepeated, at: $0) }
    }
    let first =
      starts.first.map { blocks[lead(of: $0, blocks, document)] } ?? document.nodes.count
    return PageText(
      path: source.path, document: document, frontMatter: frontMatter,
      headings: (headings, min(1, first)..<first), rules: rules, faults: faults)
  }

  /// The positions among the blocks of the headings that are rules, parts or sections.
  ///
  /// A heading without attributes that is deeper than the rule above it belongs to that rule's
  /// body.
  private func structuralHeadings(among blocks: [Int], of document: Document) -> [Int] {
    var ruleLevel: UInt8?
    return blocks.indices.filter { position in
      guard case .heading(let level) = document.nodes[blocks[position]].kind else { return false }
      let attributes = document.attributes(of: blocks[position])
      if attributes == nil, let ruleLevel, level > ruleLevel { return false }
      ruleLevel = attributes.map(isRule) ?? false ? level : nil
      return true
    }
  }

  private func isRule(_ attributes: HeadingAttributes) -> Bool {
    attributes.classes.contains { RuleKind(rawValue: $0.value) != nil }
      || attributes.identifier.map { rules.contains($0.value) } ?? false
  }

  private func headings(
    at starts: [Int], among blocks: [Int], of document: Document, _ faults: inout [Fault]
  ) -> [PageHeading] {
    let reader = HeadingReader(path: source.path, document: document)
    return starts.indices.compactMap { position in
      let node = blocks[starts[position]]
      let isLast = position + 1 == starts.count
      let end =
        isLast ? document.nodes.count : blocks[lead(of: starts[position + 1], blocks, document)]
      return reader.read(node, body: document.nodes[node].end..<end, &faults)
    }
  }

  /// The position of the first of the comments that stand right above a heading, which are about it; else its own.
  private func lead(of heading: Int, _ blocks: [Int], _ document: Document) -> Int {
    var first = heading
    while first > 0, document.isComment(blocks[first - 1]) { first -= 1 }
    return first
  }

  /// What else could be said of such a heading follows from what its title holds.
  private func reportTitles(
    among blocks: [Int], of document: Document, _ faults: inout [Fault]
  ) {
    let found = blocks.compactMap {
      TitleAttributes(ofHeading: $0, in: document, path: source.path)
    }
    guard !found.isEmpty else { return }
    let lines = Set(found.map(\.location.line))
    faults.removeAll { lines.contains($0.location.line) }
    faults += found.map { Fault(.attributesInTitle($0), at: $0.location) }
  }

  /// What else could be said of such a line follows from its marks.
  private func reportFullWidth(in document: Document, _ faults: inout [Fault]) {
    let marks = document.fullWidthMarks()
    guard !marks.isEmpty else { return }
    let lines = Set(marks.filter { !$0.areBlanksOfTitle }.map(\.range.lowerBound.line))
    faults.removeAll { lines.contains($0.location.line) }
    faults += marks.map {
      Fault(
        $0.areBlanksOfTitle
          ? .wideBlankBeforeAttributes($0.first, meant: $0.meant)
          : .fullWidthMarks($0.first, meant: $0.meant),
        at: SourceLocation(path: source.path, range: $0.range))
    }
  }

  private func reportUnclosedCode(in document: Document, _ faults: inout [Fault]) {
    guard let range = document.unclosedCode(), let fence = source.slice(range) else { return }
    let location = SourceLocation(path: source.path, range: range)
    faults.append(Fault(.codeUnclosed(fence: String(fence)), at: location))
  }

  /// A heading in a quote or list cannot be a rule, because its body would have no end.
  private func reportNested(in document: Document, _ faults: inout [Fault]) {
    for node in document.nodes where node.parent != 0 {
      guard let attributes = document.attributes(of: node.id) else { continue }
      let written = attributes.identifier ?? attributes.classes.first ?? attributes.pairs.first?.key
      let text = written?.value ?? "{}"
      let location = SourceLocation(path: source.path, range: attributes.range)
      faults.append(Fault(.kindNested(text), at: location))
    }
  }
}

extension Fault {
  /// Whether lines like those of front matter are the first, which was not read as such.
  fileprivate func isOfFirstFrontMatter(in source: SourceText) -> Bool {
    switch kind {
    case .frontMatterLate, .frontMatterUnclosed: true
    case .frontMatterMissing: FrontMatterReader.keys.contains { source.line(1).hasPrefix("\($0):") }
    default: false
    }
  }
}
