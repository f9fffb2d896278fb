import CPCRE
import Foundation

/// A regular expression, in the syntax of PCRE2, that is looked for in lines.
///
/// The expressions of the standard library take seconds for `.*.*=` and for ever for `(\w+\s?)+:`, which try every way to
/// cut a line; those of PCRE2 take a hundredth of the time and are given up on after a million steps from one place in a
/// line, or ten seconds in all.
final class LinePattern {
  private let text: String
  private let code: OpaquePointer
  private let match: OpaquePointer
  private let context: OpaquePointer
  /// How long all lines may yet take; how many steps they take nobody tells.
  private var time: Duration

  private static let plain = PCRE2_NO_UTF_CHECK
  /// After an empty match: one that is not empty at the same place.
  private static let further = plain | PCRE2_NOTEMPTY_ATSTART | PCRE2_ANCHORED

  /// Why lines cannot be searched.
  enum Refusal: Error, CustomStringConvertible {
    case noExpression(String, reason: String)
    case endless(String, at: String)

    var description: String {
      switch self {
      case .noExpression(let text, let reason): "'\(text)' is no regular expression: \(reason)"
      case .endless(let text, let place): "'\(text)' could match in too many ways at \(place)"
      }
    }
  }

  private struct TooManySteps: Error {}

  /// - Throws: ``Refusal`` when a text is no regular expression.
  init(
    _ text: String, ignoresCase: Bool, time: Duration = .seconds(10)
  ) throws(Refusal) {
    (self.text, self.time) = (text, time)
    let options =
      PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C | (ignoresCase ? PCRE2_CASELESS : 0)
    var (error, place) = (Int32(0), 0)
    let pattern = Array(text.precomposedStringWithCanonicalMapping.utf8)
    guard
      let code = pcre2_compile_8(pattern, pattern.count, options, &error, &place, nil),
      let match = pcre2_match_data_create_from_pattern_8(code, nil),
      let context = pcre2_match_context_create_8(nil)
    else { throw .noExpression(text, reason: Self.message(error)) }
    (self.code, self.match, self.context) = (code, match, context)
    pcre2_set_match_limit_8(context, 1_000_000)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(match)
    pcre2_code_free_8(code)
  }

  private static func message(_ error: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 256)
    _ = pcre2_get_error_message_8(error, &bytes, bytes.count)
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// What matches of a line, in order and apart; `nil` when nothing does.
  ///
  /// Letters may be composed in one and not in the other.
  ///
  /// - Parameter place: where the line is, to be named.
  /// - Throws: ``Refusal`` when it would take too long to tell.
  func matches(in line: String, at place: String) throws(Refusal) -> [Range<String.Index>]? {
    let isComposed = Self.isComposed(line)
    let composed = isComposed ? line : line.precomposedStringWithCanonicalMapping
    let offsets: [Range<Int>]?
    do { offsets = try self.offsets(in: Array(composed.utf8)) } catch {
      throw .endless(text, at: place)
    }
    guard let offsets else { return nil }
    let isSame = isComposed || line.utf8.elementsEqual(composed.utf8)
    var places = Places(of: composed, in: isSame ? nil : line)
    return offsets.map { places.index(of: $0.lowerBound)..<places.index(of: $0.upperBound) }
  }

  /// Whether a line holds nothing that composing could change, as almost all do; asking Unicode's tables is a quarter of the
  /// whole time else.
  private static func isComposed(_ line: String) -> Bool {
    line.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case ..<0x300, 0x2010...0x2027, 0xAC00...0xD7A3: true
      default: false
      }
    }
  }

  /// Where matches begin and end; empty ones are none to be shown.
  private func offsets(in line: [UInt8]) throws(TooManySteps) -> [Range<Int>]? {
    var (found, isAny) = ([Range<Int>](), false)
    var (start, options) = (0, Self.plain)
    while start <= line.count {
      guard let range = try next(in: line, from: start, options) else {
        if options == Self.plain { break }
        start = line[start...].dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? line.count + 1
        options = Self.plain
        continue
      }
      isAny = true
      if !range.isEmpty { found.append(range) }
      options = range.isEmpty ? Self.further : Self.plain
      start = max(start, range.upperBound)
    }
    return isAny ? found : nil
  }

  private func next(
    in line: [UInt8], from start: Int, _ options: UInt32
  ) throws(TooManySteps) -> Range<Int>? {
    let begin = ContinuousClock.now
    let result = pcre2_match_8(code, line, line.count, start, options, match, context)
    time -= ContinuousClock.now - begin
    guard time > .zero else { throw TooManySteps() }
    if result == PCRE2_ERROR_NOMATCH { return nil }
    guard result >= 0, let ends = pcre2_get_ovector_pointer_8(match) else {
      throw TooManySteps()
    }
    return min(ends[0], ends[1])..<ends[1]
  }
}

/// The places of a text in another that has the same characters, made of other letters: gone through from left to right.
private struct Places {
  private let text: String
  private let other: String?
  private var last: (own: String.Index, there: String.Index)

  /// - Parameter other: `nil` for the text itself.
  init(of text: String, in other: String?) {
    self.text = text
    self.other = other
    last = (text.startIndex, other?.startIndex ?? text.startIndex)
  }

  /// - Parameter offset: in UTF-8, not before the one asked for last.
  mutating func index(of offset: Int) -> String.Index {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    guard let other else { return index }
    // One within a character is taken for its end.
    while last.own < index, last.there < other.endIndex {
      last = (text.index(after: last.own), other.index(after: last.there))
    }
    return last.there
  }
}
