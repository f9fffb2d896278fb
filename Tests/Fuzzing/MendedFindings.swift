import RuleGraph

/// What is found before and after some mends, folder by folder.
///
/// A word that was mended stands in findings of its line too, so they are counted by file.
struct MendedFindings {
  private let before: EditedGuide
  private let after: EditedGuide
  /// The folders of the files that were mended.
  private let mended: Set<String>

  init(before: EditedGuide, after: EditedGuide, mends: [Mend]) {
    (self.before, self.after) = (before, after)
    mended = Set(mends.map { Self.folder(MendingPromises.place($0).path) })
  }

  /// The first of what the mends have brought in; `nil` for nothing.
  func new() -> String? {
    let folders = Set(after.findings.map { Self.folder($0.location.path) }).sorted()
    return Severity.allCases.lazy
      .compactMap { severity in folders.lazy.compactMap { new(severity, in: $0) }.first }.first
  }

  /// What a folder has more of than before, and would not have if its own files were as they were: a page that is read
  /// again, mended in another folder, lets what leads there be told here.
  private func new(_ severity: Severity, in folder: String) -> String? {
    let now = counts(after, severity, in: folder)
    let new = now.new(since: counts(before, severity, in: folder))
    guard !new.isEmpty, mended.contains(folder) else { return new.first }
    let alone = now.new(since: counts(unmended(folder), severity, in: folder))
    return new.first(where: alone.contains)
  }

  /// The guide with all mends but those of one folder.
  private func unmended(_ folder: String) -> EditedGuide {
    let files = before.tree.files.filter { Self.folder(before.tree.printedPath($0.key)) == folder }
    return EditedGuide(after.tree.replacing(files))
  }

  /// A glossary that is mended has words again, which may be found in all folders; and an error that is gone no longer
  /// hides what follows from others.
  private func counts(
    _ guide: EditedGuide, _ severity: Severity, in folder: String
  ) -> FindingCounts {
    let isOwn = mended.contains(folder)
    let isTold =
      severity == .error ? isOwn || !isRevealed : isOwn && !mended.contains(before.tree.root)
    let findings = guide.findings.filter { severity == .warning || $0.severity == .error }
    return FindingCounts(findings, by: Self.place) {
      isTold && Self.folder($0.location.path) == folder ? "" : nil
    }
  }

  /// Whether mended folders have fewer errors than before.
  private var isRevealed: Bool {
    errors(after) < errors(before)
  }

  private func errors(_ guide: EditedGuide) -> Int {
    guide.findings.count {
      $0.severity == .error && mended.contains(Self.folder($0.location.path))
    }
  }

  /// That languages differ is told in the one that has changed, and after a mend both may have.
  private static func place(_ finding: Diagnostic) -> String {
    let path = finding.location.path
    return finding.check == "translation/parity" ? folder(path) : path
  }

  private static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
