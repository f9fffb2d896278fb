import FlyingFox
import Foundation
import PreviewFeed

/// Answers a browser with files that are made for it: nothing on the disk can be asked for.
struct PreviewHandler: HTTPHandler {
  let state: PreviewState
  let files: SiteFiles
  /// The script, style sheet and waiting page of the preview, by name.
  let ownFiles: [String: [UInt8]]

  /// Shorter than the time after which FlyingFox gives up on an answer.
  static let patience = Duration.seconds(10)

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    let answer = await answer(to: request)
    return request.method == .HEAD ? try await head(of: answer) : answer
  }

  private func answer(to request: HTTPRequest) async -> HTTPResponse {
    switch PreviewRequest(request) {
    case .refused(.method): text(.methodNotAllowed, "The preview answers GET and HEAD alone.")
    case .refused(.host): text(.forbidden, "The preview answers to 127.0.0.1 and localhost alone.")
    case .refused(.path): text(.forbidden, "This path leaves the site.")
    case .refused(.escape): text(.badRequest, "This path holds a '%' that stands for no text.")
    case .own(let name): own(name)
    case .state(let number): await news(after: number)
    case .shard(let path, let index): await shard(path, of: index)
    case .file(let path): await file(path, query: request.target.query(percentEncoded: true))
    }
  }

  /// An answer without its body, which the server would send along: a browser that asks for more by the same connection
  /// would take it for the next answer.
  private func head(of answer: HTTPResponse) async throws -> HTTPResponse {
    var headers = answer.headers
    headers[.contentLength] = String(try await answer.bodyData.count)
    return HTTPResponse(statusCode: answer.statusCode, headers: headers)
  }

  private func own(_ name: String) -> HTTPResponse {
    guard let bytes = ownFiles[name] else { return text(.notFound, "There is no such file.") }
    return response(.ok, bytes, type: MediaType.of(name))
  }

  /// Called as a script, because the pages' security policy lets nothing else through.
  private func news(after number: Int) async -> HTTPResponse {
    let snapshot = await state.snapshot(newerThan: number, within: Self.patience)
    let news = News(
      number: snapshot.number, site: snapshot.news.site, index: snapshot.news.index,
      problems: snapshot.news.problems)
    let json = (try? JSONEncoder().encode(news)) ?? Data()
    let script = "higraphPreview(\(String(decoding: json, as: UTF8.self)));\n"
    return response(.ok, Array(script.utf8), type: MediaType.of("state.js"))
  }

  private struct News: Encodable {
    let number: Int
    let site: Int
    let index: Int?
    let problems: [PreviewProblem]
  }

  private func file(_ path: String, query: String) async -> HTTPResponse {
    guard await state.current.news.site > 0 else { return waitingPage() }
    let page = path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
    if let file = await files.file(page) { return found(file, at: page, status: .ok) }
    if await files.file("\(path)/index.html") != nil { return redirect(to: "/\(path)/", query) }
    let other = "404.html"
    if let file = await files.file(other) { return found(file, at: other, status: .notFound) }
    return text(.notFound, "There is no '\(path)' in the site.")
  }

  /// A page that has read one file of a search index gets the others from the same.
  private func shard(_ path: String, of index: Int) async -> HTTPResponse {
    guard let file = await files.file(path, index: index) else {
      return text(.notFound, "There is no '\(path)' in this search index.")
    }
    return found(file, at: path, status: .ok)
  }

  private func found(
    _ file: MadeFile, at path: String, status: HTTPStatusCode
  ) -> HTTPResponse {
    let bytes = path.hasSuffix(".html") ? watched(file) : file.bytes
    return response(status, bytes, type: MediaType.of(path))
  }

  /// Before the first site that could be made, every page is the one that shows what is wrong.
  private func waitingPage() -> HTTPResponse {
    let page = "waiting.html"
    return response(.serviceUnavailable, ownFiles[page] ?? [], type: MediaType.of(page))
  }

  /// A page with the script that loads it anew, and the numbers of the site and of the search index that it is from.
  ///
  /// The script comes first of all, so that the search knows its index before it looks for one. A page that names its
  /// scripts and styles by their hashes, as the one for what is not there does, may load it and its style too.
  private func watched(_ file: MadeFile) -> [UInt8] {
    let address = "/\(PreviewRequest.ownFolder)/preview.js"
    let numbers = "data-site=\"\(file.site)\" data-index=\"\(file.index)\""
    let script = "<head><script src=\"\(address)\" \(numbers) defer></script>"
    let page = String(decoding: file.bytes, as: UTF8.self)
      .replacing("<head>", with: script, maxReplacements: 1)
      .replacing("script-src 'sha256-", with: "script-src 'self' 'sha256-", maxReplacements: 1)
      .replacing("style-src 'sha256-", with: "style-src 'self' 'sha256-", maxReplacements: 1)
    return Array(page.utf8)
  }

  /// - Parameter query: as it was asked, with its percent signs.
  private func redirect(to path: String, _ query: String) -> HTTPResponse {
    let target = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "/"
    // What a browser would not send stays out of the head.
    let allowed = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "%"))
    let asked = query.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    let headers: HTTPHeaders = [.location: asked.isEmpty ? target : "\(target)?\(asked)"]
    return HTTPResponse(statusCode: .found, headers: headers)
  }

  private func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    response(status, Array("\(text)\n".utf8), type: MediaType.of("answer.txt"))
  }

  /// An answer that is not kept, and that no page of another site can load: as a script it would hand over what the content
  /// says.
  private func response(
    _ status: HTTPStatusCode, _ bytes: [UInt8], type: String
  ) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type, .cacheControl: "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
    return HTTPResponse(statusCode: status, headers: headers, body: Data(bytes))
  }
}
