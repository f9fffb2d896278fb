import PreviewFeed
import Synchronization

@testable import Preview

/// Files in memory in place of those of `hig`; a wish is answered later, as through a pipe.
struct Answering {
  let files: SiteFiles

  init(_ texts: [String: String]) {
    let (wishes, feed) = AsyncStream<WantedFile>.makeStream()
    let files = SiteFiles { feed.yield($0) }
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
