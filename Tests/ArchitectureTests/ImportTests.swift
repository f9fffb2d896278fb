import Testing

/// The import table of the design.
@Suite struct ImportTests {
  /// What each module may import of this package and of others, besides the standard library.
  static let allowed: [String: Set<String>] = [
    "CommonMark": ["CCmark"],
    "Korean": [],
    "RuleGraph": ["CommonMark", "Korean", "CExpat", "Yams", "Foundation"],
    "SearchIndex": ["RuleGraph", "Korean", "Foundation"],
    "Seeding": [],
    "SearchProof": ["SearchIndex", "RuleGraph", "Korean", "Seeding"],
    "SiteRenderer": [
      "RuleGraph", "CommonMark", "Korean", "CAttributes", "CExchange", "Foundation",
    ],
    "XLIFF": ["RuleGraph", "CommonMark", "Korean"],
    "ContentDiff": ["RuleGraph"],
    "Exports": ["RuleGraph"],
    "DatabaseFile": ["GRDB", "GRDBSQLite"],
    "SQLiteExport": ["DatabaseFile", "RuleGraph", "SearchIndex", "GRDB"],
    "Docset": ["DatabaseFile", "RuleGraph", "GRDB"],
    "PreviewFeed": ["Foundation"],
    "Preview": ["PreviewFeed", "FlyingFox", "FlyingSocks", "Foundation"],
    "hig-preview": ["Preview", "Foundation"],
    "ReviewFeed": [],
    "SwiftUses": ["ReviewFeed", "SwiftSyntax", "SwiftParser"],
    "hig-review": ["SwiftUses", "ReviewFeed", "Foundation"],
    "hig": [
      "Korean", "RuleGraph", "SearchIndex", "SearchProof", "SiteRenderer", "ContentDiff",
      "Exports", "SQLiteExport", "Docset", "PreviewFeed", "ReviewFeed", "XLIFF", "CMalloc", "CPCRE",
      "CThread", "ArgumentParser", "Foundation",
    ],
  ]

  @Test(arguments: allowed.keys.sorted())
  func `a module imports only what the layout allows`(_ module: String) throws {
    let allowed = try #require(Self.allowed[module])
    for file in try SourceTree.files(in: "Sources/\(module)") {
      let others = Set(file.imports).subtracting(allowed).subtracting(["Synchronization"])
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
    }
  }

  @Test func `every module of Sources is in the table`() throws {
    let modules = try SourceTree.files(in: "Sources").compactMap {
      $0.path.split(separator: "/").dropFirst().first.map(String.init)
    }
    #expect(Set(modules).isSubset(of: Set(Self.allowed.keys)))
  }

  @Test(arguments: allowed.keys.sorted())
  func `a target depends on nothing that the layout does not allow`(_ module: String) throws {
    let package = try SourceTree.text(of: "Package.swift")
    let declaration = try #require(
      package.components(after: "name: \"\(module)\",").last, "\(module) is no target")
    let end = declaration.ranges(of: "swiftSettings").first?.lowerBound ?? declaration.endIndex
    let named = declaration[..<end].split { !($0.isLetter || $0.isNumber) }.map(String.init)
    let known = Set(Self.allowed.keys).union([
      "CAttributes", "CCmark", "CExpat", "CExchange", "CMalloc", "CPCRE", "CThread",
    ])
    let targets = Set(named).intersection(known).subtracting([module])
    #expect(targets.isSubset(of: Self.allowed[module] ?? []))
  }

  @Test(arguments: [
    ("CAttributes", "Sources/SiteRenderer/Writing/FileAttributes.swift"),
    ("CCmark", "Sources/CommonMark/Converter.swift"),
    ("CExchange", "Sources/SiteRenderer/Writing/Disk.swift"),
    ("CExpat", "Sources/RuleGraph/Reading/Figures/XMLEventReader.swift"),
    ("CMalloc", "Sources/hig/Build/SystemMemory.swift"),
    ("CPCRE", "Sources/hig/Lookup/LinePattern.swift"),
    ("CThread", "Sources/hig/SideThread.swift"),
    ("GRDBSQLite", "Sources/DatabaseFile/MemoryDatabase.swift"),
  ])
  func `a C library is called in one file`(_ library: String, _ path: String) throws {
    let files = try SourceTree.files(in: "Sources").filter { $0.imports.contains(library) }
    #expect(files.map(\.path) == [path])
  }

  @Test func `the phases are strung where the manual says, and for a text that is no content`()
    throws
  {
    let files = try SourceTree.files(in: "Sources").filter { $0.text.contains(/\bLinker\(/) }
    #expect(
      files.map(\.path) == [
        "Sources/RuleGraph/Checks/CheckRegistry+Reading.swift",
        "Sources/RuleGraph/Checks/LinkedTree.swift", "Sources/hig/Pipeline.swift",
        "Sources/hig/Serve/Pipeline+Live.swift",
      ])
  }

  @Test func `YAML is read in one folder`() throws {
    let files = try SourceTree.files(in: "Sources").filter { $0.imports.contains("Yams") }
    #expect(files.allSatisfy { $0.path.hasPrefix("Sources/RuleGraph/Reading/YAML/") })
    #expect(!files.isEmpty)
  }
}

extension String {
  /// What stands after each occurrence of a text.
  fileprivate func components(after text: String) -> [Substring] {
    ranges(of: text).map { self[$0.upperBound...] }
  }
}
