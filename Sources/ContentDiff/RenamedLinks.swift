import RuleGraph

/// Writes links to renamed rules as they are written now, so that a rename is no rewording.
struct RenamedLinks {
  let renamed: [RuleID: RuleID]

  /// - Parameter page: the component whose page holds the text.
  func mend(_ text: String, on page: String, in language: String) -> String {
    renamed.reduce(into: text) { text, pair in
      for (old, new) in destinations(from: pair.key, to: pair.value, on: page, language) {
        // The end is a part of what is looked for: a name may begin with another one.
        for end in [")", " "] { text = text.replacing("\(old)\(end)", with: "\(new)\(end)") }
      }
    }
  }

  private func destinations(
    from old: RuleID, to new: RuleID, on page: String, _ language: String
  ) -> [(String, String)] {
    let file = "/\(language).md#"
    let elsewhere = (old.page + file + old.name, new.page + file + new.name)
    guard old.page == page, new.page == page else { return [elsewhere] }
    return [elsewhere, ("(#\(old.name)", "(#\(new.name)")]
  }
}
