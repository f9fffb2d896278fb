import Foundation

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
    if hasScheme(destination) || destination.hasPrefix("//") { return .external(destination) }
    let mark = destination.utf8.firstIndex(of: UInt8(ascii: "#"))
    let path = mark.map { String(destination[..<$0]) } ?? destination
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
    let (startPieces, endPieces) = (start.split(separator: "/"), end.split(separator: "/"))
    let shared = zip(startPieces, endPieces).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: startPieces.count - shared)
    let down = endPieces.dropFirst(shared).map(String.init)
    return (up + down + ["\(language).md"]).joined(separator: "/")
  }

  private func target(
    path: String, anchor: String?, from origin: (page: String, language: String)
  ) -> LinkTarget {
    let folder = folders[origin.page] ?? ""
    let isEncoded = path.utf8.contains(UInt8(ascii: "%"))
    let decoded = isEncoded ? path.removingPercentEncoding?.withoutStackedMarks ?? path : path
    guard let whole = Self.join(folder, decoded) else { return .unresolved(.file, name: path) }
    guard whole.utf8.suffix(3).elementsEqual(".md".utf8) else {
      return target(file: whole, written: path)
    }
    let slash = whole.utf8.lastIndex(of: Self.slash) ?? whole.startIndex
    let language = String(whole[slash...].utf8.dropFirst().dropLast(3)) ?? ""
    guard let page = pages[String(whole[..<slash])],
      page.languages.contains(language)
    else { return .unresolved(.page, name: path) }
    guard language == origin.language else {
      return .unresolved(.pageInOtherLanguage(expected: origin.language), name: path)
    }
    guard let anchor, !anchor.isEmpty else { return .component(page.id) }
    return target(anchor: anchor, on: page.id)
  }

  private func target(file: String, written path: String) -> LinkTarget {
    guard let place = files.firstIndex(of: file) else { return .unresolved(.file, name: path) }
    // As the disk spells it, which may be in another form of Unicode than the link.
    let found = files[place]
    return ContentTree.isFigure(found) ? .file(found) : .unresolved(.otherFile, name: path)
  }

  private func target(anchor: String, on page: String) -> LinkTarget {
    folders[page].flatMap { pages[$0]?.targets[anchor] }
      ?? .unresolved(.anchor(page: page), name: anchor)
  }

  /// `nil` when the path leaves the content folder, as one from the root of a host does.
  private static func join(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/") else { return nil }
    if let whole = joinedPlainly(folder, path) { return whole }
    var pieces = folder.split(separator: "/")
    for piece in path.split(separator: "/") {
      switch piece {
      case ".": continue
      case "..":
        guard pieces.popLast() != nil else { return nil }
      default: pieces.append(piece)
      }
    }
    return pieces.joined(separator: "/")
  }

  /// The same for paths such as `../toolbar/en.md`, which nearly all are.
  ///
  /// They have no empty pieces, and dots for pieces at their beginning alone. Every link is followed some ten times in a
  /// build; this way is five times as fast.
  ///
  /// - Returns: `nil` for any other path.
  private static func joinedPlainly(_ folder: String, _ path: String) -> String? {
    var folder = folder[...]
    var rest = path[...]
    while rest.utf8.starts(with: "../".utf8) {
      guard !folder.isEmpty else { return nil }
      folder = folder.utf8.lastIndex(of: slash).map { folder[..<$0] } ?? ""
      rest = Substring(rest.utf8.dropFirst(3))
    }
    var last = slash
    for byte in rest.utf8 {
      guard last != slash || byte != slash && byte != UInt8(ascii: ".") else { return nil }
      last = byte
    }
    guard last != slash else { return nil }
    return folder.isEmpty ? String(rest) : "\(folder)/\(rest)"
  }

  private static let slash = UInt8(ascii: "/")

  /// A scheme is a letter, then letters, digits, `+`, `-` or `.`, then a colon (RFC 3986).
  private func hasScheme(_ destination: String) -> Bool {
    guard let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = destination[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}
