import Foundation
import SmallContent
import Testing

/// Which index `hig lookup` reads, and what it says of it.
@Suite struct LookupIndexTests {
  private let hig: HigProcess

  init() throws {
    hig = try HigProcess(content: SmallGuide.files)
    try #require(try hig.run("build", "-q").status == 0)
  }

  private func shell(_ line: String) throws -> HigProcess.Output {
    let output = try hig.shell(line)
    hig.remove()
    return output
  }

  private static let hit =
    "Content/bars/toolbar/en.md:9:toolbar/keep-it-short: avoid: Keep it short\n"

  @Test(arguments: [
    "--index Site/search", "--index Site", "--index \"$PWD/Site/search/\"", "",
  ])
  func `a folder of an index or a site is read`(_ option: String) throws {
    #expect(try shell("\"$HIG\" lookup \(option) keep short 2>&1").out == Self.hit)
  }

  @Test(arguments: [
    ("mv Site/search Elsewhere; rm -r Content Site; HIG_INDEX=Elsewhere", ""),
    ("mv Site/search Elsewhere; rm -r Content Site; HIG_INDEX=none", "--index Elsewhere"),
    ("rm -r Content; HIG_INDEX=", ""),
    // An installation: the program in `bin`, the index in `share`.
    (
      "mkdir -p usr/bin usr/share/higraph; ln $HIG usr/bin/hig || cp $HIG usr/bin/hig; mv Site/search usr/share/higraph; "
        + "rm -r Content Site; HIG=usr/bin/hig;", ""
    ),
  ])
  func `without content an index answers alone`(_ before: String, _ option: String) throws {
    let line = "\(before) \"$HIG\" lookup --lang en \(option) keep short 2>&1"
    #expect(try shell(line).out == Self.hit)
  }

