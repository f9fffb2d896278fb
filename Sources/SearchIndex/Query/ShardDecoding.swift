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
}

/// The core of any version.
enum AnyCore: Decodable {
  case current(CoreShard)
  case other(version: Int)

  private enum CodingKeys: CodingKey {
    case version
  }

  /// Reads the version before anything else.
  init(from decoder: any Decoder) throws {
    let version = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .version)
    self =
      version == CoreShard.currentVersion
      ? .current(try CoreShard(from: decoder)) : .other(version: version)
  }
}
