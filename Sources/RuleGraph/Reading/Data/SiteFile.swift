/// What `site.yml` says, which is read before all else: it tells which pages there are.
struct SiteFile: Sendable {
  /// Without the file it names no language.
  private(set) var site = Site(words: (Localized(), nil), languages: [], groups: [])
  /// Whether the file is there and a mapping at all.
  private(set) var isMapping = false
  private(set) var reading = DataReading()

  init(_ text: SourceText?) {
    guard let record = text.flatMap({ YAMLText($0).rootRecord(&reading.faults) }) else { return }
    isMapping = true
    site = SiteReader(record: record).read(&reading)
  }
}
