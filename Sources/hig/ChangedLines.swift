import RuleGraph

/// Which lines of the content were written since an earlier state of it.
struct ChangedLines {
  /// Line numbers from 1 by printed path.
  private let numbers: [String: Set<Int>]

  init(from old: ContentTree, to new: ContentTree) {
    let former = FormerPaths(from: old, to: new)
    let changed = new.files.filter { path, bytes in
      Self.hasLines(path) && bytes != old.files[former[path]]
    }
    let lines = changed.map { path, bytes in
      (new.printedPath(path), Self.numbers(from: old.files[former[path]] ?? [], to: bytes))
    }
    let moved = new.files.filter { former.hasOtherFolder($0.key) && $0.key.hasSuffix(".md") }
      .map { (new.printedPath($0.key), Self.numbersOfLinks(in: $0.value)) }
    let known = Set(old.files.keys).union(old.unread.map(\.path))
    let others = Self.filesWithoutLines(in: new).filter { !known.contains(former[$0]) }
      .map { (new.printedPath($0), Set([1])) }
    numbers = Dictionary(lines + moved + others, uniquingKeysWith: { $0.union($1) })
  }

  private static func hasLines(_ path: String) -> Bool {
    ContentTree.isText(path) || path.hasSuffix(".svg")
  }

  /// The files that are found to be there or not, as far as a revision would tell of them as well.
  private static func filesWithoutLines(in tree: ContentTree) -> [String] {
    let unread = tree.unread.filter {
      ![.folder, .misnamed, .unseenCharacter].contains($0.reason)
    }
    return tree.files.keys.filter { !hasLines($0) } + unread.map(\.path)
  }

  /// The lines that are new, and those on either side of others that were taken out.
  private static func numbers(from old: [UInt8], to new: [UInt8]) -> Set<Int> {
    let (oldLines, newLines) = (lines(of: old), lines(of: new))
    let difference = ListDifference(from: oldLines, to: newLines)
    let (added, removed) = (difference.added, difference.removed)
    var numbers = Set(added.map { $0 + 1 })
    var next = 0
    for offset in oldLines.indices {
      if removed.contains(offset) {
        numbers.formUnion([max(next, 1), min(next + 1, newLines.count)])
      } else {
        while added.contains(next) { next += 1 }
        next += 1
      }
    }
    return numbers
  }

  /// The lines with an address that is read from the folder of its file, and so may lead elsewhere from another one.
  private static func numbersOfLinks(in bytes: [UInt8]) -> Set<Int> {
    let numbered = lines(of: bytes).enumerated().filter { _, line in
      let text = String(decoding: line, as: UTF8.self)
      return text.contains(/\]\(<?(?![#<]|[a-z]+:)|^ {0,3}\[[^\]]+\]: *<?(?![#<]|[a-z]+:)/)
    }
    return Set(numbered.map { $0.offset + 1 })
  }

  /// Without the line ends of other systems, which git writes into files but does not store.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }

  private func holds(_ location: SourceLocation) -> Bool {
    holds(location.path, location.lines)
  }

  private func holds(_ path: String, _ lines: ClosedRange<Int>) -> Bool {
    numbers[path].map { changed in lines.contains(where: changed.contains) } ?? false
  }
}

extension ChangedLines {
  /// The findings on changed lines, then the others, each in the order they had.
  ///
  /// A finding at the heading of a rule is about the whole rule in all its languages, and a finding with notes is about
  /// their places too.
  func split(
    _ diagnostics: [Diagnostic], in graph: Graph
  ) -> (changed: [Diagnostic], others: [Diagnostic]) {
    let headings = headingsOfChangedRules(in: graph)
    let isChanged = { (diagnostic: Diagnostic) in
      headings.contains(diagnostic.location) || holds(diagnostic.location)
        || diagnostic.notes.contains { holds($0.location) }
    }
    return (diagnostics.filter(isChanged), diagnostics.filter { !isChanged($0) })
  }

  private func headingsOfChangedRules(in graph: Graph) -> Set<SourceLocation> {
    let changed = graph.rules.map { rule in rule.texts.languages.compactMap { rule.texts[$0] } }
      .filter { texts in texts.contains { holds($0.location.path, $0.lines) } }
    return Set(changed.joined().map(\.location))
  }
}
