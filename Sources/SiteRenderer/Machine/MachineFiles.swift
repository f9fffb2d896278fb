import RuleGraph

/// What stands beside the pages for programs, and what keeps the site for reading offline.
struct MachineFiles {
  private let parts: SiteParts
  /// `nil` when the site has no twins.
  private let twins: LongTwins?

  init(_ parts: SiteParts) {
    self.parts = parts
    twins =
      parts.about.publication.hasTwins
      ? LongTwins(TwinPages(parts: parts), among: LanguageModelIndex.listed(parts)) : nil
  }

  /// The twin of a page that every language has; `nil` when it has none.
  func twin(of address: Address, in language: String) -> PlannedFile? {
    if case .former = address { return nil }
    return twins?.file(of: address, in: language)
  }

  /// All but the twins; the lists of them are best made when they are made.
  ///
  /// - Parameters:
  ///   - addresses: the pages that every language has.
  ///   - files: the paths of all files that are not pages of one language.
  ///   - version: without one the site is not kept.
  func others(
    than addresses: [Address], files: [String], version: ContentVersion?
  ) -> [PlannedFile] {
    let addresses = addresses.filter { if case .former = $0 { false } else { true } }
    let site = parts.graph.site
    let endings = [".css", ".js", ".svg"]
    let kept = files.filter { path in
      path.hasPrefix("assets/") && endings.contains { path.hasSuffix($0) }
    }
    // Templates of one's own may lack the worker.
    let worker = kept.contains(OfflineWorker.asset) ? version : nil
    let others =
      Sitemap(parts: parts).files(of: addresses)
      + WebManifest(site: site, hasIcon: kept.contains(WebManifest.icon)).files()
      + [worker.map { OfflineWorker(site: site, assets: kept).file($0) }].compactMap(\.self)
    let lists = twins.map { LanguageModelIndex(parts: parts, long: $0).files() } ?? []
    return others.map(PlannedFile.init) + lists
  }
}
