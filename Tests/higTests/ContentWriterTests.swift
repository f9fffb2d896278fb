import Foundation
import RuleGraph
import SiteRenderer
import SmallContent
import Synchronization
import Testing

@testable import hig

/// Writing into content while anything may happen.
@Suite struct ContentWriterTests {
  private static let changed = SmallGuide.files.mapValues { "\($0)\n" }
    .merging(["bars/alert/en.md": "new", "menus/menu/ko.md": "new"]) { $1 }

  /// Where the guide is, as files by path, whatever stands beside them.
  private func files(_ hig: HigProcess) throws -> [String: String] {
    let names = try hig.shell("cd Content; find . ! -name . | cut -c3-").lines
    return try names.reduce(into: [:]) { files, name in
      let isFolder = try hig.shell("test -d 'Content/\(name)'").status == 0
      files[name] = isFolder ? "/" : try hig.contents(of: "Content/\(name)")
    }
  }

  private func write(_ hig: HigProcess, _ gate: @escaping Disk.Gate) throws {
    let folder = hig.folder.appending(path: "Content").path
    try ContentWriter(folder: folder, disk: Disk(gate: gate)).write(
      ContentTree(root: folder, files: Self.changed.mapValues { Array($0.utf8) }),
      over: ContentTree(root: folder, files: SmallGuide.files.mapValues { Array($0.utf8) }))
  }

  /// Counts calls, and does something at one of them.
  private func gate(
    _ moment: Int, _ count: Counter, _ action: @escaping @Sendable (Disk.Call, String) -> Int32?
  ) -> Disk.Gate {
    { call, path in count.next() == moment ? action(call, path) : nil }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)

    var total: Int { value.load(ordering: .relaxed) }

