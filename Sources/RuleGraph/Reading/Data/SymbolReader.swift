/// Reads `apis.yml`: symbols, and the tables of system items.
struct SymbolReader {
  static let symbolKeys = [
    "name", "kind", "framework", "aliases", "deprecated", "replacement", "note",
    "general-knowledge",
  ]
  static let tableKeys = ["id", "component", "caption", "rows"]
  static let rowKeys = ["symbol", "aliases", "name", "meaning"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> (symbols: [Symbol], tables: [SystemItemTable]) {
    record.expectKeys(["symbols", "tables"], &reading.faults)
    var aliases: [Located<String>] = []
    let symbols = record.records("symbols", &reading.faults)
      .compactMap { symbol($0, &aliases, &reading) }
    let tables = record.records("tables", &reading.faults)
      .compactMap { table($0, &aliases, &reading) }
    let unique = (
      symbols: reading.faults.unique(symbols, id: \.name, at: \.location),
      tables: reading.faults.unique(tables, id: \.id, at: \.location)
    )
    // Of a record that stands there twice all aliases do.
    let isWhole = unique.symbols.count == symbols.count && unique.tables.count == tables.count
    let names = unique.symbols.map { Located($0.name, at: $0.location) }
    let rows = unique.tables.flatMap(\.rows).map { Located($0.symbol, at: $0.location) }
    reportShared(names, rows + (isWhole ? aliases : []), &reading)
    return unique
  }

  /// A row is a name of its own, neither a symbol nor a row of another table, and so is an alias.
  private func reportShared(
    _ symbols: [Located<String>], _ others: [Located<String>], _ reading: inout DataReading
  ) {
    var first = Dictionary(
      symbols.map { ($0.value, $0.location) }, uniquingKeysWith: { first, _ in first })
    for name in others {
      if let earlier = first[name.value] {
        reading.faults.append(Fault(.entryRepeated(name.value, first: earlier), at: name.location))
      }
      first[name.value] = first[name.value] ?? name.location
    }
  }

  /// - Parameter known: the aliases of all records.
  private func symbol(
    _ record: YAMLRecord, _ known: inout [Located<String>], _ reading: inout DataReading
  ) -> Symbol? {
    record.expectKeys(Self.symbolKeys, &reading.faults)
    let name = self.name("name", of: record, &reading)
    let kind = kind(record, &reading)
    let framework = record.requiredString("framework", &reading.faults)
    reading.frameworks += framework.map { [$0] } ?? []
    let aliases = aliases(of: record, &reading)
    known += aliases
    let status = status(record, of: name?.value, &reading)
    guard let name, let kind else { return nil }
    return Symbol(
      name: (name.value, kind, framework?.value ?? ""), aliases: aliases.map(\.value),
      status: status,
      location: name.location)
  }

  /// A Swift spelling: pages of the site and links are named after it.
  private func name(
    _ key: String, of record: YAMLRecord, _ reading: inout DataReading
  ) -> Located<String>? {
    guard let name = record.requiredString(key, &reading.faults) else { return nil }
    let path = name.value.prefix { $0 != "(" }.split(
      separator: ".", omittingEmptySubsequences: false)
    if name.value.contains(where: \.isWhitespace) || path.contains(where: \.isEmpty) {
      let expected = "a Swift name, such as UITabBarItem.isEnabled"
      reading.faults.append(
        Fault(.valueOfWrongType(key: key, expected: expected), at: name.location))
    }
    return name
  }

  /// Spellings in code of whatever language.
  private func aliases(of record: YAMLRecord, _ reading: inout DataReading) -> [Located<String>] {
    let aliases = record.names("aliases", &reading.faults)
    for alias in aliases
    where !alias.value.allSatisfy({ $0.isLetter || $0.isNumber || "_.:".contains($0) }) {
      let expected = "names in code, such as UITabBarSystemItem, with commas between them"
      reading.faults.append(
        Fault(.valueOfWrongType(key: "aliases", expected: expected), at: alias.location))
    }
    return aliases
  }

  private func status(
    _ record: YAMLRecord, of symbol: String?, _ reading: inout DataReading
  ) -> SymbolStatus {
    let replacement = record.string("replacement", &reading.faults)
    reading.refer(.symbol, replacement)
    if let replacement, replacement.value == symbol {
      let expected = "another symbol"
      reading.faults.append(
        Fault(
          .valueOfWrongType(key: "replacement", expected: expected), at: replacement.location))
    }
    return SymbolStatus(
      deprecated: record.string("deprecated", &reading.faults)?.value,
      replacement: replacement?.value,
      note: record.localized("note", &reading),
      isGeneralKnowledge: record.bool("general-knowledge", &reading.faults))
  }

  private func kind(_ record: YAMLRecord, _ reading: inout DataReading) -> SymbolKind? {
    guard let text = record.requiredString("kind", &reading.faults) else { return nil }
    guard let kind = SymbolKind(rawValue: text.value) else {
      let known = SymbolKind.allCases.map(\.rawValue).joined(separator: ", ")
      reading.faults.append(
        Fault(.valueOfWrongType(key: "kind", expected: "one of \(known)"), at: text.location))
      return nil
    }
    return kind
  }

  private func table(
    _ record: YAMLRecord, _ aliases: inout [Located<String>], _ reading: inout DataReading
  ) -> SystemItemTable? {
    record.expectKeys(Self.tableKeys, &reading.faults)
    let id = record.requiredString("id", &reading.faults)
    let component = record.requiredString("component", &reading.faults)
    let caption = record.requiredLocalized("caption", &reading)
    reading.refer(.symbol, id)
    reading.refer(.component, component)
    let rows = record.records("rows", &reading.faults)
      .compactMap { row($0, of: id?.value, &aliases, &reading) }
    guard let id, let component, let caption else { return nil }
    return SystemItemTable(
      id: id.value, component: component.value, caption: caption,
      rows: reading.faults.unique(rows, id: \.symbol, at: \.location), location: id.location)
  }

  private func row(
    _ record: YAMLRecord, of table: String?, _ known: inout [Located<String>],
    _ reading: inout DataReading
  ) -> SystemItem? {
    record.expectKeys(Self.rowKeys, &reading.faults)
    let symbol = name("symbol", of: record, &reading)
    let name = record.requiredLocalized("name", &reading)
    let meaning = record.requiredLocalized("meaning", &reading)
    let aliases = aliases(of: record, &reading)
    known += aliases
    guard let table, let symbol, let name, let meaning else { return nil }
    if SymbolName.owner(of: symbol.value) != table {
      let expected = "a name within '\(table)'"
      reading.faults.append(
        Fault(.valueOfWrongType(key: "symbol", expected: expected), at: symbol.location))
    }
    return SystemItem(
      symbol: symbol.value, table: table, aliases: aliases.map(\.value), words: (name, meaning),
      location: symbol.location)
  }
}
