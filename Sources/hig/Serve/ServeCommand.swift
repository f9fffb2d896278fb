import ArgumentParser
import Foundation

/// `hig serve`: the site on 127.0.0.1, made anew whenever content or templates change.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the site on 127.0.0.1 and reload it on every change.",
    discussion: """
      The site is kept in memory; the folder that 'hig build' writes is not touched. A page shows at once what was \
      saved. When the checks are done, their findings are shown over it, and search finds the new text. Where a file \
      cannot be read as meant, the last site stays until the file is mended.
      """)

  @OptionGroup var content: ContentOptions

  @Option(
    help: ArgumentHelp("The folder of templates.", valueName: "folder"), completion: .directory)
  var templates = "Templates"

  @Option(help: "The port; 0 for any free one. (default: 8000)", transform: Self.port)
  var port: UInt16 = 8000

  @Flag(name: .shortAndLong, help: "Print only the address and findings.")
  var quiet = false

  private static func port(_ argument: String) throws -> UInt16 {
    guard let port = UInt16(argument) else {
      throw ValidationError("A port is a number from 0 to \(UInt16.max).")
    }
    return port
  }

  func run() throws {
    try content.pipeline.expectContent()
    try MissingThreads.expectNone()
    let server = try PreviewProcess(port: port, folder: "\(templates)/preview")
    // Without the server there is nobody to tell, and this process ends with it.
    let now = Int(Date.now.timeIntervalSince1970 * 1000)
    let stage = PreviewStage(after: now) { try? server.tell($0) }
    server.listen { wanted in
      DispatchQueue.global().async { stage.answer(wanted) }
    }
    var session = PreviewSession(
      pipeline: content.pipeline, templates: templates, isQuiet: quiet, stage: stage)
    session.follow()
  }
}
