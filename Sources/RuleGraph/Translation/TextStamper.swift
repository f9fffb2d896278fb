import CommonMark
import Korean

/// Takes the stamp of a passage.
///
/// Line ends, runs of blanks, the marks of lists and emphasis, and the composition of Hangul do not count: they
/// are formatting; and comments are for writers. So an editor that wraps lines elsewhere costs nobody a review.
package struct TextStamper: Sendable {
  private let passage: Passage
  private let place: PagePlace
  private var hash = PassageHash()
  /// The ends of the nodes around the current one.
  private var open: [Int] = []
  /// What stands for where a link leads, `PagePlace.neutral`.
  private var target: @Sendable (String) -> Substring = PagePlace.ungrouped

  package init(_ passage: Passage, on place: PagePlace) {
    self.passage = passage
    self.place = place
  }

  /// - Parameter present: where what a link leads to is now; both are the same in every language, see `PagePlace.neutral`.
  package func stamp(
    _ kind: RuleKind, leading present: @escaping @Sendable (String) -> String = { $0 }
  ) -> TextStamp {
    stamp(kind, PassageFacts(passage, on: place)) { PagePlace.ungrouped(present($0)) }
  }

  package func stamps(_ kind: RuleKind) -> TextStamps {
    let facts = PassageFacts(passage, on: place)
    let isGrouped = facts.links?.contains { PagePlace.ungrouped($0) != $0 } ?? false
    return TextStamps(
      present: stamp(kind, facts, PagePlace.ungrouped), grouping: isGrouped ? self : nil)
  }

  /// A stamp as older versions took it.
  func grouped(_ kind: RuleKind) -> TextStamp {
    stamp(kind, PassageFacts(passage, on: place)) { $0[...] }
  }

  private func stamp(
    _ kind: RuleKind, _ facts: PassageFacts, _ target: @escaping @Sendable (String) -> Substring
  ) -> TextStamp {
    var run = self
    run.target = target
    return TextStamp(
      kind: kind, words: run.words(),
      facts: (
        Self.digest(facts.numbers), Self.digest(facts.codes ?? []),
        Self.digest((facts.links ?? []).map { String(target($0)) }.sorted())
      ))
  }

  private mutating func words() -> UInt64 {
    if let heading = passage.heading { add(passage.document.subtree(of: heading)) }
    add(passage.body)
    return hash.folded(to: 48)
  }

  private mutating func add(_ nodes: Range<Int>) {
    for id in nodes {
      let node = passage.document.nodes[id]
      close(before: id)
      add(node)
    }
    close(before: nodes.upperBound)
  }

  private mutating func close(before id: Int) {
    while let end = open.last, end <= id {
      hash.end(Mark.end.rawValue)
      open.removeLast()
    }
  }

  private mutating func add(_ node: Node) {
    let document = passage.document
    switch node.kind {
    case .text:
      let isBeforeComment = document.isBeforeComment(node)
      document.withLiteral(of: node.id) { add(words: $0, isBeforeComment) }
    case .softBreak: if document.partsWords(node) { hash.end(UInt8(ascii: " ")) }
    case .lineBreak: hash.end(Mark.lineBreak.rawValue)
    case .code: add(.code, document.literal(of: node.id))
    case .codeBlock:
      add(.codeBlock, "\(document.info(of: node.id))\n\(document.literal(of: node.id))")
    case .htmlInline, .htmlBlock:
      if document.isComment(node.id) {
        hash.addComment(isFirst: node.parent == node.id - 1)
      } else {
        add(.html, document.literal(of: node.id))
      }
    case .link: add(.link, to: node)
    case .image: add(.image, to: node)
    default: enter(node)
    }
  }

  private mutating func add(words text: UnsafeBufferPointer<UInt8>, _ isBeforeComment: Bool) {
    guard hasDecomposedHangul(text) else {
      return hash.add(words: text, isBeforeComment: isBeforeComment)
    }
    composedHangul(String(decoding: text, as: UTF8.self)).withBytes {
      hash.add(words: $0, isBeforeComment: isBeforeComment)
    }
  }

  private mutating func enter(_ node: Node) {
    hash.add(Mark(node.kind).rawValue)
    open.append(node.end)
  }

  private mutating func add(_ mark: Mark, _ literal: String) {
    hash.add(mark.rawValue, literal)
    hash.end(Mark.end.rawValue)
  }

  private mutating func add(_ mark: Mark, to node: Node) {
    add(mark, String(target(place.neutral(passage.document.destination(of: node.id)))))
    add(.title, composedHangul(passage.document.title(of: node.id)))
    open.append(node.end)
  }

  private static func digest(_ names: [String]) -> UInt64 {
    var hash = StampHash()
    for name in names {
      hash.add(name)
      hash.add(Mark.end.rawValue)
    }
    return hash.folded(to: 16)
  }
}

extension Document {
  fileprivate func isBeforeComment(_ text: Node) -> Bool {
    let next = text.id + 1
    return next < nodes.count && nodes[next].parent == text.parent && isComment(next)
  }
}

/// What stands for markup in a hashed text: bytes that UTF-8 never has.
///
/// Their values are part of the format of `rules.lock`.
private enum Mark: UInt8 {
  case end = 0xF8
  case lineBreak = 0xF9
  case code = 0xFA
  case link = 0xFB
  case image = 0xFC
  case emphasis = 0xFD
  case strong = 0xFE
  case block = 0xFF
  case title = 0xC0
  case codeBlock = 0xC1
  case html = 0xF5
  case bullets = 0xF6
  case numbers = 0xF7

  init(_ kind: Node.Kind) {
    self =
      switch kind {
      case .emphasis: .emphasis
      case .strong: .strong
      case .list(.bullet, _): .bullets
      case .list(.ordered, _): .numbers
      default: .block
      }
  }
}
