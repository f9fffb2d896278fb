import RuleGraph
import SiteRenderer
import SmallContent

/// Drawings: read and checked in a guide that shows them, and what the checks let pass is made into a page.
///
/// Nothing but shapes and words may come of it, see `DrawnMarkup`.
package struct FuzzedFigure: FuzzedReader {
  package static let name = "figure"

  private static let path = "bars/tab-bar/bar.svg"

  private let mutator: Mutator
  private let templates: Templates
  /// Good content, so that the templates need not be compiled again and again.
  private let site: SitePages

  /// - Parameter files: a content tree, whose drawings are changed too.
  package init(files: [String: [UInt8]]) {
    let drawings = files.filter { $0.key.hasSuffix(".svg") }.sorted { $0.key < $1.key }
    let own = Self.drawings.map { Array($0.utf8) }
    // Its own as often as all others, because they have labels that `figures.yml` knows.
    let copies = [[[UInt8]]](repeating: own, count: max(drawings.count / own.count, 1))
    mutator = Mutator(corpus: copies.joined() + drawings.map(\.value), pieces: Self.pieces)
    let graph = FuzzedGuide.check(Self.files(around: own[0]))
    let templates = FuzzedGuide.templates
    self.templates = templates
    site = FuzzedGuide.mustSucceed {
      try SitePages(graph: graph, templates: templates, after: nil)
    }
  }

  private static let pieces = [
    "<g>", "</g>", "<path d=\"M0 0\"/>", "<text x=\"1\">", "</text>", "<tspan>", "</tspan>",
    "<svg>",
    "</svg>", "<script>", "</script>", "<style>", "</style>", "<title>", "</title>", "<desc>",
    "<a href=\"#a\">", "<use href=\"#a\"/>", "<image href=\"a.png\"/>", "<foreignObject>", "<g/>",
    " onload=\"alert(1)\"", " href=\"https://e.org\"", " xlink:href=\"#a\"", " style=\"fill: red\"",
    " fill=\"url(#a)\"", " fill=\"\\75rl(#a)\"", " fill=\"url(&#x301;a)\"", " class=\"caption\"",
    " class=\"a&quot; onload=&quot;b\"", " data-label=\"home\"", " data-label=\"none\"",
    " data-frame=\"0 0 9 9\"", " viewBox=\"&lt;script&gt;\"",
    " xmlns=\"http://www.w3.org/2000/svg\"",
    " xmlns:h=\"http://www.w3.org/1999/xhtml\"", " xml:base=\"https://e.org\"", "<h:script>",
    "<!DOCTYPE svg>", "<!DOCTYPE svg [<!ENTITY a \"aa\"><!ENTITY b \"&a;&a;\">]>", "&b;", "&#60;",
    "<?xml version=\"1.0\" encoding=\"EUC-KR\"?>", "<?xml-stylesheet href=\"a.xsl\"?>", "<!--",
    "-->",
    "<![CDATA[", "]]>", "</style><script>", "@import \"a.css\";", "url(a.png)", "&#x9b;", "&#0;",
    "&lt;", "&amp;", "&quot;", "javascript:", "//", "\"", "'", "<", ">", "=", "/>",
  ]

  private static let drawings = [
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 20" data-frame="0 0 9 9" width="9">
      <title>Bar</title><desc>A bar</desc>
      <style>.f-line { fill: none }</style>
      <path class="f-line" d="M0 0" fill="#fff" stroke-width=".5"/>
      <g class="a" transform="translate(1 2)">
        <text x="1" y="2" data-label="home">Home <tspan>now</tspan></text>
        <text>1 &lt; 2 <tspan>3</tspan></text>
      </g>
      <g class="caption"><text>1. Home</text></g>
    </svg>
    """,
    """
    <?xml version="1.0"?>
    <!-- 그림 -->
    <svg viewBox="0 0 9 9"><circle cx="1" cy="1" r="1"/><text data-label="home">홈</text></svg>
    """,
  ]

  private static func files(around drawing: [UInt8]) -> [String: [UInt8]] {
    let shown = "\n\n![A < B](bar.svg)\n"
    let words = """
      figures:
        - file: \(path)
          title: {en: A bar, ko: 바}
          description: {en: "Bar & more", ko: 바와 더}
          labels:
            home: {en: Home <b>, ko: 홈}
          parts: [home]
      """
    var files = FuzzedGuide.files
    for language in ["en", "ko"] { files["bars/tab-bar/\(language).md"]? += Array(shown.utf8) }
    files["figures.yml"] = Array(words.utf8)
    files[path] = drawing
    return files
  }

  package func input(_ seed: UInt64) -> [UInt8] { mutator.input(seed) }

  package func read(_ seed: UInt64) {
    let bytes = input(seed)
    let (graph, diagnostics) = FuzzedGuide.findings(Self.files(around: bytes))
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    if let reference = DrawnMarkup.reference(inFile: bytes) {
      fatalError("figure \(seed): the file refers to something by \(reference)")
    }
    let pages = FuzzedGuide.mustSucceed {
      try SitePages(graph: graph, templates: templates, after: site)
    }
    let page = SiteOnDemand(pages).bytes(of: "en/tab-bar.html") ?? []
    if let problem = DrawnMarkup.problem(inPage: page) { fatalError("figure \(seed): \(problem)") }
  }
}
