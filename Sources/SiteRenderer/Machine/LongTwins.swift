import CommonMark
import RuleGraph
import Synchronization

/// The twins that may be too long for a reader with a small window, whole and in parts.
///
/// They are made when they are written, and not held: for 10,000 rules they are 20 MB. Into how many parts each was cut is
/// kept, because the lists for language models name each part.
final class LongTwins: Sendable {
  private let pages: TwinPages
  /// Those that could be too long; of no other twin more than one file is made.
  private let candidates: Set<Address>
  /// By language.
  private let counts = Mutex<[String: [Address: Int]]>([:])

  /// - Parameter addresses: those whose twins may be read in parts.
  init(_ pages: TwinPages, among addresses: [Address]) {
    self.pages = pages
    let graph = pages.parts.graph
    candidates = Set(addresses.filter { Self.mayBeLong($0, in: graph) })
  }

  /// The twin of an address, with its parts when it is long.
  func file(of address: Address, in language: String) -> PlannedFile {
    let path = pages.path(of: address, in: language)
    guard candidates.contains(address) else {
      return PlannedFile(path: path) { self.pages.bytes(of: address, in: language) }
    }
    return PlannedFile(path: path, several: { self.files(of: address, in: language, at: path) })
  }

  /// How many parts a twin is cut into; `nil` when it is whole.
  ///
  /// It is made to find that out, unless it was made already.
  func count(of address: Address, in language: String) -> Int? {
    guard candidates.contains(address) else { return nil }
    let count =
      counts.withLock { $0[language]?[address] }
      ?? files(of: address, in: language, at: pages.path(of: address, in: language)).count - 1
    return count > 0 ? count : nil
  }

  /// The whole twin, then its parts if there are any.
  private func files(
    of address: Address, in language: String, at path: String
  ) -> [OutputFile] {
    guard let whole = pages.bytes(of: address, in: language) else { return [] }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var parts = TwinParts.split(whole, of: file)
    if parts.count == 1 { parts = [] }
    counts.withLock { $0[language, default: [:]][address] = parts.count }
    return [OutputFile(path: path, bytes: whole)]
      + parts.enumerated().map { number, part in
        OutputFile(path: TwinParts.name(number + 1, of: path), bytes: part)
      }
  }

  /// Whether a twin could be too long: the bytes that an entry of a list takes are overestimated.
  private static func mayBeLong(_ address: Address, in graph: Graph) -> Bool {
    let estimate =
      switch address {
      case .component(let id): graph.component(id).map { size(of: $0, in: graph) } ?? 0
      case .rules: 400 * 300
      case .symbols: (graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }) * 300
      case .glossary: graph.terms.reduce(0) { $0 + size(of: $1) }
      case .edition: graph.rules.count * 600
      default: 0
      }
    return estimate >= TwinParts.limit
  }

  private static func size(of component: Component, in graph: Graph) -> Int {
    let sizes = component.texts.languages.compactMap { component.texts[$0]?.introduction }
      .map { $0.document.text.utf8.count }
    let others = component.outline.reduce(0) { count, entry in
      guard case .rule(let id) = entry else { return count }
      return count + graph.edges(to: .rule(id)).count
    }
    let tables = graph.tables.filter { graph.component($0.component)?.page == component.page }
    let rows = tables.reduce(0) { $0 + $1.rows.count }
    return (sizes.max() ?? 0) * 2 + (component.outline.count + others + rows) * 400
  }

  private static func size(of term: Term) -> Int {
    let texts = [term.name, term.why].compactMap(\.self).flatMap { text in
      text.languages.compactMap { text[$0]?.utf8.count }
    }
    let variants = term.variants.reduce(0) { $0 + $1.text.utf8.count + 100 }
    return texts.reduce(0, +) * 2 + variants + 400
  }
}
