/// A query without its filters, and those.
struct QueryText {
  private(set) var text = ""
  private(set) var filters: [AskedFilter] = []
  /// Whether any filter is named, even without a value.
  private(set) var isFiltered = false

  /// Takes `name:value` and `name:"two words"` out of a text, where the name is one of a filter, or mistyped.
  ///
  /// A value that the tables know needs no quotes, and may stand behind a blank.
  init(_ query: String, _ analyzer: Analyzer) {
    let units = Array(query.utf16)
    var (position, known) = (0, FilterValueNames(analyzer))
    while position < units.count {
      if position == 0 || Self.isBlank(units[position - 1]),
        let (filter, end) = Self.filter(units, from: position, analyzer, &known)
      {
        if let filter { filters.append(filter) }
        isFiltered = true
        append([Sign.space])
        position = end
      } else {
        append([units[position]])
        position += 1
      }
    }
    text = String(units: rest[...])
  }

  private var rest: [UInt16] = []

  private mutating func append(_ units: [UInt16]) {
    rest += units
  }

  /// The filter at a place and where it ends; one without a value is left out.
  private static func filter(
    _ units: [UInt16], from start: Int, _ analyzer: Analyzer, _ known: inout FilterValueNames
  ) -> (filter: AskedFilter?, end: Int)? {
    guard let colon = units[start...].firstIndex(where: { isBlank($0) || isEndOfName($0) }),
      units[colon] == Mark.colon
    else { return nil }
    let name = lowercased(String(units: units[start..<colon]))
    guard let field = analyzer.tables.filters.names[name] else {
      return mistyped(name, units[(colon + 1)...], analyzer)
    }
    let rest = units[(colon + 1)...]
    let (value, end) = knownValue(rest) { known.contain($0, of: field) } ?? value(rest)
    let text = String(units: trimmed(value))
    return (text.isEmpty ? nil : AskedFilter(field: field, value: text, isTyped: true), end)
  }

  /// A filter by its name as it was typed, where one is near, and where it ends.
  ///
  /// Times, addresses and labels of calls are none, so a value is looked for no further than to the next colon: every word
  /// before a quote that nothing closes would have the rest of the text read.
  private static func mistyped(
    _ name: String, _ rest: ArraySlice<UInt16>, _ analyzer: Analyzer
  ) -> (filter: AskedFilter?, end: Int)? {
    let colon = rest.firstIndex(of: Mark.colon) ?? rest.endIndex
    let (value, end) = value(rest[..<colon])
    let text = String(units: trimmed(value))
    guard value.endIndex < colon || colon == rest.endIndex,
      let first = text.utf8.first, first != UInt8(ascii: "/"),
      analyzer.filterName(near: name) != nil
    else { return nil }
    return (AskedFilter(field: name, value: text, isTyped: true), end)
  }

  /// A value in quotes, of which the last may be missing, or up to the next space.
  private static func value(
    _ units: ArraySlice<UInt16>
  ) -> (value: ArraySlice<UInt16>, end: Int) {
    guard let first = units.first, let closing = Mark.closing(first) else {
      let end = units.firstIndex(where: isBlank) ?? units.endIndex
      return (units[..<end], end)
    }
    let inside = units.dropFirst()
    let end = inside.firstIndex(of: closing) ?? units.endIndex
    return (inside[..<end], min(end + 1, units.endIndex))
  }

  /// A value of several words, or behind a blank, that is known; the longest.
  private static func knownValue(
    _ units: ArraySlice<UInt16>, _ isKnown: (String) -> Bool
  ) -> (value: ArraySlice<UInt16>, end: Int)? {
    if let first = units.first, Mark.closing(first) != nil { return nil }
    var ends: [Int] = []
    var rest = units
    while ends.count < FilterValueNames.longest,
      let start = rest.firstIndex(where: { !isBlank($0) })
    {
      let end = rest[start...].firstIndex(where: isBlank) ?? rest.endIndex
      ends.append(end)
      rest = rest[end...]
    }
    // One word that stands at the colon is the value anyway.
    let least = units.first.map(isBlank) == false ? 1 : 0
    let end = ends.dropFirst(least).last { isKnown(String(units: trimmed(units[..<$0]))) }
    return end.map { (units[..<$0], $0) }
  }

  private static func trimmed(_ units: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    let start = units.firstIndex { !isBlank($0) } ?? units.endIndex
    let end = units.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return units[start..<end]
  }

  private static func isBlank(_ unit: UInt16) -> Bool {
    unit == Sign.space || unit == Sign.newline || unit == 0x09 || unit == 0x0D
  }

  private static func isEndOfName(_ unit: UInt16) -> Bool {
    unit == Mark.colon || unit == Mark.quote || unit == Mark.opening || unit == Mark.ending
  }

  private enum Mark {
    static let colon: UInt16 = 0x3A
    static let quote: UInt16 = 0x22
    static let opening: UInt16 = 0x201C
    static let ending: UInt16 = 0x201D

    static func closing(_ unit: UInt16) -> UInt16? {
      switch unit {
      case quote: quote
      case opening: ending
      default: nil
      }
    }
  }
}

/// A filter as it was asked for.
struct AskedFilter: Hashable, Sendable {
  let field: String
  let value: String
  /// Whether it may be unfinished, for it stands in a text that someone types.
  var isTyped = false
}
