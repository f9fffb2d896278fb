import CommonMark

/// Reads the YAML between the `---` lines of a page.
struct FrontMatterReader {
  static let keys = ["title", "summary", "apis", "platforms", "edition"]

  let source: SourceText

  func read(_ document: Document, _ faults: inout [Fault]) -> PageFrontMatter {
    guard let frontMatter = document.frontMatter else {
      faults.append(Fault(.frontMatterMissing, at: SourceLocation(path: source.path)))
      return PageFrontMatter()
    }
    guard frontMatter.isClosed else {
      let fence = SourceLocation(path: source.path, line: 1, column: 1, length: 3)
      faults.append(Fault(.frontMatterUnclosed, at: fence))
      return PageFrontMatter()
    }
    let yaml = YAMLText(
      source: source, yaml: frontMatter.text, firstLine: frontMatter.firstLine)
    return fields(of: yaml, &faults)
  }

  private func fields(of yaml: YAMLText, _ faults: inout [Fault]) -> PageFrontMatter {
    let before = faults.count
    guard let record = yaml.rootRecord(&faults) else {
      if faults.count == before {
        faults.append(Fault(.keyMissing("title"), at: SourceLocation(path: source.path)))
      }
      return PageFrontMatter()
    }
    record.expectKeys(Self.keys, &faults)
    return PageFrontMatter(
      title: record.requiredString("title", &faults),
      summary: record.requiredString("summary", &faults),
      apis: record.strings("apis", &faults),
      platforms: record.strings("platforms", &faults),
      edition: record.string("edition", &faults),
      keys: record.keys)
  }
}
