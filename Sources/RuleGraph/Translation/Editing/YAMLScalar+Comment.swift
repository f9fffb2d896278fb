extension YAMLScalar {
  /// The comment behind a value on one line, with the blanks before it; empty when there is none.
  package static func comment(behind value: Substring) -> Substring {
    // A value in quotes, or plain: a plain one ends before a blank with `#` behind it.
    let line =
      /[ \t]*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'#](?:\S|[ \t]+[^\s#])*)([ \t]+#.*)/
    return value.wholeMatch(of: line)?.1 ?? ""
  }
}
