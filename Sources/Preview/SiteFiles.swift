import PreviewFeed

/// The files of the site, which are made elsewhere when somebody asks for them.
actor SiteFiles {
  /// Sends a wish to where files are made.
  private let ask: @Sendable (WantedFile) throws -> Void
  private var waiting: [Int: CheckedContinuation<MadeFile?, Never>] = [:]
  private var wishes = 0

  init(ask: @escaping @Sendable (WantedFile) throws -> Void) {
    self.ask = ask
  }

  /// A file as it is in the newest site; `nil` when that has none at the path.
  ///
  /// - Parameter index: the search index that the file is to be from.
  func file(_ path: String, index: Int? = nil) async -> MadeFile? {
    wishes += 1
    let wanted = WantedFile(id: wishes, path: path, index: index)
    return await withCheckedContinuation { continuation in
      waiting[wanted.id] = continuation
      do {
        try ask(wanted)
      } catch {
        // Nobody is there to make files any more, and this program is about to end.
        take(nil, id: wanted.id)
      }
    }
  }

  /// Takes the answer to a wish in.
  func take(_ file: MadeFile?, id: Int) {
    waiting.removeValue(forKey: id)?.resume(returning: file)
  }
}
