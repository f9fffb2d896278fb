import RuleGraph

/// Reads links to renamed rules as if they named them as they are called now, so that a rename is no rewording.
struct RenamedLinks {
  let renamed: [RuleID: RuleID]
  /// The folders of renamed pages, by those they had.
  let pages: [String: String]
  /// The folder of each page that is there now, below the content folder.
  let folders: [String: String]

  /// A text as it would be written now.
  func written(_ passage: Passage, on place: PagePlace) -> String {
    guard !renamed.isEmpty || !pages.isEmpty else { return passage.written }
    return passage.written { mended($0, on: place) }
  }

  /// A link as it would be written now; `nil` for one that leads to where it led.
  func mended(_ destination: String, on place: PagePlace) -> String? {
    let neutral = place.neutral(destination)
    let present = present(neutral)
    guard present != neutral else { return nil }
    // As the page writes it, unless the rule is on another page now.
    let (old, new) = (RuleID(neutral: neutral), RuleID(neutral: present))
    if let inPage = inRenamedPage(destination, neutral, name: new?.name) { return inPage }
    guard let old, let new, old.page == new.page else { return place.written(present) }
    return destination.dropLast(old.name.utf8.count) + new.name
  }

  /// Where something is now that is not written for one language: `bars/tab-bar#name`.
  func present(_ neutral: String) -> String {
    guard let old = RuleID(neutral: neutral), let new = renamed[old] else {
      return inRenamedPage(neutral)
    }
    let folder = folders[new.page] ?? new.page
    return "\(folder)#\(new.name)"
  }
}

extension RenamedLinks {
  /// A link to a renamed page or a place on it, with the page's present name where it has the old one.
  private func inRenamedPage(_ destination: String, _ neutral: String, name: String?) -> String? {
    let folder = neutral.split(separator: "#", omittingEmptySubsequences: false)[0]
    guard let new = pages[String(folder)]?.split(separator: "/").last,
      let old = folder.split(separator: "/").last
    else { return nil }
    let end = destination.firstIndex(of: "#") ?? destination.endIndex
    var pieces = destination[..<end].split(separator: "/", omittingEmptySubsequences: false)
    if let place = pieces.lastIndex(of: old) { pieces[place] = new }
    let anchor = destination[end...]
    return pieces.joined(separator: "/") + (name.map { anchor.isEmpty ? "" : "#\($0)" } ?? anchor)
  }

  /// A page, a section of it or a drawing in its folder, by the folder's present name.
  private func inRenamedPage(_ neutral: String) -> String {
    let pieces = neutral.split(separator: "/", maxSplits: 1)
    guard !pages.isEmpty, pieces.count == 2 else { return neutral }
    let id = pieces[1].prefix { $0 != "/" && $0 != "#" }
    return pages["\(pieces[0])/\(id)"].map { $0 + pieces[1].dropFirst(id.count) } ?? neutral
  }
}

extension RuleID {
  /// The rule that an address may name; `nil` for one without a fragment.
  fileprivate init?(neutral: String) {
    guard let mark = neutral.lastIndex(of: "#") else { return nil }
    let path = neutral[..<mark]
    let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    self.init(page: String(path[start...]), name: String(neutral[neutral.index(after: mark)...]))
  }
}
