import ReviewFeed
import SwiftUses

/// What Swift text is taken to use, as `line:column name`.
func uses(_ texts: String...) -> [String] {
  let files = texts.enumerated().map { SwiftFile(path: "\($0).swift", text: $1) }
  return UseReader.uses(in: files, of: known).joined().map { "\($0.line):\($0.column) \($0.name)" }
}

private let known: Set<String> = [
  "UISlider", "UISlider.minimumValueImage", "UISwitch", "UISwitch.onTintColor", "UIView",
  "UIView.tintColor", "UITabBarItem", "UITabBarItem.isEnabled", "UITabBarItem.badgeValue",
  "UITabBarItem.SystemItem", "UITabBarItem.SystemItem.favorites", "UINavigationBar.barTintColor",
  "UIStatusBarStyle.lightContent", "UIStatusBarStyle.default", "UISearchBar.Style.minimal",
  "UIViewController.preferredStatusBarStyle", "UIViewController.navigationItem",
  "UINavigationItem.searchController", "UISearchBar.placeholder",
  "UISearchResultsUpdating.updateSearchResults(for:)", "UIBarButtonItem.fixedSpace(_:)",
  "UITableViewCell.AccessoryType.disclosureIndicator", "UIApplication.statusBarFrame",
  "UITabBar.barTintColor", "UIBarButtonItem.tintColor",
]
