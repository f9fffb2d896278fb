import Foundation
import RuleGraph

/// The names of components in a language, as a script for the search box: results give ids alone.
struct ComponentNames {
  let parts: SiteParts
  let language: String

  func file() -> OutputFile {
    let preference = parts.graph.site.preference(for: language)
    let names = parts.graph.components.compactMap { component in
      component.texts.first(of: preference).map { (component.id, $0.value.title) }
    }
    let object = Dictionary(names, uniquingKeysWith: { first, _ in first })
    return OutputFile(
      path: "assets/components-\(language).js",
      text: "globalThis.higraphComponents = \(json(object));\n")
  }

  private func json(_ object: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts can always be encoded; without names the box shows ids.
    let data = try? encoder.encode(object)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
