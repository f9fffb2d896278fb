import RuleGraph

/// Finds placeholders of texts that are mistyped: nobody fills them, so that pages would show `{cuont}`.
///
/// A language need not say all that another says, so a placeholder of its own is told only where one of another's is
/// missing, and where it is like that one or stands in no other language at all: `{개수}`. Of two languages the one is believed whose name for it stands in more texts, or else the first.
struct PlaceholderWarnings {
  /// In the languages of the site that have a file, in order of preference.
  private let tables: [WrittenTexts]
  /// In how many texts each placeholder stands.
  private let uses: [String: Int]

  init(_ tables: [WrittenTexts]) {
    self.tables = tables
    uses = Self.uses(of: tables)
  }

  private static func uses(of tables: [WrittenTexts]) -> [String: Int] {
    tables.flatMap(\.strings.values).reduce(into: [:]) { uses, text in
      for name in Set(placeholders(of: text)) { uses[name, default: 0] += 1 }
    }
  }

  func all() -> [TemplateWarning] {
    tables.indices.flatMap(warnings)
  }

  private func warnings(ofTable number: Int) -> [TemplateWarning] {
    let table = tables[number]
    let others = tables.indices.filter { $0 != number }.map { tables[$0].strings }
    let owned = Self.uses(of: [table])
    let found = table.strings.keys.sorted().flatMap { key in
      mistyped(
        in: table.strings[key] ?? "", beside: others.compactMap { $0[key] },
        number > 0 ? owned : nil
      )
      .map { (key: key, name: $0.name, meant: $0.meant) }
    }
    guard !found.isEmpty else { return [] }
    let places = table.places()
    return found.map { key, name, meant in
      TemplateWarning(
        "no other language has '{\(name)}' in the text '\(key)'"
          + (meant.map { "; did you mean '{\($0)}'?" } ?? ""),
        at: places[key] ?? table.source.location(0..<0), in: table.source)
    }
  }

  /// The placeholders that only this text has, and those of the others that were likely meant, if there is one.
  ///
  /// - Parameter owned: in how many texts of this language each stands; `nil` for the first, which is believed where as
  ///   many texts speak for another.
  private func mistyped(
    in text: String, beside others: [String], _ owned: [String: Int]?
  ) -> [(name: String, meant: String?)] {
    guard text.utf8.contains(UInt8(ascii: "{")), !others.isEmpty else { return [] }
    let names = Self.placeholders(of: text)
    let known = Set(others.flatMap(Self.placeholders))
    let lacking = known.subtracting(names).sorted()
    return names.filter { !known.contains($0) }.compactMap { name in
      let own = uses[name, default: 0]
      if let owned, !lacking.isEmpty, own == owned[name] {
        return (
          name, NearestName.of(name, among: lacking) ?? (lacking.count == 1 ? lacking[0] : nil)
        )
      }
      let likely = lacking.filter { uses[$0, default: 0] >= own + (owned == nil ? 1 : 0) }
      return NearestName.of(name, among: likely).map { (name, $0) }
    }
  }

  /// In the order in which they stand.
  private static func placeholders(of text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { piece in
      piece.firstIndex(of: "}").map { String(piece[..<$0]) }
    }
  }
}
