import Foundation
import PreviewFeed
import Testing

@Suite struct FeedTests {
  private static let messages: [FeedMessage] = [
    .news(
      PreviewNews(site: 3, problems: [PreviewProblem(severity: "error", text: "첫 줄\n둘째 줄")])),
    .file(MadeFile(site: 3, index: 2, bytes: [1, 10, 2, 10]), id: 7),
    .file(MadeFile(site: 3, index: 2, bytes: []), id: 8),
    .file(nil, id: 9),
    .news(PreviewNews(site: 4)),
  ]

  @Test func `messages arrive as they were sent, one after another`() throws {
    var stream = try Self.stream(Self.messages.map(FeedCoding.encode).reduce(Data(), +))
    for message in Self.messages {
      #expect(try FeedCoding.readMessage(from: &stream) == message)
    }
    #expect(try FeedCoding.readMessage(from: &stream) == nil)
  }

  @Test func `a file that does not fit into the pipe arrives whole`() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let message = FeedMessage.file(MadeFile(site: 1, index: 1, bytes: bytes), id: 1)
    let (data, pipe) = (try FeedCoding.encode(message), Pipe())
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: data)
      try? pipe.fileHandleForWriting.close()
    }
    var stream = FeedStream(pipe.fileHandleForReading)
    #expect(try FeedCoding.readMessage(from: &stream) == message)
    #expect(try FeedCoding.readMessage(from: &stream) == nil)
  }

  @Test func `wishes arrive as they were sent, one after another`() throws {
    let wishes = [
      WantedFile(id: 1, path: "ko/탭 바.html"),

      WantedFile(id: 2, path: "search/ko/core.js", index: 4),
    ]
    var stream = try Self.stream(wishes.map(FeedCoding.encode).reduce(Data(), +))
    for wanted in wishes { #expect(try FeedCoding.readWanted(from: &stream) == wanted) }
    #expect(try FeedCoding.readWanted(from: &stream) == nil)
  }

  @Test func `a stream that ends too early is cut wherever it ends`() throws {
    let whole = try FeedCoding.encode(.file(MadeFile(site: 1, index: 1, bytes: [1, 2, 3]), id: 1))
    for length in 1..<whole.count {
      var stream = try Self.stream(whole.prefix(length))
      #expect(throws: FeedError.cut) { try FeedCoding.readMessage(from: &stream) }
    }
  }

  private static func stream(_ data: Data) throws -> FeedStream {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: data)
    try pipe.fileHandleForWriting.close()
    return FeedStream(pipe.fileHandleForReading)
  }
}
