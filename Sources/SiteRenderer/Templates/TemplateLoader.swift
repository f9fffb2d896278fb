import CommonMark
import RuleGraph

/// Loads templates from a folder.
package struct TemplateLoader {
  private let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// - Throws: `TemplateError` when a file cannot be read or does not hold what its place says.
  package func load() throws(TemplateError) -> Templates {
    guard FileMark(of: folder, follows: true)?.kind == .folder else { throw .missingFolder(folder) }
    var templates = Templates(
      pages: try texts(in: "pages", ending: ".mustache"),
      partials: try texts(in: "partials", ending: ".mustache"))
    templates.folder = folder
    templates.written = try texts(in: "strings", ending: ".yml")
    templates.strings = try strings(templates.written)
    for path in try paths(in: "assets") {
      let asset = AssetParts.asset(of: path)
      if asset == path || path.hasSuffix(AssetParts.ending) {
        AssetParts.append(try bytes("assets/\(path)"), to: &templates.assets[asset, default: []])
      } else {
        templates.unread.append(UnreadTemplate(path: "assets/\(path)", ending: AssetParts.ending))
      }
    }
    for subfolder in ["pages", "partials"] {
      templates.unread += try unread(in: subfolder, ending: ".mustache")
    }
    templates.unread += try unread(in: "strings", ending: ".yml")
    return templates
  }

  /// Texts by file name without ending.
  private func texts(
    in subfolder: String, ending: String
  ) throws(TemplateError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try paths(in: subfolder) where path.hasSuffix(ending) {
      texts[String(path.dropLast(ending.count))] = try text("\(subfolder)/\(path)")
    }
    return texts
  }

  /// Other files are notes and copies that may stand beside those that are read.
  private func unread(
    in subfolder: String, ending: String
  ) throws(TemplateError) -> [UnreadTemplate] {
    try paths(in: subfolder).filter { path in
      let folded = path.lowercased()
      return !path.hasSuffix(ending) && Self.endings.contains(where: folded.hasSuffix)
    }.map { UnreadTemplate(path: "\(subfolder)/\($0)", ending: ending) }
  }

  private static let endings = [".mustache", ".html", ".htm", ".yml", ".yaml"]

  /// The files below a subfolder; dot files and those an editor leaves behind are not ours.
  private func paths(in subfolder: String) throws(TemplateError) -> [String] {
    let whole = "\(folder)/\(subfolder)"
    guard FileMark(of: whole, follows: true)?.kind == .folder else { throw .missingFolder(whole) }
    let entries: [FolderListing.Entry]
    do {
      entries = try FolderListing.entries(beneath: whole)
    } catch {
      throw .unreadable(error.path, reason: error.reason)
    }
    var paths: [String] = []
    for entry in entries where isOurs(entry.path) && !isFolder(entry, in: whole) {
      switch entry.kind {
      case .misnamed: throw .unreadable("\(whole)/\(entry.path)", reason: "its name is not UTF-8")
      case .special: throw .unreadable("\(whole)/\(entry.path)", reason: "it is no file")
      default: paths.append(entry.path)
      }
    }
    return paths.sorted()
  }

  private func isOurs(_ path: String) -> Bool {
    !path.hasSuffix("~") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
  }

  private func isFolder(_ entry: FolderListing.Entry, in folder: String) -> Bool {
    entry.kind == .folder
      || entry.kind == .link
        && FileMark(of: "\(folder)/\(entry.path)", follows: true)?.kind == .folder
  }

  private func text(_ path: String) throws(TemplateError) -> String {
    let bytes = try bytes(path)
    let whole = "\(folder)/\(path)"
    let controls = ControlCharacters(
      in: bytes.starts(with: Self.byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes)
    let text: SourceText
    do {
      text = SourceText(path: whole, text: try Document.decode(controls.replaced))
    } catch {
      let source = SourceText(path: whole, showing: bytes)
      throw faulty([Fault(error, of: bytes, at: whole)], in: source)
    }
    if let fault = Fault(controls, in: text) { throw faulty([fault], in: text) }
    return text.text
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes a file may have, by its path below the folder.
  package static func limit(of path: String) -> Int {
    path.hasPrefix("assets/") ? 64 << 20 : 8 << 20
  }

  private func bytes(_ path: String) throws(TemplateError) -> [UInt8] {
    let (whole, limit) = ("\(folder)/\(path)", Self.limit(of: path))
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read(whole, limit: limit).bytes
    } catch {
      throw .unreadable(whole, reason: error.reason)
    }
    try expectMerged(bytes, at: whole)
    guard bytes.count <= limit else {
      throw .unreadable(whole, reason: UnreadFile.Reason.tooLarge(limit: limit).description)
    }
    return bytes
  }

  /// The site would show the marks of a merge, or a browser not read the file beyond them.
  private func expectMerged(_ bytes: [UInt8], at path: String) throws(TemplateError) {
    // Most of them are never cut into lines.
    guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: ">")) else { return }
    let source = SourceText(path: path, showing: bytes)
    if UnmergedFile.isSure(in: source) { throw faulty([], in: source) }
  }

  /// The texts of each language by key, as those of its file.
  private func strings(
    _ written: [String: String]
  ) throws(TemplateError) -> [String: [String: String]] {
    let languages = written.keys.sorted()
    let tables = languages.concurrentMap { language in
      let path = "\(folder)/strings/\(language).yml"
      return Result { () throws(TemplateError) in
        try strings(SourceText(path: path, text: written[language] ?? ""))
      }
    }
    var texts: [String: [String: String]] = [:]
    for (language, table) in zip(languages, tables) { texts[language] = try table.get() }
    return texts
  }

  private func strings(_ source: SourceText) throws(TemplateError) -> [String: String] {
    let table = StringTable(source)
    guard table.faults.isEmpty else { throw faulty(table.faults, in: source) }
    return table.strings
  }

  private func faulty(_ faults: [Fault], in source: SourceText) -> TemplateError {
    let found = CheckRegistry.readingDiagnostics(of: faults, in: source)
    let printer = DiagnosticPrinter(texts: [source.path: source])
    return .faulty(found.flatMap(printer.lines), count: found.count)
  }
}
