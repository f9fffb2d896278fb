import Foundation
import PreviewFeed
import SmallContent
import Synchronization
import Testing

@testable import hig

@Suite struct PreviewSessionTests {
  /// A folder that is shown, and what was told of it.
  private final class Shown {
    let hig: HigProcess
    let stage: PreviewStage
    private var session: PreviewSession
    private let messages: Messages
    private var wishes = 0

    /// What was told, for whoever waits for it.
    private final class Messages: Sendable {
      private let list = Mutex<[FeedMessage]>([])
      private let signal = DispatchSemaphore(value: 0)

      func add(_ message: FeedMessage) {
        list.withLock { $0.append(message) }
        signal.signal()
      }

      func next() -> FeedMessage {
        signal.wait()
        return list.withLock { $0.removeFirst() }
      }
    }

    init(_ files: [String: String] = SmallGuide.files) throws {
      let messages = Messages()
      hig = try HigProcess(content: files)
      stage = PreviewStage { messages.add($0) }
      self.messages = messages
      session = PreviewSession(
        pipeline: Pipeline(contentFolder: hig.folder.path + "/Content"),
        templates: hig.folder.path + "/Templates", isQuiet: true, stage: stage)
    }

    deinit { hig.remove() }

    func renew() -> Bool { session.renew() }

    /// The next news.
    func news() -> PreviewNews {
      while true {
        if case .news(let news) = messages.next() { return news }
      }
    }

    /// The text of a file.
    func text(_ path: String) -> String {
      wishes += 1
      stage.answer(WantedFile(id: wishes, path: path))
      while true {
        guard case .file(let file, wishes) = messages.next() else { continue }
        return file.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "none"
      }
    }
  }

  private static let page = "bars/tab-bar/ko.md"

  private static func page(replacing text: String, with other: String) -> String {
    SmallGuide.files[page]?.replacing(text, with: other) ?? ""
  }

  @Test(arguments: ["흐린 탭은 새로 썼습니다.", "흐린 탭은 새로 썼습니다.".decomposedStringWithCanonicalMapping])
  func `a page shows what was saved at once, and its checks follow`(_ words: String) throws {
    let shown = try Shown()
    #expect(shown.renew())
    #expect(shown.news() == PreviewNews(site: 1))
    #expect(!shown.text("ko/tab-bar.html").contains(words))
    try shown.hig.write(
      Self.page(replacing: "흐린 탭은 아무것도 설명하지 않으니", with: words), to: "Content/\(Self.page)")
    #expect(shown.renew())
    #expect(shown.text("ko/tab-bar.html").contains(words))
    #expect(shown.text("ko/tab-bar.md").contains(words))
  }

  @Test func `where nothing has changed nothing is told`() throws {
    let shown = try Shown()
    #expect(shown.renew())
    #expect(shown.news() == PreviewNews(site: 1))
    _ = shown.text("search/ko/core.js")
    try shown.hig.write(SmallGuide.files[Self.page] ?? "", to: "Content/\(Self.page)")
    #expect(!shown.renew())
    try shown.hig.write("", to: "Content/bars/tab-bar/.ko.md.swp")
    #expect(!shown.renew())
    try shown.hig.write(Self.page(replacing: "흐린", with: "어두운"), to: "Content/\(Self.page)")
    #expect(shown.renew())
    #expect(shown.news().site == 2)
  }

  @Test func `what the checks find is told when they are done`() throws {
    let shown = try Shown()
    _ = shown.renew()
    try shown.hig.write(
      Self.page(replacing: "../toolbar/ko.md", with: "../toolbra/ko.md"), to: "Content/\(Self.page)"
    )
    #expect(shown.renew())
    var news = shown.news()
    while news.problems.isEmpty { news = shown.news() }
    #expect(news.site == 2)
    #expect(news.problems.map(\.severity) == ["error"])
    #expect(news.problems.first?.text.contains("ko.md:14:") == true, "\(news)")
  }

