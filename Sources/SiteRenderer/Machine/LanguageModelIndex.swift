import CommonMark
import RuleGraph

/// `llms.txt`: for each language a list of Markdown files that language models read, each below 100 KB.
///
/// The form is that of llmstxt.org: a title, a quote, lists of links with notes.
struct LanguageModelIndex: Sendable {
  let parts: SiteParts
  let long: LongTwins

  /// The lists of all languages.
  func files() -> [PlannedFile] {
    parts.about.languageCodes.map { language in
      PlannedFile(path: "\(language)/llms.txt", several: { lists(in: language) })
    } + [PlannedFile(root())]
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
    return OutputFile(path: "llms.txt", bytes: text.finished())
  }

  /// What models are led to; the other pages say the same in another order.
  static func listed(_ parts: SiteParts) -> [Address] {
    parts.order.pages.map { .component($0) } + parts.rulePages.indices.map { .rules($0 + 1) }
      + [.symbols, .glossary, .editions] + parts.graph.editions.map { .edition($0.id) } + [.checks]
  }

  // MARK: The list

  private func lists(in language: String) -> [OutputFile] {
    let texts = TwinParts.split(text(in: language), of: "llms.txt")
    let names = texts.indices.map { $0 == 0 ? "llms.txt" : "llms.part-\($0 + 1).txt" }
    return zip(names, texts).enumerated().map { number, file in
      var bytes = file.1
      if number == 0, names.count > 1 {
        let heading = parts.wordings[language]?["twin.continued"] ?? ""
        let links = names.dropFirst().map { "- [\($0)](\($0))\n" }.joined()
        bytes += "\n## \(heading)\n\n\(links)".utf8
      }
      return OutputFile(path: "\(language)/\(file.0)", bytes: bytes)
    }
  }

  private func text(in language: String) -> [UInt8] {
    let viewpoint = Viewpoint(parts, language: language, page: "index.html")
    let site = parts.graph.site
    var text = TwinText()
    text.heading(1, viewpoint.twinText(site.title) ?? "")
    text.quote(viewpoint.twinText(site.summary))
    text.block(viewpoint.wording["twin.index"])
    for (id, title, components) in ComponentGroups(parts.graph).all {
      text.heading(2, viewpoint.twinText(title) ?? TwinText.escaped(id))
      text.items(
        components.map { component in
          let summary = viewpoint.twinText(component.texts.map(\.summary)) ?? ""
          let title = viewpoint.twinText(component.texts.map(\.title)) ?? component.id
          return entry(.component(component.id), title, viewpoint, note: summary)
        })
    }
    text.heading(2, viewpoint.wording["twin.lists"])
    text.items(lists(viewpoint))
    text.heading(2, "Optional")
    text.items([
      entry(
        .checks, viewpoint.wording["navigation.checks"], viewpoint,
        note: viewpoint.wording["checks.description"]),
      "[graph.json](../graph.json): \(viewpoint.wording["twin.graph"])",
    ])
    return text.finished()
  }

  private func lists(_ viewpoint: Viewpoint) -> [String] {
    let rules = parts.rulePages.indices.map { index -> String in
      let title = viewpoint.wording["rules.title"]
      return entry(
        .rules(index + 1), index == 0 ? title : "\(title) (\(index + 1))", viewpoint)
    }
    let listed = ListPages.all(in: parts.graph).map(\.address)
    let indexes = [
      (Address.symbols, "symbols"), (.glossary, "glossary"), (.editions, "editions"),
    ].filter { listed.contains($0.0) }
    let editions = parts.graph.editions.map { edition in
      entry(
        .edition(edition.id), viewpoint.twinText(edition.title) ?? edition.id, viewpoint,
        note: viewpoint.twinText(edition.summary))
    }
    return rules
      + indexes.map { address, key in
        entry(
          address, viewpoint.wording["\(key).title"], viewpoint,
          note: viewpoint.wording["\(key).description"])
      } + editions
  }

  /// A link to the file, or to each of its parts.
  private func entry(
    _ address: Address, _ title: String, _ viewpoint: Viewpoint,
    note: String? = nil
  ) -> String {
    let url = viewpoint.twinURL(to: address)
    let links: [String] =
      if let count = long.count(of: address, in: viewpoint.language) {
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
