/// A name with letters of another script in it that look like Latin ones: `UITabBаr` with an `а` of Russian, or `ＵＩTabBar`.
struct LookalikeName {
  /// The name in Latin letters.
  let meant: String
  /// The first of the other letters.
  let first: Unicode.Scalar

  /// - Returns: `nil` for a name in Latin letters, or with letters that do not look like Latin ones.
  init?(_ name: String) {
    guard let first = name.unicodeScalars.first(where: { !$0.isASCII }) else { return nil }
    var meant = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      guard let latin = Self.latin(scalar) else { return nil }
      meant.append(latin)
    }
    (self.meant, self.first) = (String(meant), first)
  }

  /// What makes the two names differ.
  var words: String { "Its '\(first)' is \(InvisibleCharacter.code(of: first)), no Latin letter." }

  private static func latin(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case ..<0x80: scalar
    // The full width of East Asian keyboards.
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    default: lookalikes[scalar]
    }
  }

  private static let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = [
      // Cyrillic, then Greek.
      ("аеорсухіјѕАВЕКМНОРСТХІЈЅ", "aeopcyxijsABEKMHOPCTXIJS"),
      ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧον", "ABEZHIKMNOPTYXov"),
    ]
    return pairs.reduce(into: [:]) { table, pair in
      for (other, latin) in zip(pair.0.unicodeScalars, pair.1.unicodeScalars) {
        table[other] = latin
      }
    }
  }()
}

extension Graph {
  /// The symbol that a name looks like without being it.
  func lookalike(of name: String) -> LookalikeName? {
    LookalikeName(name).flatMap { api($0.meant) == nil ? nil : $0 }
  }
}