  @Test(arguments: [
    ("title: 탭 바", "title: [탭 바", "[yaml/syntax]"),
    ("{#keep-every-tab-enabled}", "{#keep-every-tab-enabled .dont}", "[rule/unknown-kind]"),
  ])
  func `a fault that keeps a page from being made is told at once and leaves the last page`(
    _ right: String, _ wrong: String, _ check: String
  ) throws {
    let shown = try Shown()
    _ = shown.renew()
    #expect(shown.news() == PreviewNews(site: 1))
    let before = shown.text("ko/tab-bar.html")
    try shown.hig.write(Self.page(replacing: right, with: wrong), to: "Content/\(Self.page)")
    #expect(!shown.renew())
    var news = shown.news()
    while news.problems.isEmpty { news = shown.news() }
    #expect(news.site == 1)
    #expect(news.problems.contains { $0.text.contains(check) }, "\(news)")
    #expect(shown.text("ko/tab-bar.html") == before)
    try shown.hig.write(SmallGuide.files[Self.page] ?? "", to: "Content/\(Self.page)")
    #expect(shown.renew())
    news = shown.news()
    while news.site == 1 { news = shown.news() }
    #expect((news.site, news.problems) == (2, []))
  }

  @Test func `content that is not there is told until it is`() throws {
    let shown = try Shown()
    let content = shown.hig.folder.appending(path: "Content")
    let aside = shown.hig.folder.appending(path: "Aside")
    try FileManager.default.moveItem(at: content, to: aside)
    #expect(!shown.renew())
    #expect(!shown.renew())
    let news = shown.news()
    #expect(news.site == 0)
    #expect(news.problems.first?.text.hasPrefix("error: no content folder") == true, "\(news)")
    try FileManager.default.moveItem(at: aside, to: content)
    #expect(shown.renew())
    #expect(shown.news() == PreviewNews(site: 1))
  }

  @Test func `a template shows as it was saved, and one that is wrong is told at once`() throws {
    let shown = try Shown()
    try shown.hig.remove("Templates")
    try FileManager.default.copyItem(
      at: HigProcess.package.appending(path: "Templates"),
      to: shown.hig.folder.appending(path: "Templates"))
    #expect(shown.renew())
    let path = "Templates/pages/glossary.mustache"
    let template = try shown.hig.contents(of: path)
    try shown.hig.write(template.replacing("<h1>", with: "<h1>용어: "), to: path)
    #expect(shown.renew())
    #expect(shown.text("ko/glossary.html").contains("<h1>용어: "))
    try shown.hig.write(template.replacing("<h1>", with: "<h1>{{nobody}}"), to: path)
    #expect(!shown.renew())
    var news = shown.news()
    while news.problems.isEmpty { news = shown.news() }
    #expect(news.site == 2)
    // Once, however often it is looked at.
    #expect(!shown.renew())
    try shown.hig.write(template, to: path)
    #expect(shown.renew())
    let mended = shown.news()
    #expect((mended.site, mended.problems) == (3, []))
    #expect(!shown.text("ko/glossary.html").contains("용어: "))
  }

  @Test func `a template that nothing includes is told with what the checks find`() throws {
    let shown = try Shown()
    try shown.hig.remove("Templates")
    try FileManager.default.copyItem(
      at: HigProcess.package.appending(path: "Templates"),
      to: shown.hig.folder.appending(path: "Templates"))
    let path = "Templates/partials/탭.mustache"
    try shown.hig.write("바", to: path)
    #expect(shown.renew())
    var news = shown.news()
    while news.problems.isEmpty { news = shown.news() }
    let place = "\(shown.hig.folder.path)/\(path):1:1"
    let problem = PreviewProblem(
      severity: "warning",
      text: "\(place): warning: no page includes this template\n  바\n  ^")
    #expect(news.problems == [problem])
  }

  @Test func `search finds what was saved once it is indexed`() throws {
    let shown = try Shown()
    _ = shown.renew()
    let before = shown.text("search/ko/core.js")
    #expect(before.hasPrefix("Higraph.shard("))
    try shown.hig.write(
      Self.page(replacing: "모든 탭을 켜 두세요", with: "탭을 모두 켜 두세요"), to: "Content/\(Self.page)")
    #expect(shown.renew())
    while shown.text("search/ko/core.js") == before {}
  }
}
