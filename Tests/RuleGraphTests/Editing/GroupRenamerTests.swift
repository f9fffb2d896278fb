import RuleGraph
import SmallContent
import Testing

/// Giving a group another id.
@Suite struct GroupRenamerTests {
  /// The guide with a second group whose page leads into the first one.
  private static let files: [String: String] = {
    var files = SmallGuide.files
    files["site.yml"]? += """

        - id: controls
          title: {en: Controls, ko: 컨트롤}

      """
    for (language, title) in [("en", "Buttons"), ("ko", "버튼")] {
      files["controls/button/\(language).md"] = """
        ---
        title: \(title)
        summary: \(title).
        ---

        [\(title)](./../../bars/tab-bar/\(language).md#availability) ![\(title)](../../bars/tab-bar/tabs.svg)
        """
    }
    return LockedGuide.accepting(files.merging(DrawnTabs.files) { $1 })
  }()

  private func renamed(
    _ old: String = "bars", to new: String = "strips", in files: [String: String] = files
  ) throws -> FolderEdit {
    try GroupRenamer(ContentTree(texts: files)).rename(old, to: new)
  }

  private func texts(_ edit: FolderEdit) -> [String: String] {
    edit.tree.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  private static func movedByHand() -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files.map { path, text in
        (path.hasPrefix("bars/") ? "strips/\(path.dropFirst(5))" : path, text)
      })
  }

  @Test func `its folder, its line in the site and links from elsewhere follow`() throws {
    #expect(CheckRegistry.diagnostics(in: LockedGuide.content(of: Self.files)) == [])
    let edit = try renamed()
    #expect("\(edit.counts)" == "3 rules, 4 links, 2 names")
    let after = texts(edit)
    let expected = Self.movedByHand().mapValues {
      $0.replacing("../../bars/", with: "../../strips/").replacing("id: bars", with: "id: strips")
        .replacing("file: bars/", with: "file: strips/")
    }
    #expect(after == expected)
    let content = LockedGuide.content(of: after)
    #expect(CheckRegistry.diagnostics(in: content) == [])
    #expect(content.graph.components.map(\.group) == ["strips", "strips", "strips", "controls"])
  }

  @Test func `when a person has begun, the rest follows`() throws {
    let expected = texts(try renamed())
    var files = Self.movedByHand()
    #expect(texts(try renamed(in: files)) == expected)
    #expect(try renamed(in: files).isThere)
    files["site.yml"] = files["site.yml"]?.replacing("id: bars", with: "id: strips")
    #expect(texts(try renamed(in: files)) == expected)
    let named = LockedGuide.changing(in: Self.files, "site.yml", "id: bars", "id: strips")
    #expect(texts(try renamed(in: named)) == expected)
    #expect(try !renamed(in: named).isThere)
    let error = #expect(throws: FolderEditError.self) { try renamed(in: expected) }
    #expect(error.map { "\($0)" } == "site.yml has no group 'bars'")
  }

  @Test func `what was written before the command was killed stays, and the rest follows`() throws {
    let expected = texts(try renamed())
    let remains = KilledCommand.remains(of: Self.movedByHand(), until: expected)
    #expect(remains.count > 2)
    for files in remains { #expect(texts(try renamed(in: files)) == expected) }
  }

  @Test func `a group without pages, and pages whose group the site does not list, are renamed`()
    throws
  {
    let empty = Self.files.filter { !$0.key.hasPrefix("controls/") }
    let edit = try renamed("controls", to: "switches", in: empty)
    #expect("\(edit.counts)" == "0 rules, 1 name")
    #expect(edit.isThere)
    #expect(texts(edit)["site.yml"]?.contains("- id: switches") == true)
    let unlisted = LockedGuide.changing(in: Self.files, "site.yml", "id: bars", "id: others")
    #expect("\(try renamed(in: unlisted).counts)" == "3 rules, 4 links, 1 name")
  }

  @Test(arguments: [
    ("bar", "strips", "site.yml has no group 'bar'; did you mean 'bars'?"),
    ("bars", "controls", "'controls' is in use"), ("bars", "bars", "'bars' is in use"),
    (
      "bars", "Strips",
      "'Strips' is not an id of a group; write lower-case letters, digits and hyphens"
    ),
    ("bars", "con", "Windows takes no folder 'con'"),
  ])
  func `an id that cannot be is refused`(_ old: String, _ new: String, _ words: String) {
    let error = #expect(throws: FolderEditError.self) { try renamed(old, to: new) }
    #expect(error.map { "\($0)" } == words)
  }
}
