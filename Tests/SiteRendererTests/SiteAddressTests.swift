import RuleGraph
import Testing

@testable import SiteRenderer

struct SiteAddressTests {
  @Test func `every page of the site is an address, and every address is on one`() throws {
    let graph = SampleSite.graph()
    let pages = try SampleSite.pages().keys.filter {
      $0.hasPrefix("en/") && $0.hasSuffix(".html")
    }
    let addresses = SiteAddresses(graph).all()
    let named = Set(addresses.compactMap { $0.split(separator: "#").first.map { "en/\($0)" } })
    #expect(named.subtracting(pages) == [])
    #expect(Set(pages).subtracting(named) == [])
  }

  @Test func `rules, parts, sections and terms are places on pages`() {
    let addresses = SiteAddresses(SampleSite.graph()).all()
    for address in ["tab-bar.html#red", "tab-bar.html#badge", "tab-bar.parallel.html"] {
      #expect(addresses.contains(address), "\(address)")
    }
    #expect(!addresses.contains { $0.contains("#section-") })
  }
}
