import ArgumentParser
import RuleGraph
import SearchIndex

/// `hig lookup`: ranked rules.
struct LookupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Lookup.name,
    abstract: "Find the rules that answer a query, the best first.",
    discussion: """
      Words may be typed as they come: with particles, joined, unfinished, in another layout or language. A query may \
      hold filters, component:탭바 or kind:avoid; with the options for filters, no words are needed.

      In a pipe, prints one line per rule, path:line:id: kind: title, and behind the title of a rule that no longer \
      holds when it did, (ios7 only); on a terminal, also the text that matched. With -e, prints lines of the rules' source, path:line:id: text. Exits with 0 when something was found, with 1 when \
      nothing was, and with 2 when it could not search.

      Reads the first of these that there is: --index; HIG_INDEX; the site, if it was made from the content and is \
      newer; the content; an installed index.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions
  @OptionGroup var filters: LookupFilters
  @OptionGroup var grep: GrepOptions
  @OptionGroup var output: LookupOutput

  @Option(
    help: ArgumentHelp("The folder of an index to read as it is.", valueName: "folder"),
    completion: .directory)
  var index: String?

  @Option(
    help: "The language to search in; otherwise that of the query or of the environment.",
    completion: .languages)
  var lang: String?

  @Flag(
    help: "Look for the words as written, without endings, other names or corrections.")
  var exact = false

  @Flag(help: "Print how the query is read and how its hits are weighed, instead of the hits.")
  var explain = false

  @Argument(help: "The words to look for.", completion: .nodes)
  var query: [String] = []

  func validate() throws {
    if query.isEmpty, grep.isEmpty, filters.isEmpty {
      throw ValidationError("Missing expected argument '<query>'")
    }
    if !query.isEmpty, !grep.isEmpty {
      throw ValidationError(
        "Give words to look for, or -e and a regular expression; filters are options then.")
    }
    if !grep.isEmpty, explain || exact || index != nil {
      throw ValidationError(
        "-e looks for what is written; --exact, --explain and --index go with words.")
    }
    if output.heading == true, explain || !grep.isEmpty {
      throw ValidationError("--heading is for hits, which -e and --explain do not print.")
    }
    if explain, output.count || output.files || output.quiet {
      throw ValidationError("--explain goes with neither --count, -l nor --quiet.")
    }
    if grep.ignoreCase, grep.isEmpty {
      throw ValidationError("-i goes with -e; a query does not tell case apart anyway.")
    }
  }

  func run() throws {
    if grep.isEmpty { return try lookup.run() }
    let found = try grepped()
    Console.print(lookup.form.lines(for: found))
    if found.isEmpty { throw ExitStatus.nothingFound }
  }

  /// What is asked for, as a value.
  var lookup: Lookup {
    Lookup(
      query: query, content: content.content, site: site.site, index: index, lang: lang,
      filters: filters.value, isExact: exact, isExplained: explain, form: output.form)
  }

  private func grepped() throws -> LookupFindings {
    let checked = try content.pipeline.link(withFigures: false)
    if !output.quiet { checked.tellUnmerged() }
    let language = try LanguageChoice(languages: checked.graph.site.languages, asked: lang)
      .code(for: "")
    let wanted = try FilteredRules(filters.value, of: checked, in: language, content.pipeline)
    let lines = try RuleGrep(grep, content: checked, language: lang).lines(of: wanted)
    return .lines(Array(lines.prefix(lookup.form.wantedCount)))
  }
}
