import RuleGraph

/// The links at the head of every page, in one language.
struct Navigation: Sendable {
  static let entries: [(address: Address, key: String)] = [
    (.home, "navigation.components"), (.rules(1), "navigation.rules"),
    (.symbols, "navigation.apis"), (.glossary, "navigation.glossary"),
    (.editions, "navigation.editions"),
  ]

  /// The same for all pages of a folder but those that it leads to.
  private let byFolder: [String: [NavigationView]]

  init(_ graph: Graph, _ addresses: AddressBook, _ wording: Wording) {
    let views = ["", "api/", "editions/", "checks/"].map { folder in
      let place = Place(graph: graph, addresses: addresses, page: folder)
      return (folder, Self.views(from: place, wording))
    }
    byFolder = Dictionary(uniqueKeysWithValues: views)
  }

  /// - Parameter current: what the page itself is.
  func views(from place: Place, current: Address?, _ wording: Wording) -> [NavigationView] {
    let views = byFolder[place.folder] ?? Self.views(from: place, wording)
    guard let position = Self.entries.firstIndex(where: { $0.address == current }) else {
      return views
    }
    return views.enumerated().map { number, view in
      NavigationView(url: view.url, label: view.label, isCurrent: number == position)
    }
  }

  private static func views(from place: Place, _ wording: Wording) -> [NavigationView] {
    entries.map { address, key in
      NavigationView(url: place.url(to: address), label: wording[key], isCurrent: false)
    }
  }
}
