import Foundation
import PreviewFeed

/// News as they come in.
enum NewsStream {
  /// Reads on a thread of its own, because reading blocks.
  static func news(from stream: FileHandle) -> AsyncThrowingStream<PreviewNews, any Error> {
    let (news, feed) = AsyncThrowingStream<PreviewNews, any Error>.makeStream()
    Thread.detachNewThread {
      do {
        while let next = try NewsCoding.read(from: stream) { feed.yield(next) }
        feed.finish()
      } catch {
        feed.finish(throwing: error)
      }
    }
    return news
  }
}
