import CommonMark

/// An item of a list that stands deeper than what it follows, and not deep enough to be beneath it.
struct ShiftedItem {
  /// Its mark, in the file.
  let mark: Range<Int>
  /// The mark of the item that it follows, in the file.
  let above: Range<Int>
  /// The blanks right before it.
  let blanks: Int
  /// Those that are missing.
  let missing: Int
  /// Whether it begins a list, and is no item of the one that it follows.
  let beginsList: Bool
  /// Whether no other item is to be moved, and of this one no other line.
  let isAlone: Bool

  /// Of some nodes, one at most for each list and for each pair of lists.
  static func all(among nodes: Range<Node.ID>, of document: Document) -> [ShiftedItem] {
    let lists = nodes.filter { if case .list = document.nodes[$0].kind { true } else { false } }
    return lists.flatMap { id in
      let items = ItemPlaces(of: id, in: document)
      return [items.shifted, items.shifted(before: document.nodes[id].end)].compactMap(\.self)
    }
  }
}

/// Where the items of one list stand.
private struct ItemPlaces {
  struct Item {
    let id: Node.ID
    /// Where its mark begins in the file.
    let start: Int
    /// How far that is from the beginning of the line.
    let column: Int
  }

  let list: Node
  let document: Document
  let items: [Item]

  init(of list: Node.ID, in document: Document) {
    self.list = document.nodes[list]
    self.document = document
    items = document.children(of: list).compactMap { id in
      guard let start = document.nodes[id].offsets?.lowerBound else { return nil }
      return Item(id: id, start: start, column: document.column(of: start))
    }
  }

  /// The first item that stands deeper than the first of all.
  var shifted: ShiftedItem? {
    guard let first = items.first,
      let place = items.firstIndex(where: { $0.column > first.column })
    else { return nil }
    let isOnly = items.count { $0.column > first.column } == 1
    return shifted(
      items[place], behind: items[place - 1], beginsList: false,
      isAlone: isOnly && isOneLine(items[place].id))
  }

  /// The first item of a list right behind this one that stands deeper than the last item here.
  func shifted(before next: Node.ID) -> ShiftedItem? {
    guard next < document.nodes.count, document.nodes[next].parent == list.parent,
      case .list = document.nodes[next].kind, let last = items.last
    else { return nil }
    let other = ItemPlaces(of: next, in: document)
    guard let first = other.items.first, first.column > last.column, follows(first) else {
      return nil
    }
    return shifted(
      first, behind: last, beginsList: true,
      isAlone: other.items.count == 1 && isOneLine(first.id))
  }

  /// Whether no blank line parts an item from this list.
  private func follows(_ item: Item) -> Bool {
    guard let end = list.offsets?.upperBound, end <= item.start else { return false }
    return document.position(of: item.start).line == document.position(of: end).line + 1
  }

  private func isOneLine(_ item: Node.ID) -> Bool {
    guard let offsets = document.nodes[item].offsets else { return false }
    let end = max(offsets.lowerBound, offsets.upperBound - 1)
    return document.position(of: offsets.lowerBound).line == document.position(of: end).line
  }

  private func shifted(
    _ item: Item, behind above: Item, beginsList: Bool, isAlone: Bool
  ) -> ShiftedItem? {
    let mark = document.mark(at: above.start)
    let depth = document.textColumn(of: above.id, mark)
    let blanks = document.blanks(before: item.start)
    guard depth > item.column, blanks > 0 else { return nil }
    return ShiftedItem(
      mark: document.mark(at: item.start), above: mark, blanks: blanks,
      missing: depth - item.column, beginsList: beginsList, isAlone: isAlone)
  }
}

extension Document {
  /// How many bytes stand before a place in its line.
  fileprivate func column(of offset: Int) -> Int { position(of: offset).column - 1 }

  /// How many blanks stand right before a place, and nothing but these and marks of quotes; 0 where a tab does.
  fileprivate func blanks(before offset: Int) -> Int {
    text.withBytes { bytes in
      let line = bytes[(offset - column(of: offset))..<offset]
      guard !line.contains(UInt8(ascii: "\t")) else { return 0 }
      return line.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    }
  }

  /// The bullet, or the number with what is behind it.
  fileprivate func mark(at offset: Int) -> Range<Int> {
    text.withBytes { bytes in
      let digits = bytes[offset...].prefix(while: \.isDigit)
      return offset..<min(bytes.count, digits.endIndex + 1)
    }
  }

  /// Where the text of an item begins in its line.
  fileprivate func textColumn(of item: Node.ID, _ mark: Range<Int>) -> Int {
    let column = column(of: mark.lowerBound)
    let usual = column + mark.count + 1
    guard item + 1 < nodes[item].end, let start = nodes[item + 1].offsets?.lowerBound else {
      return usual
    }
    let own = column + start - mark.lowerBound
    // Text that begins in the next line, or code within the item.
    return own <= usual + 3 ? own : usual
  }
}
