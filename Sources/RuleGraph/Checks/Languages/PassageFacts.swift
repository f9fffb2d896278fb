import CommonMark

/// What a passage states that does not depend on its language.
package struct PassageFacts: Equatable, Sendable {
  /// Numbers in digits, sorted, each once.
  package let numbers: [String]
  /// Code spans, sorted, each once; `nil` when one of them is an unknown API name.
  package let codes: [String]?
  /// Where the links lead, sorted, each once; `nil` when one of them leads nowhere.
  package let links: [String]?
  /// The number of items of each list, in order.
  package let listLengths: [Int]

  /// - Parameters:
  ///   - target: where a link leads; `nil` for nowhere.
  ///   - isUnknown: whether a code span names an API that does not exist.
  init(_ passage: Passage, target: (String) -> String?, isUnknown: (String) -> Bool) {
    var (numbers, codes, links): ([String], [String]?, [String]?) = ([], [], [])
    var lengths: [Int] = []
    let document = passage.document
    for id in passage.nodes {
      switch document.nodes[id].kind {
      case .text: document.withLiteral(of: id) { numbers += Self.numbers(in: $0) }
      case .code:
        let code = document.literal(of: id)
        Self.add(isUnknown(code) ? nil : code, to: &codes)
      case .link, .image: Self.add(target(document.destination(of: id)), to: &links)
      case .list: lengths.append(document.children(of: id).count(where: { _ in true }))
      default: break
      }
    }
    self.numbers = Self.sorted(numbers)
    self.codes = codes.map(Self.sorted)
    self.links = links.map(Self.sorted)
    listLengths = lengths
  }

  /// What leads nowhere is another check's finding, and nothing can be said of the rest.
  private static func add(_ name: String?, to names: inout [String]?) {
    if let name { names?.append(name) } else { names = nil }
  }

  /// Sorted, each once.
  private static func sorted(_ names: [String]) -> [String] {
    guard names.count > 1 else { return names }
    return names.sorted().reduce(into: []) { sorted, name in
      if sorted.last != name { sorted.append(name) }
    }
  }

  /// Runs of digits with decimal points inside, `44` and `2.5`; bytes, because most text has none and
  /// every text passes here.
  static func numbers(in text: UnsafeBufferPointer<UInt8>) -> [String] {
    guard text.hasDigits else { return [] }
    var numbers: [String] = []
    var start = 0
    while start < text.count {
      guard isDigit(text[start]) else {
        start += 1
        continue
      }
      // Points at the end are none of the number's.
      var (end, next) = (start + 1, start + 1)
      while next < text.count, isDigit(text[next]) || text[next] == UInt8(ascii: ".") {
        next += 1
        if isDigit(text[next - 1]) { end = next }
      }
      numbers.append(
        String(decoding: UnsafeBufferPointer(rebasing: text[start..<end]), as: UTF8.self))
      start = next
    }
    return numbers
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension PassageFacts {
  /// The facts as they are written: links as the places they name, code spans whether known or not.
  package init(_ passage: Passage, on place: PagePlace) {
    self.init(passage, target: place.neutral, isUnknown: { _ in false })
  }
}
