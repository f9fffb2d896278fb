/// The words of texts by their numbers, so that a text is a list of numbers.
///
/// A word is what stands between signs, and a sign is a word too. How it joins its neighbours is part of it;
/// between two words that do not join stands a space.
struct WordList: Sendable {
  /// The most frequent words of the language.
  private let common: PartedWords
  /// The other words of one shard.
  private let own: PartedWords

  init(_ list: ArraySlice<UInt8>) {
    self.init(common: PartedWords(list), own: PartedWords([]))
  }

  private init(common: PartedWords, own: PartedWords) {
    self.common = common
    self.own = own
  }

  /// These words and those of a shard.
  func adding(_ list: ArraySlice<UInt8>) -> WordList {
    WordList(common: common, own: PartedWords(list))
  }

  /// The text that a list of numbers stands for.
  func text(_ code: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var (reader, isJoined) = (CodeReader(code), true)
    while let number = reader.next() {
      guard var word = word(number) else { continue }
      let joint = Joint(word.first)
      if joint != .none { word = word.dropFirst() }
      if !isJoined, !joint.joinsLeft { text.append(Separator.space) }
      text += word
      isJoined = joint.joinsRight
    }
    return ShardText.decode(text[...])
  }

  private func word(_ number: Int) -> ArraySlice<UInt8>? {
    number < common.count ? common[number] : own[number - common.count]
  }
}

/// Words with a separator before each, for one may be empty.
private struct PartedWords: Sendable {
  /// What stands before the first separator is none.
  private let fields: SpacedFields

  init(_ list: ArraySlice<UInt8>) {
    fields = SpacedFields(list, between: Separator.item)
  }

  var count: Int { Swift.max(0, fields.count - 1) }

  subscript(number: Int) -> ArraySlice<UInt8>? {
    number >= 0 && number < count ? fields[number + 1] : nil
  }
}

/// Which of its neighbours a word joins, as a control character before it.
enum Joint: UInt8, Sendable {
  case none = 0
  case left = 0x1C
  case right = 0x1D
  case both = 0x1E

  init(_ byte: UInt8?) {
    self = byte.flatMap(Joint.init(rawValue:)) ?? .none
  }

  init(left: Bool, right: Bool) {
    self = left ? (right ? .both : .left) : (right ? .right : .none)
  }

  var joinsLeft: Bool { self == .left || self == .both }
  var joinsRight: Bool { self == .right || self == .both }
}
