extension ContentVersion {
  /// Adds all that templates hold.
  package mutating func add(_ templates: Templates) {
    let tables =
      [templates.pages, templates.partials]
      + templates.strings.sorted { $0.key < $1.key }
      .map(\.value)
    for table in tables {
      for (name, text) in table.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(text)
      }
    }
    for (name, bytes) in templates.assets.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(bytes)
    }
  }
}
