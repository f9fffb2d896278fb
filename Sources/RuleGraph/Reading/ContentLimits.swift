/// How large a file may be: far more than any guide needs, and little enough that none takes all memory.
package enum ContentLimits {
  /// In bytes.
  package static func size(of path: String) -> Int {
    switch path {
    case _ where path.hasSuffix(".md"): 8 << 20
    case _ where path.hasSuffix(".yml"): 8 << 20
    case _ where path.hasSuffix(".svg"): 4 << 20
    // One line a statement or a rule, read in one go.
    default: 64 << 20
    }
  }
}
