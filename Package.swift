// swift-tools-version: 6.2
import PackageDescription

/// A warning stops CI, but not somebody who tries something out.
let strictness: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + strictness

/// What tests spend most of their time in is worth optimizing, where nobody looks into it with a debugger.
///
/// The rest of -O would take longer to compile than it saves.
let hotSettings: [SwiftSetting] =
  settings
  + (Context.environment["CI"] == nil
    ? [] : [.unsafeFlags(["-Osize", "-Xfrontend", "-disable-llvm-optzns"])])

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let grdbSQLite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let flyingFox = Target.Dependency.product(name: "FlyingFox", package: "FlyingFox")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
  name: "higraph",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "RuleGraph", targets: ["RuleGraph"]),
    .library(name: "SearchIndex", targets: ["SearchIndex"]),
    .executable(name: "hig", targets: ["hig"]),
    .executable(name: "hig-preview", targets: ["hig-preview"]),
    .executable(name: "hig-review", targets: ["hig-review"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CCmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]
    ),
    // Within RuleGraph, and whole, so that no other library is loaded when the program starts.
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CPCRE",
      pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]
    ),
    .systemLibrary(name: "CAttributes"),
    .systemLibrary(name: "CExchange"),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CThread"),
    .target(name: "CommonMark", dependencies: ["CCmark"], swiftSettings: hotSettings),
    .target(name: "Korean", swiftSettings: hotSettings),
    .target(
      name: "RuleGraph", dependencies: ["CommonMark", "Korean", "CExpat", yams],
      swiftSettings: hotSettings,
      linkerSettings: [
        .linkedLibrary(":libexpat.a", .when(platforms: [.linux])),
        .linkedLibrary("expat", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "SearchIndex", dependencies: ["RuleGraph", "Korean"], swiftSettings: hotSettings),
    .target(name: "Seeding", swiftSettings: settings),
    .target(
      name: "SearchProof", dependencies: ["SearchIndex", "RuleGraph", "Korean", "Seeding"],
      swiftSettings: settings),
    .target(
      name: "SiteRenderer",
      dependencies: ["RuleGraph", "CommonMark", "Korean", "CAttributes", "CExchange"],
      swiftSettings: settings
    ),
    .target(
      name: "XLIFF", dependencies: ["RuleGraph", "CommonMark", "Korean"], swiftSettings: settings),
    .target(name: "Exports", dependencies: ["RuleGraph"], swiftSettings: settings),
    .target(name: "DatabaseFile", dependencies: [grdb, grdbSQLite], swiftSettings: settings),
    .target(
      name: "SQLiteExport", dependencies: ["DatabaseFile", "RuleGraph", "SearchIndex", grdb],
      swiftSettings: settings),
    .target(
      name: "Docset", dependencies: ["DatabaseFile", "RuleGraph", grdb], swiftSettings: settings),
    .target(name: "ContentDiff", dependencies: ["RuleGraph"], swiftSettings: settings),
    .target(name: "PreviewFeed", swiftSettings: settings),
    .target(name: "Preview", dependencies: ["PreviewFeed", flyingFox], swiftSettings: settings),
    .executableTarget(name: "hig-preview", dependencies: ["Preview"], swiftSettings: settings),
    .target(name: "ReviewFeed", swiftSettings: settings),
    .target(
      name: "SwiftUses", dependencies: ["ReviewFeed", swiftSyntax, swiftParser],
      swiftSettings: settings),
    .executableTarget(
      name: "hig-review", dependencies: ["SwiftUses", "ReviewFeed"], swiftSettings: settings),
    .executableTarget(
      name: "hig",
      dependencies: [
        "Korean", "RuleGraph", "SearchIndex", "SearchProof", "SiteRenderer", "ContentDiff",
        "Exports", "SQLiteExport", "Docset", "PreviewFeed", "ReviewFeed", "XLIFF", "CMalloc",
        "CPCRE", "CThread", argumentParser,
      ],
      swiftSettings: settings
    ),
    .target(name: "SmallContent", path: "Tests/SmallContent", swiftSettings: settings),
    .target(name: "Patience", path: "Tests/Patience", swiftSettings: settings),
    .testTarget(
      name: "CommonMarkTests", dependencies: ["CommonMark", "RuleGraph", "Seeding", "Patience"],
      swiftSettings: settings),
    .testTarget(name: "KoreanTests", dependencies: ["Korean"], swiftSettings: settings),
    .testTarget(
      name: "RuleGraphTests",
      dependencies: ["RuleGraph", "CommonMark", "SmallContent", "Patience"],
      swiftSettings: settings),
    .testTarget(
      name: "SearchIndexTests",
      dependencies: [
        "SearchIndex", "SearchProof", "RuleGraph", "Fuzzing", "SmallContent", "Patience",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SearchProofTests",
      dependencies: ["SearchProof", "SearchIndex", "RuleGraph", "Seeding"],
      swiftSettings: settings),
    .testTarget(
      name: "SiteRendererTests",
      dependencies: ["SiteRenderer", "RuleGraph", "Patience", "CAttributes", mustache],
      swiftSettings: settings),
    .testTarget(
      name: "XLIFFTests",
      dependencies: ["XLIFF", "RuleGraph", "CommonMark", "Seeding", "SmallContent", "Patience"],
      swiftSettings: settings),
    .testTarget(
      name: "ExportsTests", dependencies: ["Exports", "RuleGraph", "SmallContent"],
      swiftSettings: settings),
    .testTarget(
      name: "SQLiteExportTests", dependencies: ["SQLiteExport", "RuleGraph", "SmallContent", grdb],
      swiftSettings: settings),
    .testTarget(
      name: "DocsetTests", dependencies: ["Docset", "RuleGraph", "SmallContent", grdb],
      swiftSettings: settings),
    .testTarget(
      name: "higTests",
      dependencies: [
        "hig", "RuleGraph", "SearchIndex", "SiteRenderer", "ContentDiff", "Seeding",
        "SmallContent", "Patience", argumentParser, grdb,
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PreviewTests", dependencies: ["Preview", "PreviewFeed", "Patience", flyingFox],
      swiftSettings: settings),
    .target(
      name: "Fuzzing",
      dependencies: [
        "CommonMark", "RuleGraph", "SearchIndex", "SiteRenderer", "ContentDiff", "Exports",
        "XLIFF", "Seeding", "SmallContent",
      ],
      path: "Tests/Fuzzing", swiftSettings: settings),
    .executableTarget(
      name: "hig-fuzz", dependencies: ["Fuzzing", argumentParser], path: "Tests/hig-fuzz",
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzzing", "SmallContent", "Patience"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftUsesTests", dependencies: ["SwiftUses", "ReviewFeed"], swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests", dependencies: [swiftSyntax, swiftParser], swiftSettings: settings),
    // As a package of its own sees them: nothing but what is public.
    .testTarget(
      name: "LibraryTests", dependencies: ["RuleGraph", "SearchIndex"], packageAccess: false,
      swiftSettings: settings),
  ]
)
