import ArgumentParser

/// How much of what was found is printed, and in which form.
struct LookupOutput: ParsableArguments {
  @Option(
    name: [.customShort("n", allowingJoined: true), .long], parsing: .unconditional,
    help: "The most rules or lines to print. (default: 20)")
  var limit: Int?

  @Option(
    name: [.customShort("C", allowingJoined: true), .long], parsing: .unconditional,
    help: "How many lines of a rule's source to print: around each line found, or its first lines.")
  var context = 0

  @Flag(
    name: .shortAndLong,
    help: "Print only how many rules or lines there are, or --limit if that is less.")
  var count = false

  @Flag(
    name: [.customShort("l"), .customLong("files-with-matches")], help: "Print only the files.")
  var files = false

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  @Flag(
    inversion: .prefixedNo,
    help: "Print hits as on a terminal, several lines each; by default only on a terminal.")
  var heading: Bool?

  @Option(help: "When to color.")
  var color = ColorChoice.auto

  func validate() throws {
    guard limit ?? 1 > 0 else { throw ValidationError("--limit must be at least 1.") }
    guard context >= 0 else { throw ValidationError("--context must not be negative.") }
    let others = [count, files, json, quiet].count { $0 }
    guard others < 2 else {
      throw ValidationError("Of --count, -l, --json and --quiet only one can be had.")
    }
    guard context == 0 || others == 0 else {
      throw ValidationError("--context goes with none of --count, -l, --json and --quiet.")
    }
  }

  /// The same as a value.
  var form: LookupForm {
    LookupForm(limit: limit, context: context, extent: extent, isHeaded: heading, color: color)
  }

  private var extent: LookupForm.Extent {
    quiet ? .nothing : count ? .count : files ? .files : json ? .json : .all
  }
}
