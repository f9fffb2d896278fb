/// Finds the page files of a tree and reads them in the order of the site.
struct PageCollector {
  let tree: ContentTree
  let site: Site
  /// The text files by path below the root.
  let texts: [String: SourceText]

  func pages(_ faults: inout [Fault]) -> [Page] {
    var files: [Folder: [String: SourceText]] = [:]
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) where path.hasSuffix(".md") {
      let pieces = path.dropLast(3).split(separator: "/").map(String.init)
      guard pieces.count == 3 else {
        if site.languages.contains(where: { $0.code == pieces.last }) {
          faults.append(Fault(.pageMisplaced, at: SourceLocation(path: text.path)))
        }
        continue
      }
      guard site.languages.contains(where: { $0.code == pieces[2] }) else {
        let known = site.languages.map { "\($0.code).md" }
        faults.append(
          Fault(
            .entryUnknown("\(pieces[2]).md", known: known), at: SourceLocation(path: text.path)))
        continue
      }
      files[Folder(group: pieces[0], component: pieces[1]), default: [:]][pieces[2]] = text
    }
    return files.keys.sorted(by: comesFirst).map { folder in
      let texts = (files[folder] ?? [:]).sorted { $0.key < $1.key }
      var read = Localized<PageText>()
      if !HeadingReader.isValidID(folder.component), let first = texts.first {
        faults.append(
          Fault(.idInvalid(folder.component), at: SourceLocation(path: first.value.path)))
      }
      for (language, text) in texts {
        read.set(PageReader(source: text).read(&faults), in: language)
      }
      return Page(id: folder.component, group: folder.group, texts: read)
    }
  }

  private struct Folder: Hashable {
    let group: String
    let component: String
  }

  private func comesFirst(_ left: Folder, _ right: Folder) -> Bool {
    let (leftPlace, rightPlace) = (place(left), place(right))
    if leftPlace != rightPlace { return leftPlace.lexicographicallyPrecedes(rightPlace) }
    return (left.group, left.component) < (right.group, right.component)
  }

  /// The positions in `site.yml` of the group and of the component in it; unlisted ones last.
  private func place(_ folder: Folder) -> [Int] {
    let group = site.groups.firstIndex { $0.id == folder.group }
    let component = group.flatMap { site.groups[$0].components.firstIndex(of: folder.component) }
    return [group ?? site.groups.count, component ?? Int.max]
  }
}
