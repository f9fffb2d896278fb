import Testing

/// The layers within the larger modules.
@Suite struct FolderOrderTests {
  /// The folders of each module; every one may use those before it.
  static let orders = [
    FolderOrder(
      module: "RuleGraph",
      folders: [
        "Model", "Reading", "Diagnostics", "Translation", "Linking", "Checks", "Editing",
        "Scaffolding",
      ]),
    FolderOrder(module: "SearchIndex", folders: ["Analysis", "Index", "Query"]),
    FolderOrder(
      module: "SiteRenderer",
      folders: [
        "Writing", "Addresses", "HTML", "Views", "Prose", "Presentation", "Templates", "Pages",
        "Machine", "Site",
      ]),
  ]

  @Test(arguments: orders.indices)
  func `no file names a type of a folder above its own`(_ number: Int) throws {
    let order = Self.orders[number]
    let files = try SourceTree.files(in: "Sources/\(order.module)")
    #expect(files.count > 50)
    #expect(order.breaches(in: files) == [])
  }

  // MARK: The finder

  private static let order = FolderOrder(module: "Guide", folders: ["Model", "Reading", "Pages"])

  /// What is found in files by path below the module.
  private func breaches(_ texts: KeyValuePairs<String, String>) -> [String] {
    Self.order.breaches(
      in: texts.map { SourceTree.File(path: "Sources/Guide/\($0.key)", text: $0.value) })
  }

  @Test func `a type of a higher folder is told with the file that names it and its folder`() {
    let found = breaches([
      "Model/Rule.swift": "struct Rule {\n  let page: Page\n  let file: [PageFile]\n}\n",
      "Reading/Data/PageFile.swift": "package indirect enum PageFile { case 규칙(Page) }\n",
      "Pages/Page.swift": "public final class Page { let rule: Rule, file: PageFile }\n",
    ])
    #expect(
      found == [
        "Sources/Guide/Model/Rule.swift names Page of Pages, which is above Model",
        "Sources/Guide/Model/Rule.swift names PageFile of Reading, which is above Model",
        "Sources/Guide/Reading/Data/PageFile.swift names Page of Pages, which is above Reading",
      ])
  }

  @Test(arguments: [
    "// Page 쪽", "/* 쪽 /* Page */ Page */", #"let a = "쪽 Page""#, #"let a = "\" Page""#,
    ##"let a = #"쪽 " Page"#"##, "let a = \"\"\"\n  쪽 \" Page\n  \"\"\"",
    #"let a = "\(b("(Page")) Page""#, "struct 쪽 { enum Page {} }; let a: Page",
    "let page = pages", "let MyPage = Pages",
  ])
  func `comments, strings and names of the file's own do not count`(_ text: String) {
    let page = "struct Page {}\n"
    #expect(breaches(["Model/Rule.swift": text + "\n", "Pages/Page.swift": page]) == [])
  }

  @Test(arguments: [
    #"let a = "쪽 \(Page.title)""#, #"let a = "쪽 \("\(b)" + c(d, Page.title)) 쪽""#,
    "let a = \"\"\"\n  쪽 \" \\(Page.title)\n  \"\"\"", "/* 쪽 /* */ */ let a: Page",
    "let a = \"쪽\"; let b: Page", ##"let a = #"쪽 \"#; let b: Page"##,
    "let a = /[\"]/\nlet b: Page", "extension Page {}", "let `쪽`: [Guide.Page?]",
  ])
  func `code around comments and strings counts, and so does what is interpolated`(_ text: String) {
    let page = "@frozen public struct Page {}\n"
    #expect(
      breaches(["Model/Rule.swift": text + "\n", "Pages/Page.swift": page]) == [
        "Sources/Guide/Model/Rule.swift names Page of Pages, which is above Model"
      ])
  }

  @Test(arguments: [
    "private struct Page {}", "fileprivate final class Page {}", "enum Site { struct Page {} }",
    "extension Site { struct Page {} }", "let text: Page",
  ])
  func `a type that others cannot name so does not count`(_ text: String) {
    #expect(
      breaches(["Model/Rule.swift": "let page: Page\n", "Pages/Page.swift": text + "\n"]) == [])
  }

  @Test func `a name that several files declare does not count`() {
    #expect(
      breaches([
        "Model/Rule.swift": "let page: Page\n", "Pages/Page.swift": "struct Page {}\n",
        "Reading/Site.swift": "enum Site { struct Page {} }\n",
      ]) == [])
  }

  @Test func `a file that is in no folder of the order is told`() {
    #expect(
      breaches(["Rule.swift": "", "Model/Page.swift": "", "Drawings/Model/Figure.swift": ""]) == [
        "Sources/Guide/Rule.swift is in no folder of the order",
        "Sources/Guide/Drawings/Model/Figure.swift is in no folder of the order",
      ])
  }
}
