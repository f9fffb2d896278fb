import FlyingFox
import Foundation
import PreviewFeed

/// Answers a browser from memory: nothing on the disk can be asked for.
struct PreviewHandler: HTTPHandler {
  let state: PreviewState
  /// The script, style sheet and waiting page of the preview, by name.
  let ownFiles: [String: [UInt8]]

  /// Shorter than the time after which FlyingFox gives up on an answer.
  static let patience = Duration.seconds(10)

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    switch PreviewRequest(request) {
    case .refused(.method): text(.methodNotAllowed, "The preview answers GET and HEAD alone.")
    case .refused(.host): text(.forbidden, "The preview answers to 127.0.0.1 and localhost alone.")
    case .refused(.path): text(.forbidden, "This path leaves the site.")
    case .own(let name): own(name)
    case .state(let number): await news(after: number)
    case .file(let path): file(path, in: await state.current)
    }
  }

  private func own(_ name: String) -> HTTPResponse {
    guard let bytes = ownFiles[name] else { return text(.notFound, "There is no such file.") }
    return response(.ok, bytes, type: MediaType.of(name))
  }

  /// Called as a script, because the pages' security policy lets nothing else through.
  private func news(after number: Int) async -> HTTPResponse {
    let snapshot = await state.snapshot(newerThan: number, within: Self.patience)
    let news = News(
      number: snapshot.number, site: snapshot.siteNumber, problems: snapshot.problems)
    let json = (try? JSONEncoder().encode(news)) ?? Data()
    let script = "higraphPreview(\(String(decoding: json, as: UTF8.self)));\n"
    return response(.ok, Array(script.utf8), type: MediaType.of("state.js"))
  }

  private struct News: Encodable {
    let number: Int
    let site: Int
    let problems: [PreviewProblem]
  }

  private func file(_ path: String, in snapshot: PreviewState.Snapshot) -> HTTPResponse {
    let page = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
    if snapshot.files[page] != nil { return found(page, in: snapshot, status: .ok) }
    if snapshot.files["\(path)/index.html"] != nil { return redirect(to: "/\(path)/") }
    if snapshot.files.isEmpty { return waitingPage() }
    if snapshot.files["404.html"] != nil {
      return found("404.html", in: snapshot, status: .notFound)
    }
    return text(.notFound, "There is no '\(path)' in the site.")
  }

  private func found(
    _ path: String, in snapshot: PreviewState.Snapshot, status: HTTPStatusCode
  ) -> HTTPResponse {
    let bytes = snapshot.files[path] ?? []
    let isPage = path.hasSuffix(".html")
    return response(
      status, isPage ? watched(bytes, site: snapshot.siteNumber) : bytes, type: MediaType.of(path))
  }

  /// Before the first site that could be made, every page is the one that shows what is wrong.
  private func waitingPage() -> HTTPResponse {
    let page = "waiting.html"
    return response(.serviceUnavailable, ownFiles[page] ?? [], type: MediaType.of(page))
  }

  /// A page with the script that loads it anew, and the number of the site that it is from.
  private func watched(_ bytes: [UInt8], site: Int) -> [UInt8] {
    let address = "/\(PreviewRequest.ownFolder)/preview.js"
    let script = "<script src=\"\(address)\" data-site=\"\(site)\" defer></script>\n</head>"
    let page = String(decoding: bytes, as: UTF8.self)
    return Array(page.replacing("</head>", with: script, maxReplacements: 1).utf8)
  }

  private func redirect(to path: String) -> HTTPResponse {
    let target = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "/"
    let headers: HTTPHeaders = [.location: target]
    return HTTPResponse(statusCode: .found, headers: headers)
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    response(status, Array("\(text)\n".utf8), type: MediaType.of("answer.txt"))
  }

  private func response(
    _ status: HTTPStatusCode, _ bytes: [UInt8], type: String
  ) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
    ]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
  }
}
