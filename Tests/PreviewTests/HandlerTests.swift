import FlyingFox
import Foundation
import PreviewFeed
import Testing

@testable import Preview

@Suite struct HandlerTests {
  private static let files = [
    "index.html": "<html><head></head><body>안녕</body></html>",
    "en/index.html": "<html><head></head><body>home</body></html>",
    "en/tab-bar.html": "<html><head></head><body>tabs</body></html>",
    "assets/site.css": "body { margin: 0 }",
    "search/ko/core.js": "shard",
  ]

  private static func handler(
    files: [String: String]? = HandlerTests.files, problems: [PreviewProblem] = []
  ) async -> PreviewHandler {
    let state = PreviewState()
    await state.take(PreviewNews(site: files == nil ? 0 : 1, problems: problems))
    let own = ["preview.js": "'use strict';", "waiting.html": "<html>waiting</html>"]
    return PreviewHandler(
      state: state, files: Answering(files ?? [:]).files,
      ownFiles: own.mapValues { Array($0.utf8) })
  }

  private static func request(
    _ target: String, method: HTTPMethod = .GET, host: String? = "127.0.0.1:8000"
  ) -> HTTPRequest {
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let target = HTTPRequest.Target(path: parts[0], query: parts.dropFirst().first ?? "")
    let headers: HTTPHeaders = host.map { [.host: $0] } ?? [:]
    return HTTPRequest(
      method: method, version: .http11, target: target, headers: headers,
      body: HTTPBodySequence())
  }

  private static func text(_ response: HTTPResponse) async throws -> String {
    String(decoding: try await response.bodyData, as: UTF8.self)
  }

  private static let script =
    #"<script src="/.higraph/preview.js" data-site="1" data-index="2" defer></script>"#

