import CommonMark

/// What a passage states that does not depend on its language.
struct PassageFacts: Equatable {
  /// Numbers in digits, sorted, each once.
  let numbers: [String]
  /// Code spans, sorted, each once; `nil` when one of them is an unknown API name.
  let codes: [String]?
  /// Where the links lead, sorted, each once; `nil` when one of them leads nowhere.
  let links: [String]?
  /// The number of items of each list, in order.
  let listLengths: [Int]

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

  /// Runs of digits with decimal points inside, `44` and `2.5`.
  private static func numbers(in text: String) -> [String] {
    text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }
      .map { run in run.drop { $0 == "." } }
      .map { run in String(run.reversed().drop { $0 == "." }.reversed()) }
      .filter { !$0.isEmpty }
  }
}
