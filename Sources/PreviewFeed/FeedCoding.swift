package import Foundation

/// How messages travel between `hig` and `hig-preview`: a line of JSON, and after that of a file its bytes.
package enum FeedCoding {
  private struct Head: Codable {
    var news: PreviewNews?
    var file: File?

    struct File: Codable {
      let id: Int
      var site = 0
      var index = 0
      /// `nil` when there is no such file.
      var size: Int?
    }
  }

  /// - Throws: `EncodingError` when a text is not Unicode.
  package static func encode(_ message: FeedMessage) throws -> Data {
    switch message {
    case .news(let news):
      return try line(Head(news: news))
    case .file(nil, let id):
      return try line(Head(file: Head.File(id: id)))
    case .file(let file?, let id):
      let head = Head.File(id: id, site: file.site, index: file.index, size: file.bytes.count)
      return try line(Head(file: head)) + file.bytes
    }
  }

  /// - Throws: `EncodingError` when the path is not Unicode.
  package static func encode(_ wanted: WantedFile) throws -> Data {
    try line(wanted)
  }

  /// Reads the next message to `hig-preview`; `nil` at the end of the stream.
  ///
  /// - Throws: `FeedError.cut` when the stream ends in the middle, `DecodingError` or `FeedError.foreign` when it is
  ///   foreign.
  package static func readMessage(from stream: inout FeedStream) throws -> FeedMessage? {
    guard let line = try stream.line() else { return nil }
    let head = try JSONDecoder().decode(Head.self, from: line)
    if let news = head.news { return .news(news) }
    guard let file = head.file else { throw FeedError.foreign }
    guard let size = file.size else { return .file(nil, id: file.id) }
    let bytes = try stream.bytes(size)
    return .file(MadeFile(site: file.site, index: file.index, bytes: bytes), id: file.id)
  }

  /// Reads the next wish of `hig-preview`; `nil` at the end of the stream.
  ///
  /// - Throws: `FeedError.cut` when the stream ends in the middle, `DecodingError` when it is foreign.
  package static func readWanted(from stream: inout FeedStream) throws -> WantedFile? {
    try stream.line().map { try JSONDecoder().decode(WantedFile.self, from: $0) }
  }

  private static func line(_ value: some Encodable) throws -> Data {
    var data = try JSONEncoder().encode(value)
    data.append(UInt8(ascii: "\n"))
    return data
  }
}

/// Why a message could not be read.
package enum FeedError: Error, Equatable {
  case cut
  case foreign
}
