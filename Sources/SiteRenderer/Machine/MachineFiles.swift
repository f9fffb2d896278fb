import RuleGraph

/// What stands beside the pages for programs, and what keeps the site for reading offline.
struct MachineFiles {
  let parts: SiteParts
  /// Without one the site is not kept.
  let version: ContentVersion?
  /// The paths of all files that are not pages of one language.
  let files: [String]

  /// - Parameter addresses: the pages that every language has.
  func plan(_ addresses: [Address]) -> [PlannedFile] {
    let addresses = addresses.filter { if case .former = $0 { false } else { true } }
    let site = parts.graph.site
    let endings = [".css", ".js", ".svg"]
    let kept = files.filter { path in
      path.hasPrefix("assets/") && endings.contains { path.hasSuffix($0) }
    }
    let worker = version.map { OfflineWorker(site: site, assets: kept).file($0) }
    let others =
      Sitemap(parts: parts).files(of: addresses) + WebManifest(site: site).files()
      + [worker].compactMap(\.self)
    return twins(addresses) + others.map(PlannedFile.init)
  }

  /// The twins, those that are long in parts as well, and the lists of them; nothing when the site has no twins.
  private func twins(_ addresses: [Address]) -> [PlannedFile] {
    let site = parts.graph.site
    guard site.publication.hasTwins else { return [] }
    let twins = TwinPages(parts: parts)
    let long = LongTwins(twins, among: LanguageModelIndex.listed(parts))
    let lists = LanguageModelIndex(parts: parts, long: long).files()
    let files = site.languages.map(\.code).flatMap { language in
      addresses.map { address in
        PlannedFile(path: twins.path(of: address, in: language)) {
          long.whole(of: address, in: language) ?? twins.bytes(of: address, in: language)
        }
      }
    }
    return files + (long.files + lists).map(PlannedFile.init)
  }
}
