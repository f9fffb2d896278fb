/// How large a file may be: far more than any guide needs, and little enough that none takes all memory.
package enum ContentLimits {
  /// In bytes.
  package static func size(of path: String) -> Int {
    switch path {
    // A page with something to say of every few bytes takes a second and 230 MB.
    case _ where path.hasSuffix(".md"): 1 << 20
    case _ where path.hasSuffix(".svg"): 1 << 20
    case _ where path.hasSuffix(".yml"): 2 << 20
    // One line a statement or a rule: 6 and 11 MB for 100,000 rules.
    case _ where path.hasSuffix("provenance.tsv"): 8 << 20
    case _ where path.hasSuffix(RulesLock.fileName): 16 << 20
    default: 64 << 20
    }
  }
}
