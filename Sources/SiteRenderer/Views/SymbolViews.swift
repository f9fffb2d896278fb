/// The page of a symbol or a system item.
struct SymbolView: View {
  let name: TrustedHTML
  let kind: String
  let framework: String?
  let deprecated: String?
  let replacement: SymbolLinkView?
  let replaces: [SymbolLinkView]
  let note: PhraseView?
  let isGeneralKnowledge: Bool
  let owner: SymbolLinkView?
  let aliases: [TrustedHTML]
  /// The name and meaning of a system item.
  let itemName: PhraseView?
  let itemMeaning: PhraseView?
  let components: [LinkView]
  let groups: [SymbolRulesView]
  let members: [SymbolLinkView]
  let table: TableView?
  /// The outermost type and all beneath it.
  let family: [FamilyView]
}

/// A symbol among those of the same outermost type, without the name of that type.
struct FamilyView: View {
  let url: String
  let name: TrustedHTML
  let isCurrent: Bool
}

/// The rules of one component that govern a symbol.
struct SymbolRulesView: View {
  let component: LinkView
  let rules: [RuleLinkView]
}

/// The list of all symbols.
struct SymbolsView: View {
  let frameworks: [FrameworkView]
}

struct FrameworkView: View {
  let name: String
  let types: [TypeView]
}

/// A type with its members.
struct TypeView: View {
  let anchor: String
  let symbol: SymbolLinkView
  let kind: String
  let rules: String?
  let isDeprecated: Bool
  let members: [MemberView]
}

struct MemberView: View {
  let symbol: SymbolLinkView
  let rules: String?
  let isDeprecated: Bool
}
