/// A content tree with what is found in it.
struct CheckedState: Sendable {
  private let state: LinkedTree
  let diagnostics: [Diagnostic]
  /// How often each check finds something in the files of each folder, as it is printed.
  private let counts: [String: [String: Int]]

  /// A file as its fix-its would leave it.
  struct Proposal {
    var bytes: [UInt8]
    var mends: [Mend]
  }

  init(_ tree: ContentTree) {
    self.init(LinkedTree(tree))
  }

  private init(_ state: LinkedTree) {
    self.state = state
    diagnostics = CheckRegistry.diagnostics(in: state.content)
    counts = diagnostics.reduce(into: [:]) {
      $0[ContentTree.folder(of: $1.location.path), default: [:]][$1.check, default: 0] += 1
    }
  }

  var tree: ContentTree { state.tree }
  var content: CheckedContent { state.content }

  /// The same with some files, by path below the root, in place of its own.
  func replacing(_ files: [String: [UInt8]]) -> CheckedState {
    CheckedState(state.replacing(files))
  }

  /// The certain fix-its of the findings, the first of each, by the folder of their file.
  func certainFixIts() -> [String: [CertainFixIt]] {
    let certain = diagnostics.compactMap { diagnostic in
      diagnostic.fixIts.first(where: \.isCertain).map {
        CertainFixIt(check: diagnostic.check, fixIt: $0)
      }
    }
    return Dictionary(grouping: certain) { ContentTree.folder(of: $0.fixIt.location.path) }
  }

  /// The files that some fix-its would change, by path below the root.
  func proposals(_ fixIts: some Sequence<CertainFixIt>) -> [String: Proposal] {
    let byPath = Dictionary(grouping: fixIts) { $0.fixIt.location.path }
    var proposals: [String: Proposal] = [:]
    for path in tree.files.keys {
      guard let fixIts = byPath[tree.printedPath(path)], let proposal = proposal(for: path, fixIts)
      else { continue }
      proposals[path] = proposal
    }
    return proposals
  }

  /// Where two overlap the first is made; the other, if it is still wanted, in the next pass.
  ///
  /// - Returns: `nil` also for a file that was not read as it is, for it would lose bytes by being written.
  private func proposal(for path: String, _ fixIts: [CertainFixIt]) -> Proposal? {
    guard let bytes = tree.files[path],
      let text = content.catalog.texts[tree.printedPath(path)],
      text.text.utf8.elementsEqual(bytes)
    else { return nil }
    let printer = DiagnosticPrinter(texts: content.catalog.texts)
    var result = Proposal(bytes: [], mends: [])
    var end = 0
    for certain in fixIts.sorted(by: { $0.fixIt.location < $1.fixIt.location }) {
      let fixIt = certain.fixIt
      let range = fixIt.location.range
      guard let start = text.offset(range.lowerBound), let stop = text.offset(range.upperBound),
        start >= end, start <= stop, end == 0 || start > end || stop > start
      else { continue }
      result.bytes += bytes[end..<start]
      result.bytes += replacement(of: bytes[start..<stop], by: fixIt, in: text)
      end = stop
      result.mends.append(
        Mend(
          check: certain.check, place: printer.place(of: fixIt.location),
          old: printer.text(at: fixIt.location), new: fixIt.replacement))
    }
    result.bytes += bytes[end...]
    return result.mends.isEmpty ? nil : result
  }

  /// What is put in has the line ends of the file; what went over lines before has those that stand there.
  private func replacement(
    of old: ArraySlice<UInt8>, by fixIt: FixIt, in text: SourceText
  ) -> [UInt8] {
    let isOfLines = old.contains { "\r\n".utf8.contains($0) }
    let new = isOfLines ? fixIt.replacement : fixIt.replacement.withLineEnds(text.lineEnd)
    return Array(new.utf8)
  }

  /// Whether the changes to a file's folder mended what they were made for and did nothing else.
  func isMended(in next: CheckedState, path: String, of proposals: [String: Proposal]) -> Bool {
    let folder = ContentTree.folder(of: tree.printedPath(path))
    let (before, after) = (counts[folder] ?? [:], next.counts[folder] ?? [:])
    guard after.allSatisfy({ $0.value <= before[$0.key] ?? 0 }) else { return false }
    let mended = Set(proposals[path]?.mends.map(\.check) ?? [])
    guard mended.allSatisfy({ after[$0] ?? 0 < before[$0] ?? 0 }) else { return false }
    guard path.hasSuffix(".md"), let old = text(path), let new = next.text(path) else {
      return true
    }
    return skeleton(of: old, mendedBy: mended) == skeleton(of: new, mendedBy: mended)
  }

  /// Whether a check finds more than before in a folder that is not among some.
  func gainsFindings(in next: CheckedState, outside folders: Set<String>) -> Bool {
    next.counts.contains { folder, counts in
      !folders.contains(folder)
        && counts.contains { $0.value > self.counts[folder]?[$0.key] ?? 0 }
    }
  }

  /// What may not change of a page: what takes no room may have hidden what is read once it is taken out.
  private func skeleton(of text: String, mendedBy checks: Set<String>) -> DocumentSkeleton {
    let takingOut = [InvisibleCharacterCheck.description.id, InvalidIDCheck.description.id]
    return DocumentSkeleton(
      of: !checks.isDisjoint(with: takingOut)
        ? InvisibleCharacter.removed(from: text) : text,
      hasEmphasis: !checks.contains(DroppedEmphasisCheck.description.id),
      hasAddresses: !checks.contains(UnknownPageCheck.description.id))
  }

  private func text(_ path: String) -> String? {
    content.catalog.texts[tree.printedPath(path)]?.text
  }
}
