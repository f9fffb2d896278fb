import ArgumentParser

/// Looking for letters instead of words.
struct GrepOptions: ParsableArguments {
  @Option(
    name: [.customShort("e", allowingJoined: true), .long], parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Find the lines of rules that a regular expression, as in Perl, matches; in every language "
        + "unless --lang names one; may be given several times.",
      valueName: "pattern"))
  var regexp: [String] = []

  @Flag(name: .shortAndLong, help: "With -e: ignore case.")
  var ignoreCase = false

  var isEmpty: Bool { regexp.isEmpty }
}
