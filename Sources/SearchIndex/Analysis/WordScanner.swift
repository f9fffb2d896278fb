/// A stretch of one script, before it is a word.
struct Token: Hashable, Sendable {
  let script: Word.Script
  /// In UTF-16 units of the composed text.
  let range: Range<Int>
  /// Whether it follows the token before it, but for closing brackets, quotes and marks of code.
  let isGlued: Bool
}

/// Cuts a text into tokens where the script changes.
struct WordScanner {
  private let units: [UInt16]
  private var tokens: [Token] = []

  /// The tokens of the UTF-16 units of a text that is composed already.
  static func tokens(of units: [UInt16]) -> [Token] {
    var scanner = WordScanner(units: units)
    scanner.scan()
    return scanner.tokens
  }

  private init(units: [UInt16]) {
    self.units = units
  }

  private mutating func scan() {
    var position = 0
    while position < units.count {
      let start = position
      switch CharacterClass(units[position]) {
      case .separator, .mark:
        position += 1
        if isPercentage(start) { append(start..<position, .latin) }
      case .letter, .digit:
        position = endOfLatin(from: start)
        if !isElision(start..<position) { append(start..<position, .latin) }
      case .hangul:
        position = end(of: .hangul, from: start)
        append(start..<position, .hangul)
      case .ideograph:
        position = end(of: .ideograph, from: start)
        append(start..<position, .ideograph)
      case .other:
        position = endOfOther(from: start)
        append(start..<position, .other)
      }
    }
  }

  private func end(of wanted: CharacterClass, from start: Int) -> Int {
    var position = start
    while position < units.count, CharacterClass(units[position]) == wanted { position += 1 }
    return position
  }

  private func endOfOther(from start: Int) -> Int {
    var position = start
    while position < units.count, [.other, .mark].contains(CharacterClass(units[position])) {
      position += 1
    }
    return position
  }

  /// Goes over a dot, an underscore or an apostrophe with letters on both sides, what only numbers have, and a percent
  /// sign.
  private func endOfLatin(from start: Int) -> Int {
    let isNumber = CharacterClass(units[start]) == .digit
    var position =
      isNumber ? GroupedNumber(in: units[...], from: start)?.end ?? start + 1 : start + 1
    while position < units.count {
      if isAlphanumeric(position) || CharacterClass(units[position]) == .mark {
        position += 1
      } else if isJoint(units[position]), isAlphanumeric(position + 1), !parts(at: position) {
        position += 2
      } else {
        break
      }
    }
    let hasPercent =
      position < units.count && units[position] == Sign.percent
      && CharacterClass(units[position - 1]) == .digit
    return hasPercent ? position + 1 : position
  }

  /// Whether a percent sign stands there by itself, as behind a number and a blank: texts are cut at blanks before.
  private func isPercentage(_ position: Int) -> Bool {
    guard units[position] == Sign.percent, !isAlphanumeric(position + 1) else { return false }
    guard position > 0 else { return true }
    let before = units[position - 1]
    return before == Sign.space || before == Sign.newline || Sign.isFirmBlank(before)
  }

  /// Whether an apostrophe stands between two words, as French and Italian write them before a vowel: `l’écran`.
  private func parts(at position: Int) -> Bool {
    Sign.isApostrophe(units[position]) && CharacterClass(units[position - 1]) == .letter
      && Sign.isVowel(units[position + 1])
  }

  /// Whether a word is one or two letters that an apostrophe leaves of an article or the like.
  private func isElision(_ range: Range<Int>) -> Bool {
    range.count <= 2 && range.upperBound + 1 < units.count && parts(at: range.upperBound)
  }

  private func isAlphanumeric(_ position: Int) -> Bool {
    position < units.count && CharacterClass(units[position]).isAlphanumeric
  }

  private func isJoint(_ unit: UInt16) -> Bool {
    unit == Sign.dot || unit == Sign.underscore || Sign.isApostrophe(unit)
  }

  /// How many brackets, quotes and marks of code may stand between a word and its particle.
  private static let mostClosing = 4

  private mutating func append(_ range: Range<Int>, _ script: Word.Script) {
    let isGlued =
      tokens.last.map { units[$0.range.upperBound..<range.lowerBound] }
      .map { $0.count <= Self.mostClosing && $0.allSatisfy(Sign.isClosing) } ?? false
    tokens.append(Token(script: script, range: range, isGlued: isGlued))
  }
}

extension Word {
  /// The word that a token of a text is.
  init(_ token: Token, in units: [UInt16]) {
    let isLatin = token.script == .latin
    let spelled = isLatin ? Word.withPlainNumber(units[token.range]) : units[token.range]
    let hasCases = isLatin || token.script == .other
    let hasApostrophe = isLatin && spelled.contains(where: Sign.isApostrophe)
    let written = String(
      units: hasApostrophe ? spelled.filter { !Sign.isApostrophe($0) }[...] : spelled)
    self.init(
      written: written,
      text: isLatin ? caseless(written) : hasCases ? lowercased(written) : written,
      script: token.script, range: token.range, isGlued: token.isGlued)
  }

  /// A word with a number before it, if any, as it is written without marks between thousands.
  private static func withPlainNumber(_ spelled: ArraySlice<UInt16>) -> ArraySlice<UInt16> {
    guard let number = GroupedNumber(in: spelled, from: spelled.startIndex) else { return spelled }
    return number.plain + spelled[number.end...]
  }
}

/// The text of a word of Latin, Greek or Cyrillic letters, under which the index files it.
func caseless(_ written: String) -> String { LetterFolding.plain(lowercased(written)) }

/// Lower case letter by letter, without the rules for whole words that differ between platforms.
func lowercased(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return text }
  var lower = ""
  for scalar in text.unicodeScalars {
    if scalar.isASCII {
      let isCapital = (0x41...0x5A).contains(scalar.value)
      lower.unicodeScalars.append(isCapital ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
    } else {
      lower += scalar.properties.lowercaseMapping
    }
  }
  return lower
}
