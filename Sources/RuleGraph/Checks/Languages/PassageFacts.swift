import CommonMark

/// What a passage states that does not depend on its language.
package struct PassageFacts: Equatable, Sendable {
  /// Numbers in digits, sorted, each once.
  package let numbers: [String]
  /// The same, each as often as it stands there.
  let allNumbers: [String]
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
    allNumbers = numbers.count > 1 ? numbers.sorted() : numbers
    self.numbers = Self.unique(allNumbers)
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
    names.count > 1 ? unique(names.sorted()) : names
  }

  private static func unique(_ sorted: [String]) -> [String] {
    sorted.reduce(into: []) { unique, name in
      if unique.last != name { unique.append(name) }
    }
  }

  /// Runs of digits with decimal points inside, `44` and `2.5`, `1,000` as `1000`; bytes, because most text has none and
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
      let end = endOfNumber(from: start, in: text)
      let digits = text[start..<end].lazy.filter { $0 != UInt8(ascii: ",") }
      numbers.append(String(decoding: Array(digits), as: UTF8.self))
      // Points at its end are none of the number's, and begin no other.
      start = text[end...].firstIndex { $0 != UInt8(ascii: ".") } ?? text.count
    }
    return numbers
  }

  /// Past the last digit: points may stand between digits, a comma before three of them.
  private static func endOfNumber(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var (end, next) = (start + 1, start + 1)
    while next < text.count {
      if isDigit(text[next]) {
        end = next + 1
      } else if text[next] != UInt8(ascii: "."), !partsThousands(next, of: text) {
        break
      }
      next += 1
    }
    return end
  }

  private static func partsThousands(_ comma: Int, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = text[comma...].dropFirst().prefix(4).prefix(while: isDigit)
    return text[comma] == UInt8(ascii: ",") && digits.count == 3 && isDigit(text[comma - 1])
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
