import SmallContent
import Testing

/// Sites in which other file systems are mounted.
@Suite struct MountedSiteTests {
  private static let canMount =
    (try? HigProcess(content: [:]).shell("unshare -m true"))?.status == 0

  /// What is mounted, and where in the site.
  @Test(
    .enabled(if: canMount),
    arguments: [
      ("mkdir '탭 바/Site/uploads'; mount -t tmpfs none", "uploads"),
      ("mkdir real '탭 바/Site/en/uploads'; mount --bind real", "en/uploads"),
    ])
  func `what is mounted in a site stays where it is, and builds go on`(
    _ mount: String, _ place: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir '탭 바'; $HIG build -q --site '탭 바/Site'
      sed -i 's/A dimmed tab explains/A dim tab explains/' Content/bars/tab-bar/en.md
      unshare -m bash -c "\(mount) '탭 바/Site/\(place)'
        for i in 1 2; do
          $HIG build -q --site '탭 바/Site' 2>&1; echo status \\$?; mountpoint -q '탭 바/Site/\(place)' && echo there
        done"
      ls -A '탭 바'; grep -c 'A dim tab explains' '탭 바/Site/en/tab-bar.html' | sed 's/[1-9][0-9]*/new/'
      """)
    #expect(output.lines == ["status 0", "there", "status 0", "there", "Site", "new"])
  }

  /// What is mounted, and on what that would change: a page, all pages of a language, a folder that is gone by then.
  @Test(
    .enabled(if: canMount),
    arguments: [
      ("mount --bind Content/site.yml", "ko/tab-bar.html", "Device or resource busy"),
      ("cp -r '탭 바/Site/ko' real; mount --bind real", "ko", "Invalid cross-device link"),
      ("mount -t tmpfs none", "en/api", "Invalid cross-device link"),
    ])
  func `where something is mounted on what would change, nothing does`(
    _ mount: String, _ place: String, _ reason: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir '탭 바'; $HIG build -q --site '탭 바/Site'
      sed -i 's/흐린 탭은/어두운 탭은/' Content/bars/tab-bar/ko.md
      unshare -m bash -c "\(mount) '탭 바/Site/\(place)'; sums() { find '탭 바' -type f -exec md5sum {} + | sort; }
        sums > before
        for i in 1 2; do $HIG build -q --site '탭 바/Site' 2>&1; echo \\$?; sums | diff before - && ls -A '탭 바'; done"
      $HIG build -q --site '탭 바/Site'; grep -c '어두운 탭은' '탭 바/Site/ko/tab-bar.html' | sed 's/[1-9][0-9]*/new/'
      """)
    let error = "Error: cannot write '\(try hig.site)/\(place)': \(reason)"
    #expect(output.lines == [error, "2", "Site", error, "2", "Site", "new"])
  }
}

extension HigProcess {
  fileprivate var site: String {
    get throws { try shell("realpath '탭 바/Site'").lines.first ?? "" }
  }
}
