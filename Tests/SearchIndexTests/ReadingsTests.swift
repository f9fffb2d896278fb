import Foundation
import Testing

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
    readings = first.map { [analyzer.key(of: $0)] + analyzer.stems(of: $0) } ?? []
    self.parts =
      ((parts?.segments ?? []) + (parts?.humps ?? [])).map(\.text) + (parts?.tails ?? [])
    measure = first.flatMap { analyzer.measure($0, words.dropFirst().first) } ?? ""
    layout = first.map { analyzer.key(of: analyzer.onOtherLayout($0)) } ?? ""
    keys = first.map { analyzer.keystrokes(of: $0.text) } ?? ""
  }
}
