import ArgumentParser
import RuleGraph

/// `hig mcp`: the graph for an assistant.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Answer an assistant over stdin and stdout.",
    discussion: """
      Speaks the Model Context Protocol, one JSON message per line, with two tools: lookup finds rules; show prints a \
      rule, component, API or term with its edges. Answers from the content as it is at that moment; where there is none \
      at the start, says so and goes on. Exits with 0 when stdin ends.
      """)

  @OptionGroup var content: ContentOptions
  @OptionGroup var site: SiteOptions

  func run() throws {
    // An assistant would show that behind its first question, if at all.
    do { try content.pipeline.expectContent() } catch { Console.talk("hig: \(error)") }
    let tools = AssistantTools(content: SessionContent(pipeline: content.pipeline), site: site.site)
    var session = AssistantSession(tools: tools)
    var lines = StandardInput.lines
    while let line = try next(of: &lines) {
      if let reply = reply(to: line, of: &session) { Console.print([reply]) }
    }
  }

  private func reply(to line: LineStream.Line, of session: inout AssistantSession) -> String? {
    switch line {
    case .text(let text): text.allSatisfy(\.isWhitespace) ? nil : session.reply(to: text)
    case .tooLong: session.refusal(ofLinesOver: LineStream.longest)
    }
  }

  /// - Throws: `ValidationError` where stdin is closed or a folder, which would count as one that has ended.
  private func next(of lines: inout LineStream) throws -> LineStream.Line? {
    do throws(SystemCallError) {
      return try lines.next()
    } catch {
      throw ValidationError("cannot read '\(StandardInput.name)': \(error.reason)")
    }
  }
}
