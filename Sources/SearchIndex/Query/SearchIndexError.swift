/// Why an index cannot be read.
public enum SearchIndexError: Error, Hashable, Sendable {
  /// There is no file with this path, which the index needs.
  case missing(path: String)
  /// The file is no shard of an index.
  case unreadable(path: String)
  /// The file was cut or changed since it was written.
  case damaged(path: String)
  /// The file is another shard of an index.
  case misplaced(String, path: String)
  /// The index was written by another version of the format.
  case unknownVersion(Int, path: String)
  /// The file belongs to another build than the core.
  case mixedBuilds(path: String)
}

extension SearchIndexError: CustomStringConvertible {
  /// What is wrong, in words for a person.
  public var description: String {
    switch self {
    case .missing(let path): "the search index lacks '\(path)'"
    case .unreadable(let path): "'\(path)' is no shard of a search index"
    case .damaged(let path): "'\(path)' is damaged"
    case .misplaced(let name, let path): "'\(path)' is the shard '\(name)' of a search index"
    case .unknownVersion(let version, let path):
      "'\(path)' has version \(version) of the search index; this program reads \(CoreShard.currentVersion)"
    case .mixedBuilds(let path): "'\(path)' belongs to another build of the search index"
    }
  }
}
