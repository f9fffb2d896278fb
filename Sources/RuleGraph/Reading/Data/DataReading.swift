/// What reading data files yields besides their records.
struct DataReading {
  var faults: [Fault] = []
  var references: [DataReference] = []
  var texts: [DataText] = []
  /// What `apis.yml` gives of each symbol.
  var frameworks: [Located<String>] = []
  /// Those that `site.yml` declares.
  var languageCodes: [Located<String>] = []

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
