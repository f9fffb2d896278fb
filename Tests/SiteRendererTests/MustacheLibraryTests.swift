import Foundation
import Mustache
import RuleGraph
import Testing

@testable import SiteRenderer

/// Our compiler of templates against swift-mustache, which renders the same views by reflection.
struct MustacheLibraryTests {
  @Test func `every page is what the Mustache library makes of the same view`() throws {
    let templates = try SampleSite.templates()
    let graph = SampleSite.graph(["rules.lock": SampleSite.lockWithFormerRules])
    let pages = try SitePages(graph: graph, templates: templates)
    let files = Dictionary(uniqueKeysWithValues: pages.render().map { ($0.path, $0.bytes) })
    let views = pages.views()
    for language in ["en", "ko"] {
      let library = try library(templates, language: language)
      for (path, kind, fields) in views where path.hasPrefix("\(language)/") {
        let text = try #require(
          library.render(Reflection(fields.view), withTemplate: kind.rawValue))
        #expect(
          Self.lines(of: String(decoding: try #require(files[path]), as: UTF8.self))
            == Self.lines(of: text), "\(path)")
      }
    }
    #expect(Set(views.map(\.kind)).union([.welcome, .notFound]) == Set(PageKind.allCases))
  }

  private func library(_ templates: Templates, language: String) throws -> MustacheLibrary {
    let words = Wording(templates.strings, preference: [language])
    var library = MustacheLibrary()
    for (name, text) in templates.pages {
      library.register(try MustacheTemplate(string: Self.filled(text, words)), named: name)
    }
    for (name, text) in templates.partials {
      let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
      library.register(try MustacheTemplate(string: Self.filled(text, words)), named: name)
    }
    return library
  }

  private static func filled(_ template: String, _ words: Wording) -> String {
    template.replacing(/\{\{words\.([a-z0-9.-]+)\}\}/) { match in
      TrustedHTML(text: words[String(match.1)]).markup
    }
  }

  /// Without empty lines: after a section that opens inside a line the library does not see that the next tag stands
  /// alone, and keeps a line end which the specification takes away.
  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n")
  }
}

/// A view as the library sees it.
private struct Reflection: MustacheParent {
  private var values: [String: Any] = [:]

  init(_ view: Any) {
    for property in Mirror(reflecting: view).children {
      guard let name = property.label else { continue }
      if name == "chrome" {
        values.merge(Reflection(property.value).values) { own, _ in own }
        continue
      }
      values[name] = Self.value(property.value)
      if let list = values[name] as? [Any] {
        values["has" + name.prefix(1).uppercased() + name.dropFirst()] = !list.isEmpty
      }
    }
  }

  func child(named name: String) -> Any? {
    values[name]
  }

  private static func value(_ value: Any) -> Any {
    switch value {
    case let text as String: text
    case let flag as Bool: flag
    case let number as Int: String(number)
    case let markup as TrustedHTML: markup
    case let view as any View: Reflection(view)
    case let views as [any View]: views.map { Reflection($0) }
    case let texts as [String]: texts
    case let markups as [TrustedHTML]: markups
    default: Absent()
    }
  }

  /// Hides a property of the same name further out.
  private struct Absent: MustacheCustomRenderable {
    var renderText: String { "" }
    var isNull: Bool { true }
  }
}

extension TrustedHTML: MustacheTransformable, MustacheCustomRenderable {
  var renderText: String { markup }
  var isNull: Bool { markup.isEmpty }

  func transform(_ name: String) -> Any? {
    name == "html" ? self : nil
  }
}