    func next() -> Int { value.add(1, ordering: .relaxed).oldValue }
  }

  private func callCount() throws -> Int {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let count = Counter()
    try write(hig, gate(-1, count) { _, _ in nil })
    #expect(try files(hig).filter { $0.value != "/" } == Self.changed)
    return count.total
  }

  @Test func `a disk that is full at any moment leaves all files as they were`() throws {
    var failures = 0
    for moment in try 0..<callCount() {
      let hig = try HigProcess(content: SmallGuide.files)
      defer { hig.remove() }
      let before = try files(hig)
      let gate = gate(moment, Counter()) { call, _ in call == .remove ? nil : ENOSPC }
      do {
        try write(hig, gate)
        #expect(try files(hig).filter { $0.value != "/" } == Self.changed)
      } catch {
        failures += 1
        #expect("\(error)".hasSuffix("': No space left on device"), "\(error)")
        #expect(try files(hig) == before, "moment \(moment)")
      }
    }
    #expect(failures > 20)
  }

  @Test(arguments: ["bars/action-bar", "controls/toolbar", "strips/rows/toolbar"])
  func `a folder that was moved comes back when a file cannot be written`(_ new: String) throws {
    let move = FolderMove(from: "bars/toolbar", to: new)
    let moved = ContentTree(texts: SmallGuide.files).moving(move)
    let after = moved.replacing(
      moved.files.filter { $0.key.hasSuffix(".md") }.mapValues { $0 + [0x0A] })
    var failures = 0
    for moment in 0..<40 {
      let hig = try HigProcess(content: SmallGuide.files)
      defer { hig.remove() }
      let before = try files(hig)
      let gate = gate(moment, Counter()) { call, _ in call == .remove ? nil : ENOSPC }
      let folder = hig.folder.appending(path: "Content").path
      do {
        try ContentWriter(folder: folder, disk: Disk(gate: gate)).write(
          after, over: moved, moving: move)
        #expect(
          try files(hig).filter { $0.value != "/" }
            == after.files.mapValues { String(decoding: $0, as: UTF8.self) })
      } catch {
        failures += 1
        #expect("\(error)".hasSuffix("': No space left on device"), "\(error)")
        #expect(try files(hig) == before, "moment \(moment)")
      }
    }
    #expect((10..<40).contains(failures), "\(failures)")
  }

  @Test func `where files cannot be exchanged they are replaced, all or none`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let page = hig.folder.appending(path: "Content/bars/toolbar/ko.md").path
    #expect(chmod(page, 0o604) == 0)
    let before = try files(hig)
    let count = Counter()
    let isFull = Atomic(false)
    #expect(throws: FileChangeError.self) {
      try write(hig) { call, path in
        // The sixth of the moves; from then on nothing can be written either.
        if call == .rename, count.next() == 5 {
          isFull.store(true, ordering: .relaxed)
          return EIO
        }
        let isWriting = [.create, .write].contains(call) && isFull.load(ordering: .relaxed)
        return isWriting ? ENOSPC : Self.unexchanged(call, path)
      }
    }
    #expect(try files(hig) == before)
    #expect(FileMark(of: page)?.mode == 0o604)
    try write(hig, Self.unexchanged)
    #expect(try files(hig).filter { $0.value != "/" } == Self.changed)
    #expect(FileMark(of: page)?.mode == 0o604)
  }

  /// As file systems that can neither exchange files nor link them.
  private static let unexchanged: Disk.Gate = { call, _ in
    [.exchange, .link].contains(call) ? ENOTSUP : nil
  }

  @Test(arguments: [false, true])
  func `an old file that cannot be put back is kept beside its own, and named`(
    _ isReplaced: Bool
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let before = try files(hig)
    let count = Counter()
    let failure = #expect(throws: UnrestoredFilesError.self) {
      try write(hig) { call, path in
        let isMove = isReplaced && call == .rename && !path.hasSuffix("alert/en.md")
        if call == .exchange && !isReplaced || isMove, count.next() > 0 { return EIO }
        if call == .rename, !isReplaced { return EIO }
        return isReplaced ? Self.unexchanged(call, path) : nil
      }
    }
    let folder = hig.folder.appending(path: "Content").path
    let copy = isReplaced ? ".apis.yml.hig-old" : ".apis.yml.hig"
    #expect(
      failure?.description
        == "cannot write '\(folder)/bars/tab-bar/en.md': Input/output error; "
        + "'\(folder)/apis.yml' could not be put back: what it was is in '\(folder)/\(copy)'")
    let left = ["apis.yml": Self.changed["apis.yml"], copy: before["apis.yml"]]
    #expect(try files(hig) == before.merging(left.compactMapValues(\.self)) { $1 })
  }

  @Test func `a new file that cannot be taken away is named`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let folder = hig.folder.appending(path: "Content/bars").path
    let page = "\(folder)/tab-bar/en.md"
    let failure = #expect(throws: UnrestoredFilesError.self) {
      try write(hig) { call, path in
        if call == .exchange { try? Data("편집기".utf8).write(to: URL(filePath: page)) }
        return call == .remove && path == "\(folder)/alert/en.md" ? EIO : nil
      }
    }
    #expect(
      failure?.description
        == "'\(page)' is not what was read; '\(folder)/alert/en.md' is new and could not be taken away"
    )
    #expect(try hig.contents(of: "Content/bars/tab-bar/en.md") == "편집기")
  }

  @Test func `the new text of a page is read by no other than may read the page`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let folder = hig.folder.appending(path: "Content/bars").path
    #expect(chmod("\(folder)/toolbar/ko.md", 0o600) == 0)
    let modes = Mutex<Set<UInt32>>([])
    try write(hig) { call, path in
      // What is there is empty, and the text is about to come.
      let isPage = call == .write && path == "\(folder)/toolbar/.ko.md.hig"
      if isPage, let mark = FileMark(of: path) { modes.withLock { _ = $0.insert(mark.mode) } }
      return nil
    }
    #expect(modes.withLock(\.self) == [0o600])
    #expect(FileMark(of: "\(folder)/toolbar/ko.md")?.mode == 0o600)
  }

  @Test func `what an editor saves at any moment is kept`() throws {
    var refusals = 0
    let page = "bars/toolbar/ko.md"
    for moment in try 0..<callCount() {
      let hig = try HigProcess(content: SmallGuide.files)
      defer { hig.remove() }
      let before = try files(hig)
      let file = hig.folder.appending(path: "Content/\(page)")
      let gate = gate(moment, Counter()) { _, _ in
        try? Data("편집기".utf8).write(to: file, options: .atomic)
        return nil
      }
      do {
        try write(hig, gate)
        #expect(try files(hig)[page] == "편집기", "moment \(moment)")
      } catch let error as ChangedFileError {
        refusals += 1
        #expect(error.description == "'\(file.path)' is not what was read; nothing was written")
        #expect(try files(hig) == before.merging([page: "편집기"]) { $1 }, "moment \(moment)")
      }
    }
    #expect(refusals > 10)
  }

  @Test func `a file that comes meanwhile is kept`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let before = try files(hig)
    let file = hig.folder.appending(path: "Content/menus/menu/ko.md")
    #expect(throws: ChangedFileError.self) {
      try write(hig) { call, path in
        if call == .link { try? Data("다른 글".utf8).write(to: file) }
        return nil
      }
    }
    #expect(
      try files(hig)
        == before.merging(["menus": "/", "menus/menu": "/", "menus/menu/ko.md": "다른 글"]) { $1 })
  }

  @Test(.enabled(if: geteuid() == 0), arguments: [false, true])
  func `files stay those of whom they belong to when root writes them`(
    _ isReplaced: Bool
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let path = hig.folder.appending(path: "Content/bars/toolbar/ko.md").path
    #expect(chown(path, 12_345, 23_456) == 0)
    try write(hig) { call, _ in isReplaced && call == .exchange ? ENOTSUP : nil }
    let mark = try #require(FileMark(of: path))
    #expect((mark.owner, mark.group) == (12_345, 23_456))
  }
}

