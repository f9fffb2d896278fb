import ArgumentParser

/// `hig serve`: the site on 127.0.0.1, made anew whenever content or templates change.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the site on 127.0.0.1 and load it anew on every change.",
    discussion: """
      The site is kept in memory; the folder that 'hig build' writes is not touched. Errors in the \
      content are shown over the page, and the last good site stays until they are mended.
      """)

  @OptionGroup var content: ContentOptions

  @Option(
    help: ArgumentHelp("The folder of templates.", valueName: "folder"), completion: .directory)
  var templates = "Templates"

  @Option(help: "The port; 0 for any that is free.")
  var port: UInt16 = 8000

  @Flag(name: .shortAndLong, help: "Print nothing but findings.")
  var quiet = false

  func run() throws {
    _ = try content.pipeline.languages()
    let server = try PreviewProcess(port: port, folder: "\(templates)/preview")
    var session = PreviewSession(
      pipeline: content.pipeline, templates: templates, isQuiet: quiet)
    try session.follow { try server.tell($0) }
  }
}
