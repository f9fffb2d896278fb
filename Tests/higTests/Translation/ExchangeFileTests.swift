import SmallContent
import Testing

/// The files that `hig translate export` writes and `import` reads.
@Suite struct ExchangeFileTests {
  private let guide: GitGuide

  init() throws {
    guide = try GitGuide()
  }

  /// Runs a shell line as somebody who may not do everything.
  private func shell(_ line: String) throws -> HigProcess.Output {
    try guide.hig.shell(
      """
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      chmod 777 .; \(line) 2>&1
      """)
  }

  @Test(arguments: [
    ("none.xlf", "Error: There is no file 'none.xlf'.\n"),
    ("Content", "hig: cannot read 'Content': Is a directory\n"),
    ("closed.xlf", "hig: cannot read 'closed.xlf': Permission denied\n"),
    ("site.yml/work.xlf", "hig: cannot read 'site.yml/work.xlf': Not a directory\n"),
  ])
  func `why a document cannot be read is said`(_ path: String, _ words: String) throws {
    defer { guide.hig.remove() }
    let output = try shell(
      """
      touch site.yml; echo > closed.xlf; chmod 000 closed.xlf
      $drop $HIG translate import \(path)
      """)
    #expect(output == .init(status: 2, out: words, talk: ""))
  }

  @Test func `a file that cannot be read is not written over`() throws {
    defer { guide.hig.remove() }
    let output = try shell(
      """
      $drop bash -c 'echo 메모 > notes; chmod 200 notes'
      $drop $HIG translate export --to ko notes 2>&1; status=$?
      $drop chmod 600 notes; cat notes; exit $status
      """)
    #expect(
      output
        == .init(
          status: 2,
          out: "Error: 'notes' cannot be read, and is not written over: Permission denied\n메모\n",
          talk: ""))
  }

  @Test func `nobody is waited for at a pipe that is to be written`() throws {
    defer { guide.hig.remove() }
    let output = try shell(
      """
      mkfifo pipe; timeout -s KILL 20 $HIG translate export --to ko pipe 2>&1
      """)
    #expect(
      output == .init(status: 2, out: "Error: cannot write 'pipe': it is no file\n", talk: ""))
  }

  @Test func `a rule of which nothing was written is not accepted`() throws {
    defer { guide.hig.remove() }
    let line = try #require(try guide.line(of: "toolbar/keep-it-short"))
    try guide.edit("rules.lock", "\(line)\n", "")
    try guide.hig.remove("Content/bars/toolbar/ko.md")
    let before = try guide.files()
    let output = try shell(
      """
      $HIG translate export --to ko --page toolbar work.xlf
      sed -i '/keep-it-short/,/<\\/group>/s/<\\/source>/&<target state="final">짧게.<\\/target>/' work.xlf
      $HIG translate import --accept work.xlf
      """)
    #expect(
      output
        == .init(
          status: 0,
          out: """
            ko: 0 units changed, 0 as before, 3 without a translation, 0 refused; 2 wait for the rest of the \
            rule, or for title and summary of the page
            accepted 0 rules

            """, talk: ""))
    #expect(try guide.files() == before)
  }
}
