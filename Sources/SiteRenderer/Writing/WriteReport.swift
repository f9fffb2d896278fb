/// What a write did to the folder.
package struct WriteReport: Equatable, Sendable {
  /// The paths of new and changed files, sorted.
  package let written: [String]
  /// How many files were already as they should be.
  package let unchanged: Int
  /// The paths of files that an earlier write made and this one does not, sorted.
  package let deleted: [String]
}
