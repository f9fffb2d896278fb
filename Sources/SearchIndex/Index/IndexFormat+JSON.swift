extension CoreShard {
  var json: JSONText {
    JSONText(object: [
      ("version", JSONText(version)), ("hash", JSONText(hash)), ("language", JSONText(language)),
      ("tables", tables.json), ("languages", JSONText(languages)),
      ("languageNames", JSONText(languageNames)), ("scripts", JSONText(scripts)),
      ("kinds", JSONText(kinds)), ("editions", JSONText(editions)),
      ("platforms", JSONText(platforms)), ("components", components.json), ("rules", rules.json),
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
      ("lines", JSONText(lines)), ("editions", JSONText(editions)),
      ("platforms", JSONText(platforms)), ("priors", JSONText(priors)),
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

extension WordShard {
  var json: JSONText {
    JSONText(object: [("hash", JSONText(hash)), ("words", JSONText(words))])
  }
}

extension TextShard {
  var json: JSONText {
    JSONText(object: [
      ("hash", JSONText(hash)), ("first", JSONText(first)), ("texts", JSONText(texts)),
    ])
  }
}
