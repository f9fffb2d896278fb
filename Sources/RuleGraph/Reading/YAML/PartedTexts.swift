import CommonMark
internal import Yams

/// Texts with a comma in one line of YAML, `{en: Tabs, all on}`: what is behind the comma is a key without a value there.
struct PartedTexts {
  private(set) var faults: [Fault] = []
  /// The places in the mapping of such keys.
  private(set) var keys: Set<Int> = []

  init(of record: YAMLRecord) {
    guard record.mapping.contains(where: { Self.isPiece($0.key, $0.value) }),
      Self.isInBraces(record)
    else { return }
    let pairs = record.mapping.map { ($0.key, $0.value) }
    var place = 1
    while place < pairs.count {
      let end = pairs[place...].firstIndex { !Self.isPiece($0.0, $0.1) } ?? pairs.count
      if end > place, pairs[place - 1].1.scalar?.isNull == false {
        keys.formUnion(place..<end)
        let pieces = pairs[place..<end].map(\.0)
        faults.append(Self.fault(pieces, behind: pairs[place - 1].1, in: record.text))
      }
      place = max(end, place) + 1
    }
  }

  /// By its first byte, because Yams takes the style of a mapping from where it ends.
  private static func isInBraces(_ record: YAMLRecord) -> Bool {
    let source = record.text.source
    let start = source.offset(record.location.range.lowerBound)
    return start.flatMap { source.text.utf8.dropFirst($0).first } == UInt8(ascii: "{")
  }

  /// Whether a key without a value is no language, nor one with its text right behind the colon.
  private static func isPiece(_ key: Yams.Node, _ value: Yams.Node) -> Bool {
    guard let written = value.scalar, written.string.isEmpty, written.isNull,
      let name = key.scalar?.string
    else { return false }
    return !name.contains { ":：".contains($0) }
      && name.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]+)*/) == nil
  }

  private static func fault(
    _ pieces: [Yams.Node], behind text: Yams.Node, in yaml: YAMLText
  ) -> Fault {
    let first = yaml.location(of: pieces[0])
    let last = yaml.location(of: pieces[pieces.count - 1]).range
    let start = yaml.location(of: text).range
    let name = pieces[0].scalar?.string.inOneLine ?? ""
    guard text.scalar?.style == .plain, !start.isEmpty, !last.isEmpty,
      start.lowerBound.line == last.upperBound.line
    else { return Fault(.textParted(name, whole: nil), at: first) }
    let whole = start.lowerBound..<last.upperBound
    let written = yaml.source.slice(whole).map {
      Located(String($0), at: SourceLocation(path: yaml.source.path, range: whole))
    }
    return Fault(.textParted(name, whole: written), at: first)
  }
}
