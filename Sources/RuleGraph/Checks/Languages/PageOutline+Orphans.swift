extension PageOutline {
  /// What only translations have, ids or not.
  var orphans: [Entry] {
    guard let first = languages.first else { return [] }
    return entries.filter { $0.kind == nil && !$0.isPart && $0.headings[first] == nil }
  }
}
