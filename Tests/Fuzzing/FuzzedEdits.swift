import RuleGraph
import Seeding

/// Commands that write into content: mending, renaming, retiring and beginning, in a guide that is damaged or not.
///
/// What they promise must hold whatever they are given, see `MendingPromises`, `RenamingPromises`,
/// `PagePromises`, `MovingPromises`, `RetiringPromises` and `DraftPromises`.
package struct FuzzedEdits: FuzzedReader {
  package static let name = "edits"

  private let samples = EditSamples()

  /// - Parameter files: not used; a small guide has all that is written to.
  package init(files: [String: [UInt8]]) {}

  package func input(_ seed: UInt64) -> [UInt8] {
    let (command, tree) = drawn(seed)
    return tree.files.sorted { $0.key < $1.key }.reduce(into: Array("\(command)\n".utf8)) {
      $0 += Array("== \($1.key)\n".utf8) + $1.value + [0x0A]
    }
  }

  private func drawn(_ seed: UInt64) -> (EditCommand, ContentTree) {
    var random = SeededGenerator(seed: seed)
    return (EditCommand(&random), samples.tree(&random))
  }

  package func read(_ seed: UInt64) {
    let (command, tree) = drawn(seed)
    if let broken = broken(command, EditedGuide(tree)) { fatalError("edits \(seed): \(broken)") }
  }

  /// The first promise that was broken; `nil` for none.
  ///
  /// A command may refuse, and has written nothing then.
  private func broken(_ command: EditCommand, _ guide: EditedGuide) -> String? {
    switch command {
    case .mend:
      return MendingPromises(before: guide).broken()
    case .rename(let old, let new):
      do throws(RuleEditError) {
        let edit = try RuleEditor(guide.tree).rename(old, to: new)
        let after = guide.replacing(edit.texts)
        return RenamingPromises(before: guide, after: after, old: old, new: new).broken()
      } catch { return refusal(error.description) }
    case .renamePage(let old, let new):
      do throws(FolderEditError) {
        let edit = try PageRenamer(guide.tree).rename(old, to: new)
        return PagePromises(before: guide, edit: edit, old: old, new: new).broken()
      } catch { return refusal(error.description) }
    case .movePage(let page, let origin, let group):
      do throws(FolderEditError) {
        let edit = try PageMover(guide.tree).move(page, from: origin, to: group)
        let former = String(edit.move.old.prefix { $0 != "/" })
        return MovingPromises(before: guide, edit: edit) { tree throws(FolderEditError) in
          try PageMover(tree).move(page, from: former, to: group)
        }.broken()
      } catch { return refusal(error.description) }
    case .renameGroup(let old, let new):
      do throws(FolderEditError) {
        let edit = try GroupRenamer(guide.tree).rename(old, to: new)
        return MovingPromises(before: guide, edit: edit) { tree throws(FolderEditError) in
          try GroupRenamer(tree).rename(old, to: new)
        }.broken()
      } catch { return refusal(error.description) }
    case .retire(let old, let targets):
      do throws(RuleEditError) {
        let edit = try RuleEditor(guide.tree).retire(old, into: targets, reason: "Untrue.")
        let after = guide.replacing(edit.texts)
        return RetiringPromises(before: guide, after: after, old: old, targets: targets).broken()
      } catch { return refusal(error.description) }
    case .component(let draft):
      return broken(guide, "\(draft.group)/\(draft.id)/", nil) { scaffold throws(ScaffoldError) in
        try scaffold.texts(of: draft)
      }
    case .rule(let draft):
      return broken(guide, "", draft) { scaffold throws(ScaffoldError) in
        try scaffold.texts(of: draft)
      }
    }
  }

  private func broken(
    _ guide: EditedGuide, _ folder: String, _ draft: RuleDraft?,
    _ make: (Scaffold) throws(ScaffoldError) -> [String: String]
  ) -> String? {
    do throws(ScaffoldError) {
      let texts = try make(Scaffold(guide.tree))
      return DraftPromises(before: guide, texts: texts, folder: folder, draft: draft).broken()
    } catch { return refusal(error.description) }
  }

  /// A refusal says why.
  private func refusal(_ words: String) -> String? {
    words.contains(where: \.isNewline) ? "is refused in several lines: \(words)" : nil
  }
}
