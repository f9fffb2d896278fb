import PreviewFeed
import SearchIndex
import SiteRenderer
import Synchronization

/// What the preview shows: the newest site that could be made, and the search index of the newest that is indexed.
///
/// Files are made from one site and one index, whatever comes meanwhile.
final class PreviewStage: Sendable {
  /// Passes a message on; called in the order in which the messages are to arrive.
  typealias Tell = @Sendable (FeedMessage) -> Void

  private struct Scene {
    /// The numbers of sites and indexes begin behind this one.
    let first: Int
    /// Counts the states of the content.
    var state = 0
    var site: SiteOnDemand?
    /// Counts the sites.
    var siteNumber: Int
    /// The newest and the one before, because a page may have read a part of that: by path.
    var indexes: [Int: [String: SearchShard]] = [:]
    /// Counts the indexes.
    var indexNumber: Int
    /// What is known to be wrong with the newest state of the content.
    var problems: [PreviewProblem] = []
    /// Whether the newest state of the content will be indexed.
    var isIndexed = true
    /// Wishes for an index that is yet to come.
    var waiting: [WantedFile] = []

    init(after number: Int) {
      (first, siteNumber, indexNumber) = (number, number, number)
    }

    /// The index that a page of now will find; the first one is awaited.
    var nextIndex: Int { max(first + 1, indexNumber) }

    var news: PreviewNews {
      PreviewNews(
        site: siteNumber, index: indexNumber > first ? indexNumber : nil, problems: problems)
    }

    mutating func takeWaiting() -> [WantedFile] {
      defer { waiting = [] }
      return waiting
    }
  }

  private let scene: Mutex<Scene>
  private let tell: Tell

  /// - Parameter number: greater than all that an earlier preview has told: a page that is still open would take the new
  ///   one's sites for its own.
  init(after number: Int = 0, tell: @escaping Tell) {
    scene = Mutex(Scene(after: number))
    self.tell = tell
  }

  /// Takes in a new state of the content.
  ///
  /// Who waits for the first index has no answer to hope for while no site can be made, and asks again with the next site.
  ///
  /// - Parameters:
  ///   - site: `nil` when none can be made; the last one stays.
  ///   - problems: what is known to be wrong so far.
  /// - Returns: the number of the state.
  func show(_ site: SiteOnDemand?, problems: [PreviewProblem]) -> Int {
    let (state, waiting) = scene.withLock { scene in
      scene.state += 1
      scene.isIndexed = site != nil
      if let site {
        scene.site = site
        scene.siteNumber += 1
      }
      scene.problems = problems
      // Told before anybody else can have a file of the new site: a page is never newer than the news.
      tell(.news(scene.news))
      return (scene.state, site == nil ? scene.takeWaiting() : [])
    }
    for wanted in waiting { answer(wanted) }
    return state
  }

  /// Takes in all that is wrong with a state of the content; of an older one nobody wants to know.
  ///
  /// - Returns: whether it is the newest.
  func report(_ problems: [PreviewProblem], of state: Int) -> Bool {
    scene.withLock { scene in
      guard state == scene.state else { return false }
      scene.problems = problems
      tell(.news(scene.news))
      return true
    }
  }

  /// Takes in the whole search index of a state of the content, unless there is a newer one.
  ///
  /// A page that was loaded before, and in which nobody has searched, takes it too.
  func index(_ shards: [SearchShard], of state: Int) {
    let waiting = scene.withLock { scene -> [WantedFile] in
      guard state == scene.state else { return [] }
      scene.indexNumber += 1
      scene.indexes[scene.indexNumber] = Dictionary(
        shards.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
      scene.indexes[scene.indexNumber - 2] = nil
      tell(.news(scene.news))
      return scene.takeWaiting()
    }
    for wanted in waiting { answer(wanted) }
  }

  /// Makes a file and passes it on.
  ///
  /// A wish for the first index waits until that is there, or until it is known that none comes.
  func answer(_ wanted: WantedFile) {
    let isShard = wanted.path.hasPrefix("search/")
    let found = scene.withLock { scene -> Found? in
      let number = wanted.index ?? scene.nextIndex
      if isShard, scene.isIndexed, number > scene.indexNumber, number == scene.nextIndex {
        scene.waiting.append(wanted)
        return nil
      }
      return Found(
        site: scene.site, siteNumber: scene.siteNumber,
        indexNumber: isShard ? number : scene.nextIndex,
        shard: scene.indexes[number]?[wanted.path])
    }
    guard let found else { return }
    let bytes =
      isShard ? found.shard.map { Array($0.script.utf8) } : found.site?.bytes(of: wanted.path)
    let file = bytes.map {
      MadeFile(site: found.siteNumber, index: found.indexNumber, bytes: $0)
    }
    tell(.file(file, id: wanted.id))
  }

  /// From where a file is made.
  private struct Found {
    let site: SiteOnDemand?
    let siteNumber: Int
    let indexNumber: Int
    let shard: SearchShard?
  }
}