/// What becomes of a command that is interrupted while it writes; each in a process of its own, which ends by that.
@Suite struct HeldSignalsTests {
  private static let lead = "at: "

  /// What a process said to the test, whatever else there is on its stdout.
  private func said(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix(Self.lead) }.map { String($0.dropFirst(Self.lead.count)) }
  }

  @Test func `an interrupted command has written all files when it ends`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGINT), observing: [\.standardOutputContent]
    ) {
      // Who runs the tests may have it passed over.
      signal(SIGINT, SIG_DFL)
      let hig = try HigProcess(content: SmallGuide.files)
      Console.print([HeldSignalsTests.lead + hig.folder.path])
      let changes = SmallGuide.files.map { path, text in
        FileChange(path: "\(hig.folder.path)/Content/\(path)", bytes: Array("\(text)\n".utf8))
      }
      let disk = Disk { call, _ in
        if call == .exchange { kill(getpid(), SIGINT) }
        return nil
      }
      try FileChanges(changes, disk: disk).write()
      sleep(60)
    }
    let folder = try #require(said(result).first)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(said(result) == [folder])
    for (path, text) in SmallGuide.files {
      #expect(
        try String(contentsOfFile: "\(folder)/Content/\(path)", encoding: .utf8) == "\(text)\n")
    }
  }

  @Test func `of two who hold signals the first to end lets none through to the other`() async {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]
    ) {
      signal(SIGTERM, SIG_DFL)
      let (first, second) = (HeldSignals(), HeldSignals())
      kill(getpid(), SIGTERM)
      first.release()
      Console.print([HeldSignalsTests.lead + "아직"])
      second.release()
      sleep(60)
    }
    #expect(said(result) == ["아직"])
  }

  @Test func `a signal that the command is to pass over stays passed over`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      let signals = HeldSignals()
      kill(getpid(), SIGHUP)
      signals.release()
      kill(getpid(), SIGHUP)
      exit(7)
    }
  }
}

