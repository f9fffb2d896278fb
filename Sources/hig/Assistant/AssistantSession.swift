import Foundation

/// The part of the Model Context Protocol for tools: JSON-RPC 2.0, one message per line.
///
/// See https://modelcontextprotocol.io/specification.
struct AssistantSession {
  let tools: AssistantTools

  /// The revisions of the protocol in which tools are called so, the latest last.
  private static let revisions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  /// The line that answers a message; `nil` for one that wants no answer.
  func reply(to line: String) -> String? {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line.utf8)) else {
      return text([
        "id": .null, "error": Self.error(-32700, "The line is no JSON, or is nested too deep."),
      ])
    }
    // Several at once, which only the older revisions have.
    if case .array(let messages) = message, !messages.isEmpty {
      let replies = messages.compactMap(reply)
      return replies.isEmpty ? nil : JSONLine.text(replies)
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

  private func reply(to message: JSONValue) -> JSONValue? {
    guard let method = message["method"]?.text else {
      // An answer to a question that nobody asked is passed over.
      let isAnswer = message["result"] != nil || message["error"] != nil
      let failure = Self.error(-32600, "The message has no method.")
      return isAnswer ? nil : Self.message(["id": message["id"] ?? .null, "error": failure])
    }
    guard let id = message["id"] else { return nil }
    guard id.isID else {
      let failure = Self.error(-32600, "The id must be a text or a number.")
      return Self.message(["id": .null, "error": failure])
    }
    let params = message["params"] ?? [:]
    guard case .object = params else {
      return Self.message(["id": id, "error": Self.error(-32602, "The params must be an object.")])
    }
    switch method {
    case "initialize": return Self.message(["id": id, "result": welcome(params)])
    case "ping": return Self.message(["id": id, "result": [:]])
    case "tools/list":
      return Self.message(["id": id, "result": ["tools": AssistantTools.descriptions]])
    case "tools/call": return Self.message(["id": id].merging(call(params)) { $1 })
    default:
      return Self.message([
        "id": id, "error": Self.error(-32601, "There is no method '\(method)'."),
      ])
    }
  }

  private func welcome(_ params: JSONValue) -> JSONValue {
    let asked = params["protocolVersion"]?.text
    let revision = Self.revisions.first { $0 == asked } ?? Self.revisions.last ?? ""
    return [
      "protocolVersion": .string(revision), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "hig", "version": .string(Version.number)],
      "instructions":
        "Interface guidelines. Look rules up before you judge an interface, and cite them by id.",
    ]
  }

  /// A call that fails is answered so that the assistant can read why.
  private func call(_ params: JSONValue) -> [String: JSONValue] {
    let name = params["name"]?.text ?? ""
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
