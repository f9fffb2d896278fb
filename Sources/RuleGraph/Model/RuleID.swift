/// The full name of a rule: the page's component and the rule's own id, `tab-bar/keep-every-tab-enabled`.
public struct RuleID: Hashable, Sendable {
  /// Worked out once, because a build looks each rule up by its id some hundred times.
  private let digest: UInt64
  /// The component whose page holds the rule.
  ///
  /// For a rule of a part this is still the page's.
  public let page: String
  /// The id in the heading, unique on its page.
  public let name: String

  package init(page: String, name: String) {
    self.page = page
    self.name = name
    var hash = StampHash()
    hash.add(page)
    hash.add(UInt8(ascii: "/"))
    hash.add(name)
    digest = hash.value
  }

  /// Feeds the hasher a digest of both names.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }

  /// Reads `component/rule`; `nil` for anything else.
  public init?(_ text: some StringProtocol) {
    let pieces = text.pieces(at: "/", omittingEmpty: false)
    guard pieces.count == 2, let page = pieces.first, let name = pieces.last,
      !page.isEmpty, !name.isEmpty
    else { return nil }
    self.init(page: String(page), name: String(name))
  }

  /// Reads `component/rule`, or anything else as the name of a rule on a page.
  init(_ text: String, on page: String) {
    self = RuleID(text) ?? RuleID(page: page, name: text)
  }
}

extension RuleID: CustomStringConvertible {
  /// The text that stands for it in output.
  public var description: String {
    "\(page)/\(name)"
  }
}

extension RuleID: Comparable {
  /// By page and then by name.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    (left.page, left.name) < (right.page, right.name)
  }
}
