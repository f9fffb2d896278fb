/// The page of a symbol or a system item.
struct SymbolView: View {
  let name: TrustedHTML
  let kind: String
  let framework: String?
  let deprecated: TrustedHTML?
  let replacement: SymbolLinkView?
  let replaces: [SymbolLinkView]
  let note: MarkupView?
  let isGeneralKnowledge: Bool
  let owner: SymbolLinkView?
  let aliases: [TrustedHTML]
  /// The name and meaning of a system item.
  let itemName: PhraseView?
  let itemMeaning: PhraseView?
  let itemPicture: TrustedHTML?
  let components: [LinkView]
  let groups: [RuleGroupView]
  /// That no rule governs it, and whose rules stand there instead, or where to look.
  let othersRules: String?
  /// The ids of the editions in which none of its rules holds.
  let unruledEditions: String?
  let members: [SymbolLinkView]
  let table: TableView?
  /// The outermost type and all beneath it.
  let family: [FamilyView]

  static var fields: [Field<Self>] {
    [
      Field("name", \.name), Field("kind", \.kind), Field("framework", \.framework),
      Field("deprecated", \.deprecated), Field("replacement", \.replacement),
      Field("replaces", \.replaces), Field("note", \.note),
      Field("isGeneralKnowledge", \.isGeneralKnowledge), Field("owner", \.owner),
      Field("aliases", \.aliases), Field("itemName", \.itemName),
      Field("itemMeaning", \.itemMeaning), Field("itemPicture", \.itemPicture),
      Field("components", \.components), Field("groups", \.groups),
      Field("othersRules", \.othersRules),
      Field("unruledEditions", \.unruledEditions), Field("members", \.members),
      Field("table", \.table), Field("family", \.family),
    ]
  }
}

/// A symbol among those of the same outermost type, without the name of that type.
struct FamilyView: View {
  let url: String
  let name: TrustedHTML
  let isCurrent: Bool

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("name", \.name), Field("isCurrent", \.isCurrent)]
  }
}

/// The list of all symbols.
struct SymbolsView: View {
  let frameworks: [FrameworkView]

  static var fields: [Field<Self>] {
    [Field("frameworks", \.frameworks)]
  }
}

struct FrameworkView: View {
  let name: String
  /// The name without blanks, which part ids.
  let anchor: String
  let types: [TypeView]

  static var fields: [Field<Self>] {
    [Field("name", \.name), Field("anchor", \.anchor), Field("types", \.types)]
  }
}

/// A type with its members.
struct TypeView: View {
  let anchor: String
  let symbol: SymbolLinkView
  let kind: String
  let rules: String?
  let isDeprecated: Bool
  let members: [MemberView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("symbol", \.symbol), Field("kind", \.kind),
      Field("rules", \.rules), Field("isDeprecated", \.isDeprecated), Field("members", \.members),
    ]
  }
}

struct MemberView: View {
  let symbol: SymbolLinkView
  let rules: String?
  let isDeprecated: Bool

  static var fields: [Field<Self>] {
    [Field("symbol", \.symbol), Field("rules", \.rules), Field("isDeprecated", \.isDeprecated)]
  }
}
