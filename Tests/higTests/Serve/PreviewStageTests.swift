import Foundation
import PreviewFeed
import RuleGraph
import SearchIndex
import SiteRenderer
import SmallContent
import Synchronization
import Testing

@testable import hig

@Suite struct PreviewStageTests {
  /// A stage, and what it told.
  private final class Told: Sendable {
    private let messages = Mutex<[FeedMessage]>([])
    var all: [FeedMessage] { messages.withLock(\.self) }
    func add(_ message: FeedMessage) { messages.withLock { $0.append(message) } }

    /// The numbers of site and index and the text of each file that was told.
    var files: [String] {
      all.compactMap { message in
        guard case .file(let file, let id) = message else { return nil }
        guard let file else { return "\(id): none" }
        return "\(id): \(file.site) \(file.index) \(String(decoding: file.bytes, as: UTF8.self))"
      }
    }
  }

  private static func site(_ text: String) throws -> SiteOnDemand {
    let tree = ContentTree(texts: SmallGuide.files)
    let graph = Linker(CatalogReader(tree).read()).link().graph
    let templates = try TemplateLoader(folder: HigProcess.package.path + "/Templates").load()
    let pages = try SitePages(graph: graph, templates: templates, after: nil)
    return SiteOnDemand(pages, besides: [PlannedFile(path: "a.txt") { Array(text.utf8) }])
  }

  /// The index of a guide in which one rule has this title.
  private static func shards(_ title: String) -> [SearchShard] {
    var files = SmallGuide.files
    files["bars/toolbar/en.md"] = files["bars/toolbar/en.md"]?
      .replacing("### Keep it short", with: "### \(title)")
    return IndexBuilder.shards(
      of: Linker(CatalogReader(ContentTree(texts: files)).read()).link().graph, in: "en")
  }

  private static let problem = PreviewProblem(severity: "error", text: "틀렸습니다")

