import CommonMark

/// Reads the YAML between the `---` lines of a page.
struct FrontMatterReader {
  static let keys = ["title", "summary", "apis", "platforms", "edition"]

  let source: SourceText

  func read(_ document: Document, _ faults: inout [Fault]) -> PageFrontMatter {
    let fence = SourceLocation(path: source.path, line: 1, column: 1, length: 3)
    guard let frontMatter = document.frontMatter else {
      let isOpened = source.line(1).trimmed == "---"
      faults.append(isOpened ? Fault(.frontMatterUnclosed, at: fence) : missing())
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

  /// What there is to say of a page without front matter at its top.
  private func missing() -> Fault {
    let first = (1...max(1, source.lineCount)).first { !source.line($0).isEmptyAtTop } ?? 1
    guard first > 1, source.line(first).trimmed == "---",
      Self.keys.contains(where: { source.line(first + 1).hasPrefix("\($0):") })
    else { return Fault(.frontMatterMissing, at: SourceLocation(path: source.path)) }
    let empty = SourcePosition(line: 1, column: 1)..<SourcePosition(line: first, column: 1)
    return Fault(
      .frontMatterLate(emptyLines: SourceLocation(path: source.path, range: empty)),
      at: SourceLocation(path: source.path, line: first, column: 1, length: 3))
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
