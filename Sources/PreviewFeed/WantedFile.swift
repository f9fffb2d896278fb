/// A file that a browser asks for.
package struct WantedFile: Codable, Equatable, Sendable {
  /// Tells the answers apart.
  package let id: Int
  /// Below the root of the site.
  package let path: String
  /// Which search index the file is to be from, because the page that asks has read others of it; `nil` for the newest.
  package let index: Int?

  package init(id: Int, path: String, index: Int? = nil) {
    self.id = id
    self.path = path
    self.index = index
  }
}

/// A file of the site as it was made for a browser.
package struct MadeFile: Equatable, Sendable {
  /// The number of the site that it is from.
  package let site: Int
  /// The number of the search index that belongs to it.
  package let index: Int
  package let bytes: [UInt8]

  package init(site: Int, index: Int, bytes: [UInt8]) {
    self.site = site
    self.index = index
    self.bytes = bytes
  }
}

/// What `hig` tells `hig-preview`.
package enum FeedMessage: Equatable, Sendable {
  case news(PreviewNews)
  /// The answer to a wish; `nil` when the site has no such file.
  case file(MadeFile?, id: Int)
}