  @Test func `the news of a site come before its files`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    stage.answer(WantedFile(id: 1, path: "a.txt"))
    _ = stage.show(try Self.site("one"), problems: [])
    stage.answer(WantedFile(id: 2, path: "a.txt"))
    _ = stage.show(try Self.site("two"), problems: [Self.problem])
    stage.answer(WantedFile(id: 3, path: "a.txt"))
    stage.answer(WantedFile(id: 4, path: "b.txt"))
    #expect(
      told.all == [
        .file(nil, id: 1), .news(PreviewNews(site: 1)),
        .file(MadeFile(site: 1, index: 1, bytes: Array("one".utf8)), id: 2),
        .news(PreviewNews(site: 2, problems: [Self.problem])),
        .file(MadeFile(site: 2, index: 1, bytes: Array("two".utf8)), id: 3), .file(nil, id: 4),
      ])
  }

  @Test func `a preview that begins again has numbers that no open page knows`() throws {
    let told = Told()
    let stage = PreviewStage(after: 100) { told.add($0) }
    stage.answer(WantedFile(id: 1, path: "search/en/core.js"))
    let state = stage.show(try Self.site("하나"), problems: [])
    stage.answer(WantedFile(id: 2, path: "a.txt"))
    stage.answer(WantedFile(id: 3, path: "search/en/core.js", index: 1))
    stage.index(Self.shards("One"), of: state)
    stage.answer(WantedFile(id: 4, path: "search/en/core.js", index: 101))
    let core = try #require(Self.core(Self.shards("One")))
    #expect(told.all.first == .news(PreviewNews(site: 101)))
    #expect(
      told.files == ["2: 101 101 하나", "3: none", "1: 101 101 \(core)", "4: 101 101 \(core)"])
  }

  @Test func `the last site stays while none can be made`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    _ = stage.show(try Self.site("good"), problems: [])
    _ = stage.show(nil, problems: [Self.problem])
    stage.answer(WantedFile(id: 1, path: "a.txt"))
    #expect(told.files == ["1: 1 1 good"])
    #expect(told.all[1] == .news(PreviewNews(site: 1, problems: [Self.problem])))
  }

  @Test func `what is found in an older state is not told`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    let first = stage.show(nil, problems: [])
    let second = stage.show(nil, problems: [])
    #expect(!stage.report([Self.problem], of: first))
    #expect(told.all == [.news(PreviewNews(site: 0)), .news(PreviewNews(site: 0))])
    #expect(stage.report([Self.problem], of: second))
    #expect(told.all.last == .news(PreviewNews(site: 0, problems: [Self.problem])))
  }

  @Test func `an index is told with what is wrong, and with the next site`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    let state = stage.show(try Self.site("하나"), problems: [])
    _ = stage.report([Self.problem], of: state)
    stage.index(Self.shards("One"), of: state)
    _ = stage.show(try Self.site("둘"), problems: [])
    #expect(
      told.all == [
        .news(PreviewNews(site: 1)), .news(PreviewNews(site: 1, problems: [Self.problem])),
        .news(PreviewNews(site: 1, index: 1, problems: [Self.problem])),
        .news(PreviewNews(site: 2, index: 1)),
      ])
  }

  @Test func `who asks before the first index gets it when it is there`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    let state = stage.show(try Self.site(""), problems: [])
    stage.answer(WantedFile(id: 1, path: "search/en/core.js", index: 1))
    stage.answer(WantedFile(id: 2, path: "search/en/core.js"))
    #expect(told.files == [])
    stage.index(Self.shards("One"), of: state)
    let core = try #require(Self.core(Self.shards("One")))
    #expect(told.files == ["1: 1 1 \(core)", "2: 1 1 \(core)"])
  }

  @Test func `who asks for the first index while no site can be made is not kept waiting`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    _ = stage.show(try Self.site("하나"), problems: [])
    stage.answer(WantedFile(id: 1, path: "search/en/core.js", index: 1))
    #expect(told.files == [])
    _ = stage.show(nil, problems: [Self.problem])
    stage.answer(WantedFile(id: 2, path: "search/en/core.js", index: 1))
    #expect(told.files == ["1: none", "2: none"])
    let state = stage.show(try Self.site("둘"), problems: [])
    stage.answer(WantedFile(id: 3, path: "search/en/core.js", index: 1))
    stage.index(Self.shards("One"), of: state)
    let core = try #require(Self.core(Self.shards("One")))
    #expect(told.files == ["1: none", "2: none", "3: 2 1 \(core)"])
  }

  @Test func `a page that has read one index never gets a file of another`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    let indexes = ["One", "Two", "Three"].map(Self.shards)
    for (number, shards) in indexes.enumerated() {
      let state = stage.show(try Self.site(""), problems: [])
      // The index of the site before is whole, and this one's is not ready.
      stage.answer(WantedFile(id: number * 10, path: "a.txt"))
      stage.index(shards, of: state)
      for index in 1...4 {
        let id = number * 10 + index
        stage.answer(WantedFile(id: id, path: "search/en/core.js", index: index))
      }
    }
    let cores = try indexes.map { try #require(Self.core($0)) }
    #expect(Set(cores).count == 3)
    #expect(
      told.files == [
        "0: 1 1 ", "1: 1 1 \(cores[0])", "2: none", "3: none", "4: none",
        "10: 2 1 ", "11: 2 1 \(cores[0])", "12: 2 2 \(cores[1])", "13: none", "14: none",
        "20: 3 2 ", "21: none", "22: 3 2 \(cores[1])", "23: 3 3 \(cores[2])", "24: none",
      ])
  }

  @Test func `the index of an older state is not taken in`() throws {
    let told = Told()
    let stage = PreviewStage { told.add($0) }
    let first = stage.show(try Self.site(""), problems: [])
    let second = stage.show(try Self.site(""), problems: [])
    stage.answer(WantedFile(id: 1, path: "search/en/core.js", index: 1))
    stage.index(Self.shards("Old"), of: first)
    #expect(told.files == [])
    stage.index(Self.shards("New"), of: second)
    #expect(told.files == ["1: 2 1 \(try #require(Self.core(Self.shards("New"))))"])
  }

  private static func core(_ shards: [SearchShard]) -> String? {
    shards.first { $0.path == "search/en/core.js" }?.script
  }
}
