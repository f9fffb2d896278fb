/// A rule as it is named in a list of changes.
package struct RuleLine: Codable, Equatable, Sendable {
  package let id: String
  package let kind: String
  /// In the first language of the site that has the rule.
  package let title: String
}

/// A rule that no longer exists.
package struct RemovedRule: Codable, Equatable, Sendable {
  package let rule: RuleLine
  /// What `rules.lock` says became of it, such as `merged` or `retired`; `nil` when it says nothing.
  package let status: String?
  /// The rules that stand in its place.
  package let successors: [String]
}

/// A rule that is there before and after.
package struct ChangedRule: Codable, Equatable, Sendable {
  package let rule: RuleLine
  /// The id it had, when it was renamed.
  package let formerID: String?
  /// Kind, editions, platforms, component.
  package let attributes: [AttributeChange]
  package let texts: [TextChange]
  package let gained: [EdgeLine]
  package let lost: [EdgeLine]
  package let translations: [TranslationChange]

  var isEmpty: Bool {
    formerID == nil && attributes.isEmpty && texts.isEmpty && gained.isEmpty && lost.isEmpty
      && translations.isEmpty
  }
}

/// `kind: do → avoid`.
package struct AttributeChange: Codable, Equatable, Sendable {
  package let name: String
  /// `nil` where there was none.
  package let old: String?
  /// `nil` where there is none any more.
  package let new: String?
}

/// The rewording of a rule in a language that has it before and after, or the coming or going of
/// one that has not.
package struct TextChange: Codable, Equatable, Sendable {
  package struct Run: Codable, Equatable, Sendable {
    /// `kept`, `removed` or `added`.
    package let change: String
    package let text: String
  }

  package let language: String
  /// Those of the title, then those of the body.
  package let runs: [Run]
  /// How many are the title's.
  package let titleRuns: Int

  /// The title and the body, without what is empty.
  package var lines: [ArraySlice<Run>] {
    [runs.prefix(titleRuns), runs.dropFirst(titleRuns)].filter { !$0.isEmpty }
  }
}

/// An edge by its kind and the node at its end.
package struct EdgeLine: Codable, Hashable, Comparable, Sendable {
  package let kind: String
  package let target: String

  package static func < (left: EdgeLine, right: EdgeLine) -> Bool {
    (left.kind, left.target) < (right.kind, right.target)
  }
}

/// A translation that fell behind, or caught up.
package struct TranslationChange: Codable, Equatable, Sendable {
  package let language: String
  package let old: String?
  package let new: String
}

/// What came and what went of one sort of thing.
package struct Comings: Codable, Equatable, Sendable {
  package let added: [String]
  package let removed: [String]

  package init(from old: [String], to new: [String]) {
    let (before, after) = (Set(old), Set(new))
    added = new.filter { !before.contains($0) }
    removed = old.filter { !after.contains($0) }
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}
