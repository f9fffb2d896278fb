/// `rules.lock`: every rule id ever published, and what a person last accepted of it.
package struct RulesLock: Sendable {
  /// Where the file is, below the content folder.
  package static let fileName = "rules.lock"

  /// In the order of the file; of two lines with one id the first that says what became of the rule, or else the first.
  package let entries: [LockEntry]
  /// The lines that do not count, because another one has their id.
  package let outdone: [LockEntry]
  package let faults: [LockFault]
  private let positions: [RuleID: Int]

  init(entries: [LockEntry], outdone: [LockEntry] = [], faults: [LockFault]) {
    self.entries = entries
    self.outdone = outdone
    self.faults = faults
    positions = Dictionary(
      zip(entries.map(\.id), entries.indices).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
  }

  package subscript(id: RuleID) -> LockEntry? {
    positions[id].map { entries[$0] }
  }
}

/// One line of `rules.lock`.
package struct LockEntry: Sendable {
  package let id: RuleID
  /// Where the id is written.
  package let location: SourceLocation
  package let status: LockStatus
  /// The ids that a former rule went into.
  package let targets: [Located<String>]
  /// What was accepted of each language.
  package let acceptances: Localized<Acceptance>
}

/// The text of a language as a person last accepted it.
package struct Acceptance: Hashable, Sendable {
  package let stamp: TextStamp
  /// The text it was accepted with, where that is not the one on the same line: a third language
  /// that has not followed a change which the others have agreed on.
  package let basis: Basis?

  package struct Basis: Hashable, Sendable {
    package let language: String
    package let stamp: TextStamp

    package init(language: String, stamp: TextStamp) {
      self.language = language
      self.stamp = stamp
    }
  }

  package init(stamp: TextStamp, basis: Basis? = nil) {
    self.stamp = stamp
    self.basis = basis
  }
}

extension Acceptance: CustomStringConvertible {
  /// `do.….…`, or with its basis `do.….…(en=do.….…)`.
  package var description: String {
    basis.map { "\(stamp)(\($0.language)=\($0.stamp))" } ?? "\(stamp)"
  }

  /// Reads what `description` writes; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    guard let opening = text.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      guard let stamp = TextStamp(text) else { return nil }
      self.init(stamp: stamp)
      return
    }
    let inner = text[text.index(after: opening)...]
    guard inner.last == ")", let stamp = TextStamp(text[..<opening]),
      let equals = inner.firstIndex(of: "="), equals != inner.startIndex,
      let basis = TextStamp(inner[inner.index(after: equals)...].dropLast())
    else { return nil }
    self.init(
      stamp: stamp, basis: Basis(language: String(inner[..<equals]), stamp: basis))
  }
}

/// Something in `rules.lock` that could not be read as meant; checks word it.
package struct LockFault: Sendable {
  package let kind: Kind
  package let location: SourceLocation

  package enum Kind: Sendable {
    /// What a line begins with, and how many more lines begin with no id and are not told.
    case idInvalid(String, others: Int)
    case statusMissing
    case statusUnknown(String)
    case targetCount(LockStatus, Int)
    case acceptanceMalformed(String)
    case acceptanceRepeated(language: String)
    case repeated(RuleID, first: SourceLocation)
    case unsorted(RuleID, after: RuleID)
  }
}
