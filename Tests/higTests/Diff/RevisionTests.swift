import SmallContent
import Testing

/// What `hig diff` and `hig check --since` read of a revision: the same files as of the disk.
@Suite struct RevisionTests {
  private func guide(_ line: String) throws -> GitGuide {
    let guide = try GitGuide()
    #expect(try guide.hig.shell("set -e; \(line)").status == 0)
    try guide.commit("Arrange files")
    return guide
  }

  /// Links within the content, and links that are not read.
  private static let links = [
    "mkdir Content/.pages; cd Content/bars/toolbar; mv ko.md ../../.pages/; ln -s ../../.pages/ko.md",
    "mkdir Content/.pages; cd Content/bars/toolbar; mv ko.md ../../.pages/; ln -s $(pwd -P)/../../.pages/ko.md",
    "cd Content/bars; mv toolbar .toolbar; mkdir toolbar; cd toolbar; ln -s ../.toolbar all; ln -s all/en.md; ln -s ./all/ko.md",
    "cd Content/bars/toolbar; mv ko.md one.md; ln -s ../../../Content/bars/toolbar/one.md two.md; ln -s two.md ko.md",
    "mkdir Pages; cd Content/bars/toolbar; mv ko.md ../../../Pages/; ln -s ../../../Pages/ko.md",
    "cd Content/bars/toolbar; rm ko.md; ln -s ko.md; ln -s nowhere.md ja.md; ln -s ../tab-bar fr.md",
    "cd Content/bars/toolbar; rm ko.md; ln -s ../../../../../../../../../../../../etc/hostname ko.md",
    // A folder whose name is as long as that of the repository.
    "repository=$(pwd -P); cd Content/bars/toolbar; mv ko.md one.md; ln -s ${repository%?}_/Content/bars/toolbar/one.md ko.md",
  ]

