/// The words of the site's own pages in one language, read from a YAML file.
package struct StringTable: Sendable {
  /// Nested keys are joined with dots: `search.placeholder`.
  package let strings: [String: String]
  /// Where keys stand, those of texts and those of the sections around them.
  package let places: [String: SourceLocation]
  package let faults: [Fault]

  package init(_ source: SourceText) {
    var faults: [Fault] = []
    var strings: [String: String] = [:]
    var places: [String: SourceLocation] = [:]
    if let root = YAMLText(source).rootRecord(&faults) {
      Self.collect(root, under: "", &strings, &places, &faults)
    }
    self.strings = strings
    self.places = places
    self.faults = faults
  }

  private static func collect(
    _ record: YAMLRecord, under prefix: String, _ strings: inout [String: String],
    _ places: inout [String: SourceLocation], _ faults: inout [Fault]
  ) {
    for key in record.keys {
      places[prefix + key.value] = key.location
      if record.isRecord(key.value), let inner = record.record(key.value, &faults) {
        collect(inner, under: "\(prefix)\(key.value).", &strings, &places, &faults)
      } else if prefix.isEmpty, record.isEmpty(key.value) {
        // A section whose texts were all taken out is like none.
        continue
      } else if let text = record.string(key.value, &faults) {
        strings[prefix + key.value] = text.value
      }
    }
  }
}
