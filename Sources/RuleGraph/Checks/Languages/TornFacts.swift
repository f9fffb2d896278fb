import CommonMark

/// What the mistyped marks of a passage do to its facts: a link or code is missing, and its content counts among the
/// numbers.
///
/// The marks themselves are another check's finding; that the languages do not agree follows from them.
struct TornFacts {
  /// Whether a link may be missing.
  private(set) var hasLinks: Bool
  /// Whether code may be missing, or text be code.
  private(set) var hasCode = false
  /// Whether a list may be missing.
  private(set) var hasLists: Bool
  /// The numbers in what was meant as addresses, before items of lists and of footnotes.
  let numbers: Set<String>
  /// The numbers that are not part of the text because a list begins with them.
  let swallowed: Set<String>

  init(_ passage: Passage, in graph: Graph) {
    let document = passage.document
    let links = TornLink.all(among: passage.nodes, of: document)
    let items = passage.textBlocks.flatMap { LostItems(in: $0, of: document).all }
    let footnotes = Footnote.all(among: passage.nodes, of: document)
    // Those of a heading that is none.
    let attributes = passage.nodes.filter { document[$0].parent == 0 }
      .flatMap(document.strayAttributes(endingLinesOf:))
    hasLinks =
      !links.isEmpty || footnotes.contains(where: \.isLink)
      || passage.nodes.contains { document.isMistypedLink($0) }
    let lists = NumberAsList.all(among: passage.nodes, of: document)
    hasLists =
      !items.isEmpty || !lists.isEmpty
      || !ShiftedItem.all(among: passage.nodes, of: document).isEmpty
    numbers = document.text.withBytes { bytes in
      let places =
        links.map { $0.address(in: bytes) } + items.map(\.range) + footnotes.map(\.range)
        + attributes
      return Self.numbers(at: places, in: bytes)
    }
    swallowed = document.text.withBytes { Self.numbers(at: lists.map(\.swallowed), in: $0) }
    findFullWidthMarks(in: passage)
    // A paragraph that its blanks make code, or part of a comment, has neither links nor code spans, and no numbers.
    if passage.nodes.contains(where: {
      document.isIndentedCode($0) || TextBehindComment(document[$0], of: document) != nil
    }) {
      (hasLinks, hasCode) = (true, true)
    }
    if passage.runsOn { (hasLinks, hasCode, hasLists) = (true, true, true) }
    hasCode =
      hasCode
      || passage.textBlocks.contains {
        StrayBacktickCheck.firstStray(in: $0, of: document) != nil
      } || passage.nodes.contains { document.holdsNames($0, of: graph) }
  }

  private static func numbers(
    at places: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<String> {
    Set(
      places.flatMap { WrittenNumber.all(in: UnsafeBufferPointer(rebasing: bytes[$0])) }
        .map(\.digits))
  }

  var isEmpty: Bool { !hasLinks && !hasCode && numbers.isEmpty && swallowed.isEmpty }

  private mutating func findFullWidthMarks(in passage: Passage) {
    var (source, text) = (passage.document.text, RunningText())
    source.withUTF8 { source in
      for block in passage.textBlocks {
        text.read(block, of: passage.document, mayBeDecomposed: false, source: source)
        guard FullWidthMark(in: text) != nil else { continue }
        // A block with one was typed so throughout.
        (hasLinks, hasCode) = (true, true)
      }
    }
  }
}

extension Document {
  /// Whether a code span holds several API names.
  fileprivate func holdsNames(_ id: Node.ID, of graph: Graph) -> Bool {
    guard case .code = nodes[id].kind else { return false }
    return JoinedNames.areListed(in: literal(of: id), graph)
  }

  /// Whether the address of a link begins with something that is not a scheme, or not one to be opened.
  fileprivate func isMistypedLink(_ id: Node.ID) -> Bool {
    switch nodes[id].kind {
    case .link, .image:
      let destination = destination(of: id)
      return destination.isUnsafeURL || destination.withMendedScheme != nil
        || destination.isLocalAddress
    default: return false
    }
  }
}

extension Passage {
  /// Whether code or a comment begins in it and does not end: what was meant to stand behind is not read.
  fileprivate var runsOn: Bool {
    let openings = ([document.unclosedCode()].compactMap(\.self) + document.unclosedComments())
      .map(\.lowerBound)
    return !openings.isEmpty
      && nodes.contains { id in
        document.nodes[id].offsets.map { openings.contains(document.position(of: $0.lowerBound)) }
          ?? false
      }
  }

  /// The paragraphs and headings in it.
  fileprivate var textBlocks: [Int] {
    nodes.filter { document.nodes[$0].kind.holdsInlines }
  }
}
