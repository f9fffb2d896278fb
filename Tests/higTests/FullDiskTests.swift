import Patience
import SmallContent
import Testing

/// Builds and exports on disks that cannot be written, as they are.
@Suite struct FullDiskTests {
  /// Two states of the content, of which the first is built into `disk/Site` and kept as `Old`.
  private static func guide() throws -> HigProcess {
    let hig = try HigProcess(content: SmallGuide.files)
    #expect(try hig.run("build", "--site", "Old").status == 0)
    try hig.write(
      SmallGuide.tabBar.replacing("A dimmed tab explains", with: "A dim tab explains"),
      to: "Content/bars/tab-bar/en.md")
    return hig
  }

  private static let canMount =
    (try? HigProcess(content: [:]).shell("unshare -m true"))?.status == 0

  @Test(
    .disabled(if: Sanitizer.isOn, "the thread sanitizer itself maps files larger than the limit"))
  func `a limit on the size of files is an error, and the site stays`() throws {
    let hig = try Self.guide()
    defer { hig.remove() }
    let output = try hig.shell("cp -a Old Site; ulimit -f 2; $HIG build 2>&1")
    #expect(output.status == 2)
    // Which of the files is the first, depends on the processors.
    let error = /Error: cannot write '[^'\n]+\/\.Site\.higraph\/tree\/[^'\n]+': File too large\n/
    #expect(output.out.wholeMatch(of: error) != nil, "\(output.out)")
    #expect(try hig.shell("diff -r Old Site && test ! -e .Site.higraph").status == 0)
  }

  @Test(
    .disabled(if: Sanitizer.isOn, "the thread sanitizer itself maps files larger than the limit"))
  func `a limit on the size of files is an error, and the file stays`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("export", "json", "graph.json").status == 0)
    let before = try hig.contents(of: "graph.json")
    try hig.write(
      SmallGuide.tabBar.replacing("A dimmed tab explains", with: "A dim tab explains"),
      to: "Content/bars/tab-bar/en.md")
    let output = try hig.shell(
      "ulimit -f 2; $HIG export json graph.json 2>&1; status=$?; ls; exit $status")
    #expect(output.status == 2)
    #expect(
      output.out
        == "Error: cannot write 'graph.json': File too large\nContent\nTemplates\ngraph.json\n")
    #expect(try hig.contents(of: "graph.json") == before)
  }

  @Test(.enabled(if: canMount), arguments: [("disk", "disk/Site"), ("disk/Site", "disk/Site")])
  func `a full disk is an error, and the site stays`(_ mount: String, _ site: String) throws {
    let hig = try Self.guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      size=$(du -sk Old | cut -f1)
      mkdir -p \(mount); unshare -m bash -c "
        mount -t tmpfs -o size=$((size + 64))k none \(mount); mkdir -p \(site)
        cp -a Old/. \(site)/; dd if=/dev/zero of=\(mount)/filler bs=1k count=9999 2>/dev/null
        $HIG build --site \(site) 2>&1; echo status $?
        rm -f \(mount)/filler; diff -r Old \(site) && echo whole
        ls -A disk | grep higraph; mount -o remount,size=9999k \(mount)
        $HIG build --quiet --site \(site) && diff -r \(site)/en Old/en | head -1"
      """.replacing("$?", with: "\\$?"))
    let error = /Error: cannot write '[^'\n]+': No space left on device/
    #expect(output.lines.first?.wholeMatch(of: error) != nil, "\(output.out)")
    #expect(output.lines.dropFirst().prefix(2) == ["status 2", "whole"], "\(output.out)")
    #expect(
      output.lines.last?.hasPrefix("diff -r \(site)/en/tab-bar.html") == true, "\(output.out)")
  }

  @Test(.enabled(if: canMount))
  func `a site that is a mount point is written in its place`() throws {
    let hig = try Self.guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir real Site; unshare -m bash -c "mount --bind real Site; $HIG build --quiet"
      $HIG build --quiet --site New; diff -r real New && ls -A real | grep higraph
      """)
    #expect(output.out == ".higraph-content\n.higraph-manifest\n")
  }

  @Test(arguments: ["Site", "disk"])
  func `a folder that may not be written is an error, and the site stays`(
    _ folder: String
  ) throws {
    let hig = try Self.guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir disk; cp -a Old disk/Site; ln -s disk/Site Site; chmod 555 \(folder) disk/Site
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $drop $HIG build --site disk/Site 2>&1; status=$?
      chmod 755 disk disk/Site; diff -r Old disk/Site && echo whole; exit $status
      """)
    #expect(output.status == 2)
    let error = output.lines.first ?? ""
    #expect(error.hasPrefix("Error: cannot write 'disk/Site"), "\(output.out)")
    #expect(error.hasSuffix("': Permission denied"), "\(output.out)")
    #expect(output.lines.last == "whole", "\(output.out)")
  }

  @Test(arguments: ["disk/Site", "disk/new/folder/Site"])
  func `why a first site cannot be written is said of the folder above`(_ site: String) throws {
    let hig = try Self.guide()
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir disk; chmod 555 disk
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $drop $HIG build --site \(site) 2>&1
      """)
    #expect(output.status == 2)
    #expect(output.out == "Error: cannot write '\(site)': Permission denied\n")
  }
}
