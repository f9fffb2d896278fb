import SiteRenderer

/// When the site was last built, so that a lookup need not read the content again.
struct BuildStamp {
  let site: String

  /// Whether nothing beneath the folder has changed since the build began to read it.
  func isNewer(than folder: String) -> Bool {
    guard let built = FolderDates.date(of: "\(site)/\(SiteWriter.manifestName)") else {
      return false
    }
    return FolderDates(folder).areAll { $0 < built }
  }
}
