/// What reading data files yields besides their records.
struct DataReading {
  var faults: [Fault] = []
  var references: [DataReference] = []
  var texts: [DataText] = []
  /// What `apis.yml` gives of each symbol.
  var frameworks: [Located<String>] = []
  /// Those that `site.yml` declares.
  var languageCodes: [Located<String>] = []

  /// What a file says as one record; a fault where it is none, and `nil` then and without the file.
  mutating func read<Records>(
    _ path: String, in texts: [String: SourceText],
    _ read: (YAMLRecord, inout DataReading) -> Records
  ) -> Records? {
    texts[path].flatMap { YAMLText($0).rootRecord(&faults) }.map { read($0, &self) }
  }

  /// Adds what reading other files yielded.
  mutating func add(_ other: DataReading) {
    faults += other.faults
    references += other.references
    texts += other.texts
    frameworks += other.frameworks
    languageCodes += other.languageCodes
  }

  mutating func refer(_ target: DataReference.Target, _ name: Located<String>?) {
    guard let name else { return }
    references.append(DataReference(target: target, name: name))
  }

  /// Reports what is not written like the code of a language.
  mutating func expectLanguageCode(_ code: Located<String>?, _ key: String) {
    guard let code, code.value.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]+)*/) == nil else { return }
    let expected = "the code of a language, such as en or pt-BR"
    faults.append(Fault(.valueOfWrongType(key: key, expected: expected), at: code.location))
  }
}

extension [Fault] {
  /// Drops the later of two records with one id, with a fault that names the first.
  mutating func unique<Record>(
    _ records: [Record], id: (Record) -> String, at location: (Record) -> SourceLocation
  ) -> [Record] {
    var first: [String: SourceLocation] = [:]
    return records.filter { record in
      if let earlier = first[id(record)] {
        append(Fault(.entryRepeated(id(record), first: earlier), at: location(record)))
        return false
      }
      first[id(record)] = location(record)
      return true
    }
  }
}
