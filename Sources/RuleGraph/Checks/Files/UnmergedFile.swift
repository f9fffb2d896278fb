/// A file in which a merge is unfinished: it holds both sides, and faults between them are not reported.
package struct UnmergedFile: Error, Hashable, Sendable {
  /// The first line of marks.
  package let location: SourceLocation
}

extension UnmergedFile {
  /// Such files by printed path.
  package static func all(in catalog: Catalog) -> [String: UnmergedFile] {
    byPath(MergeConflict.all(in: catalog))
  }

  /// Whether a line of a text of any kind can only be one of marks.
  package static func isSure(in source: SourceText) -> Bool {
    MergeConflict.isSure(in: source)
  }

  fileprivate static func byPath(_ conflicts: [SourceLocation]) -> [String: UnmergedFile] {
    Dictionary(
      conflicts.map { ($0.path, UnmergedFile(location: $0)) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension UnmergedFile: CustomStringConvertible {
  package var description: String {
    "a merge is unfinished at \(location.path):\(location.line); finish it first"
  }
}

extension CheckedContent {
  /// The files in which a merge is unfinished, by printed path.
  package var unmergedFiles: [String: UnmergedFile] {
    UnmergedFile.byPath(conflicts)
  }

  /// Throws for the first of some files, by printed path, in which a merge is unfinished.
  package func expectMerged(_ paths: some Sequence<String>) throws(UnmergedFile) {
    let unmerged = unmergedFiles
    for path in paths.sorted() { if let file = unmerged[path] { throw file } }
  }

  /// Throws where it cannot be recorded that the texts of some rules agree: `rules.lock` would lose something, or a
  /// merge is unfinished in it or on a page of these rules, or a page is not read as it is written, so that nobody can
  /// have read the texts as they will be.
  package func expectAcceptable(_ rules: [Rule]) throws {
    let lock = catalog.printedPath(RulesLock.fileName)
    try catalog.expectLegible([lock])
    let pages = rules.flatMap { rule in
      rule.texts.languages.compactMap { rule.texts[$0]?.location.path }
    }
    try expectMerged(Set(pages + [lock]))
    try catalog.expectRead(catalog.files(ofPages: Set(rules.map(\.id.page))))
  }
}
