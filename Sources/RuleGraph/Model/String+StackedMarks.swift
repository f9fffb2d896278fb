import CommonMark

extension String {
  /// Whether a letter has more accents and other marks than are read of a file.
  package var holdsStackedMarks: Bool { StackedMarks.areAny(in: self) }

  /// The text as it is read of a file: U+FFFD stands for each mark on a letter that has 30 already.
  package var withoutStackedMarks: String { StackedMarks.replaced(in: self) }
}
