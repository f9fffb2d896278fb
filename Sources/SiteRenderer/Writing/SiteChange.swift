/// What is to become of a site.
struct SiteChange: Sendable {
  /// What of the site was written by an earlier build.
  let before: WriteManifest
  let after: WriteManifest
  /// The paths of files that are new or different, sorted.
  let changed: [String]
  /// The paths of files of an earlier build that exist and should no longer do so, sorted.
  let deleted: [String]

  /// The paths of files that are as they should be.
  var unchanged: PathSet {
    after.paths.subtracting(PathSet(changed))
  }
}
