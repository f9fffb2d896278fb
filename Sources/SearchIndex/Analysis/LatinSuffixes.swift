extension LatinSuffix {
  /// Plurals, and the forms of a verb.
  ///
  /// Readings are tried against the words that occur, so one too many does no harm: hiding gives hid and hide.
  static let standard: [LatinSuffix] = plurals + verbs + doubled

  private static let plurals = [
    LatinSuffix(ending: "ies", replacement: "y", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "ses", replacement: "s", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "xes", replacement: "x", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "ches", replacement: "ch", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "shes", replacement: "sh", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "nus", replacement: "nu", minimum: 2, notAfter: ""),
    LatinSuffix(ending: "s", replacement: "", minimum: 3, notAfter: "sui"),
  ]

  private static let verbs = [
    LatinSuffix(ending: "ing", replacement: "", minimum: 3, notAfter: ""),
    LatinSuffix(ending: "ing", replacement: "e", minimum: 3, notAfter: ""),
    LatinSuffix(ending: "ed", replacement: "", minimum: 3, notAfter: "e"),
    LatinSuffix(ending: "ed", replacement: "e", minimum: 3, notAfter: "e"),
    LatinSuffix(ending: "ied", replacement: "y", minimum: 2, notAfter: ""),
  ]

  private static let doubled = "bdglmnprt".flatMap { letter in
    ["ing", "ed"].map { ending in
      LatinSuffix(
        ending: "\(letter)\(letter)\(ending)", replacement: "\(letter)", minimum: 2, notAfter: "")
    }
  }
}
