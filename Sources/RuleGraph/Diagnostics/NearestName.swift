import Korean

/// The name that was most likely meant; Korean names are compared letter by letter.
package enum NearestName {
  /// `nil` when no name is near.
  package static func of(_ name: String, among known: some Sequence<String>) -> String? {
    nearMisses(to: name, among: known, limit: 1).first
  }
}
