import CommonMark

/// The parser of pages.
package enum ContentParser {
  /// The version of libcmark that is linked.
  package static let version = cmarkVersion
}
