import Foundation
import SearchIndex
import SearchProof
import Testing

/// The reader that pages use, run by node over the same files as the Swift one.
@Suite(.enabled(if: Node.path != nil, "node is not on PATH"))
struct PageReaderTests {
  @Test func `both readers give the same hits to the byte over the real content`() throws {
    let expected = try QueryCase.all.flatMap { query in
      ["== \(query.query)"] + (try Repository.reader.search(query.query, query.options)).map(\.json)
    }
    let table = Repository.root.appending(path: "Tests/Fixtures/queries.json")
    #expect(try Node.answers(to: table, from: Repository.shards) == expected)
  }

  @Test func `both readers give the same ten hits to the written queries`() throws {
    let queries = try Repository.writtenQueries()
    let expected = try queries.flatMap { query in
      let options = QueryOptions(language: query.language, limit: 10)
      return ["== \(query.text)"] + (try Repository.reader.search(query.text, options)).map(\.json)
    }
    let cases = queries.map { PageQuery(query: $0.text, lang: $0.language, limit: 10) }
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try JSONEncoder().encode(cases).write(to: table)
    defer { try? FileManager.default.removeItem(at: table) }
    let answers = try Node.answers(to: table, from: Repository.shards)
    #expect(answers.count == expected.count)
    let different = zip(answers, expected).filter { Array($0.utf8) != Array($1.utf8) }
    #expect(different.isEmpty, "\(different.prefix(3))")
  }

  @Test(arguments: ["core", "terms-0"])
  func `the page refuses what the Swift reader refuses`(_ name: String) throws {
    let table = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data(#"[{"query": "탭바", "lang": "ko"}]"#.utf8).write(to: table)
    defer { try? FileManager.default.removeItem(at: table) }
    let broken = SampleGuide.shards.map { shard in
      shard.path == "search/ko/\(name).js"
        ? shard.script.replacing("\"version\":1,", with: "\"version\":2,")
          .replacing("\"hash\":\"", with: "\"hash\":\"0")
        : shard.script
    }
    let scripts = Dictionary(uniqueKeysWithValues: zip(SampleGuide.shards.map(\.path), broken))
    let answers = try Node.answers(to: table, fromScripts: scripts)
    #expect(answers.count == 1)
    #expect(answers[0].hasPrefix("Error: "))
  }
}

/// A query as the page's runner reads it.
private struct PageQuery: Encodable {
  let query: String
  let lang: String
  let limit: Int
}
