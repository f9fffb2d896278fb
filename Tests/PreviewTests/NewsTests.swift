import Foundation
import PreviewFeed
import Testing

@Suite struct NewsTests {
  private static let old: [String: [UInt8]] = ["a.html": [1], "ko/탭.html": [2, 10, 3], "c.js": []]
  private static let new: [String: [UInt8]] = ["a.html": [1], "ko/탭.html": [10, 10], "d.css": [0]]
  private static let problem = PreviewProblem(severity: "error", text: "첫 줄\n둘째 줄")

  @Test func `news tell only what differs`() {
    let news = PreviewNews(from: Self.old, to: Self.new, problems: [])
    #expect(news.changed == ["ko/탭.html": [10, 10], "d.css": [0]])
    #expect(news.removed == ["c.js"])
  }

  @Test func `news lead from one site to the next`() {
    let news = PreviewNews(from: Self.old, to: Self.new, problems: [])
    #expect(news.applied(to: Self.old) == Self.new)
  }

  @Test func `news arrive as they were sent, one after another`() throws {
    let first = PreviewNews(from: [:], to: Self.old, problems: [Self.problem])
    let second = PreviewNews(from: Self.old, to: Self.new, problems: [])
    let data = try NewsCoding.encode(first) + NewsCoding.encode(second)
    let stream = try Self.stream(data)
    #expect(try NewsCoding.read(from: stream) == first)
    #expect(try NewsCoding.read(from: stream) == second)
    #expect(try NewsCoding.read(from: stream) == nil)
  }

  @Test func `a stream that ends too early is cut wherever it ends`() throws {
    let whole = try NewsCoding.encode(PreviewNews(changed: ["a": [1, 2, 3]]))
    for length in 1..<whole.count {
      let stream = try Self.stream(whole.prefix(length))
      #expect(throws: NewsError.cut) { try NewsCoding.read(from: stream) }
    }
  }

  private static func stream(_ data: Data) throws -> FileHandle {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: data)
    try pipe.fileHandleForWriting.close()
    return pipe.fileHandleForReading
  }
}
