import ArgumentParser
import Foundation
import RuleGraph
import SearchIndex

/// The search index that a lookup reads.
///
/// One that is named, by option or `HIG_INDEX`, is read as it is. Else that of the site where that was made from this
/// content, is newer and can be read, else one made from the content, else that of a site without content, else an installed
/// one. Content that is asked for by name and is not there is a mistake: another index would answer for it.
struct SiteIndex {
  let pipeline: Pipeline
  let site: String
  /// The folder named by an option.
  var asked: String?
  /// Whether `HIG_INDEX` names one.
  var heedsEnvironment = true
  /// Whether to say nothing of an old index.
  var isQuiet: Bool
  /// Makes an index from the content.
  var makeReader: () throws -> SearchReader

  /// What was found out of the site and the content, once that is known: it takes a look at every file.
  private var search: ChangeSearch?

  init(pipeline: Pipeline, site: String, asked: String? = nil, isQuiet: Bool) {
    self.pipeline = pipeline
    self.site = site
    self.asked = asked
    self.isQuiet = isQuiet
    makeReader = {
      let content = try pipeline.link(withFigures: false)
      if !isQuiet { content.tellUnmerged() }
      return SearchReader(shards: pipeline.index(content.graph))
    }
  }

  /// What is asked of the index of the language that suits a query, or of the content where the site's cannot be read.
  ///
  /// - Parameter asked: the language to take, if it is there.
  /// - Throws: `ValidationError` when it is not, `ContentFolderError` when there is no content of the name given, and what
  ///   asking throws.
  mutating func answer<Answer: Sendable>(
    to query: String, in asked: String?,
    _ ask: @Sendable (SearchReader, _ language: String) throws -> Answer
  ) throws -> Answer {
    do {
      return try firstAnswer(to: query, in: asked, ask)
    } catch {
      guard isReplaceable, let advice = Self.advice(on: error) else { throw placed(error) }
      say("\(error); \(pipeline.contentFolder) is read instead\(advice)")
      return try ask(makeReader(), language(for: query, asked))
    }
  }

  /// An error with the folder of the index, where that is not the one that 'hig build' would write anew.
  private func placed(_ error: any Error) -> any Error {
    guard error is SearchIndexError, let folder = named ?? builtFolders.first,
      named != nil || folder.path != built.path
    else { return error }
    return ValidationError("\(error) (in '\(folder.path)').")
  }

  /// What is to be done about an index that cannot be read; `nil` for other errors.
  private static func advice(on error: any Error) -> String? {
    switch error {
    case is SearchIndexError: ", and 'hig build' writes the index anew"
    case is UnreadableShard: ""
    default: nil
    }
  }

  /// Whether there is content to read instead of an index, which was not named.
  private var isReplaceable: Bool { named == nil && hasContent }

  private mutating func firstAnswer<Answer: Sendable>(
    to query: String, in asked: String?,
    _ ask: @Sendable (SearchReader, _ language: String) throws -> Answer
  ) throws -> Answer {
    if let answer = try earlyAnswer(to: query, in: asked, ask) { return answer }
    if named == nil, pipeline.contentFolder != ContentOptions.usual { try pipeline.expectContent() }
    let language = try language(for: query, asked)
    return try ask(reader(for: language), language)
  }

  /// The answer of the site's index where that is newer than the content.
  ///
  /// Which takes half as long to find out as the answer itself, at 10,000 rules 2 ms: so both at once, and whoever is done
  /// first helps. A new index knows the languages as well, and is read without a parser.
  private mutating func earlyAnswer<Answer: Sendable>(
    to query: String, in asked: String?,
    _ ask: @Sendable (SearchReader, _ language: String) throws -> Answer
  ) throws -> Answer? {
    guard isReplaceable else { return nil }
    let search = ChangeSearch(site: site, content: pipeline.contentFolder)
    let built = IndexFolder(path: built.path, aside: search.send)
    // No tuple and no `Result`, which the language's runtime has to learn of first: that took a twentieth of a lookup.
    var (answer, failure) = (Answer?.none, (any Error)?.none)
    search.look(beside: {
      do { answer = try built.answer(to: query, in: asked, ask) } catch { failure = error }
    })
    self.search = search
    guard search.foundNothing else { return nil }
    if let failure { throw failure }
    return answer
  }

  private mutating func searched() -> ChangeSearch {
    if let search { return search }
    let search = ChangeSearch(site: site, content: pipeline.contentFolder)
    search.look()
    self.search = search
    return search
  }

  private func language(for query: String, _ asked: String?) throws -> String {
    try LanguageChoice(languages: languages(), asked: asked).code(for: query)
  }

  /// The languages of `site.yml`, or without content those that the index has.
  ///
  /// - Throws: `ValidationError` when there is no index in the folder named, and what reading throws.
  private func languages() throws -> [Language] {
    if hasContent { return try pipeline.languages() }
    guard let folder = named ?? builtFolders.first else { return try pipeline.languages() }
    guard !folder.codes.isEmpty else {
      throw ValidationError("There is no index in '\(folder.path)'.")
    }
    let declared = try folder.languages()
    let lacking = declared.map(\.code).filter { !folder.has($0) }
    if !lacking.isEmpty {
      say("the index in \(folder.path) can't be read in \(lacking.joined(separator: ", "))")
    }
    return declared.filter { folder.has($0.code) }
  }

  /// - Throws: `ValidationError` when there is no index in the folder named.
  private mutating func reader(for language: String) throws -> SearchReader {
    if let named {
      guard named.has(language) else {
        throw ValidationError("There is no index of '\(language)' in '\(named.path)'.")
      }
      if hasContent, named.isOlder(than: pipeline.contentFolder, language) {
        say("the index in \(named.path) is older than \(pipeline.contentFolder)")
      }
      return named.reader
    }
    if !hasContent, let folder = builtFolders.first(where: { $0.has(language) }) {
      return folder.reader
    }
    if built.has(language) {
      let search = searched()
      if search.foundNothing { return built.reader }
      let lack = search.isOfOther ? "of other content than" : "older than"
      let reason = "\(lack) \(pipeline.contentFolder), which is read instead"
      say("the index in \(built.path) is \(reason)")
    }
    return try makeReader()
  }

  private func say(_ words: String) {
    if !isQuiet { Console.talk("hig: \(words)") }
  }

  private var hasContent: Bool { pipeline.hasContent }

  private var built: IndexFolder { IndexFolder(path: "\(site)/search") }

  private var named: IndexFolder? {
    let other = heedsEnvironment ? Environment.value(of: "HIG_INDEX") : nil
    let name = asked ?? other.flatMap { $0.isEmpty ? nil : $0 }
    return name.map { path in
      // The folder of a site is as good as that of its index.
      let inner = IndexFolder(path: "\(path)/search")
      return inner.codes.isEmpty ? IndexFolder(path: path) : inner
    }
  }

  /// Those of the site, and beside the program that of an installation: `share/higraph/search` for `bin/hig`.
  private var builtFolders: [IndexFolder] {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let prefix = program?.deletingLastPathComponent().deletingLastPathComponent()
    let installed = prefix?.appending(path: "share/higraph/search").path(percentEncoded: false)
    return (["\(site)/search"] + [installed].compactMap(\.self)).map { IndexFolder(path: $0) }
      .filter { !$0.codes.isEmpty }
  }
}
