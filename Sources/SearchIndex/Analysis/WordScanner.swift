internal import Korean

/// Cuts a text into words where the script changes.
struct WordScanner {
  private let units: [UInt16]
  private var words: [Word] = []

  /// The words of a text that is composed already.
  static func words(of text: String) -> [Word] {
    var scanner = WordScanner(units: Array(text.utf16))
    scanner.scan()
    return scanner.words
  }

  private init(units: [UInt16]) {
    self.units = units
  }

  private mutating func scan() {
    var position = 0
    while position < units.count {
      let start = position
      switch CharacterClass(units[position]) {
      case .separator:
        position += 1
      case .letter, .digit:
        position = endOfLatin(from: start)
        append(start..<position, .latin)
      case .hangul:
        position = end(of: .hangul, from: start)
        append(start..<position, .hangul)
      case .ideograph:
        position = end(of: .ideograph, from: start)
        append(start..<position, .ideograph)
      }
    }
  }

  private func end(of wanted: CharacterClass, from start: Int) -> Int {
    var position = start
    while position < units.count, CharacterClass(units[position]) == wanted { position += 1 }
    return position
  }

  /// Goes over a dot, an underscore or an apostrophe with letters on both sides, and a percent sign.
  private func endOfLatin(from start: Int) -> Int {
    var position = start + 1
    while position < units.count {
      if isAlphanumeric(position) {
        position += 1
      } else if isJoint(units[position]), isAlphanumeric(position + 1) {
        position += 2
      } else {
        break
      }
    }
    let isPercentage =
      position < units.count && units[position] == Sign.percent
      && CharacterClass(units[position - 1]) == .digit
    return isPercentage ? position + 1 : position
  }

  private func isAlphanumeric(_ position: Int) -> Bool {
    position < units.count && CharacterClass(units[position]).isAlphanumeric
  }

  private func isJoint(_ unit: UInt16) -> Bool {
    unit == Sign.dot || unit == Sign.underscore || isApostrophe(unit)
  }

  private func isApostrophe(_ unit: UInt16) -> Bool {
    unit == Sign.apostrophe || unit == Sign.curlyApostrophe
  }

  private mutating func append(_ range: Range<Int>, _ script: Word.Script) {
    let spelled = script == .latin ? units[range].filter { !isApostrophe($0) } : Array(units[range])
    let written = String(decoding: spelled, as: UTF16.self)
    words.append(
      Word(
        written: written, text: script == .latin ? lowercased(written) : written, script: script,
        range: range, isGlued: words.last?.range.upperBound == range.lowerBound))
  }
}

/// Lower case letter by letter, without the rules for whole words that differ between platforms.
func lowercased(_ text: String) -> String {
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
