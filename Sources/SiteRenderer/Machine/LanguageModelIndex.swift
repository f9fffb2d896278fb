import CommonMark
import RuleGraph

/// `llms.txt`: for each language a list of Markdown files that language models read, each below 100 KB.
///
/// The form is that of llmstxt.org: a title, a quote, lists of links with notes.
struct LanguageModelIndex {
  private let parts: SiteParts
  private let twins: TwinPages

  init(parts: SiteParts) {
    self.parts = parts
    twins = TwinPages(parts: parts)
  }

  /// The lists, and the parts of twins that are too long; nothing when the site has no twins.
  func plan() -> [PlannedFile] {
    let site = parts.graph.site
    guard site.publication.hasTwins else { return [] }
    return site.languages.flatMap { plan(in: $0.code) } + [PlannedFile(root())]
  }

  private func root() -> OutputFile {
    let site = parts.graph.site
    let first = site.languages.first?.code ?? ""
    var text = TwinText()
    text.heading(
      1, TwinText.escaped(site.title.first(of: site.preference(for: first))?.value ?? ""))
    text.quote(
      site.summary?.first(of: site.preference(for: first)).map { TwinText.escaped($0.value) })
    text.items(
      site.languages.map { language in
        let note = parts.wordings[language.code]?["twin.index"] ?? ""
        return
          "\(TwinText.link(TwinText.escaped(language.name), to: "\(language.code)/llms.txt")): \(note)"
      })
    return OutputFile(path: "llms.txt", text: text.text)
  }

  private func plan(in language: String) -> [PlannedFile] {
    let long = listed.filter(mayBeLong).compactMap { address -> (Address, [String])? in
      guard let text = twins.text(of: address, in: language) else { return nil }
      let path = twins.path(of: address, in: language)
      let file = path.split(separator: "/").last.map(String.init) ?? path
      let parts = TwinParts.split(text, of: file)
      return parts.count > 1 ? (address, parts) : nil
    }
    let counts = Dictionary(
      long.map { ($0.0, $0.1.count) }, uniquingKeysWith: { first, _ in first })
    let pieces = long.flatMap { address, texts in
      texts.enumerated().map { number, text in
        OutputFile(
          path: TwinParts.name(number + 1, of: twins.path(of: address, in: language)), text: text)
      }
    }
    return (pieces + lists(in: language, counts)).map(PlannedFile.init)
  }

  /// What models are led to; the other pages say the same in another order.
  private var listed: [Address] {
    parts.order.pages.map { .component($0) } + parts.rulePages.indices.map { .rules($0 + 1) }
      + [.symbols, .glossary, .editions] + parts.graph.editions.map { .edition($0.id) } + [.checks]
  }

  /// Whether a twin could be too long, so that it is worth making to see.
  ///
  /// Only such are made before their time: the bytes that an entry of a list takes are overestimated.
  private func mayBeLong(_ address: Address) -> Bool {
    let graph = parts.graph
    let estimate =
      switch address {
      case .component(let id):
        graph.component(id).map { component in
          let sizes = component.texts.languages.compactMap { component.texts[$0]?.introduction }
            .map { $0.document.text.utf8.count }
          return (sizes.max() ?? 0) * 2 + component.outline.count * 400
        } ?? 0
      case .rules: 400 * 300
      case .symbols: (graph.symbols.count + graph.tables.reduce(0) { $0 + $1.rows.count }) * 300
      case .glossary: graph.terms.count * 800
      case .edition: graph.rules.count * 600
      default: 0
      }
    return estimate >= TwinParts.limit
  }

  // MARK: The list

  private func lists(in language: String, _ counts: [Address: Int]) -> [OutputFile] {
    let texts = TwinParts.split(text(in: language, counts), of: "llms.txt")
    let names = texts.indices.map { $0 == 0 ? "llms.txt" : "llms.part-\($0 + 1).txt" }
    return zip(names, texts).enumerated().map { number, file in
      var text = file.1
      if number == 0, names.count > 1 {
        let heading = parts.wordings[language]?["twin.continued"] ?? ""
        text += "\n## \(heading)\n\n" + names.dropFirst().map { "- [\($0)](\($0))\n" }.joined()
      }
      return OutputFile(path: "\(language)/\(file.0)", text: text)
    }
  }

  private func text(in language: String, _ counts: [Address: Int]) -> String {
    let viewpoint = Viewpoint(parts, language: language, page: "index.html")
    let site = parts.graph.site
    var text = TwinText()
    text.heading(1, viewpoint.twinText(site.title) ?? "")
    text.quote(viewpoint.twinText(site.summary))
    text.block(viewpoint.wording["twin.index"])
    for group in ComponentGroups(viewpoint).all {
      text.heading(2, group.title)
      text.items(
        group.components.map { component in
          let summary = viewpoint.twinText(component.texts.map(\.summary)) ?? ""
          let title = viewpoint.twinText(component.texts.map(\.title)) ?? component.id
          return entry(.component(component.id), title, counts, viewpoint, note: summary)
        })
    }
    text.heading(2, viewpoint.wording["twin.lists"])
    text.items(lists(counts, viewpoint))
    text.heading(2, "Optional")
    text.items([
      entry(
        .checks, viewpoint.wording["navigation.checks"], counts, viewpoint,
        note: viewpoint.wording["checks.description"]),
      "[graph.json](../graph.json): \(viewpoint.wording["twin.graph"])",
    ])
    return text.text
  }

  private func lists(_ counts: [Address: Int], _ viewpoint: Viewpoint) -> [String] {
    let rules = parts.rulePages.indices.map { index -> String in
      let title = viewpoint.wording["rules.title"]
      return entry(
        .rules(index + 1), index == 0 ? title : "\(title) (\(index + 1))", counts, viewpoint)
    }
    let indexes: [(Address, String)] = [
      (.symbols, "symbols"), (.glossary, "glossary"), (.editions, "editions"),
    ]
    let editions = parts.graph.editions.map { edition in
      entry(
        .edition(edition.id), viewpoint.twinText(edition.title) ?? edition.id, counts, viewpoint,
        note: viewpoint.twinText(edition.summary))
    }
    return rules
      + indexes.map { address, key in
        entry(
          address, viewpoint.wording["\(key).title"], counts, viewpoint,
          note: viewpoint.wording["\(key).description"])
      } + editions
  }

  /// A link to the file, or to each of its parts.
  private func entry(
    _ address: Address, _ title: String, _ counts: [Address: Int], _ viewpoint: Viewpoint,
    note: String? = nil
  ) -> String {
    let url = viewpoint.twinURL(to: address)
    let links: [String] =
      if let count = counts[address] {
        (1...count).map { number in
          let name = number == 1 ? title : "\(title) (\(number))"
          return TwinText.link(name, to: TwinParts.name(number, of: url))
        }
      } else {
        [TwinText.link(title, to: url)]
      }
    return links.joined(separator: ", ") + (note.map { $0.isEmpty ? "" : ": \($0)" } ?? "")
  }
}
