package import Foundation

/// How news travels from `hig` to `hig-preview`: a line of JSON that tells paths and sizes, then the
/// files' bytes one after another.
package enum NewsCoding {
  private struct Head: Codable {
    struct File: Codable {
      let path: String
      let size: Int
    }

    let files: [File]
    let removed: [String]
    let problems: [PreviewProblem]
  }

  /// - Throws: `EncodingError` when a path is not Unicode.
  package static func encode(_ news: PreviewNews) throws -> Data {
    let files = news.changed.sorted { $0.key < $1.key }
    let head = Head(
      files: files.map { Head.File(path: $0.key, size: $0.value.count) }, removed: news.removed,
      problems: news.problems)
    var data = try JSONEncoder().encode(head)
    data.append(UInt8(ascii: "\n"))
    for file in files { data.append(contentsOf: file.value) }
    return data
  }

  /// Reads the next news; `nil` at the end of the stream.
  ///
  /// - Throws: `NewsError.cut` when the stream ends in the middle, `DecodingError` when it is foreign.
  package static func read(from stream: FileHandle) throws -> PreviewNews? {
    guard let line = try line(from: stream) else { return nil }
    let head = try JSONDecoder().decode(Head.self, from: line)
    var news = PreviewNews(removed: head.removed, problems: head.problems)
    for file in head.files {
      news.changed[file.path] = Array(try bytes(file.size, from: stream))
    }
    return news
  }

  private static func line(from stream: FileHandle) throws -> Data? {
    var line = Data()
    while let next = try stream.read(upToCount: 1), !next.isEmpty {
      if next.first == UInt8(ascii: "\n") { return line }
      line.append(next)
    }
    guard line.isEmpty else { throw NewsError.cut }
    return nil
  }

  private static func bytes(_ count: Int, from stream: FileHandle) throws -> Data {
    var data = Data()
    while data.count < count {
      guard let next = try stream.read(upToCount: count - data.count), !next.isEmpty else {
        throw NewsError.cut
      }
      data.append(next)
    }
    return data
  }
}

/// Why news could not be read.
package enum NewsError: Error, Equatable {
  case cut
}
