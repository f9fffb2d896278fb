import RuleGraph
import SearchIndex

/// The content that a session answers from: as it is at each question, and read again only where it has changed.
final class SessionContent {
  let pipeline: Pipeline
  private var known: LiveContent?
  /// The index of what is known.
  private var reader: SearchReader?

  init(pipeline: Pipeline) {
    self.pipeline = pipeline
  }

  /// The graph of the content as it is now.
  ///
  /// - Throws: `ContentFolderError` when there is no content to read, or none of a guide.
  func currentGraph() throws -> Graph {
    let reading = try ContentReading(
      folder: pipeline.contentFolder, withFigures: false, after: known?.reading)
    if let known, known.reading.tree == reading.tree { return known.linked.graph }
    try pipeline.expectGuide(reading.tree)
    let content = pipeline.link(reading, after: known)
    (known, reader) = (content, nil)
    return content.linked.graph
  }

  /// What is to be said before what was read last is shown: it may hold both sides of a merge.
  var unmerged: [String] {
    known.map { CheckedContent(catalog: $0.catalog, linked: $0.linked).unmergedWords } ?? []
  }

  /// The search index of the content as it is now.
  ///
  /// - Throws: `ContentFolderError` when there is no content to read.
  func currentReader() throws -> SearchReader {
    let graph = try currentGraph()
    if let reader { return reader }
    let made = SearchReader(shards: pipeline.index(graph))
    reader = made
    return made
  }
}
