/// Finds where the links of pages lead.
package struct LinkResolver: Equatable, Sendable {
  /// Where a page is and what can be linked to on it.
  package struct PageAnchors: Equatable, Sendable {
    package let id: String
    package let languages: [String]
    package let targets: [String: LinkTarget]
  }

  /// By folder below the root, `bars/tab-bar`.
  private let pages: [String: PageAnchors]
  private let folders: [String: String]
  private let files: Set<String>

  init(pages: [String: PageAnchors], files: Set<String>) {
    self.pages = pages
    self.files = files
    folders = Dictionary(
      pages.sorted { $0.key < $1.key }.map { ($0.value.id, $0.key) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The target of a link as it is written on a page in a language.
  package func target(of destination: String, on page: String, in language: String) -> LinkTarget {
    if destination.hasScheme || destination.hasPrefix("//") { return .external(destination) }
    let mark = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    let path = destination[..<(mark ?? destination.endIndex)]
    let anchor = mark.map { String(destination[$0...].utf8.dropFirst()) ?? "" }
    guard !path.isEmpty else { return target(anchor: anchor ?? "", on: page) }
    return target(path: path, anchor: anchor, from: (page, language))
  }

  /// The ids that a page can be linked to by.
  package func anchors(on page: String) -> [String] {
    folders[page].flatMap { pages[$0] }?.targets.keys.sorted() ?? []
  }

  /// The path from one page's folder to another's file.
  package func path(from page: String, to other: String, in language: String) -> String? {
    guard let start = folders[page], let end = folders[other] else { return nil }
    return ContentPath("\(end)/\(language).md").relative(to: start)
  }

  private func target(
    path: Substring, anchor: String?, from origin: (page: String, language: String)
  ) -> LinkTarget {
    let name = String(path)
    guard let whole = ContentPath(path, from: folders[origin.page] ?? "")?.decoded else {
      return .unresolved(.file, name: name)
    }
    guard whole.utf8.suffix(3).elementsEqual(".md".utf8) else {
      return target(file: whole, written: name)
    }
    let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/")) ?? whole.startIndex
    let language = String(whole[slash...].utf8.dropFirst().dropLast(3)) ?? ""
    // A page that is not translated yet is shown in another language, under the same name.
    guard let page = pages[String(whole[..<slash])],
      language == origin.language || page.languages.contains(language)
    else { return .unresolved(.page, name: name) }
    guard language == origin.language else {
      return .unresolved(.pageInOtherLanguage(expected: origin.language), name: name)
    }
    guard let anchor, !anchor.isEmpty else { return .component(page.id) }
    return target(anchor: anchor, on: page.id)
  }

  private func target(file: String, written path: String) -> LinkTarget {
    guard let place = files.firstIndex(of: file) else { return .unresolved(.file, name: path) }
    // As the disk spells it, which may be in another form of Unicode than the link.
    let found = files[place]
    return FigureSet.isFigure(found) ? .file(found) : .unresolved(.otherFile, name: path)
  }

  private func target(anchor: String, on page: String) -> LinkTarget {
    folders[page].flatMap { pages[$0]?.targets[anchor] }
      ?? .unresolved(.anchor(page: page), name: anchor)
  }
}
