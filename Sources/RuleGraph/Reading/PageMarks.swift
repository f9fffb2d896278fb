/// Which rare marks the bytes of a file hold, found in one pass.
struct PageMarks: OptionSet, Sendable {
  let rawValue: UInt8

  static let emphasis = PageMarks(rawValue: 1)
  static let pipe = PageMarks(rawValue: 2)
  static let tildes = PageMarks(rawValue: 4)
  static let slashes = PageMarks(rawValue: 8)
  static let angle = PageMarks(rawValue: 16)
  /// Bytes that only decomposed text has, or a few rare letters.
  static let combining = PageMarks(rawValue: 32)
  static let image = PageMarks(rawValue: 64)
  /// Bytes that begin the characters which cannot be seen, among others.
  static let rare = PageMarks(rawValue: 128)

  /// Whether a byte is a control character, or begins a character as rare in these texts as those that cannot be seen.
  static func isRare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D: false
    case 0x00..<0x20, 0x7F, 0xC2, 0xE2, 0xE3, 0xEE, 0xEF: true
    default: false
    }
  }

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var found: UInt8 = 0
    var before: UInt8 = 0
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        let mark = table[Int(byte)]
        // Most bytes are none of these; slashes count only when doubled, a bracket only after `!`.
        if mark != 0, mark & Self.doubled == 0 || Self.completes(byte, before) { found |= mark }
        before = byte
      }
    }
    rawValue = found
  }

  private static let doubled =
    slashes.rawValue | combining.rawValue | image.rawValue

  private static func completes(_ byte: UInt8, _ before: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["): before == UInt8(ascii: "!")
    case 0x84...0x87: before == 0xE1
    case 0xCC, 0xCD: true
    default: byte == before
    }
  }

  private static let table: [UInt8] = {
    var table = [UInt8](repeating: 0, count: 256)
    let marks: [(String, PageMarks)] = [
      ("*_", .emphasis), ("|", .pipe), ("~", .tildes), ("/", .slashes), ("<", .angle),
      ("[", .image),
    ]
    for (bytes, mark) in marks {
      for byte in bytes.utf8 { table[Int(byte)] = mark.rawValue }
    }
    for byte in UInt8.min...UInt8.max where isRare(byte) { table[Int(byte)] = rare.rawValue }
    for byte in [0x84, 0x85, 0x86, 0x87, 0xCC, 0xCD] { table[byte] = combining.rawValue }
    return table
  }()
}