/// Commands that write into content, where it is not as they expect.
@Suite struct ContentFolderWritingTests {
  @Test func `a link beside a file is not followed`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      echo 소중한 글 > dear.txt; ln -s $PWD/dear.txt Content/bars/toolbar/.ko.md.hig
      "$HIG" rename toolbar/keep-it-short toolbar/short >/dev/null 2>&1; echo $?
      cat dear.txt; ls -A Content/bars/toolbar; test -L Content/bars/toolbar/ko.md || echo file
      """)
    #expect(output.lines == ["0", "소중한 글", "en.md", "ko.md", "file"])
  }

  @Test func `one file under two names is written once, or not in two ways`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      cd Content/bars; sed -i 's/적은/탭 막대/' toolbar/ko.md; mkdir menu other; cp toolbar/en.md menu/
      ln -s ../toolbar/ko.md menu/ko.md; cd ../..; "$HIG" check --fix -q >/dev/null 2>&1; echo $?
      grep -c '탭 막대' Content/bars/toolbar/ko.md; readlink Content/bars/menu/ko.md
      """)
    #expect(output.lines == ["1", "0", "../toolbar/ko.md"])
    let folder = guide.hig.folder.path
    let before = try guide.files()
    #expect {
      try FileChanges([
        "\(folder)/Content/bars/menu/ko.md": "가", "\(folder)/Content/bars/toolbar/ko.md": "나",
      ]).write()
    } throws: {
      "\($0)" == "cannot write '\(folder)/Content/bars/toolbar/ko.md': it is the same file as "
        + "'\(folder)/Content/bars/menu/ko.md', which would be another"
    }
    #expect(try guide.files() == before)
  }

  @Test func `a folder that cannot be made is named`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      chmod -R a+rwX .; chmod a-w Content/bars
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $drop "$HIG" new component alert --group bars 2>&1; echo $?; chmod u+w Content/bars
      """)
    #expect(output.lines == ["Error: cannot write 'Content/bars/alert': Permission denied", "2"])
  }

  @Test func `what is new may be read and written by whom the user lets`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      umask 007; "$HIG" new component alert --group bars >/dev/null
      "$HIG" translate export --to ko work.xlf; stat -c %a work.xlf Content/bars/alert/ko.md
      """)
    #expect(output.lines == ["660", "660"])
  }

  @Test func `a page that may not be written changes no file`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      cp -r Content Old; chmod -R a+rwX . ; chmod a-w Content/bars/toolbar/ko.md
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $drop "$HIG" rename toolbar/keep-it-short toolbar/short 2>&1; echo $?; diff -r Old Content
      """)
    #expect(
      output.lines == ["Error: cannot write 'Content/bars/toolbar/ko.md': Permission denied", "2"])
  }

  @Test func `a command waits until another has written, but not for ever`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      flock Content/bars/tab-bar sh -c 'touch begun; sleep 0.5; touch done' &
      while ! test -e begun; do sleep 0.01; done
      "$HIG" new rule tab-bar/two >/dev/null 2>&1; echo $?; ls done; wait
      """)
    #expect(output.lines == ["0", "done"])
    let folder = guide.hig.folder.appending(path: "Content/bars").path
    let file = open(folder, O_RDONLY)
    defer { close(file) }
    #expect(flock(file, LOCK_EX) == 0)
    #expect {
      try FolderLock([folder], patience: .milliseconds(50))
    } throws: {
      "\($0)" == "cannot write '\(folder)': another command is writing there"
    }
  }

  /// What is moved or written by one is not read by another before all is.
  @Test func `commands that move and rename at once leave content in order`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    try guide.edit(
      "site.yml", "[tab-bar, toolbar]",
      "[tab-bar, toolbar]\n  - {id: views, title: {en: Views, ko: 뷰}, components: []}")
    let output = try guide.hig.shell(
      """
      flock Content sh -c 'touch begun; sleep 1; ls Content/bars; touch done' &
      while ! test -e begun; do sleep 0.01; done
      { "$HIG" rename tab-bar 탭 >/dev/null 2>&1; "$HIG" rename tab-bar tabbies >/dev/null 2>&1; } &
      { "$HIG" move tab-bar views || "$HIG" move tabbies views; } >/dev/null 2>&1 &
      "$HIG" rename toolbar tools >/dev/null 2>&1; echo $?; test -e done; echo $?; wait
      "$HIG" check -q; echo $?; ls Content/views Content/bars
      """)
    #expect(
      output.lines == [
        "tab-bar", "toolbar", "0", "0", "0", "Content/bars:", "tools", "Content/views:", "tabbies",
      ])
  }

  @Test func `a file that cannot be read is told as such, and nothing is written`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let path = guide.hig.folder.appending(path: "Content/bars/toolbar").path
    #expect {
      try FileChanges([FileChange(path: path, bytes: [], original: .bytes([1]))]).write()
    } throws: {
      "\($0)" == "cannot write '\(path)': Is a directory"
    }
  }

  @Test func `of commands at once each has done its work or says that it has not`() throws {
    let guide = try GitGuide()
    defer { guide.hig.remove() }
    let output = try guide.hig.shell(
      """
      for n in 1 2 3 4 5 6 7 8; do
        { "$HIG" new rule tab-bar/new-$n >/dev/null 2>&1; echo "$n $?"; } &
      done; wait
      """)
    let page = try guide.hig.contents(of: "Content/bars/tab-bar/ko.md")
    for line in output.lines {
      let pieces = line.split(separator: " ")
      #expect(page.contains("{#new-\(pieces[0])}") == (pieces[1] == "0"), "\(line)")
    }
    #expect(output.lines.count == 8 && output.lines.contains { $0.hasSuffix(" 0") })
    #expect(try guide.files().keys.contains { $0.hasSuffix(".hig") } == false)
  }
}
