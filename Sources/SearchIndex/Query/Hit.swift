/// A rule that answers a query.
public struct Hit: Hashable, Sendable {
  /// The full id, `tab-bar/keep-every-tab-enabled`.
  public let id: String
  /// The component or part that the rule belongs to.
  public let component: String
  /// `do`, `avoid`, `consider` or `fact`.
  public let kind: String
  /// The ids of the editions in which the rule holds, the oldest first.
  public let editions: [String]
  /// Whether it no longer holds: the newest edition does not have it, or another rule is in its place.
  public let isPast: Bool
  /// The language of title and snippet: the one asked for unless the rule lacks it.
  public let lang: String
  /// The rule's heading without markup.
  public let title: String
  /// The place in the rule's text that answers best, on one line.
  public let snippet: String
  /// The content file, as its path was given to the graph.
  public package(set) var path: String
  /// The line of the rule's heading, from 1.
  public let line: Int
  /// Relative to the root of the site.
  public let url: String
  /// Tier times 100 000 and the weight of the words found.
  public let score: Int
  /// What was expanded to find it; empty when the rule has every word as it was asked for.
  public let why: [String]
  /// The parts of title and snippet that matched.
  public let marks: HitMarks
}

/// Stretches of text that matched, as offsets in UTF-16 units, in order and without overlaps.
public struct HitMarks: Hashable, Sendable {
  /// In the hit's title.
  public let title: [Range<Int>]
  /// In the hit's snippet.
  public let snippet: [Range<Int>]
}

extension Hit {
  /// One line of JSON, byte for byte what `JSON.stringify` makes of the hit in a browser.
  public var json: String {
    let plain = ScriptJSON.plain
    return ScriptJSON(object: [
      ("id", plain(id)), ("component", plain(component)), ("kind", plain(kind)),
      ("editions", ScriptJSON(array: editions.map(plain))), ("isPast", ScriptJSON(isPast)),
      ("lang", plain(lang)), ("title", plain(title)), ("snippet", plain(snippet)),
      ("path", plain(path)), ("line", ScriptJSON(line)), ("url", plain(url)),
      ("score", ScriptJSON(score)), ("why", ScriptJSON(array: why.map(plain))),
      ("marks", marks.json),
    ]).text
  }
}

extension HitMarks {
  fileprivate var json: ScriptJSON {
    ScriptJSON(object: [("title", Self.json(title)), ("snippet", Self.json(snippet))])
  }

  private static func json(_ ranges: [Range<Int>]) -> ScriptJSON {
    ScriptJSON(array: ranges.map { ScriptJSON([$0.lowerBound, $0.upperBound]) })
  }
}
