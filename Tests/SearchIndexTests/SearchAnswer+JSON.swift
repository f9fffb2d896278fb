@testable import SearchIndex

extension SearchAnswer {
  /// One line of JSON, to the byte what `JSON.stringify` makes of the answer without its hits in a browser.
  var frameJSON: String {
    ScriptJSON(object: [
      ("total", ScriptJSON(total)), ("facets", ScriptJSON(array: facets.map(\.json))),
      ("filters", ScriptJSON(array: filters.map(\.json))),
      ("suggestions", ScriptJSON(array: suggestions.map(\.json))),
      ("pages", ScriptJSON(array: pages.map(\.json))),
    ]).text
  }
}

extension Facet {
  fileprivate var json: ScriptJSON {
    let plain = ScriptJSON.plain
    let values = values.map { value in
      ScriptJSON(object: [
        ("value", plain(value.value)), ("title", plain(value.title)),
        ("count", ScriptJSON(value.count)),
      ])
    }
    return ScriptJSON(object: [("field", plain(field)), ("values", ScriptJSON(array: values))])
  }
}

extension AppliedFilter {
  fileprivate var json: ScriptJSON {
    let plain = ScriptJSON.plain
    return ScriptJSON(object: [
      ("field", plain(field)), ("value", plain(value)),
      ("names", ScriptJSON(array: names.map(plain))),
    ])
  }
}

extension NamedPage {
  fileprivate var json: ScriptJSON {
    let plain = ScriptJSON.plain
    return ScriptJSON(object: [
      ("kind", plain(kind.rawValue)), ("id", plain(id)), ("title", plain(title)),
      ("page", plain(page)),
    ])
  }
}

extension SearchSuggestion {
  fileprivate var json: ScriptJSON {
    ScriptJSON(object: [
      ("kind", ScriptJSON.plain(kind.rawValue)), ("query", ScriptJSON.plain(query)),
      ("count", ScriptJSON(count)),
    ])
  }
}
