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
    var numbers: Set<String> = []
    var codes: Set<String?> = []
    var links: Set<String?> = []
    var lengths: [Int] = []
    for position in passage.nodes {
      let node = passage.document.nodes[position]
      switch node.kind {
      case .text(let text): numbers.formUnion(Self.numbers(in: text))
      case .code(let code): codes.insert(isUnknown(code) ? nil : code)
      case .link(let destination, _), .image(let destination, _):
        links.insert(target(destination))
      case .list: lengths.append(passage.document.children(of: node.id).count(where: { _ in true }))
      default: break
      }
    }
    self.numbers = numbers.sorted()
    self.codes = Self.sorted(codes)
    self.links = Self.sorted(links)
    listLengths = lengths
  }

  /// What leads nowhere is another check's finding, and nothing can be said of the rest.
  private static func sorted(_ names: Set<String?>) -> [String]? {
    names.contains(nil) ? nil : names.compactMap(\.self).sorted()
  }

  /// Runs of digits with decimal points inside, `44` and `2.5`; bytes, because most text has none and
  /// every text passes here.
  private static func numbers(in text: String) -> [String] {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let point = UInt8(ascii: ".")
    guard text.utf8.contains(where: digits.contains) else { return [] }
    return text.utf8.split { !digits.contains($0) && $0 != point }
      .map { run in run.drop { $0 == point } }
      .map { run in String(decoding: run.reversed().drop { $0 == point }.reversed(), as: UTF8.self)
      }
      .filter { !$0.isEmpty }
  }
}

extension PassageFacts {
  /// The facts as they are written: links as the places they name, code spans whether known or not.
  package init(_ passage: Passage, on place: PagePlace) {
    self.init(passage, target: place.neutral, isUnknown: { _ in false })
  }
}
