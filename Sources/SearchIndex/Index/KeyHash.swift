/// Three digits that tell most keys apart, by which a rule is looked up by id or title.
enum KeyHash {
  static let digits = 3

  static func of(_ key: String) -> [UInt8] {
    let sum = Int(Checksum.of(Array(key.utf8)[...]))
    var bytes: [UInt8] = []
    PrintableCode.append(sum % (91 * 91 * 91), digits: digits, to: &bytes)
    return bytes
  }
}
