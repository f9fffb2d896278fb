/// A component does not take the name of one of the site's own pages.
enum ReservedComponentCheck: Check {
  static let description = CheckDescription(
    id: "component/reserved-id",
    texts: (
      summary: "A component does not take the name of one of the site's own pages.",
      explanation: """
      A component's page is named after it, `tab-bar.html`, and is in the same folder as the pages
      that every site has. If two pages had the same name, readers would see only one of them.
      """
    ),
    bad: [
      CheckExample([
        "bars/glossary/en.md": """
        ---
        title: ↓Glossaries
        summary: A glossary lists words.
        ---
        """
      ])
    ],
    good: [
      .page(
        """
        ## Glossary {#glossary}
        """)
    ])

  static func diagnostics(in content: CheckedContent) -> [Diagnostic] {
    content.catalog.pages.filter { Component.reservedIDs.contains($0.id) }.compactMap { page in
      guard let language = page.languages(in: content.catalog.site).first,
        let text = page.texts[language]
      else { return nil }
      return report(
        at: text.titleLocation,
        "the site has a page of its own called '\(page.id)'; give the folder another name")
    }
  }
}
