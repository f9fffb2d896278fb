/// Forms that Unicode keeps for old character sets, as the usual ones, one for one.
///
/// Not NFKC, which would take lone letters of Hangul for parts of syllables.
enum WidthFolding {
  static func usualForm(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard let value = usualValue(scalar.value) else { return scalar }
    return Unicode.Scalar(value) ?? scalar
  }

  private static func usualValue(_ value: UInt32) -> UInt32? {
    switch value {
    // Full-width Latin letters, digits and signs, and the space of their width.
    case 0xFF01...0xFF5E: value - 0xFEE0
    case 0x3000: 0x20
    // Half-width letters of Hangul: consonants, then vowels in rows of six.
    case 0xFFA1...0xFFBE: value - 0xFFA1 + 0x3131
    case 0xFFC2...0xFFC7: value - 0xFFC2 + 0x314F
    case 0xFFCA...0xFFCF: value - 0xFFCA + 0x3155
    case 0xFFD2...0xFFD7: value - 0xFFD2 + 0x315B
    case 0xFFDA...0xFFDC: value - 0xFFDA + 0x3161
    // Half-width kana, and the marks that compose with the letter before them.
    case 0xFF66...0xFF9F: kana[Int(value - 0xFF66)]
    // Conjoining letters that composed to no syllable.
    case 0x1100...0x1112: initials[Int(value - 0x1100)]
    case 0x1161...0x1175: value - 0x1161 + 0x314F
    default: nil
    }
  }

  private static let kana: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
    .unicodeScalars.map(\.value)

  /// The lone letters ㄱ…ㅎ that open syllables.
  private static let initials: [UInt32] = [
    0x3131, 0x3132, 0x3134, 0x3137, 0x3138, 0x3139, 0x3141, 0x3142, 0x3143, 0x3145, 0x3146, 0x3147,
    0x3148, 0x3149, 0x314A, 0x314B, 0x314C, 0x314D, 0x314E,
  ]
}