  @Test(arguments: links)
  func `a link in a revision is what it is on the disk`(_ line: String) throws {
    let guide = try guide(line)
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.run("diff", "HEAD")
        == .init(status: 0, out: "no rule, name or address changed\n", talk: ""))
    #expect(
      try guide.hig.run("check", "--since", "HEAD").talk.hasPrefix(
        "on lines changed since HEAD: 0 errors, 0 warnings\n"))
  }

  @Test func `a link in a repository with a line end in its name is what it is on the disk`() throws
  {
    let guide = try guide(
      "cd Content/bars/toolbar; mv ko.md ../../../ko.txt; ln -s ../../../ko.txt ko.md")
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      "mkdir $'두\\n줄'; mv Content .git $'두\\n줄'; mv ko.txt $'두\\n줄'; cd $'두\\n줄'; $HIG diff HEAD")
    #expect(output == .init(status: 0, out: "no rule, name or address changed\n", talk: ""))
  }

  @Test(arguments: [
    "mkdir Content/bars/.draft; cp Content/bars/toolbar/en.md Content/bars/.draft/en.md",
    "mkdir -p Content/.old/bars/x; cp Content/bars/toolbar/en.md Content/.old/bars/x/en.md",
    "cp Content/bars/toolbar/en.md Content/bars/toolbar/.en.md",
    "mkdir Content/bars/x; cp Content/bars/toolbar/en.md $'Content/bars/x/e\\xffn.md'",
    "mkdir Content/bars/x; cp Content/bars/toolbar/en.md $'Content/bars/x/e\\xe2\\x80\\x8bn.md'",
    "mkdir Content/bars/x; truncate -s 9M Content/bars/x/en.md",
    "cd Content/bars; mkdir $'x\\xe2\\x80\\x8b'; cp toolbar/*.md $'x\\xe2\\x80\\x8b'/",
    // Another repository, of which this one knows the revision alone.
    "cd Content/bars/toolbar; git init -q ja.md; cd ja.md; git -c user.name=H -c user.email=h@example.org commit -qm x --allow-empty",
  ])
  func `what is not read from the disk is not read from a revision`(_ line: String) throws {
    let guide = try guide(line)
    defer { guide.hig.remove() }
    #expect(
      try guide.hig.run("diff", "HEAD")
        == .init(status: 0, out: "no rule, name or address changed\n", talk: ""))
  }

  @Test func `a page that became a link to another text is told word by word`() throws {
    let guide = try guide("cd Content/bars/toolbar; mkdir ../.pages; mv ko.md ../.pages")
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      cd Content/bars/toolbar; sed s/더/훨씬/ ../.pages/ko.md > ../.pages/new.md; ln -s ../.pages/ko.md
      git add .; git -c user.name=Hig -c user.email=hig@example.org commit -qm Link
      ln -sf ../.pages/new.md ko.md; cd ../../..; $HIG diff HEAD
      """)
    #expect(
      output.out == """
        ~ rule toolbar/keep-it-short: Keep it short
            ko: translated → needs-review
            ko: 길게 늘이지 마세요
                적은 버튼이 [-더-] {+훨씬+} 빨리 눈에 띕니다.
        ~ component toolbar
            summary (ko): 툴바는 화면에 동작을 더합니다. → 툴바는 화면에 동작을 훨씬합니다.
        rules: 0 added, 0 removed, 1 changed; translations that fell behind: 1; other changes: 1

        """)
  }

  /// `main` and `topic` part after the first commit, and each has changed another page since.
  private func parted() throws -> GitGuide {
    let guide = try GitGuide()
    try guide.git("checkout --quiet -b topic")
    try guide.edit("bars/toolbar/ko.md", "빨리", "일찍")
    try guide.commit("topic")
    try guide.git("checkout --quiet main")
    try guide.edit("bars/tab-bar/ko.md", "설명하지 않으니", "설명해 주지 않으니")
    try guide.commit("main")
    return guide
  }

  @Test(arguments: [
    ("main...topic", ["toolbar/keep-it-short"]), ("main...", []),
    ("topic...", ["tab-bar/keep-every-tab-enabled"]),
    ("...topic", ["toolbar/keep-it-short"]),
    ("main..topic", ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]),
    ("main topic", ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]),
    ("HEAD~1..", ["tab-bar/keep-every-tab-enabled"]),
  ])
  func `a range of revisions is what it is to git`(_ range: String, _ rules: [String]) throws {
    let guide = try parted()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell("$HIG diff \(range) 2>&1")
    let told = output.out.split(separator: "\n").filter { $0.hasPrefix("~ rule ") }
    #expect(told.map { $0.dropFirst(7).prefix { $0 != ":" } } == rules.map { $0[...] })
    #expect(output.status == 0)
  }

  @Test(arguments: [
    ("nope...main", "git knows no revision 'nope'"), ("main..탭", "git knows no revision '탭'"),
    ("main..topic HEAD", "git knows no revision 'main..topic'"),
    ("main...alone", "'main' and 'alone' have no commit in common"),
  ])
  func `of a range that git does not have either it is said what is wrong`(
    _ range: String, _ reason: String
  ) throws {
    let guide = try parted()
    defer { guide.hig.remove() }
    try guide.git("checkout --quiet --orphan alone")
    try guide.commit("alone")
    let output = try guide.hig.shell("$HIG diff \(range) 2>&1")
    #expect(output == .init(status: 2, out: "Error: \(reason)\n", talk: ""))
  }

  @Test(arguments: ["diff HEAD", "check --since HEAD", "translate list"])
  func `git may complain at length before it answers`(_ arguments: String) throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit("bars/toolbar/ko.md", "적은", "더 적은")
    try guide.commit("Say more")
    let told = try guide.hig.shell("$HIG \(arguments) 2>&1")
    try guide.hig.write(
      "#!/bin/sh\nyes 'warning: 오래된 저장소' | head -n 9999 >&2\nexec /usr/bin/git \"$@\"\n",
      to: "bin/git")
    let line = "chmod +x bin/git; PATH=$PWD/bin:$PATH timeout -s KILL 60 $HIG \(arguments) 2>&1"
    #expect(try guide.hig.shell(line) == told)
  }
}
