import RuleGraph

/// The links at the head of every page, in one language.
struct Navigation: Sendable {
  static func entries(of graph: Graph) -> [(address: Address, key: String)] {
    [(.home, "navigation.components")]
      + ListPages.all(in: graph).map { ($0.address, "navigation.\($0.name)") }
  }

  /// The same for all pages of a folder but those that it leads to.
  private let byFolder: [String: [NavigationView]]
  private let addresses: [Address]

  init(_ graph: Graph, _ addresses: AddressBook, _ wording: Wording) {
    let views = ["", "api/", "editions/", "checks/"].map { folder in
      let place = Place(graph: graph, addresses: addresses, page: folder)
      return (folder, Self.views(from: place, wording))
    }
    byFolder = Dictionary(uniqueKeysWithValues: views)
    self.addresses = Self.entries(of: graph).map(\.address)
  }

  /// - Parameter current: what the page itself is.
  func views(from place: Place, current: Address?, _ wording: Wording) -> [NavigationView] {
    let views = byFolder[place.folder] ?? Self.views(from: place, wording)
    guard let position = addresses.firstIndex(where: { $0 == current }) else {
      return views
    }
    return views.enumerated().map { number, view in
      NavigationView(url: view.url, label: view.label, isCurrent: number == position)
    }
  }

  private static func views(from place: Place, _ wording: Wording) -> [NavigationView] {
    entries(of: place.graph).map { address, key in
      NavigationView(url: place.url(to: address), label: wording[key], isCurrent: false)
    }
  }
}
