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
    return (
      reading.unique(symbols, id: \.name, at: \.location),
      reading.unique(tables, id: \.id, at: \.location)
    )
  }

  private func symbol(_ record: YAMLRecord, _ reading: inout DataReading) -> Symbol? {
    record.expectKeys(Self.symbolKeys, &reading.faults)
    guard let name = record.requiredString("name", &reading.faults),
      let kind = kind(record, &reading)
    else { return nil }
    let framework = record.requiredString("framework", &reading.faults)?.value ?? ""
    let replacement = record.string("replacement", &reading.faults)
    reading.refer(.symbol, replacement)
    let status = SymbolStatus(
      deprecated: record.string("deprecated", &reading.faults)?.value,
      replacement: replacement?.value,
      note: record.localized("note", &reading.faults),
      isGeneralKnowledge: record.bool("general-knowledge", &reading.faults))
    return Symbol(
      name: (name.value, kind, framework),
      aliases: record.strings("aliases", &reading.faults).map(\.value),
      status: status, location: name.location)
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
    guard let id = record.requiredString("id", &reading.faults),
      let component = record.requiredString("component", &reading.faults),
      let caption = record.requiredLocalized("caption", &reading.faults)
    else { return nil }
    reading.refer(.symbol, id)
    reading.refer(.component, component)
    let rows = record.records("rows", &reading.faults)
      .compactMap { row($0, of: id.value, &reading) }
    return SymbolTable(
      id: id.value, component: component.value, caption: caption,
      rows: reading.unique(rows, id: \.symbol, at: \.location), location: id.location)
  }

  private func row(
    _ record: YAMLRecord, of table: String, _ reading: inout DataReading
  ) -> SystemItem? {
    record.expectKeys(Self.rowKeys, &reading.faults)
    guard let symbol = record.requiredString("symbol", &reading.faults),
      let name = record.requiredLocalized("name", &reading.faults),
      let meaning = record.requiredLocalized("meaning", &reading.faults)
    else { return nil }
    return SystemItem(
      symbol: symbol.value, table: table,
      aliases: record.strings("aliases", &reading.faults).map(\.value),
      words: (name, meaning), location: symbol.location)
  }
}
