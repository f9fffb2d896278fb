import Foundation
import SmallContent
import Testing

/// `hig mcp`: a conversation, line by line.
@Suite struct MCPCommandTests {
  /// The answers to some messages.
  private func answers(_ messages: String...) throws -> [[String: Any]] {
    let lock =
      (SmallGuide.files["rules.lock"] ?? "") + "\ntoolbar/be-brief renamed toolbar/keep-it-short\n"
    let hig = try HigProcess(content: SmallGuide.files.merging(["rules.lock": lock]) { $1 })
    defer { hig.remove() }
    try hig.write(messages.map { "\($0)\n" }.joined(), to: "messages")
    let output = try hig.shell("\"$HIG\" mcp < messages")
    #expect(output.status == 0)
    return try output.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func call(_ tool: String, _ arguments: String) throws -> (text: String, failed: Bool) {
    let params = #"{"name":"\#(tool)","arguments":\#(arguments)}"#
    let all = try answers(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(params)}"#)
    let result = try #require(all.first?["result"] as? [String: Any])
    let content = try #require((result["content"] as? [[String: Any]])?.first)
    return (try #require(content["text"] as? String), result["isError"] as? Bool ?? false)
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
    ("1999-01-01", "2025-11-25"),
  ])
  func `a session begins with the revision that both know`(
    _ asked: String, _ agreed: String
  ) throws {
    let all = try answers(
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#)
    #expect(all.count == 2)
    #expect(all.first?["id"] as? String == "a")
    let result = all.first?["result"] as? [String: Any]
    #expect(result?["protocolVersion"] as? String == agreed)
    let tools = (all.last?["result"] as? [String: Any])?["tools"] as? [[String: Any]]
    #expect(tools?.compactMap { $0["name"] as? String } == ["lookup", "show"])
    #expect(
      tools?.compactMap { $0["title"] as? String } == [
        "Look up guidelines", "Show a node with its edges",
      ])
    let hints = tools?.compactMap { $0["annotations"] as? [String: Bool] }
    let reading = ["readOnlyHint": true, "openWorldHint": false]
    #expect(hints == [reading, reading])
  }

  @Test func `where there is no content it is said at the start, and the session goes on`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"# + "\n", to: "messages")
    #expect(
      try hig.shell("\"$HIG\" mcp --content 없음 < messages 2>&1")
        == .init(
          status: 0,
          out: "hig: no content folder '없음'; go where it is, or name it with --content\n"
            + #"{"id":1,"jsonrpc":"2.0","result":{}}"# + "\n", talk: ""))
  }

  @Test(arguments: ["{}", "[1]", "true", "null"])
  func `what is no id is given back as none`(_ id: String) throws {
    let all = try answers(#"{"jsonrpc":"2.0","id":\#(id),"method":7}"#)
    #expect(all.first?["id"] is NSNull)
  }

  @Test func `an id is given back as it came, whatever letters it is of`() throws {
    let id = "가a" + String(repeating: "\u{301}", count: 40)
    let all = try answers(#"{"jsonrpc":"2.0","id":"\#(id)","method":"ping"}"#)
    #expect((all.first?["id"] as? String)?.unicodeScalars.elementsEqual(id.unicodeScalars) == true)
  }

  @Test func `of content in a merge it is said that it may hold both sides`() throws {
    let page = SmallGuide.tabBar(
      replacing: "A dimmed tab explains nothing;",
      with: "\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> side\n")
    let hig = try HigProcess(content: page)
    defer { hig.remove() }
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"#
    try hig.write(
      #"\#(call)"show","arguments":{"name":"tab-bar"}}}"# + "\n"
        + #"\#(call)"lookup","arguments":{"query":"tab"}}}"# + "\n", to: "messages")
    let lines = try hig.shell("\"$HIG\" mcp < messages").lines
    #expect(lines.count == 2)
    for line in lines {
      #expect(
        line.contains(#""text":"a merge is unfinished at Content/bars/tab-bar/en.md:"#), "\(line)")
    }
    for arguments in ["lookup tab", "lookup -e tab", "eval Queries.tsv"] {
      try hig.write("bare\ten\ttab\ttab-bar/keep-every-tab-enabled\n", to: "Queries.tsv")
      let talk = try hig.shell("\"$HIG\" \(arguments) 2>&1 >/dev/null").out
      #expect(talk.hasPrefix("hig: a merge is unfinished at Content/bars/tab-bar/en.md:"))
    }
  }

  @Test(arguments: [("2025-03-26", true), ("2025-06-18", false), ("2025-11-25", false), ("", true)])
  func `several messages on a line are answered in the revisions that have such lines`(
    _ revision: String, _ areAnswered: Bool
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let ping = #"{"jsonrpc":"2.0","id":"탭","method":"ping"}"#
    let start =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(revision)"}}"#
    try hig.write("\(revision.isEmpty ? ping : start)\n[\(ping),\(ping)]\n", to: "messages")
    let pong = #"{"id":"탭","jsonrpc":"2.0","result":{}}"#
    let words = "The revision \(revision) has no batches; each message stands on its own line."
    let refusal = #"{"error":{"code":-32600,"message":"\#(words)"},"id":null,"jsonrpc":"2.0"}"#
    let lines = try hig.shell("\"$HIG\" mcp < messages").lines
    #expect(lines.dropFirst() == [areAnswered ? "[\(pong),\(pong)]" : refusal])
  }

  @Test(arguments: [
    "18446744073709551615", "-9223372036854775809", "12345678901234567890123456789012345678",
    "7", "0.1", "-2.5", #""질문 7""#,
  ])
  func `an answer bears the id of its question, digit by digit`(_ id: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    try hig.write(#"{"jsonrpc":"2.0","id":\#(id),"method":"ping"}"#, to: "messages")
    let output = try hig.shell("\"$HIG\" mcp < messages")
    #expect(output.out == #"{"id":\#(id),"jsonrpc":"2.0","result":{}}"# + "\n")
  }

  @Test func `a line that is too long is refused, and the next one answered`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let ping = #"{"jsonrpc":"2.0","id":"다음","method":"ping"}"#
    try hig.write("\(ping)\n\(String(repeating: "탭", count: 1 << 20))\n\(ping)\n", to: "messages")
    let answer = #"{"id":"다음","jsonrpc":"2.0","result":{}}"#
    let refusal =
      #"{"error":{"code":-32600,"message":"The line has more than 1 MiB."},"id":null,"jsonrpc":"2.0"}"#
    #expect(try hig.shell("\"$HIG\" mcp < messages").lines == [answer, refusal, answer])
    // One that never ends is refused as soon as it is too long.
    let endless = try hig.shell("head -c 5000000 /dev/zero | \"$HIG\" mcp")
    #expect(endless.lines == [refusal])
  }

  @Test(arguments: [#"{"글":"#, "["])
  func `a line that is nested too deep is refused`(_ opening: String) throws {
    let closing = opening == "[" ? "]" : "}"
    let line = { (depth: Int) in
      let value =
        String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
      return #"{"jsonrpc":"2.0","id":1,"method":"ping","params":{"x":\#(value)}}"#
    }
    let all = try answers(line(29), line(400))
    #expect(all.first?["result"] != nil)
    let error = all.last?["error"] as? [String: Any]
    #expect(error?["code"] as? Int == -32700)
    #expect(error?["message"] as? String == "The line is no JSON, or is nested too deep.")
  }

  @Test func `rules are looked up in the language of the query`() throws {
    let answer = try call("lookup", #"{"query":"흐린 탭","limit":1}"#)
    #expect(!answer.failed)
    let place = "tab-bar/keep-every-tab-enabled  Content/bars/tab-bar/ko.md:8"
    #expect(answer.text.contains("  \(place)\n"))
    #expect(!answer.text.contains("\u{1B}"))
  }

  @Test func `an assistant is told when a rule held, and of a correction without our name`()
    throws
  {
    let past = try call("lookup", #"{"query":"흐리게","lang":"ko"}"#)
    #expect(past.text.contains("do  쓸 수 없는 탭은 흐리게 하세요 (ios7 only)\n"), "\(past.text)")
    let corrected = try call("lookup", #"{"query":"enabledd"}"#)
    #expect(corrected.text.contains("\nread as 'enabled'\n"), "\(corrected.text)")
  }

  @Test func `a former id is answered with what stands in its place`() throws {
    let answer = try call("lookup", #"{"query":"toolbar/be-brief","limit":1}"#)
    let said = "'toolbar/be-brief' was renamed; it is 'toolbar/keep-it-short' now"
    #expect(answer.text.hasPrefix("\(said)\navoid  Keep it short\n"))
  }

  @Test func `a node is shown with its edges`() throws {
    let answer = try call("show", #"{"name":"UITabBarItem.isEnabled"}"#)
    #expect(answer.text.contains("governs ← rule tab-bar/keep-every-tab-enabled"))
  }

  /// The first lines of what a session says of a rule and of a word, before and after shell lines are run.
  private func session(asking name: String, and query: String, between edits: [String]) throws
    -> [String]
  {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"#
    let show = #"{"name":"show","arguments":{"name":"\#(name)"}}}"#
    let lookup = #"{"name":"lookup","arguments":{"query":"\#(query)","limit":1}}}"#
    try hig.write("\(call)\(show)\n\(call)\(lookup)\n", to: "questions")
    let ask =
      "cat questions >&${COPROC[1]}; for i in 1 2; do read -r a <&${COPROC[0]}; echo \"$a\"; done"
    let lines = ["coproc \"$HIG\" mcp", ask] + edits.flatMap { [$0, ask] }
    let output = try hig.shell(lines.joined(separator: "\n"))
    return try output.lines.map { line in
      let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let result = try #require(message?["result"] as? [String: Any])
      let text = (result["content"] as? [[String: Any]])?.first?["text"] as? String
      return String(try #require(text).prefix { $0 != "\n" })
    }
  }

  @Test func `a session answers from the content as it is at each question`() throws {
    let page = "Content/bars/toolbar/en.md"
    let name = "toolbar/keep-it-short"
    let answers = try session(
      asking: name, and: "Few buttons",
      between: [
        "true", "sed -i s/short/brief/ \(page)", "mv \(page) aside", "mv aside \(page)",
        "rm Content/site.yml",
      ])
    let expected = [
      ["rule \(name)", "avoid  Keep it short"], ["rule \(name)", "avoid  Keep it short"],
      ["rule \(name)", "avoid  Keep it brief"], ["Nothing is named '\(name)'.", "Nothing found."],
      ["rule \(name)", "avoid  Keep it brief"],
      Array(repeating: "cannot read 'Content/site.yml': no such file", count: 2),
    ]
    #expect(answers == expected.flatMap(\.self))
  }

  @Test func `an index that the environment names does not answer for the content`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"lookup","arguments":{"query":"까치밥"}}}"#
    try hig.write(call, to: "question")
    let output = try hig.shell(
      """
      "$HIG" build -q; sed -i s/적은/까치밥은/ Content/bars/toolbar/ko.md
      HIG_INDEX=Site "$HIG" mcp < question
      """)
    #expect(output.out.contains("toolbar/keep-it-short"), "\(output.out)")
  }

  @Test(arguments: [("< Content", "Is a directory"), ("<&-", "Bad file descriptor")])
  func `a stdin that cannot be read is 2`(_ redirection: String, _ reason: String) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    #expect(
      try hig.shell("\"$HIG\" mcp \(redirection) 2>&1")
        == .init(status: 2, out: "Error: cannot read '<stdin>': \(reason)\n", talk: ""))
  }

  @Test func `a stdin that does not block is waited for, and answered line by line`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let process = Process()
    process.executableURL = HigProcess.binary
    process.arguments = ["mcp"]
    process.currentDirectoryURL = hig.folder
    process.environment = HigProcess.environment
    let (input, out) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, out)
    try #require(fcntl(input.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    try process.run()
    usleep(200_000)
    let (start, end) = (
      #"{"jsonrpc":"2.0","id":"탭","method":"ping"}"# + "\r\n\n{",
      #""jsonrpc":"2.0","id":2,"method":"ping"}"#
    )
    let answers = out.fileHandleForReading
    try input.fileHandleForWriting.write(contentsOf: Data(start.utf8))
    let first = String(decoding: answers.availableData, as: UTF8.self)
    #expect(first == #"{"id":"탭","jsonrpc":"2.0","result":{}}"# + "\n")
    try input.fileHandleForWriting.write(contentsOf: Data(end.utf8))
    try input.fileHandleForWriting.close()
    let last = String(decoding: answers.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(last == #"{"id":2,"jsonrpc":"2.0","result":{}}"# + "\n")
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: ["\u{301}\u{323}", #"\u0301\u0323"#])
  func `a heap of accents is compared with no name`(_ marks: String) throws {
    let answer = try call("show", #"{"name":"탭a\#(String(repeating: marks, count: 10_000))"}"#)
    #expect(answer.failed)
    let kept = String(repeating: "\u{301}\u{323}", count: 15)
    let cut = String(repeating: "\u{FFFD}", count: 19_970)
    #expect(answer.text.utf8.elementsEqual("Nothing is named '탭a\(kept)\(cut)'.".utf8))
  }

  @Test(arguments: [
    ("show", #"{"name":"toolbar/keep-short"}"#, "did you mean 'toolbar/keep-it-short'?"),
    ("show", "{}", "The argument 'name' is missing."),
    ("show", #"{"name":""}"#, "The argument 'name' is empty."),
    ("lookup", #"{"query":""}"#, "The argument 'query' is empty."),
    ("show", #"{"name":["탭 바"]}"#, "The argument 'name' must be a text."),
    ("lookup", #"{"query":5}"#, "The argument 'query' must be a text."),
    ("lookup", #""탭""#, "The arguments must be an object."),
    (
      "lookup", #"{"query":"tab","limit":0}"#, "The argument 'limit' must be a number from 1 to 50."
    ),
    (
      "lookup", #"{"query":"tab","종류":"avoid"}"#,
      "There is no argument '종류'; the tool has query, lang, limit."
    ),
    ("show", #"{"nme":"tab-bar"}"#, "There is no argument 'nme'; the tool has name."),
    ("lookup", #"{"query":"tab","lang":1}"#, "The argument 'lang' must be the code of a language."),
    ("lookup", #"{"query":"tab component:none"}"#, "There is no component 'none'"),
    ("lookup", #"{"query":"tab","lang":"fr"}"#, "There is no language 'fr'"),
  ])
  func `an assistant can read why there is no answer`(
    _ tool: String, _ arguments: String, _ reason: String
  ) throws {
    let answer = try call(tool, arguments)
    #expect(answer.failed)
    #expect(answer.text.contains(reason), "\(answer.text)")
  }

  @Test(arguments: [#"{"arguments":{}}"#, #"{"name":["탭"]}"#, #"{"name":5}"#])
  func `a call that names no tool is told so`(_ params: String) throws {
    let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(params)}"#
    let error = try #require(try answers(call).first?["error"] as? [String: Any])
    #expect(error["code"] as? Int == -32602)
    #expect(error["message"] as? String == "The params must have a text 'name'.")
  }

  @Test(arguments: [
    ("{", -32700), (#"{"id":1}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":"none"}"#, -32601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"none"}}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":"탭"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":{"탭":1},"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"1.0","id":"탭","method":"ping"}"#, -32600),
    (#"{"id":1,"method":"ping"}"#, -32600),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
    (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":5}}"#, -32602),
  ])
  func `what is no message of the protocol is refused by number`(
    _ message: String, _ code: Int
  ) throws {
    let error = try #require(try answers(message).first?["error"] as? [String: Any])
    #expect(error["code"] as? Int == code)
  }
}
