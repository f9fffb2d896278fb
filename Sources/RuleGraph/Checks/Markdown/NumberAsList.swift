import CommonMark

/// A number at the beginning of a paragraph that was meant as text, as in `2018. 2. 11.`, and begins a list.
struct NumberAsList {
  /// The number with what is behind it, in the file.
  let range: Range<Int>
  /// All numbers that are none of the text so, with the marks behind them, in the file.
  let swallowed: Range<Int>

  /// Those that begin among some nodes, the outermost of each row that no list numbers.
  static func all(among nodes: Range<Node.ID>, of document: Document) -> [NumberAsList] {
    var found: [NumberAsList] = []
    // The blocks in which an ordered list stands above, beneath the same heading.
    var counting: Set<Node.ID> = []
    // The lists that begin the items of a numbered one, whose numbers are those meant as text.
    var numbered: Set<Node.ID> = []
    var end = nodes.lowerBound
    for id in nodes {
      guard let parent = document.nodes[id].parent else { continue }
      switch document.nodes[id].kind {
      case .heading: counting.remove(parent)
      case .list(.ordered(let start, _), _) where id >= end:
        if document.isOfRows(id), !document.isNumbered(id) {
          found += document.children(of: id).compactMap { NumberAsList(item: $0, of: document) }
          end = document.nodes[id].end
        } else if document.hasOneItem(id),
          numbered.contains(id) || start > 1 && !counting.contains(parent)
        {
          found += NumberAsList(item: id + 1, of: document).map { [$0] } ?? []
        } else {
          counting.insert(parent)
          if document.isOfRows(id) {
            numbered.formUnion(document.children(of: id).map { $0 + 1 })
          }
        }
      default: break
      }
    }
    return found
  }

  private init?(item: Node.ID, of document: Document) {
    guard let first = document.marker(ofItem: item),
      let last = document.marker(ofItem: document.innermostItem(from: item))
    else { return nil }
    range = first
    swallowed = first.lowerBound..<last.upperBound
  }
}

extension Document {
  fileprivate func hasOneItem(_ list: Node.ID) -> Bool { nodes[list + 1].end == nodes[list].end }

  /// Whether a list has several items and is written 1, 2, 3, which are the numbers of no dates.
  fileprivate func isNumbered(_ list: Node.ID) -> Bool {
    !hasOneItem(list)
      && children(of: list).enumerated().allSatisfy { position, item in
        number(ofItem: item) == position + 1
      }
  }

  private func number(ofItem item: Node.ID) -> Int? {
    marker(ofItem: item).flatMap { marker in
      text.withBytes { Int(String(decoding: $0[marker].dropLast(), as: UTF8.self)) }
    }
  }

  /// Whether every item of a list begins with another number.
  fileprivate func isOfRows(_ list: Node.ID) -> Bool {
    children(of: list).allSatisfy(beginsWithNumber)
  }

  /// Whether an item begins with an ordered list, in the same line.
  private func beginsWithNumber(_ item: Node.ID) -> Bool {
    let inner = item + 1
    guard inner < nodes[item].end, case .list(.ordered, _) = nodes[inner].kind,
      let marker = marker(ofItem: item), let start = nodes[inner].offsets?.lowerBound
    else { return false }
    return text.withBytes { bytes in
      !bytes[marker.upperBound..<max(start, marker.upperBound)].contains(UInt8(ascii: "\n"))
    }
  }

  /// The last of the items that begin in one line.
  fileprivate func innermostItem(from item: Node.ID) -> Node.ID {
    var innermost = item
    while beginsWithNumber(innermost) { innermost += 2 }
    return innermost
  }

  /// The number of an item and the mark behind it, in the file.
  fileprivate func marker(ofItem item: Node.ID) -> Range<Int>? {
    guard let start = nodes[item].offsets?.lowerBound else { return nil }
    return text.withBytes { bytes in
      let digits = bytes[start...].prefix(while: \.isDigit)
      return digits.isEmpty || digits.endIndex == bytes.count
        ? nil : start..<digits.endIndex + 1
    }
  }
}
