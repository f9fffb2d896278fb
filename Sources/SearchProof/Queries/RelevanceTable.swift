/// A file of queries: a line each, and the floors they must reach.
///
/// Lines are apart by tabs, and those that begin with `#` say nothing:
///
///     floor  written  all  0.85  0.90  0.01
///     bare   ko       탭 바  tab-bar/tab-bar-switches-areas
///
/// A floor names a set, a class or `all`, success@1, MRR@10 and the share of zero hits, with `-` for what
/// is not asked. A query names its class, the language asked, its text, and the rules with `|` between
/// them, or `-` when there is no answer.
package struct RelevanceTable: Sendable {
  /// In the order of the file.
  package let queries: [ProofQuery]
  /// By set, then by class.
  package let floors: [ProofSet: [String: Floor]]

  /// The class under which a floor holds for all answerable queries.
  package static let all = "all"

  /// Reads a table whose rules and languages are known.
  ///
  /// - Throws: ``RelevanceTableError`` with every line that cannot be read.
  package init(
    _ text: String, rules: Set<String>, languages: Set<String>
  ) throws(RelevanceTableError) {
    var reading = TableReading(rules: rules, languages: languages)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() { reading.read(line, number + 1) }
    if reading.problems.isEmpty { reading.expectClassesOfFloors() }
    if reading.queries.isEmpty, reading.problems.isEmpty {
      reading.problems.append(TableProblem(line: lines.count, problem: "there is no query"))
    }
    guard reading.problems.isEmpty else { throw RelevanceTableError(problems: reading.problems) }
    queries = reading.queries
    floors = reading.floors
  }
}

/// A line of a table that cannot be read.
package struct TableProblem: Hashable, Sendable {
  package let line: Int
  package let problem: String
}

/// That a table cannot be read.
package struct RelevanceTableError: Error {
  package let problems: [TableProblem]
}

/// A table while it is read.
private struct TableReading {
  let rules: Set<String>
  let languages: Set<String>
  var queries: [ProofQuery] = []
  var floors: [ProofSet: [String: Floor]] = [:]
  var problems: [TableProblem] = []
  private var firstLines: [[String]: Int] = [:]
  private var floorClasses: [(set: ProofSet, group: String, line: Int)] = []

  init(rules: Set<String>, languages: Set<String>) {
    self.rules = rules
    self.languages = languages
  }

  mutating func read(_ line: Substring, _ number: Int) {
    if line.isEmpty || line.hasPrefix("#") { return }
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let found = cells[0] == "floor" ? readFloor(cells, number) : readQuery(cells, number)
    problems += found.map { TableProblem(line: number, problem: $0) }
  }

  private mutating func readQuery(_ cells: [String], _ number: Int) -> [String] {
    guard cells.count == 4, !cells.contains(where: \.isEmpty) else {
      return ["expected class, language, query and rule, apart by tabs"]
    }
    let wanted = cells[3] == "-" ? [] : cells[3].split(separator: "|").map(String.init)
    var found = wanted.filter { !rules.contains($0) }.map { "no rule '\($0)'" }
    if wanted.isEmpty, cells[3] != "-" { found.append("no rule '\(cells[3])'") }
    if !languages.contains(cells[1]) { found.append("no language '\(cells[1])'") }
    if let first = firstLines.updateValue(number, forKey: [cells[1], cells[2]]) {
      found.append("the query stands in line \(first) too")
    }
    queries.append(
      ProofQuery(group: cells[0], language: cells[1], text: cells[2], wanted: wanted))
    return found
  }

  private mutating func readFloor(_ cells: [String], _ number: Int) -> [String] {
    guard cells.count == 6 else {
      return ["expected floor, set, class, success@1, MRR@10 and zero hits, apart by tabs"]
    }
    guard let set = ProofSet(rawValue: cells[1]) else {
      let known = ProofSet.allCases.map(\.rawValue).joined(separator: ", ")
      return ["no set '\(cells[1])'; the sets are \(known)"]
    }
    let shares = cells[3...].map(Self.share)
    if let wrong = zip(cells[3...], shares).first(where: { $1 == nil }) {
      return ["'\(wrong.0)' is no share between 0 and 1"]
    }
    let values = shares.map { $0 ?? nil }
    let floor = Floor(success: values[0], meanReciprocalRank: values[1], zeroHits: values[2])
    floorClasses.append((set, cells[2], number))
    let before = floors[set, default: [:]].updateValue(floor, forKey: cells[2])
    return before == nil ? [] : ["'\(cells[2])' has a floor already"]
  }

  /// A floor for a class that nothing is of would never be missed.
  mutating func expectClassesOfFloors() {
    let (written, drawn) = (Set(queries.map(\.group)), Set(KnownItems.groups))
    let idle = floorClasses.filter { floor in
      let known = floor.set == .knownItem ? drawn : written
      return floor.group != RelevanceTable.all && !known.contains(floor.group)
    }
    problems += idle.map {
      TableProblem(line: $0.line, problem: "no query is of the class '\($0.group)'")
    }
  }

  /// The number, nil in it for a dash, nil for anything else.
  private static func share(_ text: String) -> Double?? {
    if text == "-" { return .some(nil) }
    guard let number = Double(text), (0...1).contains(number) else { return nil }
    return .some(number)
  }
}
