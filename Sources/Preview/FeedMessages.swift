import Foundation
import PreviewFeed

/// Messages as they come in.
enum FeedMessages {
  /// Reads on a thread of its own, because reading blocks.
  static func messages(from pipe: FileHandle) -> AsyncThrowingStream<FeedMessage, any Error> {
    let (messages, feed) = AsyncThrowingStream<FeedMessage, any Error>.makeStream()
    Thread.detachNewThread {
      var stream = FeedStream(pipe)
      do {
        while let next = try FeedCoding.readMessage(from: &stream) { feed.yield(next) }
        feed.finish()
      } catch {
        feed.finish(throwing: error)
      }
    }
    return messages
  }
}
