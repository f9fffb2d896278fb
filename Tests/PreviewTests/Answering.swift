import PreviewFeed
import Synchronization

@testable import Preview

/// Files in memory in place of those of `hig`; a wish is answered later, as through a pipe.
struct Answering {
  let files: SiteFiles

  init(_ texts: [String: String]) {
    let (wishes, continuation) = AsyncStream<WantedFile>.makeStream()
    let feed = Feed(continuation)
    let files = SiteFiles { feed.continuation.yield($0) }
    self.files = files
    // Whoever answers does not keep the files, or both would wait for each other for ever.
    Task { [weak files] in
      for await wanted in wishes {
        let text = wanted.index.map { "\($0): " } ?? ""
        let file = texts[wanted.path].map {
          MadeFile(site: 1, index: 2, bytes: Array((text + $0).utf8))
        }
        await files?.take(file, id: wanted.id)
      }
    }
  }
}

/// Ends the stream when nobody can wish for anything any more.
private final class Feed: Sendable {
  let continuation: AsyncStream<WantedFile>.Continuation

  init(_ continuation: AsyncStream<WantedFile>.Continuation) {
    self.continuation = continuation
  }

  deinit { continuation.finish() }
}
