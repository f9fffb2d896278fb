import Foundation
import SmallContent
import Testing

/// Builds of the same content in other surroundings.
@Suite struct DeterminismTests {
  @Test(arguments: [
    "LC_ALL=tr_TR.UTF-8 LANGUAGE=ko", "LC_ALL=C TZ=Pacific/Kiritimati",
    "LANG=ko_KR.UTF-8 TZ=America/St_Johns",
    "SWIFT_DETERMINISTIC_HASHING=1", "TMPDIR=/nowhere HOME=/nowhere USER=nobody NO_COLOR=1",
  ])
  func `locale, time zone and other surroundings change no byte`(_ environment: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      $HIG build --quiet --site One && env \(environment) $HIG build --quiet --site Two && \
      diff -r One Two && echo same
      """)
    #expect(output.out == "same\n")
  }

  @Test(arguments: ["--content $PWD/Content", "--content deeper/../Content/"])
  func `by whatever way the content folder is named, no byte changes`(_ option: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir deeper; $HIG build --quiet --site One && $HIG build --quiet \(option) --site Two && \
      diff -r One Two && echo same
      """)
    #expect(output.out == "same\n")
  }

  @Test func `the order of files on the disk, their dates and one processor change no byte`() throws
  {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir other && ln -s ../Templates other/Templates
      find Content -type f | sort -r | while read -r file; do
        mkdir -p "other/$(dirname "$file")" && cp "$file" "other/$file" && touch -d 2001-02-03 "other/$file"
      done
      one=; command -v taskset > /dev/null && one="taskset -c 0"
      $HIG build --quiet && cd other && $one $HIG build --quiet && diff -r ../Site Site && echo same
      """)
    #expect(output.out == "same\n")
  }

  @Test func `a second build touches nothing, and an edit only what it changes`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let listing = "find Site -type f ! -name .higraph-manifest -printf '%P %T@ %i\\n' | sort"
    let first = try hig.shell("$HIG build --quiet && \(listing)").lines
    #expect(try hig.shell("$HIG build --quiet && \(listing)").lines == first)
    try hig.write(
      SmallGuide.tabBar.replacing("A dimmed tab explains", with: "A dim tab explains"),
      to: "Content/bars/tab-bar/en.md")
    let edited = try hig.shell("$HIG build --quiet && \(listing)").lines
    let changed = Set(edited).subtracting(first).compactMap { $0.split(separator: " ").first }
    #expect(changed.contains("en/tab-bar.html"))
    #expect(!changed.contains { $0.hasPrefix("ko/toolbar") || $0.hasPrefix("assets/site") })
    #expect(changed.count * 2 < first.count)
  }
}