  @Test(arguments: [
    ("/", "안녕"), ("/index.html", "안녕"), ("/en/", "home"), ("/en/tab-bar.html", "tabs"),
  ])
  func `a page is served with the script that loads it anew`(
    _ path: String, _ words: String
  ) async throws {
    let response = try await Self.handler().handleRequest(Self.request(path))
    #expect(response.statusCode == .ok)
    #expect(response.headers[.contentType] == "text/html; charset=utf-8")
    #expect(
      try await Self.text(response)
        == "<html><head>\(Self.script)</head><body>\(words)</body></html>")
  }

  @Test func `another file is served as it is and never kept by the browser`() async throws {
    let response = try await Self.handler().handleRequest(Self.request("/assets/site.css"))
    #expect(try await Self.text(response) == "body { margin: 0 }")
    #expect(response.headers[.contentType] == "text/css; charset=utf-8")
    #expect(response.headers[.cacheControl] == "no-store")
  }

  @Test(arguments: ["/assets/site.css", "/.higraph/state.js?after=0", "/.higraph/preview.js", "/"])
  func `pages of other sites cannot load what is served`(_ target: String) async throws {
    let response = try await Self.handler().handleRequest(Self.request(target))
    #expect(response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] == "same-origin")
  }

  @Test func `who asks for the head alone gets no body`() async throws {
    let handler = await Self.handler()
    let head = try await handler.handleRequest(Self.request("/en/tab-bar.html", method: .HEAD))
    let whole = try await handler.handleRequest(Self.request("/en/tab-bar.html"))
    #expect(head.statusCode == .ok)
    #expect(head.headers[.contentLength] == String(try await whole.bodyData.count))
    #expect(try await head.bodyData.isEmpty)
  }

  @Test func `a file of the search index is from the index that the page has read`() async throws {
    let target = "/.higraph/index/7/search/ko/core.js"
    let response = try await Self.handler().handleRequest(Self.request(target))
    #expect(try await Self.text(response) == "7: shard")
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
  }

  @Test(arguments: ["index/7/search/ko/none.js", "index/7/index.html", "index/x/search/ko/core.js"])
  func `there is nothing else in a search index`(_ path: String) async throws {
    let response = try await Self.handler().handleRequest(Self.request("/.higraph/\(path)"))
    #expect(response.statusCode == .notFound)
  }

  @Test(arguments: [
    ("/en", "/en/"), ("/en?q=tab", "/en/?q=tab"),
    ("/en?q=%ED%83%AD%20바&edition=ios11", "/en/?q=%ED%83%AD%20%EB%B0%94&edition=ios11"),
    ("/en?q=a\rb", "/en/?q=a%0Db"),
  ])
  func `a folder without its slash leads to the one with it, and the query along`(
    _ target: String, _ location: String
  ) async throws {
    let response = try await Self.handler().handleRequest(Self.request(target))
    #expect(response.statusCode == .found)
    #expect(response.headers[.location] == location)
  }

  @Test(arguments: [
    "/../Content/site.yml", "/en/../../x", "/%2e%2e/x", "/..%2fx", "/en/..%5c..%5cx", "/%00", "en",
  ])
  func `a path that leaves the site is refused`(_ path: String) async throws {
    let response = try await Self.handler().handleRequest(Self.request(path))
    #expect(response.statusCode == .forbidden)
    #expect(try await Self.text(response) == "This path leaves the site.\n")
  }

  @Test(arguments: ["/%zz", "/ko/%", "/%EA%B0"])
  func `a path with a percent sign that stands for no text is told of`(
    _ path: String
  ) async throws {
    let response = try await Self.handler().handleRequest(Self.request(path))
    #expect(response.statusCode == .badRequest)
    #expect(
      try await Self.text(response) == "This path holds a '%' that stands for no text.\n")
  }

  @Test(arguments: ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", nil])
  func `a name that only points here is refused`(_ host: String?) async throws {
    let response = try await Self.handler().handleRequest(Self.request("/", host: host))
    #expect(response.statusCode == .forbidden)
  }

  @Test(arguments: ["127.0.0.1", "localhost:8000", "LocalHost", "[::1]:8000"])
  func `the names of this machine are answered`(_ host: String) async throws {
    let response = try await Self.handler().handleRequest(Self.request("/", host: host))
    #expect(response.statusCode == .ok)
  }

  @Test(arguments: [HTTPMethod.POST, .PUT, .DELETE])
  func `nothing can be sent`(_ method: HTTPMethod) async throws {
    let response = try await Self.handler().handleRequest(Self.request("/", method: method))
    #expect(response.statusCode == .methodNotAllowed)
  }

  @Test func `what is not there is not found, with the site's own page if it has one`()
    async throws
  {
    let bare = try await Self.handler().handleRequest(Self.request("/ko/없음.html"))
    #expect(bare.statusCode == .notFound)
    #expect(try await Self.text(bare) == "There is no 'ko/없음.html' in the site.\n")
    let policy = "script-src 'sha256-a'; style-src 'sha256-b'"
    let files = ["404.html": "<html><head>\(policy)</head>찾을 수 없습니다</html>"]
    let own = try await Self.handler(files: files).handleRequest(Self.request("/x.html"))
    #expect(own.statusCode == .notFound)
    let allowed = "script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'"
    #expect(
      try await Self.text(own)
        == "<html><head>\(Self.script)\(allowed)</head>찾을 수 없습니다</html>")
  }

  @Test func `before the first site every page waits for it`() async throws {
    let handler = await Self.handler(files: nil)
    let response = try await handler.handleRequest(Self.request("/en/tab-bar.html"))
    #expect(response.statusCode == .serviceUnavailable)
    #expect(try await Self.text(response) == "<html>waiting</html>")
  }

  @Test func `a page that knows older news is told the new ones at once`() async throws {
    let problem = PreviewProblem(severity: "error", text: "</script> 탭")
    let handler = await Self.handler(problems: [problem])
    let response = try await handler.handleRequest(Self.request("/.higraph/state.js?after=0"))
    let call = try #require(
      try await Self.text(response).wholeMatch(of: /higraphPreview\((.*)\);\n/))
    let news = try JSONDecoder().decode(News.self, from: Data(call.1.utf8))
    #expect(news == News(number: 1, site: 1, problems: [problem]))
    #expect(!call.1.contains("</"), "what ends a script is no end within it")
  }

  private struct News: Decodable, Equatable {
    let number: Int
    let site: Int
    let problems: [PreviewProblem]
  }
}
