@testable import SearchIndex

extension SearchAnswer {
  /// One line of JSON, to the byte what `JSON.stringify` makes of the answer without its hits in a browser.
  var frameJSON: String {
    JSONText(object: [
      ("total", JSONText(total)), ("facets", JSONText(array: facets.map(\.json))),
      ("filters", JSONText(array: filters.map(\.json))),
      ("suggestions", JSONText(array: suggestions.map(\.json))),
      ("pages", JSONText(array: pages.map(\.json))),
    ]).text
  }
}

extension Facet {
  fileprivate var json: JSONText {
    let plain = JSONText.plain
    let values = values.map { value in
      JSONText(object: [
        ("value", plain(value.value)), ("title", plain(value.title)),
        ("count", JSONText(value.count)),
      ])
    }
    return JSONText(object: [("field", plain(field)), ("values", JSONText(array: values))])
  }
}

extension AppliedFilter {
  fileprivate var json: JSONText {
    let plain = JSONText.plain
    return JSONText(object: [
      ("field", plain(field)), ("value", plain(value)),
      ("names", JSONText(array: names.map(plain))),
    ])
  }
}

extension NamedPage {
  fileprivate var json: JSONText {
    let plain = JSONText.plain
    return JSONText(object: [
      ("kind", plain(kind.rawValue)), ("id", plain(id)), ("title", plain(title)),
      ("page", plain(page)),
    ])
  }
}

extension SearchSuggestion {
  fileprivate var json: JSONText {
    JSONText(object: [
      ("kind", JSONText.plain(kind.rawValue)), ("query", JSONText.plain(query)),
      ("count", JSONText(count)),
    ])
  }
}
