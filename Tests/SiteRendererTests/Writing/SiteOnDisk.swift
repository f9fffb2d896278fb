import Foundation
import RuleGraph

@testable import SiteRenderer

/// The folder of a site in a folder of its own, which is gone after the test.
final class SiteOnDisk: Sendable {
  let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("site-writer-\(UUID().uuidString)").path

  var path: String { "\(parent)/Site" }

  init() {
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: parent) }

  @discardableResult
  func write(_ files: [String: String], gate: Disk.Gate? = nil) throws -> WriteReport {
    try SiteWriter.write(
      files.map { OutputFile(path: $0.key, text: $0.value) }, into: path, gate: gate)
  }

  func put(_ text: String, at file: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Every file with its text, links with where they lead, without the manifest.
  var files: [String: String] { Self.files(in: path) }

  /// What a build left beside the site.
  var remains: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0 != "Site" }.sorted()
  }

  static func files(in folder: String) -> [String: String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let pairs = paths.compactMap { file -> (String, String)? in
      if let target = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(folder)/\(file)")
      {
        return (file, "→ \(target)")
      }
      guard file != WriteManifest.fileName,
        let bytes = try? FileBytes.read("\(folder)/\(file)").bytes,
        let text = String(validating: bytes, as: UTF8.self)
      else { return nil }
      return (file, text)
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  func modificationDate(_ file: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.modificationDate] as? Date
  }

  func age(_ file: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000_000)], ofItemAtPath: "\(path)/\(file)"
    )
  }

  var manifest: String {
    (try? String(contentsOfFile: "\(path)/\(WriteManifest.fileName)", encoding: .utf8)) ?? ""
  }
}

extension SiteWriter {
  /// Makes a folder that nobody else writes hold these files, besides what others put there.
  @discardableResult
  static func write(
    _ files: [OutputFile], into folder: String, gate: Disk.Gate? = nil
  ) throws(SiteWriterError) -> WriteReport {
    let lock = try SiteLock.taken(site: folder)
    return try write(files.map(PlannedFile.init), holding: lock, gate: gate).report
  }
}
