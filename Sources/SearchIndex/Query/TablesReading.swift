/// The tables of the analysis, as `AnalysisTables.json` writes them.
extension AnalysisTables: ScriptJSONReadable {
  /// - Throws: `ScriptJSONReader.Unexpected`.
  init(json: [UInt8]) throws {
    var reader = ScriptJSONReader(json)
    try self.init(&reader)
    try reader.end()
  }

  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    korean = try reader.member("korean")
    latin = try reader.member("latin")
    stopWords = try reader.member("stopWords")
    functionWords = try reader.member("functionWords")
    frames = try reader.member("frames")
    units = try reader.member("units")
    keyboard = try reader.member("keyboard")
    filters = try reader.member("filters")
    try reader.close()
  }
}

extension KoreanSuffixes: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    groups = try reader.member("groups")
    try reader.name("follows")
    follows = try reader.table().map { role, next in
      Following(role: try Role(named: role), next: next)
    }
    bareWords = try reader.member("bareWords")
    try reader.close()
  }
}

extension KoreanSuffixes.Group: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    role = try reader.member("role")
    place = try reader.member("place")
    forms = try reader.member("forms")
    try reader.close()
  }
}

extension KoreanSuffixes.Role: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try self.init(named: String(&reader))
  }

  fileprivate init(named name: String) throws {
    guard let role = Self(rawValue: name) else { throw ScriptJSONReader.Unexpected() }
    self = role
  }
}

extension KoreanSuffixes.Place: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    guard let place = Self(rawValue: try String(&reader)) else {
      throw ScriptJSONReader.Unexpected()
    }
    self = place
  }
}

extension LatinSuffix: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    ending = try reader.member("ending")
    replacement = try reader.member("replacement")
    minimum = try reader.member("minimum")
    notAfter = try reader.member("notAfter")
    try reader.close()
  }
}

extension Keyboard: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    initials = try reader.member("initials")
    medials = try reader.member("medials")
    finals = try reader.member("finals")
    letters = try reader.member("letters")
    try reader.close()
    // Letters are looked up by their numbers.
    guard initials.count == 19, medials.count == 21, finals.count == 28, letters.count == 51
    else { throw ScriptJSONReader.Unexpected() }
  }
}

extension FilterWords: ScriptJSONReadable {
  init(_ reader: inout ScriptJSONReader) throws {
    try reader.open()
    names = try reader.member("names")
    kinds = try reader.member("kinds")
    platforms = try reader.member("platforms")
    try reader.close()
  }
}
