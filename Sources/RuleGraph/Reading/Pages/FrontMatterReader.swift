import CommonMark

/// Reads the YAML between the `---` lines of a page.
struct FrontMatterReader {
  static let keys = ["title", "summary", "apis", "platforms", "edition"]

  let source: SourceText

  func read(_ document: Document, _ faults: inout [Fault]) -> PageFrontMatter {
    let fence = SourceLocation(path: source.path, line: 1, column: 1, length: 3)
    guard let frontMatter = document.frontMatter else {
      faults.append(source.line(1).trimmed == "---" ? unopened(fence) : missing())
      return PageFrontMatter()
    }
    if let doubled = doubled(frontMatter) {
      faults.append(doubled)
      return PageFrontMatter()
    }
    guard frontMatter.isClosed else {
      faults.append(Fault(.frontMatterUnclosed, at: fence))
      return PageFrontMatter()
    }
    let yaml = YAMLText(
      source: source, yaml: frontMatter.text, firstLine: frontMatter.firstLine,
      name: "front matter")
    return fields(of: yaml, &faults)
  }

  /// What there is to say of a line like the first of front matter that opens none.
  private func unopened(_ fence: SourceLocation) -> Fault {
    let blanks = source.line(1).prefix(while: \.isWhitespace).utf8.count
    guard blanks > 0, isKey(source.line(2)) else { return Fault(.frontMatterUnclosed, at: fence) }
    return late(
      .blanks, SourcePosition(line: 1, column: 1)..<SourcePosition(line: 1, column: blanks + 1))
  }

  /// What there is to say of front matter that ends where it begins, and is followed by what belongs in it.
  private func doubled(_ frontMatter: FrontMatter) -> Fault? {
    guard frontMatter.isClosed, frontMatter.text.allSatisfy(\.isWhitespace) else { return nil }
    let second = frontMatter.range.upperBound.line
    guard source.line(second).trimmed == "---", isKey(source.line(second + 1)) else { return nil }
    return late(
      .fence, SourcePosition(line: 1, column: 1)..<SourcePosition(line: second, column: 1))
  }

  private func late(_ intrusion: FaultKind.Intrusion, _ range: SourceRange) -> Fault {
    let end = range.upperBound
    return Fault(
      .frontMatterLate(
        behind: intrusion, SourceLocation(path: source.path, range: range)),
      at: SourceLocation(path: source.path, line: end.line, column: end.column, length: 3))
  }

  private func isKey(_ line: Substring) -> Bool {
    Self.keys.contains { line.hasPrefix("\($0):") }
  }

  /// What there is to say of a page without front matter at its top.
  private func missing() -> Fault {
    let first = (1...max(1, source.lineCount)).first { !source.line($0).isEmptyAtTop } ?? 1
    guard first > 1, source.line(first).trimmed == "---", isKey(source.line(first + 1)) else {
      return Fault(.frontMatterMissing, at: SourceLocation(path: source.path))
    }
    return late(
      .emptyLines, SourcePosition(line: 1, column: 1)..<SourcePosition(line: first, column: 1))
  }

  private func fields(of yaml: YAMLText, _ faults: inout [Fault]) -> PageFrontMatter {
    let before = faults.count
    guard let record = yaml.rootRecord(&faults) else {
      if faults.count == before {
        let location = SourceLocation(path: source.path)
        faults += ["title", "summary"].map { Fault(.keyMissing($0, beside: []), at: location) }
      }
      return PageFrontMatter()
    }
    record.expectKeys(Self.keys, &faults)
    return PageFrontMatter(
      title: record.requiredText("title", &faults),
      summary: record.requiredText("summary", &faults),
      apis: record.distinctStrings("apis", &faults).flatMap { record.parted($0, &faults) },
      platforms: record.names("platforms", &faults),
      edition: record.string("edition", &faults),
      keys: record.keys)
  }
}

extension Substring {
  /// Whether there is nothing to be seen in it, perhaps behind a byte order mark.
  fileprivate var isEmptyAtTop: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0 == "\u{FEFF}" }
  }
}
