extension AnalysisTables {
  var json: JSONText {
    JSONText(object: [
      ("korean", korean.json),
      ("latin", JSONText(array: latin.map(\.json))),
      ("stopWords", JSONText(stopWords)), ("functionWords", JSONText(functionWords)),
      ("frames", JSONText(frames)),
      ("units", units.json),
      ("keyboard", keyboard.json), ("filters", filters.json),
    ])
  }
}

extension FilterWords {
  fileprivate var json: JSONText {
    JSONText(object: [
      ("names", names.json), ("kinds", kinds.json), ("platforms", platforms.json),
    ])
  }
}

extension Meanings {
  fileprivate var json: JSONText {
    JSONText(
      object: pairs.sorted { $0.word < $1.word }.map { ($0.word, JSONText($0.meaning)) })
  }
}

extension LatinSuffix {
  fileprivate var json: JSONText {
    JSONText(object: [
      ("ending", JSONText(ending)), ("replacement", JSONText(replacement)),
      ("minimum", JSONText(minimum)), ("notAfter", JSONText(notAfter)),
    ])
  }
}

extension Keyboard {
  fileprivate var json: JSONText {
    JSONText(object: [
      ("initials", JSONText(initials)), ("medials", JSONText(medials)),
      ("finals", JSONText(finals)), ("letters", JSONText(letters)),
    ])
  }
}

extension KoreanSuffixes {
  fileprivate var json: JSONText {
    let groups = groups.map { group in
      JSONText(object: [
        ("role", JSONText(group.role.rawValue)), ("place", JSONText(group.place.rawValue)),
        ("forms", JSONText(group.forms)),
      ])
    }
    let following = follows.map { ($0.role.rawValue, JSONText($0.next.map(\.rawValue))) }
    return JSONText(object: [
      ("groups", JSONText(array: groups)), ("follows", JSONText(object: following)),
    ])
  }
}
