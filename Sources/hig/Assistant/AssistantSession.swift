import Foundation

/// The part of the Model Context Protocol for tools: JSON-RPC 2.0, one message per line.
///
/// See https://modelcontextprotocol.io/specification.
struct AssistantSession {
  let tools: AssistantTools
  /// What both sides have agreed on; `nil` before.
  private var revision: String?

  init(tools: AssistantTools) { self.tools = tools }

  /// The revisions of the protocol in which tools are called so, the latest last.
  private static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]
  private static let firstWithoutBatches = "2025-06-18"

  /// The line that answers a message; `nil` for one that wants no answer.
  mutating func reply(to line: String) -> String? {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      return text([
        "id": .null, "error": Self.error(-32700, "The line is no JSON, or is nested too deep."),
      ])
    }
    if case .array(let messages) = message, !messages.isEmpty {
      return reply(toAll: messages)
    }
    return reply(to: message).flatMap(JSONLine.text)
  }

  /// The line that answers a message that is too long to be read.
  ///
  /// - Parameter limit: the bytes that a line may have.
  func refusal(ofLinesOver limit: Int) -> String? {
    let failure = Self.error(-32600, "The line has more than \(limit >> 20) MiB.")
    return text(["id": .null, "error": failure])
  }

  /// Several at once, which only the older revisions have.
  private mutating func reply(toAll messages: [JSONValue]) -> String? {
    if let revision, revision >= Self.firstWithoutBatches {
      let words = "The revision \(revision) has no batches; each message stands on its own line."
      return text(["id": .null, "error": Self.error(-32600, words)])
    }
    let replies = messages.compactMap { reply(to: $0) }
    return replies.isEmpty ? nil : JSONLine.text(replies)
  }

  private mutating func reply(to message: JSONValue) -> JSONValue? {
    guard let method = message["method"]?.text else {
      // An answer to a question that nobody asked is passed over.
      let isAnswer = message["result"] != nil || message["error"] != nil
      let failure = Self.error(-32600, "The message has no method.")
      let id = message["id"].flatMap { $0.isID ? $0 : nil }
      return isAnswer ? nil : Self.message(["id": id ?? .null, "error": failure])
    }
    guard let id = message["id"] else { return nil }
    guard id.isID else {
      let failure = Self.error(-32600, "The id must be a text or a number.")
      return Self.message(["id": .null, "error": failure])
    }
    guard message["jsonrpc"] == "2.0" else {
      let failure = Self.error(-32600, "The message must have 'jsonrpc' with the text '2.0'.")
      return Self.message(["id": id, "error": failure])
    }
    let params = message["params"] ?? [:]
    guard case .object = params else {
      return Self.message(["id": id, "error": Self.error(-32602, "The params must be an object.")])
    }
    return Self.message(["id": id].merging(answer(method, params)) { $1 })
  }

  private mutating func answer(_ method: String, _ params: JSONValue) -> [String: JSONValue] {
    switch method {
    case "initialize": welcome(params)
    case "ping": ["result": [:]]
    case "tools/list": ["result": ["tools": AssistantTools.descriptions]]
    case "tools/call": call(params)
    default: ["error": Self.error(-32601, "There is no method '\(method)'.")]
    }
  }

  private mutating func welcome(_ params: JSONValue) -> [String: JSONValue] {
    guard let asked = params["protocolVersion"]?.text else {
      return ["error": Self.error(-32602, "The params must have a text 'protocolVersion'.")]
    }
    let agreed = Self.revisions.first { $0 == asked } ?? Self.revisions.last ?? ""
    revision = agreed
    return [
      "result": [
        "protocolVersion": .string(agreed), "capabilities": ["tools": [:]],
        "serverInfo": ["name": "hig", "version": .string(Version.number)],
        "instructions":
          "Interface guidelines. Look rules up before you judge an interface, and cite them by id.",
      ]
    ]
  }

  /// A call that fails is answered so that the assistant can read why.
  private func call(_ params: JSONValue) -> [String: JSONValue] {
    guard let name = params["name"]?.text else {
      return ["error": Self.error(-32602, "The params must have a text 'name'.")]
    }
    do {
      let lines = try tools.answer(name, params["arguments"] ?? [:])
      return ["result": Self.content(lines.joined(separator: "\n"), isError: false)]
    } catch AssistantError.unknownTool(let name) {
      return ["error": Self.error(-32602, "\(AssistantError.unknownTool(name))")]
    } catch {
      return ["result": Self.content("\(error)", isError: true)]
    }
  }

  private static func content(_ text: String, isError: Bool) -> JSONValue {
    ["content": [["type": "text", "text": .string(text)]], "isError": .bool(isError)]
  }

  private static func error(_ code: Int, _ message: String) -> JSONValue {
    ["code": .integer(code), "message": .string(message)]
  }

  private static func message(_ members: [String: JSONValue]) -> JSONValue {
    .object(members.merging(["jsonrpc": "2.0"]) { $1 })
  }

  private func text(_ members: [String: JSONValue]) -> String? {
    JSONLine.text(Self.message(members))
  }
}
