extension TextAspect {
  /// What the aspect is called in a message.
  package var noun: String {
    switch self {
    case .kind: "the kind"
    case .numbers: "numbers"
    case .names: "API names"
    case .links: "links"
    case .words: "words"
    }
  }
}
