import Foundation
import Fuzzing
import RuleGraph
import SearchProof
import Testing

@testable import SearchIndex

/// The reader that pages use, run by node over the same files as the Swift one.
@Suite(.enabled(if: Node.path != nil, "node is not on PATH"))
struct PageReaderTests {
  @Test func `both readers give the same hits to the byte over the real content`() throws {
    let expected = try QueryCase.all.flatMap { query in
      let answer = try Repository.reader.answer(to: query.query, query.options)
      return ["== \(query.query)"] + answer.hits.map(\.json) + [answer.frameJSON]
    }
    let table = Repository.root.appending(path: "Tests/Fixtures/queries.json")
    expectSame(try Node.answers(to: table, from: Repository.shards), expected)
  }

  @Test func `both readers give the same ten hits to the written queries`() throws {
    try expectSameAnswers(
      to: Repository.writtenQueries().map { query in
        (query.text, QueryOptions(language: query.language, limit: 10))
      })
  }

  /// A page that takes what two corrections have together for no more than each has stays with what it found before.
  @Test(arguments: ["두는 .fact} ㄱㅇ can", "tjfwj븒gktpdy. of !f The"])
  func `both readers weigh a correction by all its readings`(_ query: String) throws {
    try expectSameAnswers(
      to: ["ko", "en"].map { (query, QueryOptions(language: $0, limit: 10)) })
  }

  @Test func `both readers answer as of an edition alike`() throws {
    let queries = ["탭", "iOS 11 탭", "큰 제목", "edition:ios13 탭", "종류:하기", "dim tabs", "텝바", ""]
    try expectSameAnswers(
      to: queries.flatMap { query in
        ["ios7", "ios13", "hig2022"].map { edition in
          var options = QueryOptions(language: "ko", limit: 10)
          options.asOf = edition
          return (query, options)
        }
      })
  }

  @Test func `both readers cut a long query at one letter where a filter is taken out`() throws {
    let query = "탭 kind:do \(String(repeating: "바", count: 300))"
    try expectSameAnswers(to: [(query, QueryOptions(language: "ko", limit: 10))])
  }

  /// What every object of a browser has is no filter's name.
  @Test(arguments: ["constructor: 탭", "toString:탭", "__proto__:x 탭", "탭 hasOwnProperty::"])
  func `both readers take only names of filters for filters`(_ query: String) throws {
    try expectSameAnswers(to: [(query, QueryOptions(language: "ko", limit: 10))])
  }

  @Test(arguments: [
    "tab bar foo:\"a kind:avoid", "12:\"30 platform:ios", "탭 바 값:“가 종류:하지마세요",
    "탭 값:\"kind:do\" 판:2018",
    "탭 값: kind:do", "탭 kind:\"do\u{A0}\"", "knd:“a kind:do", "knd:\"a\":b 탭", "knd:\"a:b\" 탭",
    "종뉴:“하기 탭", "knd:\"avoid 탭", "knd:: 탭", "knd:/a 탭", "탭 knd: kind:do", "knd:a\"b 탭", "knd:“” 탭",
    "kind:“a kind:do", "knd:",
  ])
  func `both readers look for filters right behind the colon of a word that is none`(
    _ query: String
  ) throws {
    try expectSameAnswers(to: [(query, QueryOptions(language: "ko", limit: 10))])
  }

  @Test func `both readers take the same values for those of filters`() throws {
    let queries = [
      "판:iOS 7 탭", "edition: 2018 탭", "탭 종류:하지 마세요 바", "kind: Avoid", "탭 kind:  do\tnot use",
      "판: ios7\n탭", "platform: iOS 탭", "기기: 아이폰", "kind: 탭", "종류: \"하기\" 탭", "kind: do”not",
      "component: tab-bar", "kind:", "판: ", "판:iOS", "edition:2022 edition tab", "as-of: iOS 13 탭",
      "kind:do kind: avoid 판:iOS 7 as-of:2018 탭", "knd: avoid 탭",
    ]
    try expectSameAnswers(
      to: queries.flatMap { query in
        ["ko", "en"].map { (query, QueryOptions(language: $0, limit: 10)) }
      })
  }

