import RuleGraph
import Seeding

/// A command that writes, with its arguments.
enum EditCommand: Sendable {
  case mend
  case rename(RuleID, RuleID)
  case renamePage(String, String)
  case movePage(String, from: String?, to: String)
  case renameGroup(String, String)
  case retire(RuleID, into: [RuleID])
  case component(ComponentDraft)
  case rule(RuleDraft)

  private static let rules = [
    "tab-bar/keep-every-tab-enabled", "tab-bar/dim-unavailable-tabs", "toolbar/keep-it-short",
  ]

  /// What is no rule, or is one no more.
  private static let others = [
    "tab-bar/dim-tabs", "toolbar/toolbar-button", "tab-bar/availability", "tab-bar/none",
    "toolbar-button/keep-it-short", "none/none", "tab-bar/section-1", "tab-bar/say-it",
  ]

  /// What cannot be an id, or is one already.
  private static let names = [
    "A", "0", "-", "section-2", "a b", "탭", "a\u{301}", "availability", "toolbar-button",
    "dim-tabs", "dim-unavailable-tabs", "keep-it-short", "", "a#b",
    String(repeating: "a", count: 101),
  ]

  /// A group besides 'bars', which some trees have.
  static let otherGroup = "controls"

  /// A name that nothing has.
  static let freeName = "quite-new"

  init(_ random: inout SeededGenerator) {
    switch random.below(11) {
    case 0...2: self = .mend
    case 3, 4: self = .rename(Self.rule(&random), Self.newID(&random))
    case 5:
      let targets = (0..<random.below(3)).map { _ in Self.rule(&random) }
      self = .retire(Self.rule(&random), into: targets)
    case 6: self = .component(Self.component(&random))
    case 7: self = .renamePage(Self.newID(&random).page, Self.page(&random))
    case 8: self = Self.move(&random)
    case 9: self = .renameGroup(Self.group(&random), Self.group(&random, free: true))
    default: self = .rule(Self.draft(&random))
    }
  }

  private static func rule(_ random: inout SeededGenerator) -> RuleID {
    let ids = random.below(8) == 0 ? others : rules
    return RuleID(ids[random.below(ids.count)]) ?? RuleID(page: "none", name: "none")
  }

  private static func name(_ random: inout SeededGenerator) -> String {
    random.below(6) == 0 ? names[random.below(names.count)] : freeName
  }

  private static func page(_ random: inout SeededGenerator) -> String {
    random.below(6) == 0
      ? (names + ["toolbar", "tab-bar", "glossary"])[random.below(names.count + 3)] : freeName
  }

  private static func group(_ random: inout SeededGenerator, free: Bool = false) -> String {
    if random.below(8) == 0 { return names[random.below(names.count)] }
    return free ? freeName : random.below(4) == 0 ? otherGroup : "bars"
  }

  private static func move(_ random: inout SeededGenerator) -> EditCommand {
    let page = newID(&random).page
    let isBack = random.below(4) == 0
    let origin = random.below(3) == 0 ? (isBack ? otherGroup : "bars") : nil
    return .movePage(page, from: origin, to: isBack ? "bars" : otherGroup)
  }

  private static func newID(_ random: inout SeededGenerator) -> RuleID {
    RuleID(page: rule(&random).page, name: name(&random))
  }

  private static func titles(_ random: inout SeededGenerator) -> Localized<String> {
    var titles = Localized<String>()
    let words = ["Say it: *now*", "제목 #1", "[a", "<b>", "`", "A {#a}", "a\\", "- a", "yes"]
    for language in ["en", "ko", "ja"] where random.below(2) == 0 {
      titles.set(words[random.below(words.count)], in: language)
    }
    return titles
  }

  private static func component(_ random: inout SeededGenerator) -> ComponentDraft {
    let group = random.below(8) == 0 ? "none" : "bars"
    let id = random.below(8) == 0 ? "tab-bar" : name(&random)
    var draft = ComponentDraft(id, in: group, titles: titles(&random))
    draft.edition = [nil, "ios7", "ios11", "none"][random.below(4)]
    return draft
  }

  private static func draft(_ random: inout SeededGenerator) -> RuleDraft {
    let kinds = RuleKind.allCases
    var draft = RuleDraft(
      newID(&random), kinds[random.below(kinds.count)], titles: titles(&random))
    draft.section =
      [nil, nil, "availability", "toolbar-button", "section-1", "none"][
        random.below(6)]
    draft.since = [nil, nil, "ios7", "none"][random.below(4)]
    draft.source = [nil, nil, "ios7-2013", "none"][random.below(4)]
    return draft
  }
}
