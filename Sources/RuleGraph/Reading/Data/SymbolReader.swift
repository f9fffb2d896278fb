/// Reads `apis.yml`: symbols, and the tables of system items.
struct SymbolReader {
  static let symbolKeys = [
    "name", "kind", "framework", "aliases", "deprecated", "replacement", "note",
    "general-knowledge",
  ]
  static let tableKeys = ["id", "component", "caption", "rows"]
  static let rowKeys = ["symbol", "aliases", "name", "meaning"]

  let record: YAMLRecord

  func read(_ reading: inout DataReading) -> (symbols: [Symbol], tables: [SymbolTable]) {
    record.expectKeys(["symbols", "tables"], &reading.faults)
    let symbols = record.records("symbols", &reading.faults).compactMap { symbol($0, &reading) }
    let tables = record.records("tables", &reading.faults).compactMap { table($0, &reading) }
    let unique = (
      symbols: reading.unique(symbols, id: \.name, at: \.location),
      tables: reading.unique(tables, id: \.id, at: \.location)
    )
    reportShared(unique.symbols, unique.tables, &reading)
    return unique
  }

  /// A row is a name of its own: neither a symbol nor a row of another table.
  private func reportShared(
    _ symbols: [Symbol], _ tables: [SymbolTable], _ reading: inout DataReading
  ) {
    var first = Dictionary(
      symbols.map { ($0.name, $0.location) }, uniquingKeysWith: { first, _ in first })
    for row in tables.flatMap(\.rows) {
      if let earlier = first[row.symbol] {
        reading.faults.append(Fault(.entryRepeated(row.symbol, first: earlier), at: row.location))
      }
      first[row.symbol] = first[row.symbol] ?? row.location
    }
  }

  private func symbol(_ record: YAMLRecord, _ reading: inout DataReading) -> Symbol? {
    record.expectKeys(Self.symbolKeys, &reading.faults)
    let name = record.requiredString("name", &reading.faults)
    let kind = kind(record, &reading)
    let framework = record.requiredString("framework", &reading.faults)?.value ?? ""
    let aliases = record.strings("aliases", &reading.faults).map(\.value)
    let status = status(record, &reading)
    guard let name, let kind else { return nil }
    return Symbol(
      name: (name.value, kind, framework), aliases: aliases, status: status,
      location: name.location)
  }

  private func status(_ record: YAMLRecord, _ reading: inout DataReading) -> SymbolStatus {
    let replacement = record.string("replacement", &reading.faults)
    reading.refer(.symbol, replacement)
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

  private func table(_ record: YAMLRecord, _ reading: inout DataReading) -> SymbolTable? {
    record.expectKeys(Self.tableKeys, &reading.faults)
    let id = record.requiredString("id", &reading.faults)
    let component = record.requiredString("component", &reading.faults)
    let caption = record.requiredLocalized("caption", &reading)
    reading.refer(.symbol, id)
    reading.refer(.component, component)
    let rows = record.records("rows", &reading.faults)
      .compactMap { row($0, of: id?.value, &reading) }
    guard let id, let component, let caption else { return nil }
    return SymbolTable(
      id: id.value, component: component.value, caption: caption,
      rows: reading.unique(rows, id: \.symbol, at: \.location), location: id.location)
  }

  private func row(
    _ record: YAMLRecord, of table: String?, _ reading: inout DataReading
  ) -> SystemItem? {
    record.expectKeys(Self.rowKeys, &reading.faults)
    let symbol = record.requiredString("symbol", &reading.faults)
    let name = record.requiredLocalized("name", &reading)
    let meaning = record.requiredLocalized("meaning", &reading)
    let aliases = record.strings("aliases", &reading.faults).map(\.value)
    guard let table, let symbol, let name, let meaning else { return nil }
    if SymbolName.owner(of: symbol.value) != table {
      let expected = "a name within '\(table)'"
      reading.faults.append(
        Fault(.valueOfWrongType(key: "symbol", expected: expected), at: symbol.location))
    }
    return SystemItem(
      symbol: symbol.value, table: table, aliases: aliases, words: (name, meaning),
      location: symbol.location)
  }
}