  @Test(arguments: [("--component nothing", Int32(2)), ("--kind consider", 1)])
  func `without content nothing found is 1 too, and an unknown filter 2`(
    _ filter: String, _ status: Int32
  ) throws {
    #expect(
      try shell("rm -r Content; \"$HIG\" lookup --lang en \(filter) keep short").status == status)
  }

  @Test func `without content and index there is nothing to read`() throws {
    let output = try shell("rm -r Content Site; \"$HIG\" lookup keep 2>&1")
    let reason = "no content folder 'Content'; go where it is, or name it with --content"
    #expect(output == .init(status: 2, out: "Error: \(reason)\n", talk: ""))
  }

  @Test func `no other index answers for content that is named and not there`() throws {
    let line = """
      "$HIG" lookup --content Contents keep short 2>&1; echo $?
      "$HIG" lookup --content Contents --index Site --lang en keep short
      """
    #expect(
      try shell(line).out == """
        Error: no content folder 'Contents'; go where it is, or name it with --content
        2
        \(Self.hit)
        """)
  }

  @Test(arguments: ["", "--lang ko"])
  func `a folder without an index is told without a language where there is no content`(
    _ option: String
  ) throws {
    let output = try shell("rm -r Content; \"$HIG\" lookup \(option) --index Templates keep 2>&1")
    #expect(
      output == .init(status: 2, out: "Error: There is no index in 'Templates'.\n", talk: ""))
  }

  @Test(arguments: ["None", "Content"])
  func `a folder without an index is wrong usage`(_ folder: String) throws {
    let output = try shell("\"$HIG\" lookup --index \(folder) keep 2>&1")
    #expect(output.status == 2)
    #expect(output.out.hasPrefix("Error: There is no index of 'en' in '\(folder)'."))
  }

  @Test func `an index that is older than the content is read as it is where it is named`() throws {
    let line = """
      sleep 0.05; echo >> Content/bars/toolbar/en.md
      "$HIG" lookup --index Site keep short 2>&1
      """
    #expect(
      try shell(line).out == "hig: the index in Site/search is older than Content\n" + Self.hit)
  }

  @Test func `a site does not answer for other content than its own`() throws {
    let line = """
      cp -R Content Other; sed -i.old 's/Keep it short/Keep it brief/' Other/bars/toolbar/en.md
      rm Other/bars/toolbar/*.old; find Other -exec touch -t 202001010000 {} +
      "$HIG" lookup --content Other keep brief 2>&1; ln -s Content Same; "$HIG" lookup --content Same keep short 2>&1
      """
    #expect(
      try shell(line).out == """
        hig: the index in Site/search is of other content than Other, which is read instead
        Other/bars/toolbar/en.md:9:toolbar/keep-it-short: avoid: Keep it brief
        Same/bars/toolbar/en.md:9:toolbar/keep-it-short: avoid: Keep it short

        """)
  }

  @Test func `else the content is read and it says so, unless told to be quiet`() throws {
    let line = """
      sleep 0.05; echo >> Content/bars/toolbar/en.md
      "$HIG" lookup keep short 2>&1; "$HIG" lookup -q keep short 2>&1
      """
    #expect(
      try shell(line).out
        == "hig: the index in Site/search is older than Content, which is read instead\n" + Self.hit
    )
  }

  @Test func `a build that had nothing to write makes the index new again`() throws {
    let line = """
      sleep 0.05; touch Content/bars/toolbar/en.md; "$HIG" build -q
      "$HIG" lookup --index Site keep short 2>&1
      """
    #expect(try shell(line).out == Self.hit)
  }

  @Test func `a build right after a save is newer than what was saved`() throws {
    let line = """
      for n in $(seq 20); do
        echo >> Content/bars/toolbar/en.md; "$HIG" build -q; "$HIG" lookup -q --index Site keep short 2>&1
        "$HIG" lookup keep short 2>&1 >none
      done
      """
    #expect(try shell(line).out == "")
  }

  @Test(arguments: [
    "rm Content/bars/toolbar/ko.md", "mv Content/bars/toolbar Content/bars/toolbars",
    "mkdir Content/bars/new", "echo >> Content/apis.yml", "echo > Content/new.txt",
    // What was there when the site was built, and nothing in it.
    "echo > Content/empty/new.txt",
    // Only the names that the site was built from are looked at, where they are whole.
    "truncate -s -1 Site/.higraph-content; echo >> Content/bars/toolbar/en.md",
    "truncate -s 40 Site/.higraph-content; echo >> Content/bars/toolbar/en.md",
    "truncate -s 0 Site/.higraph-content; echo >> Content/bars/toolbar/en.md",
    "rm Site/.higraph-content; echo >> Content/bars/toolbar/en.md",
    // A list of which the count is right, and nothing else.
    "printf 'sizes 2\\0../Content/\\0x\\377' > Site/.higraph-content",
    // As a backup puts files back, with the dates that they had.
    "echo 짧게 > new; touch -d 2020-01-01 new; cp -p new Content/bars/toolbar/en.md",
    "cp -a Content Old; rm -r Content; mv Old Content",
  ])
  func `the content is read when anything in it has changed since the build`(
    _ change: String
  ) throws {
    let line = """
      mkdir Content/empty; "$HIG" build -q; sleep 0.05; \(change)
      "$HIG" lookup nothing-like-it 2>&1
      """
    let said = "hig: the index in Site/search is older than Content, which is read instead"
    #expect(try shell(line).lines.first.map { String($0) } == said)
  }

  @Test(arguments: ["cp -R ../Elsewhere/Site .", "cp -a ../Elsewhere/Site ."])
  func `a site that was made of other content and copied here does not answer for this one`(
    _ copy: String
  ) throws {
    let line = """
      mkdir Elsewhere Here; cp -R Content Elsewhere; mv Content Here; sleep 0.05
      cd Elsewhere; sed -i s/적은/많은/ Content/bars/toolbar/ko.md; echo >> Content/bars/toolbar/ko.md
      "$HIG" build -q --templates ../Templates; sleep 0.05; cd ../Here; \(copy)
      "$HIG" lookup nothing-like-it 2>&1
      """
    let said =
      "hig: the index in Site/search is of other content than Content, which is read instead"
    #expect(try shell(line).lines.first.map { String($0) } == said)
  }

  @Test(arguments: [
    "true", "rm Site/.higraph-content", "echo x > Site/.higraph-content",
    // A clock that was wrong once.
    "touch -d '+6 hours' Content/bars/toolbar/ko.md; \"$HIG\" build -q",
  ])
  func `nothing else is read when nothing has changed, with or without its names`(
    _ change: String
  ) throws {
    let line = "sleep 0.05; \(change); \"$HIG\" lookup keep short 2>&1"
    #expect(try shell(line).out == Self.hit)
  }

  @Test func `a site that is copied with its content, dates and all, answers for it`() throws {
    let line = """
      mkdir moved; cp -a Content Site moved; sleep 0.05; cd moved; "$HIG" lookup keep short 2>&1
      """
    #expect(try shell(line).out == Self.hit)
  }

  @Test(arguments: ["Content/", "./Content//", "Content"])
  func `paths are printed as they are elsewhere, however the folder is named`(
    _ name: String
  ) throws {
    let line = """
      "$HIG" lookup --content \(name) keep short
      "$HIG" lookup --content \(name) -e 'Keep it short'
      """
    let paths = try shell(line).lines.map { $0.prefix { $0 != ":" } }
    #expect(Set(paths).count == 1 && paths.count >= 2, "\(paths)")
  }

  @Test func `a damaged index of one language does not mislead about another`() throws {
    let line = """
      "$HIG" lookup 늘이지; sed -i s/Hang/Hans/ Site/search/en/core.js; "$HIG" lookup 늘이지
      """
    let lines = try shell(line).lines
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Content/bars/toolbar/ko.md:") == true)
    #expect(lines.first == lines.last)
  }

  @Test(arguments: ["rm Site/search/ko/core.js", "ln -sf core.js Site/search/ko/core.js"])
  func `where only the index is there and one of its languages is not, that is said`(
    _ damage: String
  ) throws {
    let line = "rm -r Content; \(damage); \"$HIG\" lookup 늘이지 2>&1"
    let said = "hig: the index in Site/search can't be read in ko"
    #expect(try shell(line).lines.first.map { String($0) } == said)
  }

  @Test(arguments: ["--index Site", "HIG_INDEX=Site", "rm -r Content;"])
  func `a damaged index is named where it is asked for or there is no content`(
    _ way: String
  ) throws {
    let (before, option) = way.hasPrefix("--") ? ("", way) : (way, "")
    let output = try shell(
      "echo x > Site/search/en/core.js; \(before) \"$HIG\" lookup \(option) --lang en keep 2>&1")
    let end = way.hasPrefix("rm") ? "; 'hig build' writes the index anew" : " (in 'Site/search')."
    let said = "Error: 'search/en/core.js' is no shard of a search index\(end)\n"
    #expect(output == .init(status: 2, out: said, talk: ""))
  }

  /// Damage that is found at once, or only when a word is looked for.
  @Test(arguments: [
    ("echo x > ko/core.js", "'search/ko/core.js' is no shard of a search index"),
    ("sed -i s/Hang/Hans/ ko/core.js", "'search/ko/core.js' is damaged"),
    ("cp en/core.js ko/core.js", "'search/ko/core.js' is the shard 'en/core' of a search index"),
    ("rm ko/terms-0.js", "the search index lacks 'search/ko/terms-0.js'"),
    ("truncate -s -9 ko/terms-0.js", "'search/ko/terms-0.js' is no shard of a search index"),
  ])
  func `where the site's index is damaged that is said, and the content answers`(
    _ damage: String, _ fault: String
  ) throws {
    let line = """
      (cd Site/search; \(damage))
      "$HIG" lookup 길게 늘이지 2>&1; echo $?; "$HIG" lookup 쀍쀍 2>&1; echo $?; "$HIG" lookup -q 길게 2>&1; echo $?
      """
    let said = "hig: \(fault); Content is read instead, and 'hig build' writes the index anew"
    #expect(
      try shell(line).out == """
        \(said)
        Content/bars/toolbar/ko.md:8:toolbar/keep-it-short: avoid: 길게 늘이지 마세요
        0
        \(said)
        hig: nothing found
        1
        0

        """)
  }

  @Test func `an index of another version is said, and the content answers`() throws {
    let line = """
      sed -E -i 's/^(Higraph.shard\\("[a-z]+.core",)[0-9]+/\\199/' Site/search/*/core.js
      "$HIG" lookup --content Content 길게 늘이지 2>&1
      """
    let lines = try shell(line).lines
    #expect(
      lines.first?.hasPrefix("hig: 'search/ko/core.js' has version 99 of the search index; ")
        == true,
      "\(lines)")
    #expect(
      lines.first?.hasSuffix("; Content is read instead, and 'hig build' writes the index anew")
        == true)
    #expect(
      lines.dropFirst() == [
        "Content/bars/toolbar/ko.md:8:toolbar/keep-it-short: avoid: 길게 늘이지 마세요"
      ])
  }

  @Test func `a file of the site's index that cannot be read is said, and the content answers`()
    throws
  {
    let line = """
      rm Site/search/ko/core.js; mkdir Site/search/ko/core.js; "$HIG" lookup 늘이지 2>&1
      """
    #expect(
      try shell(line).out == """
        hig: cannot read 'Site/search/ko/core.js': Is a directory; Content is read instead
        Content/bars/toolbar/ko.md:8:toolbar/keep-it-short: avoid: 길게 늘이지 마세요

        """)
  }

  @Test(arguments: ["rm -r Content; ", "mv Site/search Index; export HIG_INDEX=Index; "])
  func `a file of the index that cannot be read is told with the system's reason`(
    _ before: String
  ) throws {
    let line = """
      rm Site/search/ko/core.js; mkdir Site/search/ko/core.js
      \(before)"$HIG" lookup 늘이지 2>&1
      """
    let folder = before.contains("HIG_INDEX") ? "Index" : "Site/search"
    #expect(
      try shell(line)
        == .init(
          status: 2, out: "Error: cannot read '\(folder)/ko/core.js': Is a directory\n", talk: ""))
  }

  @Test func `a content folder that cannot be looked into is not passed over`() throws {
    let line = "rm -r Content; ln -s Content Content; \"$HIG\" lookup 늘이지 2>&1"
    let output = try shell(line)
    #expect(output.status == 2)
    #expect(
      output.lines.last
        == "Error: cannot read 'Content/site.yml': Too many levels of symbolic links")
  }

  @Test func `without content nobody is sent to a command that needs it`() throws {
    let line = "rm -r Content; \"$HIG\" lookup --lang en --heading 'tab bar' 2>&1 >/dev/null"
    #expect(try shell(line) == .init(status: 0, out: "", talk: ""))
  }

  @Test(arguments: ["-C1", "-C 3"])
  func `without content it is said that there are no lines around a hit`(_ option: String) throws {
    let line = "rm -r Content; \"$HIG\" lookup --lang en \(option) keep short 2>&1"
    let lack = "hig: -C shows lines of 'Content/bars/toolbar/en.md', which is not here\n"
    let output = try shell(line).out
    #expect(output == lack + Self.hit || output == Self.hit + lack)
  }

  @Test func `hits are found from another folder than that of the build`() throws {
    let line = """
      mkdir deeper; cd deeper
      "$HIG" lookup --content ../Content --site ../Site --lang en -C1 keep short 2>&1
      """
    #expect(
      try shell(line).lines.map { $0.split(separator: " ").first } == [
        "../Content/bars/toolbar/en.md:9:toolbar/keep-it-short:",
        "../Content/bars/toolbar/en.md-11-toolbar/keep-it-short-",
      ])
  }
}
