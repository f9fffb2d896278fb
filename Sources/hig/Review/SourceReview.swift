import ReviewFeed
import RuleGraph

/// What the guidelines say of the APIs that Swift files use.
struct SourceReview {
  /// By file, and in it by place; at one place what is deprecated, then rules in reading order.
  let findings: [ReviewFinding]
  /// How many names of APIs are used.
  let nameCount: Int

  /// - Parameter uses: those of each file.
  init(_ graph: Graph, _ files: [SwiftFile], _ uses: [[NameUse]]) {
    let names = APINames(graph)
    let used = zip(files, uses).map { file, uses in
      uses.flatMap { use in
        let place = SourceLocation(
          path: file.path, line: use.line, column: use.column, length: use.length)
        return names.apis(named: use.name).map { ReviewedUse(api: $0, location: place) }
      }
    }
    let reader = FindingReader(graph: graph)
    findings = used.flatMap(reader.findings)
    nameCount = Set(used.joined().map(\.api)).count
  }

  private init(findings: [ReviewFinding], nameCount: Int) {
    (self.findings, self.nameCount) = (findings, nameCount)
  }

  /// What is deprecated, and of the rules those of some kinds; of every kind where none is given.
  func limited(to kinds: [RuleKind], in graph: Graph) -> SourceReview {
    guard !kinds.isEmpty else { return self }
    let kept = findings.filter { finding in
      guard case .rule(let id) = finding.subject, let rule = graph.rule(id) else { return true }
      return kinds.contains(rule.kind)
    }
    return SourceReview(findings: kept, nameCount: nameCount)
  }
}

/// One thing that the guidelines say of a file.
struct ReviewFinding {
  let subject: Subject
  /// Where the file uses what it is about, in the order of the text; never empty.
  fileprivate(set) var uses: [ReviewedUse]

  enum Subject: Hashable {
    case rule(RuleID)
    /// A name that may not be used any more.
    case deprecated(String)
  }

  /// Where it is told: the first place of the narrowest API, as of a case rather than of a class that is used everywhere.
  var main: ReviewedUse {
    uses.dropFirst().reduce(uses[0]) { $1.depth > $0.depth ? $1 : $0 }
  }
}

/// A place where an API is used.
struct ReviewedUse: Hashable {
  /// In its Swift spelling.
  let api: String
  let location: SourceLocation

  fileprivate var depth: Int { api.count { $0 == "." } }
}

/// Reads off the graph what there is to say of the uses in a file.
private struct FindingReader {
  let graph: Graph

  func findings(in uses: [ReviewedUse]) -> [ReviewFinding] {
    var findings: [ReviewFinding] = []
    var positions: [ReviewFinding.Subject: Int] = [:]
    for use in uses {
      for subject in subjects(of: use.api) {
        if let position = positions[subject] {
          findings[position].uses.append(use)
        } else {
          positions[subject] = findings.count
          findings.append(ReviewFinding(subject: subject, uses: [use]))
        }
      }
    }
    return findings.enumerated().sorted { left, right in
      let places = (left.element.main.location, right.element.main.location)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }

  private func subjects(of api: String) -> [ReviewFinding.Subject] {
    guard let node = graph.api(api) else { return [] }
    let isDeprecated = graph.symbol(api)?.deprecated != nil
    // Of what held once and does not now nobody need be told.
    let rules = graph.rules(governing: node).filter { graph.isInForce($0.id) }
    return (isDeprecated ? [.deprecated(api)] : []) + rules.map { .rule($0.id) }
  }
}
