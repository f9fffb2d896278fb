/// A reader that meets bytes of others, and bad input for it.
package protocol FuzzedReader: Sendable {
  static var name: String { get }
  init(files: [String: [UInt8]])
  /// Reads the input of a seed to its end.
  func read(_ seed: UInt64)
  /// What is read, for looking at.
  func input(_ seed: UInt64) -> [UInt8]
}

/// The readers that meet bytes of others.
package enum FuzzedReaders {
  package static let all: [any FuzzedReader.Type] = [
    FuzzedMarkdown.self, FuzzedProse.self, FuzzedYAML.self, FuzzedShards.self, FuzzedQueries.self,
    FuzzedFigure.self, FuzzedTemplates.self, FuzzedExchange.self, FuzzedEdits.self,
    FuzzedMoments.self, FuzzedSite.self,
  ]

  package static var names: [String] { all.map { $0.name } }

  package static func reader(_ name: String, files: [String: [UInt8]]) -> (any FuzzedReader)? {
    all.first { $0.name == name }?.init(files: files)
  }
}
