/// What is known of each rule but its text.
struct RuleTable {
  private let core: CoreShard
  /// The words most texts are written with.
  let common: WordList
  private let words: WordList
  /// The names of all rules and then their titles.
  private let codes: SpacedFields
  private let nameHashes: ArraySlice<UInt8>
  private let titleHashes: ArraySlice<UInt8>
  private let files: TextColumn
  private let paths: RunColumn
  private let lines: ArraySlice<UInt8>
  private let count: Int
  /// The components that are no parts.
  private let pages: [Int]

  /// Reads the sections in the order in which `RuleShard` writes them.
  init(
    _ sections: [ArraySlice<UInt8>], _ core: CoreShard, path: String
  ) throws(SearchIndexError) {
    count = core.rules.priors.count
    let pages = core.components.pages
    self.pages = pages.indices.filter { pages[$0] == $0 }
    guard sections.count == 8, sections[3].count == count * KeyHash.digits,
      sections[4].count == count * KeyHash.digits
    else { throw .unreadable(path: path) }
    self.core = core
    common = WordList(sections[0])
    words = common.adding(sections[1])
    codes = SpacedFields(sections[2])
    nameHashes = sections[3]
    titleHashes = sections[4]
    files = TextColumn(sections[5])
    var runs = CodeReader(sections[6])
    paths = RunColumn(runs: runs.rest())
    lines = sections[7]
    guard paths.pointsOnly(to: files.indices, count: count) else { throw .unreadable(path: path) }
  }

  func id(_ rule: Int) -> String {
    let pages = core.components.pages
    let page = core.components.ids[pages[core.rules.components[rule]]]
    return "\(page)/\(name(rule))"
  }

  /// Some rules, in their order.
  func entries(_ wanted: [Int]) -> [RuleEntry] {
    zip(wanted, lines(of: wanted)).map { entry($0, line: $1) }
  }

  private func entry(_ rule: Int, line: Int) -> RuleEntry {
    let rules = core.rules
    return RuleEntry(
      id: id(rule), title: title(rule), component: core.components.ids[rules.components[rule]],
      kind: core.kinds[rules.kinds[rule]], language: core.languages[rules.languages[rule]],
      path: files[paths[rule]], line: line)
  }

  /// The rules whose id, name or title has one of the keys.
  func rules(keyed keys: [String], _ keyOf: (String) -> String) -> Set<Int> {
    // No word makes an empty key, and nothing is named by one.
    var found: Set<Int> = []
    for key in keys where key != "" {
      found.formUnion(positions(of: key, in: titleHashes).filter { keyOf(title($0)) == key })
      found.formUnion(positions(of: key, in: nameHashes).filter { keyOf(name($0)) == key })
      found.formUnion(rules(withID: key, keyOf))
    }
    return found
  }

  /// An id is a component's and a name, and its key is both of theirs.
  private func rules(withID key: String, _ keyOf: (String) -> String) -> [Int] {
    // Cheaper than the keys of all ids: only hyphens fall away.
    let first = key.utf8.first
    return pages.filter { core.components.ids.firstByte(at: $0) == first }.flatMap {
      page -> [Int] in
      let id = core.components.ids[page]
      let head = keyOf(id)
      guard key.hasPrefix(head), key != head else { return [] }
      let name = String(key.dropFirst(head.count))
      return positions(of: name, in: nameHashes).filter { rule in
        core.components.pages[core.rules.components[rule]] == page
          && keyOf(id + "/" + self.name(rule)) == key
      }
    }
  }

  private func positions(of key: String, in hashes: ArraySlice<UInt8>) -> [Int] {
    let hash = KeyHash.of(key)
    var found: [Int] = []
    var position = hashes.startIndex
    for rule in 0..<count {
      if hashes[position] == hash[0], hashes[position + 1] == hash[1],
        hashes[position + 2] == hash[2]
      {
        found.append(rule)
      }
      position += KeyHash.digits
    }
    return found
  }

  private func name(_ rule: Int) -> String {
    let name = text(rule)
    return String(
      decoding: name.utf8.map { $0 == Separator.space ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  private func title(_ rule: Int) -> String {
    text(count + rule)
  }

  private func text(_ position: Int) -> String {
    codes.indices.contains(position) ? words.text(codes[position]) : ""
  }

  /// In one go, for each is told by how much it differs from the one before.
  private func lines(of wanted: [Int]) -> [Int] {
    var (reader, line, next) = (CodeReader(self.lines), 0, 0)
    var lines = Array(repeating: 0, count: wanted.count)
    for place in wanted.indices.sorted(by: { wanted[$0] < wanted[$1] }) {
      while next <= wanted[place] {
        line += PrintableCode.unfolded(reader.next() ?? 0)
        next += 1
      }
      lines[place] = line
    }
    return lines
  }
}

/// What a hit says of its rule.
struct RuleEntry: Hashable, Sendable {
  let id: String
  let title: String
  /// The id of the component or part.
  let component: String
  let kind: String
  /// The code of the language of its texts.
  let language: String
  let path: String
  let line: Int
}
