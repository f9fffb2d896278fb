import Exports
import RuleGraph
import Seeding
import SiteRenderer

/// A guide that is edited again and again while it is shown: what each reading takes from the one before must be what it
/// would have read itself.
package struct FuzzedMoments: FuzzedReader {
  package static let name = "live"

  private let mutators: [(path: String, mutator: Mutator)]

  /// - Parameter files: not used; in small files more changes mean something.
  package init(files: [String: [UInt8]]) {
    mutators = FuzzedGuide.files.sorted { $0.key < $1.key }.map { path, bytes in
      let pieces = path.hasSuffix(".md") ? FuzzedMarkdown.pieces : FuzzedYAML.pieces
      return (path, Mutator(corpus: [bytes], pieces: pieces))
    }
  }

  package func input(_ seed: UInt64) -> [UInt8] {
    states(seed).enumerated().flatMap { number, files in
      files.sorted { $0.key < $1.key }
        .flatMap { path, bytes in Array("== \(number) \(path)\n".utf8) + bytes + [0x0A] }
    }
  }

  package func read(_ seed: UInt64) {
    var before: Moment?
    for (number, files) in states(seed).enumerated() {
      let moment = Moment(files, after: before)
      if let difference = moment.difference(from: Moment(files, after: nil)) {
        fatalError("live \(seed): in state \(number) \(difference)")
      }
      before = moment
    }
  }

  /// The files of each state.
  private func states(_ seed: UInt64) -> [[String: [UInt8]]] {
    var random = SeededGenerator(seed: seed)
    var states = [FuzzedGuide.files]
    for _ in 0..<2 + random.below(3) {
      var files = states[states.count - 1]
      for _ in 0...random.below(3) { edit(&files, states, &random) }
      states.append(files)
    }
    return states
  }

  private func edit(
    _ files: inout [String: [UInt8]], _ states: [[String: [UInt8]]],
    _ random: inout SeededGenerator
  ) {
    let (path, mutator) = mutators[random.below(mutators.count)]
    let (other, _) = mutators[random.below(mutators.count)]
    switch random.below(8) {
    // As it was at any moment before, or not there at all then.
    case 0: files[path] = states[random.below(states.count)][path]
    case 1: files[path] = nil
    case 2: files[other] = files[path]
    // All that follows stands on another line.
    case 3: files[path] = files[path].map { Self.lengthened($0, &random) }
    case 4: files[path.replacing("toolbar", with: "tools")] = files[path]
    default: files[path] = mutator.input(random.next())
    }
  }

  private static func lengthened(
    _ bytes: [UInt8], _ random: inout SeededGenerator
  ) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    let lineEnds = bytes.indices.filter { bytes[$0] == newline }
    guard !lineEnds.isEmpty else { return bytes }
    let place = lineEnds[random.below(lineEnds.count)]
    return Array(bytes[..<place]) + [newline] + bytes[place...]
  }
}

/// The content at one moment, with what the next one takes from it.
private struct Moment {
  private let catalog: Catalog
  private let linked: LinkedContent
  private let memory: LinkMemory

  init(_ files: [String: [UInt8]], after before: Moment?) {
    catalog = CatalogReader(ContentTree(files: files), after: before?.catalog).read()
    (linked, memory) = Linker(catalog).link(after: before?.memory)
  }

  /// What differs first; `nil` when nothing does.
  func difference(from other: Moment) -> String? {
    let pairs = [
      ("the texts", texts, other.texts), ("the graph", graph, other.graph),
      ("the shown files", linked.shownFiles.sorted(), other.linked.shownFiles.sorted()),
    ]
    return difference("what is found", from: other, CheckRegistry.diagnostics)
      ?? difference("what reading finds", from: other, CheckRegistry.readingDiagnostics)
      ?? pairs.lazy.compactMap { name, own, other in
        own == other ? nil : "\(name) differs: \(own.difference(from: other))"
      }.first
  }

  /// Prints only what differs, since printing takes ten times as long as finding.
  private func difference(
    _ name: String, from other: Moment, _ find: (CheckedContent) -> [Diagnostic]
  ) -> String? {
    let (own, others) = (find(content), find(other.content))
    return own == others
      ? nil : "\(name) differs: \(lines(own).difference(from: other.lines(others)))"
  }

  private var content: CheckedContent { CheckedContent(catalog: catalog, linked: linked) }

  private var texts: [String] {
    catalog.texts.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value.text] }
  }

  private func lines(_ diagnostics: [Diagnostic]) -> [String] {
    let printer = DiagnosticPrinter(texts: catalog.texts)
    return diagnostics.flatMap(printer.lines)
  }

  private var graph: [String] {
    let addresses = SiteAddresses(linked.graph)
    var bytes: [UInt8] = []
    GraphFile(linked.graph, address: addresses.address(of:)).write { bytes += $0 }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
