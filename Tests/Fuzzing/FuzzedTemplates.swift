import Foundation
import RuleGraph
import SiteRenderer

/// Templates: compiled with one of them changed, and what still compiles makes a page.
///
/// What does not is told at a place in a file.
package struct FuzzedTemplates: FuzzedReader {
  package static let name = "templates"

  private let mutator: Mutator
  private let templates: Templates
  private let graph: Graph
  /// Of pages and partials, `pages/home.mustache`.
  private let paths: [String]

  /// - Parameter files: a content tree, of which nothing is needed.
  package init(files: [String: [UInt8]]) {
    templates = FuzzedGuide.templates
    graph = FuzzedGuide.check(FuzzedGuide.files)
    let pages = templates.pages.map { ("pages/\($0.key).mustache", $0.value) }
    let partials = templates.partials.map { ("partials/\($0.key).mustache", $0.value) }
    let sorted = (pages + partials).sorted { $0.0 < $1.0 }
    paths = sorted.map(\.0)
    mutator = Mutator(corpus: sorted.map { Array($0.1.utf8) }, pieces: Self.pieces)
  }

  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#", "{{^", "{{/", "{{>", "{{<", "{{$", "{{!", "{{&", "{{=",
    "{{.}}", "{{#rules}}", "{{/rules}}", "{{^rules}}", "{{#isOn}}", "{{title}}", "{{page.url}}",
    "{{{html(title)}}}", "{{{html()}}}", "{{html(title)}}", "{{words.page.skip}}", "{{words}}",
    "{{> rule}}", "{{> layout}}", "{{> rule-item }}", "{{<layout}}", "{{/layout}}", "{{$main}}",
    "{{/main}}", "{{$head}}{{/head}}", "{{ }}", "{{}}", "{{..}}", "{{.a.}}", "{{-}}", "{{탭}}",
    "{{! 탭 }}\r\n", "\n{{#rules}}\n", "  {{/rules}}\r\n", "\n{{> rule}}", "{", "}", "html(", ")",
  ]

  package func input(_ seed: UInt64) -> [UInt8] { mutator.input(seed) }

  package func read(_ seed: UInt64) {
    let path = paths[Int(seed / 7 % UInt64(paths.count))]
    let text = String(decoding: input(seed), as: UTF8.self)
    do {
      let pages = try SitePages(graph: graph, templates: changed(path, to: text), after: nil)
      _ = SiteOnDemand(pages).bytes(of: "ko/tab-bar.html")
    } catch {
      if case .faulty(let lines, _) = error, lines.contains(where: Self.isPlaced) { return }
      fatalError("templates \(seed): not told at a place: \(error)")
    }
  }

  private func changed(_ path: String, to text: String) -> Templates {
    var changed = templates
    let name = String(path.dropLast(".mustache".count).split(separator: "/")[1])
    if path.hasPrefix("pages/") {
      changed.pages[name] = text
    } else {
      changed.partials[name] = text
    }
    return changed
  }

  private static func isPlaced(_ line: String) -> Bool {
    line.contains(/\/(pages|partials)\/[a-z-]+\.mustache:[1-9]\d*:[1-9]\d*: error: ./)
  }
}
