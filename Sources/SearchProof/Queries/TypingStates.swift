internal import Korean

/// The texts that stand in a search field, one after another, while a query is typed.
///
/// Hangul is typed letter by letter on a 두벌식 keyboard, so 탭 바 passes ㅌ, 태, 탭, a space, ㅂ; everything else
/// character by character. Decomposed queries are typed like any other.
package func typingStates(of query: String) -> [String] {
  let strokes = composedHangul(query).flatMap { character in
    isHangul(character) ? letters(of: String(character)) : [character]
  }
  return strokes.indices.map { composedSyllables(ofLetters: strokes[...$0]) }
    .filter { state in state.contains { !$0.isWhitespace } }
}
