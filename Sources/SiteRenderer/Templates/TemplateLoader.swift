import Foundation
import RuleGraph

/// Loads templates from a folder.
package struct TemplateLoader {
  private let folder: String
  private let files = FileManager.default

  package init(folder: String) {
    self.folder = folder
  }

  /// - Throws: `TemplateError` when a file cannot be read or does not hold what its place says.
  package func load() throws(TemplateError) -> Templates {
    guard files.fileExists(atPath: folder) else { throw .missingFolder(folder) }
    var templates = Templates(
      pages: try texts(in: "pages", ending: ".mustache"),
      partials: try texts(in: "partials", ending: ".mustache"))
    for (language, text) in try texts(in: "strings", ending: ".yml") {
      let path = "\(folder)/strings/\(language).yml"
      templates.strings[language] = try strings(SourceText(path: path, text: text))
    }
    for path in try paths(in: "assets") {
      templates.assets[path] = try bytes("assets/\(path)")
    }
    return templates
  }

  /// Texts by file name without ending.
  private func texts(
    in subfolder: String, ending: String
  ) throws(TemplateError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in try paths(in: subfolder) where path.hasSuffix(ending) {
      let bytes = try bytes("\(subfolder)/\(path)")
      texts[String(path.dropLast(ending.count))] = String(decoding: bytes, as: UTF8.self)
    }
    return texts
  }

  /// The files below a subfolder; dot files and those an editor leaves behind are not ours.
  private func paths(in subfolder: String) throws(TemplateError) -> [String] {
    let whole = "\(folder)/\(subfolder)"
    guard files.fileExists(atPath: whole) else { return [] }
    do {
      return try files.subpathsOfDirectory(atPath: whole).filter { path in
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        return !isHidden && !path.hasSuffix("~") && !isFolder("\(whole)/\(path)")
      }.sorted()
    } catch {
      throw .unreadable(whole, reason: error.localizedDescription)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return files.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private func bytes(_ path: String) throws(TemplateError) -> [UInt8] {
    guard let data = files.contents(atPath: "\(folder)/\(path)") else {
      throw .unreadable("\(folder)/\(path)", reason: "permission denied")
    }
    return Array(data)
  }

  private func strings(_ source: SourceText) throws(TemplateError) -> [String: String] {
    let table = StringTable(source)
    if let fault = table.faults.first {
      throw .strings(path: source.path, line: fault.location.line, problem: "\(fault.kind)")
    }
    return table.strings
  }
}
