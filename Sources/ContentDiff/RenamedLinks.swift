import RuleGraph

/// Reads links to renamed rules as if they named them as they are called now, so that a rename is no rewording.
struct RenamedLinks {
  let renamed: [RuleID: RuleID]
  /// The folder of each page that is there now, below the content folder.
  let folders: [String: String]

  /// A text as it would be written now.
  func written(_ passage: Passage, on place: PagePlace) -> String {
    guard !renamed.isEmpty else { return passage.written }
    return passage.written { mended($0, on: place) }
  }

  /// A link as it would be written now; `nil` for one that leads to where it led.
  func mended(_ destination: String, on place: PagePlace) -> String? {
    let neutral = place.neutral(destination)
    let present = present(neutral)
    guard present != neutral else { return nil }
    // As the page writes it, unless the rule is on another page now.
    let (old, new) = (RuleID(neutral: neutral), RuleID(neutral: present))
    guard let old, let new, old.page == new.page else { return place.written(present) }
    return destination.dropLast(old.name.utf8.count) + new.name
  }

  /// Where something is now that is not written for one language: `bars/tab-bar#name`.
  func present(_ neutral: String) -> String {
    guard let old = RuleID(neutral: neutral), let new = renamed[old] else { return neutral }
    let folder = folders[new.page] ?? new.page
    return "\(folder)#\(new.name)"
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
