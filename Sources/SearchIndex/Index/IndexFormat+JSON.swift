extension CoreShard {
  var json: JSONText {
    JSONText(object: [
      ("version", JSONText(version)), ("hash", JSONText(hash)), ("language", JSONText(language)),
      ("tables", tables.json), ("languages", JSONText(languages)), ("kinds", JSONText(kinds)),
      ("editions", JSONText(editions)), ("components", components.json), ("rules", rules.json),
      ("concepts", concepts.json), ("names", names.json), ("symbols", symbols.json),
      ("replacements", replacements.json), ("shards", shards.json),
    ])
  }
}

extension ComponentColumns {
  var json: JSONText {
    JSONText(object: [
      ("ids", JSONText(ids)), ("titles", JSONText(titles)), ("pages", JSONText(pages)),
    ])
  }
}

extension RuleColumns {
  var json: JSONText {
    JSONText(object: [
      ("ids", JSONText(ids)), ("titles", JSONText(titles)), ("components", JSONText(components)),
      ("kinds", JSONText(kinds)), ("languages", JSONText(languages)), ("paths", JSONText(paths)),
      ("lines", JSONText(lines)), ("editions", JSONText(editions)), ("priors", JSONText(priors)),
      ("files", JSONText(files)),
    ])
  }
}

extension ConceptColumns {
  var json: JSONText {
    JSONText(object: [
      ("ids", JSONText(ids)), ("titles", JSONText(titles)), ("leads", JSONText(leads)),
    ])
  }
}

extension NameColumns {
  var json: JSONText {
    JSONText(object: [
      ("keys", JSONText(keys)), ("concepts", JSONText(concepts)),
      ("ambiguous", JSONText(ambiguous)),
    ])
  }
}

extension SymbolColumns {
  var json: JSONText {
    JSONText(object: [
      ("names", JSONText(names)), ("keys", JSONText(keys)), ("rules", JSONText(rules)),
    ])
  }
}

extension ReplacementColumns {
  var json: JSONText {
    JSONText(object: [("old", JSONText(old)), ("new", JSONText(new))])
  }
}

extension ShardTable {
  var json: JSONText {
    JSONText(object: [
      ("terms", JSONText(terms)), ("bigrams", JSONText(bigrams)), ("texts", JSONText(texts)),
    ])
  }
}

extension EntryShard {
  var json: JSONText {
    JSONText(object: [
      ("hash", JSONText(hash)), ("keys", JSONText(keys)), ("entries", JSONText(entries)),
    ])
  }
}

extension TextShard {
  var json: JSONText {
    JSONText(object: [
      ("hash", JSONText(hash)), ("first", JSONText(first)), ("texts", JSONText(texts)),
    ])
  }
}

extension AnalysisTables {
  var json: JSONText {
    JSONText(object: [
      (
        "korean",
        JSONText(object: [
          ("afterConsonant", JSONText(korean.afterConsonant)),
          ("afterVowel", JSONText(korean.afterVowel)), ("afterAny", JSONText(korean.afterAny)),
        ])
      ),
      ("latin", JSONText(array: latin.map(\.json))),
      ("stopWords", JSONText(stopWords)),
      ("units", JSONText(object: units.sorted { $0.key < $1.key }.map { ($0, JSONText($1)) })),
      ("keyboard", keyboard.json),
    ])
  }
}

extension LatinSuffix {
  var json: JSONText {
    JSONText(object: [
      ("ending", JSONText(ending)), ("replacement", JSONText(replacement)),
      ("minimum", JSONText(minimum)), ("notAfter", JSONText(notAfter)),
    ])
  }
}

extension Keyboard {
  var json: JSONText {
    JSONText(object: [
      ("initials", JSONText(initials)), ("medials", JSONText(medials)),
      ("finals", JSONText(finals)), ("letters", JSONText(letters)),
    ])
  }
}
