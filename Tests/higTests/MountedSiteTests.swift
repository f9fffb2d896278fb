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
      ("mount --bind Content/site.yml", "ko/tab-bar.html"),
    ])
  func `what is mounted in a site stays where it is, and builds go on`(
    _ mount: String, _ place: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    // The page that is changed is another than the one that something is mounted on.
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
    let isPage = place.hasSuffix(".html")
    if isPage {
      // It is no longer as it was written, and cannot be replaced.
      let error = "Error: cannot write '\(try hig.site)/\(place)': Device or resource busy"
      #expect(
        output.lines.filter { $0 != error } == ["status 2", "there", "status 2", "there", "Site"]
          + output.lines.suffix(1))
      #expect(output.lines.first == error)
    } else {
      #expect(output.lines == ["status 0", "there", "status 0", "there", "Site", "new"])
    }
  }
}

extension HigProcess {
  fileprivate var site: String {
    get throws { try shell("realpath '탭 바/Site'").lines.first ?? "" }
  }
}
