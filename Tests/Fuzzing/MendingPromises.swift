import RuleGraph

/// What `hig check --fix` promises: it changes what it tells of and what can be meant in one way alone, and nothing else.
struct MendingPromises {
  let before: EditedGuide
  private let mended: MendedContent
  private let after: EditedGuide

  init(before: EditedGuide) {
    self.before = before
    mended = ContentMender(before.tree).mend()
    after = EditedGuide(mended.tree)
  }

  /// The first promise that was broken; `nil` for none.
  func broken() -> String? {
    secondMending() ?? untoldFile() ?? broughtIn() ?? otherMeaning() ?? untoldBytes()
  }

  private func secondMending() -> String? {
    let again = ContentMender(mended.tree).mend()
    if let mend = again.mends.first { return "mending again: \(mend.line)" }
    if again.tree.files != mended.tree.files { return "mending again changes a file" }
    return mended.diagnostics == after.findings ? nil : "what is left is not what is told"
  }

  private func untoldFile() -> String? {
    let told = Set(mended.mends.map { Self.place($0).path })
    let paths = Set(before.tree.files.keys).union(mended.tree.files.keys)
    return paths.sorted().first { path in
      let isChanged = before.tree.files[path] != mended.tree.files[path]
      return isChanged != told.contains(before.tree.printedPath(path))
    }.map { "'\($0)' and what is told of it do not agree" }
  }

  private func broughtIn() -> String? {
    MendedFindings(before: before, after: after, mends: mended.mends).new().map {
      "brings in \($0)"
    }
  }

  /// What cannot be seen may have hidden a key or a heading, which is read now; nothing is lost.
  private func otherMeaning() -> String? {
    for rule in before.graph.rules {
      guard let now = after.graph.rule(rule.id) else { return "loses the rule '\(rule.id)'" }
      if now.kind != rule.kind { return "makes '\(rule.id)' .\(now.kind)" }
      // Two numbers with nothing between them that can be seen are one.
      if isUnhidden { continue }
      let (old, new) = (before.facts(of: rule), after.facts(of: now))
      for (language, facts) in old where new[language] != facts {
        return "changes '\(rule.id)' in \(language)"
      }
    }
    return lostSection()
  }

  private var isUnhidden: Bool {
    mended.mends.contains { $0.check == "file/invisible-character" }
  }

  /// A heading that was hidden in one language, or its id, is read now, so that the section is another.
  private func lostSection() -> String? {
    if isUnhidden {
      return after.headingCount < before.headingCount ? "loses a heading" : nil
    }
    let lost = Set(before.sections()).subtracting(after.sections())
    return lost.first.map { "loses the section \($0)" }
  }

  /// All that has changed is what is told, pass for pass.
  private func untoldBytes() -> String? {
    for (path, bytes) in before.tree.files {
      let printed = before.tree.printedPath(path)
      let mends = mended.mends.filter { Self.place($0).path == printed }
      let replay = MendReplay(path: printed, result: mended.tree.files[path] ?? [])
      if !replay.explains(mends[...], of: bytes) {
        return "'\(path)' is not what these make of it: \(mends.map(\.line))"
      }
    }
    return nil
  }

  static func place(_ mend: Mend) -> (path: String, line: Int, column: Int) {
    let pieces = mend.place.split(separator: ":")
    let numbers = pieces.suffix(2).compactMap { Int($0) }
    return (pieces.dropLast(2).joined(separator: ":"), numbers.first ?? 0, numbers.last ?? 0)
  }
}

/// Makes replacements again from what was told of them.
private struct MendReplay {
  let path: String
  let result: [UInt8]

  /// Whether the mends, in passes over the file, lead from some bytes to the result.
  func explains(_ mends: ArraySlice<Mend>, of bytes: [UInt8]) -> Bool {
    guard !mends.isEmpty else { return bytes == result }
    let text = SourceText(path: path, text: String(decoding: bytes, as: UTF8.self))
    // Where a pass ends is not told: the next begins further up, or else wherever it fits.
    return stride(from: mends.count, to: 0, by: -1).contains { count in
      let pass = mends.prefix(count)
      return applied(pass, to: text).map { explains(mends.dropFirst(count), of: $0) } ?? false
    }
  }

  private func applied(_ mends: ArraySlice<Mend>, to text: SourceText) -> [UInt8]? {
    let bytes = Array(text.text.utf8)
    var (made, end): ([UInt8], Int) = ([], 0)
    for mend in mends {
      guard let start = offset(mend, text), start >= end,
        bytes[start...].starts(with: mend.old.utf8)
      else { return nil }
      // What is put in has the line ends of the file; what went over lines before has those that are told.
      let isOfLines = mend.old.contains(where: \.isNewline)
      let new = isOfLines ? mend.new : mend.new.withLineEnds(text.lineEnd)
      made += bytes[end..<start] + Array(new.utf8)
      end = start + mend.old.utf8.count
    }
    return made + bytes[end...]
  }

  private func offset(_ mend: Mend, _ text: SourceText) -> Int? {
    let place = MendingPromises.place(mend)
    let line = text.line(place.line)
    let units = line.utf16
    guard
      let index = units.index(
        units.startIndex, offsetBy: place.column - 1, limitedBy: units.endIndex)
    else { return nil }
    let start = text.text.utf8.distance(from: text.text.startIndex, to: line.startIndex)
    return start + line.utf8.distance(from: line.startIndex, to: index)
  }
}
