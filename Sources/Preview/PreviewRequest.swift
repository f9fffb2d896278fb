import FlyingFox
import Foundation

/// What is asked for, read with suspicion: any page on the web can make a browser ask.
enum PreviewRequest: Equatable {
  case file(path: String)
  /// The page's question for news since a build.
  case state(after: Int)
  /// A file of the search index with this number.
  case shard(path: String, index: Int)
  /// A script, style sheet or page of the preview itself.
  case own(name: String)
  case refused(Refusal)

  enum Refusal: Equatable {
    case method
    case host
    case path
    /// A path with a percent sign that stands for no text.
    case escape
  }

  /// Where the preview's own files are, beside those of the site.
  static let ownFolder = ".higraph"

  init(_ request: HTTPRequest) {
    guard request.method == .GET || request.method == .HEAD else {
      self = .refused(.method)
      return
    }
    guard Self.isLocal(host: request.headers[.host]) else {
      self = .refused(.host)
      return
    }
    guard let target = request.target.path(percentEncoded: true).removingPercentEncoding else {
      self = .refused(.escape)
      return
    }
    guard let path = Self.path(within: target) else {
      self = .refused(.path)
      return
    }
    switch path {
    case "\(Self.ownFolder)/state.js":
      let after = request.query.first { $0.name == "after" }?.value ?? ""
      self = .state(after: Int(after) ?? 0)
    case _ where path.hasPrefix("\(Self.ownFolder)/"):
      let name = String(path.dropFirst(Self.ownFolder.count + 1))
      self = Self.shard(name) ?? .own(name: name)
    default:
      self = .file(path: path)
    }
  }

  /// `index/3/search/ko/core.js`.
  private static func shard(_ name: String) -> PreviewRequest? {
    let parts = name.split(separator: "/", maxSplits: 2)
    guard parts.count == 3, parts[0] == "index", let index = Int(parts[1]),
      parts[2].hasPrefix("search/")
    else { return nil }
    return .shard(path: String(parts[2]), index: index)
  }

  /// A page of another site can make its own name point to 127.0.0.1; the name gives it away.
  private static func isLocal(host: String?) -> Bool {
    guard let host else { return false }
    let name = host.replacing(/:[0-9]+$/, with: "").lowercased()
    return ["127.0.0.1", "localhost", "[::1]"].contains(name)
  }

  /// The path below the root; `nil` when it tries to leave the root.
  private static func path(within path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = !parts.contains("..") && !path.contains("\\") && !path.contains("\0")
    guard path.hasPrefix("/"), isPlain else { return nil }
    return String(path.dropFirst())
  }
}
