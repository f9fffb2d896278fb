internal import CommonMark

/// How much a finding matters.
public enum Severity: String, CaseIterable, Sendable {
  /// The content is wrong.
  case error
  /// The content works but should be better.
  case warning
}

/// A finding in the content, as a value; printing is done elsewhere.
public struct Diagnostic: Hashable, Sendable {
  /// The id of the check that found it, `link/unknown-rule`.
  public let check: String
  /// How much it matters.
  public let severity: Severity
  /// The narrowest stretch that shows the fault.
  public let location: SourceLocation
  /// One line in lower case, without a full stop.
  public let summary: String
  /// Why it matters or what to do, where the summary does not say so.
  public let explanation: String?
  /// Other places that belong to it.
  public let notes: [Note]
  /// Replacements that would mend it.
  public let fixIts: [FixIt]

  package init(
    finding: (check: String, severity: Severity), at location: SourceLocation,
    _ message: Message, fixIts: [FixIt] = []
  ) {
    self.check = finding.check
    self.severity = finding.severity
    self.location = location
    self.summary = message.summary.shortened(to: Message.mostBytes)
    self.explanation = message.explanation
    self.notes = message.notes
    self.fixIts = fixIts
  }

  /// The same where it makes the content wrong.
  package var asError: Diagnostic {
    Diagnostic(
      finding: (check, .error), at: location,
      Message(summary, explanation: explanation, notes: notes), fixIts: fixIts)
  }

  /// The same at another place.
  func moved(to location: SourceLocation) -> Diagnostic {
    Diagnostic(
      finding: (check, severity), at: location,
      Message(summary, explanation: explanation, notes: notes), fixIts: fixIts)
  }
}

/// Another place that belongs to a finding.
public struct Note: Hashable, Sendable {
  /// The other place.
  public let location: SourceLocation
  /// What is there.
  public let text: String

  package init(location: SourceLocation, text: String) {
    self.location = location
    self.text = text.shortened(to: Message.mostBytes)
  }
}

/// A replacement that would mend a finding; several for one finding are a choice.
public struct FixIt: Hashable, Sendable {
  /// The text that is replaced; an empty place where something is only inserted.
  public let location: SourceLocation
  /// What is put in its place.
  public let replacement: String
  /// Whether nothing else can have been meant, so that it may be applied without asking.
  public let isCertain: Bool

  package init(location: SourceLocation, replacement: String, isCertain: Bool = false) {
    self.location = location
    self.replacement = replacement
    self.isCertain = isCertain
  }
}

extension FixIt {
  /// Whether it is about one line with its end.
  var isOfLine: Bool {
    let (start, end) = (location.range.lowerBound, location.range.upperBound)
    return start.column == 1 && end.column == 1 && end.line == start.line + 1
  }
}

/// The words of a finding.
package struct Message: Hashable, Sendable {
  package var summary: String
  package var explanation: String?
  package var notes: [Note] = []

  /// Of a summary or a note; what is longer is cut.
  fileprivate static let mostBytes = 4000

  package init(_ summary: String, explanation: String? = nil, notes: [Note] = []) {
    self.summary = summary
    self.explanation = explanation
    self.notes = notes
  }
}

extension Diagnostic: Comparable {
  /// By place, then by check and words, so that output never depends on the order of checks.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.check, left.summary) < (right.check, right.summary)
  }
}
