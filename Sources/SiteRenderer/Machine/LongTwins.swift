import CommonMark
import RuleGraph

/// The twins that are too long for a reader with a small window, whole and in parts, in all languages.
///
/// They are made before all other files, because the lists for language models name each part.
struct LongTwins: Sendable {
  /// The parts, each as a file.
  let files: [OutputFile]
  /// By language.
  private let twins: [String: [Address: LongTwin]]

  /// - Parameter addresses: those whose twins may be read in parts.
  init(_ pages: TwinPages, among addresses: [Address]) {
    let parts = pages.parts
    let mayBeLong = addresses.filter { Self.mayBeLong($0, in: parts.graph) }
    let requests = parts.about.languages.map(\.code).flatMap { language in
      mayBeLong.map { (language: language, address: $0) }
    }
    let made = requests.concurrentMap { language, address in
      pages.bytes(of: address, in: language).map {
        LongTwin($0, at: pages.path(of: address, in: language))
      }
    }
    var twins: [String: [Address: LongTwin]] = [:]
    for case (let request, let twin?) in zip(requests, made) {
      twins[request.language, default: [:]][request.address] = twin
    }
    self.twins = twins
    files = made.flatMap { $0?.parts ?? [] }
  }

  /// How many files a twin is cut into; `nil` when it is whole.
  func count(of address: Address, in language: String) -> Int? {
    twins[language]?[address].flatMap { $0.parts.isEmpty ? nil : $0.parts.count }
  }

  /// A twin that was made already; `nil` for all others.
  func whole(of address: Address, in language: String) -> [UInt8]? {
    twins[language]?[address]?.whole
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

/// A twin that may be too long.
private struct LongTwin: Sendable {
  let whole: [UInt8]
  /// None when it is short enough.
  let parts: [OutputFile]

  init(_ whole: [UInt8], at path: String) {
    self.whole = whole
    let file = path.split(separator: "/").last.map(String.init) ?? path
    let parts = TwinParts.split(whole, of: file)
    self.parts =
      parts.count == 1
      ? []
      : parts.enumerated().map { number, part in
        OutputFile(path: TwinParts.name(number + 1, of: path), bytes: part)
      }
  }
}
