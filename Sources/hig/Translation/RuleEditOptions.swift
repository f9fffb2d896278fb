import ArgumentParser
import RuleGraph

/// Changing ids and places: what `hig rename`, `hig move` and `hig retire` share.
struct RuleEditOptions: ParsableArguments {
  @OptionGroup var content: ContentOptions

  @Flag(help: "Say what would change and write nothing.")
  var dryRun = false

  /// Makes the change and writes all files or none.
  @discardableResult
  func apply(
    _ words: String, _ change: (RuleEditor) throws(RuleEditError) -> RuleEdit
  ) throws -> RuleEdit {
    let lock = dryRun ? nil : try FolderLock([content.content])
    let tree = try content.pipeline.loadGuide()
    let edit: RuleEdit
    do {
      edit = try change(RuleEditor(tree))
    } catch {
      throw refused(error)
    }
    if !dryRun {
      try ContentWriter(folder: content.content, lock: lock).write(
        tree.replacing(edit.texts), over: tree)
    }
    lock?.release()
    Console.print(edit.texts.keys.sorted())
    Console.talk("\(words): \(edit.counts)\(dryRun ? "; nothing was written" : "")")
    return edit
  }

  /// Moves a folder with what follows from that, all or nothing.
  func apply(
    _ words: String, _ change: (ContentTree) throws(FolderEditError) -> FolderEdit
  ) throws {
    let lock = dryRun ? nil : try FolderLock([content.content])
    let tree = try content.pipeline.loadGuide()
    let edit: FolderEdit
    do {
      edit = try change(tree)
    } catch {
      throw refused(error)
    }
    if dryRun, !edit.isThere {
      try FolderMoveCheck(folder: content.content, move: edit.move).run()
    } else if !dryRun {
      try ContentWriter(folder: content.content, lock: lock)
        .write(edit.tree, over: edit.moved, moving: edit.isThere ? nil : edit.move)
    }
    lock?.release()
    Console.print(edit.paths)
    Console.talk("\(words): \(edit.counts)\(dryRun ? "; nothing was written" : "")")
  }

  /// Says why nothing is changed.
  func refused(_ error: any Error) -> ExitCode {
    Console.talk("hig: \(error)".followed(by: "nothing was written"))
    return ExitStatus.nothingFound
  }
}

extension RuleID {
  /// Reads an id given on the command line.
  static func argument(_ text: String) throws -> RuleID {
    guard let id = RuleID(text) else {
      throw ValidationError("'\(text)' is not the id of a rule; write component/rule.")
    }
    return id
  }
}
