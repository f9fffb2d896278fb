/// A number that differs when anything differs that the site is made from: the same for the same bytes on any machine.
///
/// FNV-1a over words of eight bytes; nobody gains by forging it.
package struct ContentVersion: Sendable {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value ^ value >> 29, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The next piece; its length is part of it.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var word: UInt64 = 0
    var count: UInt64 = 0
    for byte in bytes {
      word = word << 8 | UInt64(byte)
      count += 1
      if count.isMultiple(of: 8) { mix(word) }
    }
    mix(word)
    mix(count)
  }

  package mutating func add(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { add($0) }
    if isDone == nil { add(text.utf8) }
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value >> 32
  }
}

extension ContentVersion {
  /// Adds all that templates hold.
  package mutating func add(_ templates: Templates) {
    let tables =
      [templates.pages, templates.partials]
      + templates.strings.sorted { $0.key < $1.key }
      .map(\.value)
    for table in tables {
      for (name, text) in table.sorted(by: { $0.key < $1.key }) {
        add(name)
        add(text)
      }
    }
    for (name, bytes) in templates.assets.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(bytes)
    }
  }
}
