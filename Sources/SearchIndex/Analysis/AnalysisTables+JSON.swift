extension AnalysisTables {
  var json: ScriptJSON {
    ScriptJSON(object: [
      ("korean", korean.json),
      ("latin", ScriptJSON(array: latin.map(\.json))),
      ("stopWords", ScriptJSON(stopWords)), ("functionWords", ScriptJSON(functionWords)),
      ("frames", ScriptJSON(frames)),
      ("units", units.json),
      ("keyboard", keyboard.json), ("filters", filters.json),
    ])
  }
}

extension FilterWords {
  fileprivate var json: ScriptJSON {
    ScriptJSON(object: [
      ("names", names.json), ("kinds", kinds.json), ("platforms", platforms.json),
    ])
  }
}

extension Meanings {
  fileprivate var json: ScriptJSON {
    ScriptJSON(
      object: pairs.sorted { $0.word < $1.word }.map { ($0.word, ScriptJSON($0.meaning)) })
  }
}

extension LatinSuffix {
  fileprivate var json: ScriptJSON {
    ScriptJSON(object: [
      ("ending", ScriptJSON(ending)), ("replacement", ScriptJSON(replacement)),
      ("minimum", ScriptJSON(minimum)), ("notAfter", ScriptJSON(notAfter)),
    ])
  }
}

extension Keyboard {
  fileprivate var json: ScriptJSON {
    ScriptJSON(object: [
      ("initials", ScriptJSON(initials)), ("medials", ScriptJSON(medials)),
      ("finals", ScriptJSON(finals)), ("letters", ScriptJSON(letters)),
    ])
  }
}

extension KoreanSuffixes {
  fileprivate var json: ScriptJSON {
    let groups = groups.map { group in
      ScriptJSON(object: [
        ("role", ScriptJSON(group.role.rawValue)), ("place", ScriptJSON(group.place.rawValue)),
        ("forms", ScriptJSON(group.forms)),
      ])
    }
    let following = follows.map { ($0.role.rawValue, ScriptJSON($0.next.map(\.rawValue))) }
    return ScriptJSON(object: [
      ("groups", ScriptJSON(array: groups)), ("follows", ScriptJSON(object: following)),
      ("bareWords", ScriptJSON(bareWords)),
    ])
  }
}
