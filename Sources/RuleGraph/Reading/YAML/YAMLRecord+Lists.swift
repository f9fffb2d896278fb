internal import Yams

extension YAMLRecord {
  /// A list of texts; a single text counts as a list of one.
  func strings(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    guard let node = value(of: key) else { return [] }
    return strings(node, key, &faults)
  }

  /// A list of texts, none of which stands there twice.
  func distinctStrings(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    faults.unique(strings(key, &faults), id: \.value, at: \.location)
  }

  /// A list of names, in which no comma stands: `iOS, macOS` without brackets is one text.
  func names(_ key: String, _ faults: inout [Fault]) -> [Located<String>] {
    let names = distinctStrings(key, &faults)
    faults += names.filter { $0.value.contains(",") }.map { name in
      let parts = name.value.pieces(at: ",").map(\.trimmed).filter { !$0.isEmpty }
      return Fault(
        .valueOfWrongType(key: key, expected: "a list, as '[\(parts.joined(separator: ", "))]'"),
        at: name.location)
    }
    return names
  }

  /// A list of mappings.
  func records(_ key: String, _ faults: inout [Fault]) -> [YAMLRecord] {
    guard let node = value(of: key) else { return [] }
    guard let sequence = node.sequence else {
      report(.valueOfWrongType(key: key, expected: "a list"), node, &faults)
      return []
    }
    return sequence.compactMap { record($0, key, &faults) }
  }

  private func strings(
    _ node: Yams.Node, _ key: String, _ faults: inout [Fault]
  ) -> [Located<String>] {
    if let scalar = node.scalar, !scalar.isNull {
      return string(key, &faults).map { [$0] } ?? []
    }
    guard let sequence = node.sequence else {
      report(.valueOfWrongType(key: key, expected: "a list of texts"), node, &faults)
      return []
    }
    return sequence.compactMap { item in
      guard let scalar = item.scalar, !scalar.isNull else {
        report(.valueOfWrongType(key: key, expected: "a list of texts"), item, &faults)
        return nil
      }
      return filled(scalar, of: item, key, &faults)
    }
  }
}
