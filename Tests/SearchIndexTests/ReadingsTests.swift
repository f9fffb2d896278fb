import Foundation
import Testing

@testable import RuleGraph
@testable import SearchIndex

/// The table of words and their readings, which the page's analysis runs as well.
@Suite struct ReadingsTests {
  private let analyzer = Analyzer(.standard)

  @Test func `the table has all classes`() {
    #expect(ReadingCase.all.count >= 200)
    #expect(Set(ReadingCase.all.map(\.class)).count >= 18)
  }

  @Test(arguments: ReadingCase.all)
  func `a word is read as the table says`(_ reading: ReadingCase) throws {
    try expect(reading, Analysis(of: reading.word, analyzer))
  }

  @Test(.enabled(if: Node.path != nil, "node is not on PATH"))
  func `the page reads every word of the table alike`() throws {
    let runner = Repository.root.appending(path: "Tests/Fixtures/readings-runner.js")
    let scripts = Dictionary(
      uniqueKeysWithValues: SampleGuide.shards.map { ($0.path, $0.script) })
    let lines = try Node.output(of: runner, given: ReadingCase.url, fromScripts: scripts)
    let read = try lines.map { try JSONDecoder().decode(Analysis.self, from: Data($0.utf8)) }
    #expect(read == ReadingCase.all.map { Analysis(of: $0.word, analyzer) })
  }

  /// Every unit of the basic plane between letters of four classes.
  @Test(.enabled(if: Node.path != nil, "node is not on PATH"))
  func `the page cuts at every letter and sign alike, and tells scripts by the same`() throws {
    let units = (0...0xFFFF).compactMap(Unicode.Scalar.init(_:)).map(String.init)
    let texts = stride(from: 0, to: units.count, by: 256).map { start in
      units[start..<min(start + 256, units.count)].map {
        "a\($0)a 탭\($0)탭 漢\($0)漢 א\($0)א l’\($0)a"
      }
      .joined(separator: " ")
    }
    try expectTheSame(of: texts)
  }

  /// Everything that five pieces of numbers write.
  @Test(.enabled(if: Node.path != nil, "node is not on PATH"))
  func `the page reads every number alike, however it is grouped`() throws {
    let pieces = ["1", "250", ",", ".", "\u{202F}", "’", " %", "px"]
    let numbers = (0..<5).reduce(["7"]) { numbers, _ in
      numbers + numbers.suffix(4096).flatMap { number in pieces.map { number + $0 } }
    }
    let unique = Set(numbers).sorted()
    #expect(unique.count > 10_000)
    try expectTheSame(
      of: stride(from: 0, to: unique.count, by: 64).map { start in
        unique[start..<min(start + 64, unique.count)].joined(separator: " 탭 ")
      } + unique.prefix(1000))
  }

  private func expectTheSame(of texts: [String]) throws {
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try JSONEncoder().encode(texts.map { ["word": $0] }).write(to: table)
    defer { try? FileManager.default.removeItem(at: table) }
    let runner = Repository.root.appending(path: "Tests/Fixtures/readings-runner.js")
    let scripts = Dictionary(
      uniqueKeysWithValues: SampleGuide.shards.map { ($0.path, $0.script) })
    let read = try Node.output(of: runner, given: table, fromScripts: scripts)
      .map { try JSONDecoder().decode(Analysis.self, from: Data($0.utf8)) }
    let own = texts.map { Analysis(of: $0, analyzer) }
    #expect(read.map(\.words.count) == own.map(\.words.count))
    #expect(read.map(\.scripts) == own.map(\.scripts))
    #expect(read == own)
  }

  private func expect(_ reading: ReadingCase, _ analysis: Analysis) throws {
    if let words = reading.words { #expect(analysis.words == words) }
    if let keys = reading.keys { #expect(analysis.keys == keys) }
    if reading.class == "measure" { #expect(analysis.measure == reading.measure ?? "") }
    if let layout = reading.layout { #expect(analysis.layout == key(of: layout)) }
    #expect(Set(reading.parts ?? []).isSubset(of: analysis.parts))
    if reading.parts == [] { #expect(analysis.parts == []) }
    #expect(Set((reading.readings ?? []).map(key)).isSubset(of: analysis.readings))
    #expect(Set((reading.never ?? []).map(key)).isDisjoint(with: analysis.readings))
  }

  private func key(of text: String) -> String {
    analyzer.words(of: text).first.map(analyzer.key) ?? ""
  }
}

/// A word, and what its class says of it.
struct ReadingCase: Decodable, Sendable, CustomTestStringConvertible {
  let `class`: String
  let word: String
  /// Stems among its readings, and what must not be.
  let readings: [String]?
  let never: [String]?
  let words: [String]?
  let parts: [String]?
  let measure: String?
  let layout: String?
  let keys: String?

  var testDescription: String { "\(self.class): \(word)" }

  static let url = Repository.root.appending(path: "Tests/Fixtures/readings.json")
  static let all: [ReadingCase] = {
    let data = try? Data(contentsOf: url)
    return data.flatMap { try? JSONDecoder().decode([ReadingCase].self, from: $0) } ?? []
  }()
}

/// All that the analysis says of a word.
private struct Analysis: Decodable, Equatable {
  let words: [String]
  let scripts: [String]
  let readings: [String]
  let parts: [String]
  let measure: String
  let layout: String
  let keys: String

  init(of text: String, _ analyzer: Analyzer) {
    let words = analyzer.words(of: analyzer.folded(text))
    let first = words.first
    let parts = first.map(analyzer.parts)
    self.words = words.map(\.text)
    scripts = words.map { word in
      WritingSystem.table.first { $0.system == word.system }?.code ?? ""
    }
    readings = first.map { [analyzer.key(of: $0)] + analyzer.stems(of: $0) } ?? []
    self.parts =
      ((parts?.segments ?? []) + (parts?.humps ?? [])).map(\.text) + (parts?.tails ?? [])
    measure = first.flatMap { analyzer.measure($0, words.dropFirst().first) } ?? ""
    layout = first.map { analyzer.key(of: analyzer.onOtherLayout($0)) } ?? ""
    keys = first.map { analyzer.keystrokes(of: $0.text) } ?? ""
  }
}
