/// The words of the site's own pages in one language, read from a YAML file.
package struct StringTable: Sendable {
  /// Nested keys are joined with dots: `search.placeholder`.
  package let strings: [String: String]
  package let faults: [Fault]

  package init(_ source: SourceText) {
    var faults: [Fault] = []
    var strings: [String: String] = [:]
    if let root = YAMLText(source).rootRecord(&faults) {
      Self.collect(root, under: "", &strings, &faults)
    }
    self.strings = strings
    self.faults = faults
  }

  private static func collect(
    _ record: YAMLRecord, under prefix: String, _ strings: inout [String: String],
    _ faults: inout [Fault]
  ) {
    for key in record.keys {
      if record.isRecord(key.value), let inner = record.record(key.value, &faults) {
        collect(inner, under: "\(prefix)\(key.value).", &strings, &faults)
      } else if let text = record.string(key.value, &faults) {
        strings[prefix + key.value] = text.value
      }
    }
  }
}
