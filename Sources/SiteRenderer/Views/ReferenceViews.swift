/// A page of the list of all rules.
struct RulesView: View {
  /// How many rules there are in all, as of each edition.
  let counts: [AsOfCountView]
  let groups: [ListedComponentView]
  let editions: [AsOfCountView]
  let pages: [NavigationView]

  static var fields: [Field<Self>] {
    [
      Field("counts", \.counts), Field("groups", \.groups), Field("editions", \.editions),
      Field("pages", \.pages),
    ]
  }
}

/// A component with all its rules, for lists that are filtered.
struct ListedComponentView: View {
  let anchor: String
  let component: LinkView
  let platforms: String?
  /// The ids of the editions in which any of its rules holds, unless there is one for each.
  let marks: String?
  let rules: [ListedRuleView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("component", \.component), Field("platforms", \.platforms),
      Field("marks", \.marks), Field("rules", \.rules),
    ]
  }
}

struct ListedRuleView: View {
  let rule: RuleLinkView
  /// The editions in which it holds, when they are neither all nor those of the list that it is in.
  let marks: String?
  /// The platforms, when they are not those of the component.
  let platforms: String?
  /// The names of the APIs it governs, between bars.
  let apis: String?

  static var fields: [Field<Self>] {
    [
      Field("rule", \.rule), Field("marks", \.marks), Field("platforms", \.platforms),
      Field("apis", \.apis),
    ]
  }
}

/// A component in all languages, rule by rule.
struct ParallelView: View {
  let titles: [PhraseView]
  let back: LinkView
  /// The ids of the editions in which none of the rules holds.
  let unruledEditions: String?
  let sections: [ParallelSectionView]

  static var fields: [Field<Self>] {
    [
      Field("titles", \.titles), Field("back", \.back),
      Field("unruledEditions", \.unruledEditions), Field("sections", \.sections),
    ]
  }
}

struct ParallelSectionView: View {
  let anchor: String?
  let titles: [MarkupView]
  let texts: [MarkupView]
  let rules: [ParallelRuleView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("titles", \.titles), Field("texts", \.texts),
      Field("rules", \.rules),
    ]
  }
}

struct ParallelRuleView: View {
  let anchor: String
  let kind: KindView
  let isHistoric: Bool
  let marks: String?
  let edition: String?
  let url: String
  /// What readers should know of the texts.
  let notices: [TrustedHTML]
  let cells: [ParallelCellView]

  static var fields: [Field<Self>] {
    [
      Field("anchor", \.anchor), Field("kind", \.kind), Field("isHistoric", \.isHistoric),
      Field("marks", \.marks), Field("edition", \.edition), Field("url", \.url),
      Field("notices", \.notices), Field("cells", \.cells),
    ]
  }
}

struct ParallelCellView: View {
  let lang: String
  let name: String
  /// The name of the element: `h3` below a heading.
  let heading: String
  /// `nil` where the language lacks the rule.
  let title: TrustedHTML?
  let body: TrustedHTML?

  static var fields: [Field<Self>] {
    [
      Field("lang", \.lang), Field("name", \.name), Field("heading", \.heading),
      Field("title", \.title), Field("body", \.body),
    ]
  }
}

/// Markup that may be in another language than the page.
struct MarkupView: View {
  let html: TrustedHTML
  let foreign: String?

  static var fields: [Field<Self>] {
    [Field("html", \.html), Field("foreign", \.foreign)]
  }
}

struct ChecksView: View {
  /// The language of what the program says.
  let foreign: String?
  let count: String
  let families: [CheckFamilyView]

  static var fields: [Field<Self>] {
    [Field("foreign", \.foreign), Field("count", \.count), Field("families", \.families)]
  }
}

/// The checks whose ids begin alike.
struct CheckFamilyView: View {
  let id: String
  let checks: [CheckLinkView]

  static var fields: [Field<Self>] {
    [Field("id", \.id), Field("checks", \.checks)]
  }
}

struct CheckLinkView: View {
  let url: String
  let id: String
  let summary: TrustedHTML

  static var fields: [Field<Self>] {
    [Field("url", \.url), Field("id", \.id), Field("summary", \.summary)]
  }
}

struct CheckView: View {
  let id: String
  let severity: String
  /// The language of what the program says.
  let foreign: String?
  let summary: TrustedHTML
  let explanation: TrustedHTML
  let bad: [CheckFileView]
  let good: [CheckFileView]
  let siblings: [CheckLinkView]

  static var fields: [Field<Self>] {
    [
      Field("id", \.id), Field("severity", \.severity), Field("foreign", \.foreign),
      Field("summary", \.summary), Field("explanation", \.explanation), Field("bad", \.bad),
      Field("good", \.good), Field("siblings", \.siblings),
    ]
  }
}

/// A file of an example.
struct CheckFileView: View {
  let path: String
  let text: TrustedHTML

  static var fields: [Field<Self>] {
    [Field("path", \.path), Field("text", \.text)]
  }
}
