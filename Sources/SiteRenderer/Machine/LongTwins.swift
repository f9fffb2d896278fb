import CommonMark
import RuleGraph

/// The parts of twins that are too long for a reader with a small window, in all languages.
///
/// They are made before all other files, because the lists for language models name each part.
struct LongTwins: Sendable {
  /// The parts, each as a file.
  let files: [OutputFile]
  /// How many parts there are, by language.
  private let counts: [String: [Address: Int]]

  init(_ parts: SiteParts, among addresses: [Address]) {
    let twins = TwinPages(parts: parts)
    let mayBeLong = addresses.filter { Self.mayBeLong($0, in: parts.graph) }
    let requests = parts.graph.site.languages.map(\.code).flatMap { language in
      mayBeLong.map { (language: language, address: $0) }
    }
    let pieces = requests.concurrentMap { language, address -> [OutputFile] in
      guard let text = twins.bytes(of: address, in: language) else { return [] }
      return Self.files(text, at: twins.path(of: address, in: language))
    }
    var counts: [String: [Address: Int]] = [:]
    for (request, pieces) in zip(requests, pieces) where pieces.count > 1 {
      counts[request.language, default: [:]][request.address] = pieces.count
    }
    self.counts = counts
    files = pieces.flatMap { $0.count > 1 ? $0 : [] }
  }

  /// How many files a twin is cut into; `nil` when it is whole.
  func count(of address: Address, in language: String) -> Int? {
    counts[language]?[address]
  }

  private static func files(_ text: [UInt8], at path: String) -> [OutputFile] {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return TwinParts.split(text, of: file).enumerated().map { number, part in
      OutputFile(path: TwinParts.name(number + 1, of: path), bytes: part)
    }
  }

  /// Whether a twin could be too long, so that it is worth making to see.
  ///
  /// Only such are made before their time: the bytes that an entry of a list takes are overestimated.
  private static func mayBeLong(_ address: Address, in graph: Graph) -> Bool {
    let estimate =
      switch address {
      case .component(let id): graph.component(id).map(estimate) ?? 0
      case .rules: 400 * 300
      case .symbols: (graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }) * 300
      case .glossary: graph.terms.count * 800
      case .edition: graph.rules.count * 600
      default: 0
      }
    return estimate >= TwinParts.limit
  }

  private static func estimate(_ component: Component) -> Int {
    let sizes = component.texts.languages.compactMap { component.texts[$0]?.introduction }
      .map { $0.document.text.utf8.count }
    return (sizes.max() ?? 0) * 2 + component.outline.count * 400
  }
}
