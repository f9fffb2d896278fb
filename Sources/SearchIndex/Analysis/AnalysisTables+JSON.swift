extension AnalysisTables {
  var json: JSONText {
    JSONText(object: [
      ("korean", korean.json),
      ("latin", JSONText(array: latin.map(\.json))),
      ("stopWords", JSONText(stopWords)),
      ("units", JSONText(object: units.sorted { $0.key < $1.key }.map { ($0, JSONText($1)) })),
      ("keyboard", keyboard.json), ("filters", filters.json),
    ])
  }
}

extension FilterWords {
  fileprivate var json: JSONText {
    let object = { (words: [String: String]) in
      JSONText(object: words.sorted { $0.key < $1.key }.map { ($0, JSONText($1)) })
    }
    return JSONText(object: [
      ("names", object(names)), ("kinds", object(kinds)), ("platforms", object(platforms)),
    ])
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
    let following = Role.allCases.compactMap { role in
      follows[role].map { next in (role.rawValue, JSONText(next.map(\.rawValue))) }
    }
    return JSONText(object: [
      ("groups", JSONText(array: groups)), ("follows", JSONText(object: following)),
    ])
  }
}
