import Foundation
import SmallContent
import Testing

/// The small content tree in a git repository of its own, with all rules accepted and committed.
struct GitGuide {
  let hig: HigProcess

  init(_ files: [String: String] = SmallGuide.files) throws {
    hig = try HigProcess(content: files.filter { $0.key != "rules.lock" })
    try git("init --quiet --initial-branch=main")
    let output = try hig.run("translate", "accept", "--all")
    try #require(output.status == 0, "\(output.talk)")
    try commit("Start")
  }

  func commit(_ message: String) throws {
    try git("add Content")
    try git("commit --quiet -m '\(message)'")
  }

  /// Puts a text in place of another in a content file, which must have it.
  func edit(_ path: String, _ old: String, _ new: String) throws {
    let text = try hig.contents(of: "Content/\(path)")
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try hig.write(text.replacing(old, with: new), to: "Content/\(path)")
  }

  /// The content files by path below the folder.
  func files() throws -> [String: String] {
    let folder = hig.folder.appending(path: "Content")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.reduce(into: [:]) { files, name in
      guard name.contains(".") else { return }
      files[name] = try hig.contents(of: "Content/\(name)")
    }
  }

  /// The line of a rule in the lock.
  func line(of id: String) throws -> String? {
    try hig.contents(of: "Content/rules.lock").split(separator: "\n")
      .first { $0.hasPrefix("\(id) ") }.map(String.init)
  }

  func git(_ arguments: String) throws {
    let who = "-c user.name=Hig -c user.email=hig@example.org -c commit.gpgsign=false"
    let output = try hig.shell("HOME=$PWD GIT_CONFIG_NOSYSTEM=1 git \(who) \(arguments)")
    try #require(output.status == 0, "git \(arguments): \(output.talk)")
  }
}
