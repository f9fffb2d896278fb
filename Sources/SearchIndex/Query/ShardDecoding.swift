internal import Foundation

/// Reads the JSON inside shard scripts: the one place that needs Foundation.
enum ShardDecoding {
  static func decode<Shard: Decodable>(
    _ script: String, named name: String, as type: Shard.Type
  ) throws(SearchIndexError) -> Shard {
    let path = SearchShard.path(of: name)
    guard let json = SearchShard.json(of: script, named: name) else {
      throw .unreadable(path: path)
    }
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// The version that a core names, before anything else of it is read.
  static func version(of script: String, named name: String) throws(SearchIndexError) -> Int {
    try decode(script, named: name, as: Version.self).version
  }

  private struct Version: Decodable {
    let version: Int
  }
}