  @Test func `both readers give the same hits to mistyped and senseless queries`() throws {
    let files = try #require(Repository.tree).files
    let queries = FuzzedQueries(files: files)
    try expectSameAnswers(to: (0..<300).map { (queries.query($0), queries.options($0)) })
  }

  private func expectSameAnswers(to queries: [(text: String, options: QueryOptions)]) throws {
    let expected = try queries.map { text, options in
      let answer = try Repository.reader.answer(to: text, options)
      return ["== \(text)"] + answer.hits.map(\.json) + [answer.frameJSON]
    }
    let cases = queries.map { text, options in
      PageQuery(
        query: text, lang: options.language, limit: options.limit, exact: options.isExact,
        asOf: options.asOf)
    }
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try JSONEncoder().encode(cases).write(to: table)
    defer { try? FileManager.default.removeItem(at: table) }
    let answers = try Node.answers(to: table, from: Repository.shards)
    // A query may have line ends.
    expectSame(answers, expected.joined().flatMap { $0.split(separator: "\n").map(String.init) })
  }

  /// Shows the first lines that differ, for there are thousands.
  private func expectSame(_ answers: [String], _ expected: [String]) {
    #expect(answers.count == expected.count)
    let different = zip(answers, expected).filter { Array($0.utf8) != Array($1.utf8) }
    #expect(different.isEmpty, "\(different.prefix(3))")
  }

  @Test(arguments: [
    ("core", "\",12,\"", "\",13,\"", "has version 13 of the search index; this page reads 12"),
    ("core", "ko/core", "ko/cord", "is the shard 'ko/cord' of a search index"),
    ("core", "\t", "\t\t", "is damaged"), ("rules", "\t", " ", "is damaged"),
    ("core", "\");", "\"", "is no shard of a search index"),
  ])
  func `the page refuses by name what the Swift reader refuses`(
    _ name: String, _ text: String, _ changed: String, _ reason: String
  ) throws {
    let answers = try answers(changing: name) { script in
      script.range(of: text).map { script.replacingCharacters(in: $0, with: changed) } ?? ""
    }
    #expect(answers == ["Error: 'search/ko/\(name).js' \(reason)"])
  }

  @Test func `the page refuses by name a core that is cut or changed, wherever that is`() throws {
    let script = try #require(SampleGuide.shards.first { $0.path == "search/ko/core.js" }).script
    let bytes = Array(script.utf8)
    let step = bytes.count / 16
    for place in [1, 16, 18, 24] + stride(from: step / 2, to: bytes.count - 1, by: step) {
      let cut = String(decoding: bytes[..<place], as: UTF8.self)
      // Half a letter of Hangul is none, and is not what is tried here.
      let changed = bytes.indices.first { $0 >= place && bytes[$0] < 0x80 } ?? 0
      var other = bytes
      other[changed] ^= 1
      for spoilt in [cut, String(decoding: other, as: UTF8.self)] {
        let answers = try answers(changing: "core") { _ in spoilt }
        #expect(answers.count == 1 && answers[0].hasPrefix("Error: "), "\(place) \(answers)")
        #expect(answers.first?.contains("'search/ko/core.js'") == true, "\(place) \(answers)")
      }
    }
  }

  @Test func `the page goes on without a shard that is no good or late, and says so`() throws {
    let name = "terms-0"
    let damaged = try answers(changing: name) { $0.replacing("\t", with: "\t\t") }
    #expect(damaged.last == "! 'search/ko/\(name).js' is damaged")
    let missing = try answers(changing: name) { _ in nil }
    #expect(missing.last == "! the search index lacks 'search/ko/\(name).js'")
    let late = try answers(changing: name) { _ in "late" }
    #expect(late.last == "! 'search/ko/\(name).js' took too long")
    #expect(late.dropLast() == missing.dropLast())
    let other = SampleGuide.shards.first { $0.path == "search/ko/words.js" }?.script
    let swapped = try answers(changing: name) { _ in other }
    #expect(swapped.last == "! 'search/ko/\(name).js' is the shard 'ko/words' of a search index")
    #expect(swapped.dropLast() == missing.dropLast())
    #expect(damaged.dropLast() == missing.dropLast())
    #expect(damaged.count > 2)
  }

