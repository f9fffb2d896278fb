import Foundation
import RuleGraph
import SiteRenderer

extension Site {
  /// The whole address of a page below the folder of the site; `nil` where `site.yml` does not say where that is.
  func publishedAddress(of page: String) -> String? {
    // A path may be written in Hangul, which stands in no address as it is.
    let asIs = CharacterSet.urlFragmentAllowed.union(["#", "%"])
    return publication.url.flatMap {
      ($0 + page).addingPercentEncoding(withAllowedCharacters: asIs)
    }
  }

  /// In the language that others fall back to.
  func publishedAddress(ofCheck id: String) -> String? {
    languageCodes.first.flatMap {
      publishedAddress(of: "\($0)/\(SiteAddresses.page(ofCheck: id))")
    }
  }
}
