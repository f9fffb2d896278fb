import RuleGraph
import SmallContent

/// The small content tree with a lock in which every rule was accepted as it stands there.
enum LockedGuide {
  static let files = accepting(SmallGuide.files)

  /// The files with all their rules accepted in some languages.
  static func accepting(
    _ files: [String: String], only rule: String? = nil,
    in languages: [String] = ["en", "ko", "ja"]
  ) -> [String: String] {
    let content = content(of: files)
    var keeper = LockKeeper(content)
    for each in content.graph.rules where rule == nil || each.id.description == rule {
      keeper.accept(each, in: languages)
    }
    return files.merging([RulesLock.fileName: keeper.text.text]) { $1 }
  }

  static func content(of files: [String: String]) -> CheckedContent {
    let catalog = CatalogReader(ContentTree(texts: files)).read()
    return CheckedContent(catalog: catalog, linked: Linker(catalog).link())
  }

  /// The files with a text put in place of another in one of them.
  static func changing(
    in files: [String: String] = files, _ path: String, _ old: String, _ new: String
  ) -> [String: String] {
    files.merging([path: (files[path] ?? "").replacing(old, with: new)]) { $1 }
  }

  static func translation(
    _ files: [String: String], of rule: String = "tab-bar/keep-every-tab-enabled",
    _ language: String
  ) -> Translation? {
    RuleID(rule).flatMap { content(of: files).graph.translation(of: $0, in: language) }
  }
}
