import RuleGraph

/// `sitemap.xml`: every page with its other languages, for search engines; only where the address of the site is known.
struct Sitemap {
  let parts: SiteParts

  /// A sitemap may hold 50,000 addresses and 50 MB.
  private static let mostPages = 20_000

  /// - Parameter addresses: the pages that every language has.
  func files(of addresses: [Address]) -> [OutputFile] {
    guard let url = parts.graph.site.publication.url else { return [] }
    let pages = addresses.map { parts.addresses.place(of: $0).page }.sorted()
    let codes = parts.graph.site.languageCodes
    let perFile = max(1, Self.mostPages / max(1, codes.count))
    let chunks = stride(from: 0, to: pages.count, by: perFile).map {
      pages[$0..<min($0 + perFile, pages.count)]
    }
    let maps = chunks.map { map(of: $0.flatMap { entries($0, codes, url) }) }
    return files(maps, url) + robots(url)
  }

  private func files(_ maps: [String], _ url: String) -> [OutputFile] {
    guard maps.count > 1 else {
      return maps.map { OutputFile(path: "sitemap.xml", text: $0) }
    }
    let names = maps.indices.map { "sitemap.\($0 + 1).xml" }
    let links = names.map { "<sitemap><loc>\(Self.escaped(url + $0))</loc></sitemap>\n" }
    let index = """
      <?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      \(links.joined())</sitemapindex>

      """
    return zip(names, maps).map { OutputFile(path: $0, text: $1) }
      + [OutputFile(path: "sitemap.xml", text: index)]
  }

  private func map(of entries: [String]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
    \(entries.joined())</urlset>

    """
  }

  /// A page in each language, every one with links to all.
  ///
  /// Readers of other languages are led where they choose, to the root, which has an entry as well; else to the first
  /// language.
  private func entries(_ page: String, _ codes: [String], _ url: String) -> [String] {
    let isHome = page == "index.html"
    let neutral = isHome ? "" : "\(codes.first ?? "")/\(page)"
    let links = codes.map { ($0, "\($0)/\(page)") } + [("x-default", neutral)]
    let alternates = links.map { code, path in
      "<xhtml:link rel=\"alternate\" hreflang=\"\(code)\" href=\"\(Self.escaped(url + path))\"/>\n"
    }.joined()
    return ((isHome ? [""] : []) + codes.map { "\($0)/\(page)" }).map { path in
      "<url>\n<loc>\(Self.escaped(url + path))</loc>\n\(alternates)</url>\n"
    }
  }

  /// Asked for at the root of a host alone, so that a site below a path has no use for it.
  private func robots(_ url: String) -> [OutputFile] {
    guard url.split(separator: "/").count == 2 else { return [] }
    return [
      OutputFile(path: "robots.txt", text: "User-agent: *\nAllow: /\nSitemap: \(url)sitemap.xml\n")
    ]
  }

  private static func escaped(_ text: String) -> String {
    TrustedHTML(text: text).markup
  }
}
