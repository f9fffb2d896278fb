import Foundation
import GRDB
import SmallContent
import Testing

@Suite struct ExportSQLiteTests {
  @Test func `a database is written that finds Korean, and its file is named after the program`()
    throws
  {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(try hig.run("export", "sqlite") == .init(status: 0, out: "", talk: ""))
    let queue = try DatabaseQueue(path: hig.folder.appending(path: "higraph.sqlite").path)
    let pages = try queue.read {
      try String.fetchAll(
        $0,
        sql: "SELECT address FROM search WHERE search MATCH '탭바' AND type = 'rule' ORDER BY rowid")
    }
    #expect(
      pages == [
        "ko/tab-bar.html#keep-every-tab-enabled", "ko/tab-bar.html#dim-unavailable-tabs",
      ])
  }

  @Test func `the same content gives the same bytes, and an earlier export is replaced`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      $HIG export sqlite one.db && TZ=Asia/Seoul LC_ALL=tr_TR.UTF-8 $HIG export sqlite two.db &&
      cmp one.db two.db && sed -i 's/A dimmed tab explains/A dim tab explains/' \
      Content/bars/tab-bar/en.md && $HIG export sqlite one.db && cmp -s one.db two.db || ls
      """)
    #expect(output == .init(status: 0, out: "Content\nTemplates\none.db\ntwo.db\n", talk: ""))
  }

  @Test func `a database of others is not written over`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let path = hig.folder.appending(path: "notes.db").path
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE 메모 (글 TEXT)") }
    let before = FileManager.default.contents(atPath: path)
    #expect(
      try hig.run("export", "sqlite", "notes.db")
        == .init(
          status: 2, out: "",
          talk: "Error: 'notes.db' is no database of hig, and is not written over.\n"))
    #expect(FileManager.default.contents(atPath: path) == before)
  }

  /// SQLite would put what is in it into the new database, and leave a broken one.
  @Test(arguments: ["-wal", "-journal"])
  func `a database that another program is changing is left alone`(_ end: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      $HIG export sqlite 탭.db && cp 탭.db old.db && printf 'x' > 탭.db\(end)
      sed -i 's/A dimmed tab explains/A dim tab explains/' Content/bars/tab-bar/en.md
      $HIG export sqlite 탭.db 2>&1; echo $?; cmp 탭.db old.db; cat 탭.db\(end); echo
      : > 탭.db\(end); $HIG export sqlite 탭.db; echo $?; cmp -s 탭.db old.db || echo new
      """)
    #expect(
      output.lines == [
        "Error: '탭.db\(end)' has changes to '탭.db' that another program is making, or has left; they would be lost.",
        "2", "x", "0", "new",
      ])
  }

  @Test func `a folder that may not be written is an error`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.shell(
      """
      mkdir closed; chmod 555 closed
      drop=; test $(id -u) = 0 && drop="setpriv --reuid=65534 --regid=65534 --clear-groups"
      $drop $HIG export sqlite closed/guide.db 2>&1; status=$?; ls -A closed; exit $status
      """)
    #expect(
      output
        == .init(
          status: 2, out: "Error: cannot write 'closed/guide.db': Permission denied\n", talk: ""))
  }
}
