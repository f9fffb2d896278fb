import RuleGraph

/// What there is to say of the entries of data files.
extension NodeComparison {
  func fields(_ symbol: Symbol) -> Fields {
    [
      ("kind", symbol.kind.rawValue), ("framework", symbol.framework),
      ("aliases", list(symbol.aliases)), ("deprecated", symbol.deprecated),
      ("replacement", symbol.replacement),
      ("general-knowledge", symbol.isGeneralKnowledge ? "true" : nil),
    ] + texts("note", symbol.note)
  }

  func fields(_ item: SystemItem) -> Fields {
    [("table", item.table), ("aliases", list(item.aliases))] + texts("name", item.name)
      + texts("meaning", item.meaning)
  }

  func fields(_ edition: Edition) -> Fields {
    [("date", edition.date)] + texts("title", edition.title) + texts("summary", edition.summary)
  }

  func fields(_ source: Source) -> Fields {
    [("edition", source.edition), ("languages", list(source.languages))]
      + texts("title", source.title) + texts("origin", source.origin)
  }

  func fields(_ term: Term) -> Fields {
    let standings: [VariantStanding] = [.accepted, .discouraged, .ambiguous]
    let languages = Set(term.variants.map(\.language)).sorted()
    let variants = standings.flatMap { standing in
      languages.map { language in
        let words = term.variants.filter { $0.standing == standing && $0.language == language }
        return ("\(standing.rawValue) (\(language))", list(words.map(\.text)))
      }
    }
    return texts("name", term.name)
      + [("category", term.category), ("component", term.component.map { sides.pages[$0] ?? $0 })]
      + texts("why", term.why) + variants
  }

  func texts(_ name: String, _ texts: Localized<String>?) -> Fields {
    texts.map { texts in texts.languages.map { ("\(name) (\($0))", texts[$0]) } } ?? []
  }

  func list(_ names: [String], between mark: String = ", ") -> String? {
    names.isEmpty ? nil : names.joined(separator: mark)
  }
}
