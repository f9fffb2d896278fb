import Testing

/// The lists of the system's types, and types that inherit from them.
@Suite struct SystemListTests {
  /// The members that a statement uses in a method of a type, from column 3 of line 3 on.
  private func used(_ statement: String, in type: String) -> [String] {
    uses(
      """
      class 화면: \(type) {
        func 탭() {
          /* 탭 */ \(statement)
        }
      }
      """
    ).filter { $0.hasPrefix("3:") }.map { String($0.split(separator: " ")[1]) }
  }

  @Test(arguments: [
    "tabBarController?.tabBar.items?[2].badgeValue = 가",
    "tabBarController?.tabBar.items?.forEach { $0.badgeValue = 가 }",
    "tabBarController?.tabBar.items?.last?.badgeValue = 가",
    "for vc in tabBarController?.viewControllers ?? [] { vc.tabBarItem.badgeValue = 가 }",
    "for vc in navigationController!.viewControllers { vc.tabBarItem.badgeValue = 가 }",
    "for vc in splitViewController!.viewControllers { vc.tabBarItem.badgeValue = 가 }",
    "tabBarController?.selectedViewController?.tabBarItem.badgeValue = 가",
    "children.first?.tabBarItem.badgeValue = 가",
    "view.window?.rootViewController?.tabBarItem.badgeValue = 가",
    "UIApplication.shared.windows.first?.rootViewController?.tabBarItem.badgeValue = 가",
    "UIApplication.shared.keyWindow?.rootViewController?.tabBarItem.badgeValue = 가",
    "(가 as! UIWindowScene).windows[0].rootViewController?.tabBarItem.badgeValue = 가",
  ])
  func `tab bar items are known by the lists on the way to them`(_ statement: String) {
    #expect(used(statement, in: "UIViewController").last == "UITabBarItem.badgeValue")
  }

  @Test(arguments: [
    "view.subviews[0].tintColor = 가", "view.superview?.tintColor = 가",
    "(가 as! UIStackView).arrangedSubviews.forEach { $0.tintColor = 가 }",
    "tableView.visibleCells.first?.imageView?.tintColor = 가",
    "tableView.tableHeaderView?.tintColor = 가",
    "tableView.tableFooterView?.tintColor = 가",
    "tableView.visibleCells[0].contentView.tintColor = 가",
    "(가 as! UICollectionViewController).collectionView.visibleCells[0].contentView.tintColor = 가",
    "(가 as! UIButton).imageView?.tintColor = 가",
    "(가 as! UIVisualEffectView).contentView.tintColor = 가",
    "(가 as! UITableViewHeaderFooterView).textLabel?.tintColor = 가",
    "(가 as! UITableViewHeaderFooterView).detailTextLabel?.tintColor = 가",
    "(가 as! UITableViewHeaderFooterView).contentView.tintColor = 가",
  ])
  func `views are known by the lists on the way to them`(_ statement: String) {
    #expect(used(statement, in: "UITableViewController").last == "UIView.tintColor")
  }

  @Test(arguments: [
    "navigationItem.rightBarButtonItems = [.fixedSpace(8), .init(systemItem: .가)]",
    "navigationItem.leftBarButtonItems = [.fixedSpace(8)]",
    "toolbarItems = [.flexibleSpace(), .fixedSpace(8)]",
    "navigationController?.toolbar.items = [.fixedSpace(8)]",
  ])
  func `bar button items are known in the lists that take them`(_ statement: String) {
    #expect(used(statement, in: "UIViewController").last == "UIBarButtonItem.fixedSpace(_:)")
  }

  @Test func `items of bars and the edit button are known`() {
    #expect(used("editButtonItem.tintColor = 가", in: "가") == [])
    #expect(
      used("editButtonItem.tintColor = 가", in: "UIHostingController<V>")
        == ["UIBarButtonItem.tintColor"])
    #expect(
      used("navigationBar.items?[0].searchController = 가", in: "UINavigationController")
        == ["UINavigationItem.searchController"])
  }

  @Test(arguments: [
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UIImageView",
    "UITableViewHeaderFooterView", "UIVisualEffectView",
  ])
  func `a view is one whatever it is for`(_ type: String) {
    #expect(used("tintColor = 가", in: type) == ["UIView.tintColor"])
  }
}
