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
      case .text:
        document.withLiteral(of: id) { numbers += WrittenNumber.allDigits(in: $0) }
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
}

extension PassageFacts {
  /// The facts as they are written: links as the places they name, code spans whether known or not.
  package init(_ passage: Passage, on place: PagePlace) {
    self.init(passage, target: place.neutral, isUnknown: { _ in false })
  }
}