  @Test(arguments: [
    ("\t", "\t\t", "is damaged"), ("ko/text-0", "ko/text-1", "is the shard 'ko/text-1'"),
    ("\",12,\"", "\",13,\"", "has version 13"),
  ])
  func `the page goes on without texts that are no good, which stand after the rules, and says so`(
    _ text: String, _ changed: String, _ reason: String
  ) throws {
    let answers = try answers(changing: "rules") { script in
      let lines = script.split(separator: "\n").map(String.init)
      let texts = lines[1].range(of: text).map {
        lines[1].replacingCharacters(in: $0, with: changed)
      }
      return "\(lines[0])\n\(texts ?? "")\n"
    }
    #expect(answers.last?.hasPrefix("! 'search/ko/rules.js' \(reason)") == true, "\(answers)")
    #expect(answers.count > 2)
    #expect(answers[1].contains(#""snippet":"""#))
  }

  @Test(arguments: ["core", "rules", "terms-0"])
  func `what is wrong with another language does not keep the page from answering in its own`(
    _ name: String
  ) throws {
    let table = try Self.table("탭 바 immediately")
    defer { try? FileManager.default.removeItem(at: table) }
    var scripts = Dictionary(
      uniqueKeysWithValues: SampleGuide.shards.map { ($0.path, $0.script) })
    scripts["search/en/\(name).js"] = nil
    let answers = try Node.answers(to: table, fromScripts: scripts)
    #expect(answers.count > 2 && answers[1].contains("\"lang\":\"ko\""), "\(answers)")
  }

  @Test func `texts in many shards are read by both as in one`() throws {
    let cut = ["en", "ko"].flatMap {
      IndexBuilder.shards(of: SampleGuide.graph, in: $0, textLimit: 1)
    }
    #expect(cut.contains { $0.path == "search/ko/text-2.js" })
    let hits = try SearchReader(shards: cut).search("탭바", QueryOptions(language: "ko", limit: 30))
    #expect(try hits == SampleGuide.reader.search("탭바", QueryOptions(language: "ko", limit: 30)))
    #expect(hits.count > 2)
    let table = try Self.table()
    defer { try? FileManager.default.removeItem(at: table) }
    let answers = try Node.answers(to: table, from: cut)
    #expect(Array(answers.dropFirst().prefix(hits.count)) == hits.map(\.json))
    #expect(answers.count == hits.count + 2)
  }

  @Test(arguments: ["core", "rules"])
  func `the page says what does not come in time`(_ name: String) throws {
    let answers = try answers(changing: name) { _ in "late" }
    #expect(answers == ["Error: 'search/ko/\(name).js' took too long"])
  }

  @Test func `files of two builds are not mixed in the page`() throws {
    var files = SampleGuide.files
    files["bars/toolbar/ko.md"]? += "\n더 탭.\n"
    let other = IndexBuilder.shards(of: SampleGuide.graph(of: files))
    let script = other.first { $0.path == "search/ko/terms-0.js" }?.script
    let answers = try answers(changing: "terms-0") { _ in script }
    #expect(
      answers.last == "! 'search/ko/terms-0.js' belongs to another build of the search index")
  }

  private static func table(_ query: String = "탭바") throws -> URL {
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(#"[{"query": "\#(query)", "lang": "ko"}]"#.utf8).write(to: table)
    return table
  }

  /// What the page says to 탭바 when one file of the sample index is another.
  private func answers(changing name: String, _ change: (String) -> String?) throws -> [String] {
    let table = try Self.table()
    defer { try? FileManager.default.removeItem(at: table) }
    let scripts = SampleGuide.shards.compactMap { shard in
      let script = shard.path == "search/ko/\(name).js" ? change(shard.script) : shard.script
      return script.map { (shard.path, $0) }
    }
    return try Node.answers(to: table, fromScripts: Dictionary(uniqueKeysWithValues: scripts))
  }
}

/// A query as the page's runner reads it.
private struct PageQuery: Encodable {
  let query: String
  let lang: String
  let limit: Int
  let exact: Bool
  let asOf: String?
}
