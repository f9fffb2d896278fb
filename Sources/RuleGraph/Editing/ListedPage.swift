/// A page in the lists of `site.yml`.
struct ListedPage {
  let id: String
  let catalog: Catalog

  /// Takes it out of a group's list, if it is there; in a group that does not list it a page comes last.
  ///
  /// - Throws: `listed` where its name stands there in a form that nothing is taken out of.
  func remove(
    from group: String, _ edits: inout TextEdits, _ counts: inout FolderEdit.Counts
  ) throws(FolderEditError) {
    let path = catalog.printedPath("site.yml")
    guard let listed = catalog.site.groups.first(where: { $0.id == group })?.components,
      listed.contains(id), let source = catalog.texts[path],
      let name = catalog.references.first(where: {
        $0.target == .component && $0.name.value == id && $0.name.location.path == path
      })?.name
    else { return }
    let range = name.location.range
    guard let start = source.offset(range.lowerBound), let end = source.offset(range.upperBound),
      let item = YAMLListItem(id, of: source.text, at: start..<end, isAlone: listed.count == 1)
    else { throw .listed(id, name.location) }
    for (range, text) in item.removal { edits.replace(source.location(range), with: text) }
    counts.names += 1
  }
}
