import Testing

/// The house rules on sizes and names.
@Suite struct SizeAndNameTests {
  @Test func `no source file is longer than 450 lines`() throws {
    let long = try SourceTree.files(in: "Sources").filter { $0.lines.count > 450 }
    #expect(long.map(\.path) == [])
  }

  @Test func `most source files are under 150 lines`() throws {
    let files = try SourceTree.files(in: "Sources")
    let long = files.filter { $0.lines.count > 150 }
    #expect(long.count * 10 <= files.count, "over 150 lines: \(long.map(\.path))")
  }

  @Test func `no file of a command is longer than 100 lines`() throws {
    let commands = try SourceTree.files(in: "Sources/hig")
      .filter { $0.text.contains(": ParsableCommand {") }
    let long = commands.filter { $0.text.count { $0 == "\n" } > 100 }
    #expect(commands.count > 20 && long.map(\.path) == [])
  }

  @Test func `a command stands in a file of its own`() throws {
    let files = try SourceTree.files(in: "Sources/hig")
    let counts = files.map { ($0.path, $0.text.ranges(of: ": ParsableCommand {").count) }
    #expect(counts.filter { $0.1 > 1 }.map(\.0) == [])
  }

  @Test(arguments: ["Util", "Helper", "Common", "Manager", "Context", "Misc", "Kit"])
  func `no file is a bag`(_ bag: String) throws {
    let bags = try SourceTree.files(in: "Sources").filter { file in
      file.name.hasPrefix(bag) || file.name.hasSuffix(bag) || file.name.hasSuffix("\(bag)s")
    }
    #expect(bags.map(\.path) == [])
  }

  @Test func `no module has a type of its own name`() throws {
    for module in ImportTests.allowed.keys.sorted() {
      let clash = try SourceTree.files(in: "Sources/\(module)").filter { file in
        ["struct", "enum", "class", "actor", "protocol"].contains { keyword in
          file.lines.contains { line in
            let words = line.split { !($0.isLetter || $0.isNumber) }
            return zip(words, words.dropFirst()).contains { $0 == keyword && $1 == module }
          }
        }
      }
      #expect(clash.map(\.path) == [])
    }
  }

  @Test func `nothing is sendable unchecked and nothing is forced`() throws {
    for file in try SourceTree.files(in: "Sources") {
      #expect(!file.text.contains("@unchecked"), "\(file.path)")
      #expect(!file.text.contains("try!"), "\(file.path)")
    }
  }

  @Test func `one check stands in a file`() throws {
    let files = try SourceTree.files(in: "Sources/RuleGraph/Checks")
    let counts = files.map { file in (file.path, file.text.ranges(of: ": Check {").count) }
    #expect(counts.filter { $0.1 > 1 }.map(\.0) == [])
  }
}
