import Foundation
import SmallContent
import Testing

@testable import hig

/// The patch of `hig check --fix --dry-run`, taken by those who apply patches.
@Suite struct PatchTests {
  private static let page = (SmallGuide.files["bars/toolbar/ko.md"] ?? "")
    .replacing("적은 버튼이", with: "탭 막대의 버튼이")
  private static let files = SmallGuide.files.merging(["bars/toolbar/ko.md": page]) { $1 }

  private static let programs = ["git apply", "patch -s -p1"].filter { program in
    let name = program.prefix { $0 != " " }
    return FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  /// Where the command runs, what it is told, where its patch is applied, and the name that is in it.
  private static let places = [
    (".", "Content", ".", "Content/"), (".", "./Content/", ".", "Content/"),
    (".", "$root/Content", ".", "Content/"), (".", "other/../Content", ".", "Content/"),
    (".", "other/link", ".", "Content/"), ("Content", ".", "Content", ""),
    (".", "내 글", ".", "내 글/"), ("other", "../Content", ".", "Content/"),
    ("other", "$root/내 글", ".", "내 글/"),
  ]

  @Test(arguments: places, programs)
  func `it can be applied however the folder of the content is named`(
    _ place: (folder: String, content: String, target: String, name: String), _ program: String
  ) throws {
    let hig = try HigProcess(content: Self.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      root=$PWD; mkdir other; cp -r Content '내 글'; ln -s ../Content other/link
      cd "$root/\(place.folder)"
      "$HIG" check --fix --dry-run --content "\(place.content)" > "$root/a.patch"
      cd "$root/\(place.target)"; \(program) < "$root/a.patch"; echo $?; head -2 "$root/a.patch"
      cd "$root/\(place.folder)"; "$HIG" check --fix --dry-run --content "\(place.content)"
      """)
    let end = place.name.contains(" ") ? "\t" : ""
    #expect(
      output.lines == [
        "0", "--- a/\(place.name)bars/toolbar/ko.md\(end)",
        "+++ b/\(place.name)bars/toolbar/ko.md\(end)",
      ])
  }

  @Test func `a side without lines is told by the line before`() {
    #expect(LinePatch(old: "", new: "가\n나\n").lines == ["@@ -0,0 +1,2 @@", "+가", "+나"])
    #expect(LinePatch(old: "가\n", new: "").lines == ["@@ -1,1 +0,0 @@", "-가"])
  }
}
