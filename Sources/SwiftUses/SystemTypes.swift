/// What the system's headers say of the types that guidelines speak of, and of those on the way to them.
enum SystemTypes {
  static let supertypes: [String: [String]] = [
    "UIActivityIndicatorView": ["UIView"],
    "UIAlertController": ["UIViewController"],
    "UIButton": ["UIControl"],
    "UICollectionReusableView": ["UIView"],
    "UICollectionView": ["UIScrollView"],
    "UICollectionViewCell": ["UICollectionReusableView"],
    "UICollectionViewController": ["UIViewController"],
    "UICollectionViewListCell": ["UICollectionViewCell"],
    "UIControl": ["UIView"],
    "UIDatePicker": ["UIControl"],
    "UIHostingController": ["UIViewController"],
    "UIImageView": ["UIView"],
    "UILabel": ["UIView", "UIContentSizeCategoryAdjusting"],
    "UINavigationBar": ["UIView"],
    "UINavigationController": ["UIViewController"],
    "UIPageControl": ["UIControl"],
    "UIPageViewController": ["UIViewController"],
    "UIPickerView": ["UIView"],
    "UIProgressView": ["UIView"],
    "UIRefreshControl": ["UIControl"],
    "UIScrollView": ["UIView"],
    "UISearchBar": ["UIView", "UITextInputTraits"],
    "UISearchController": ["UIViewController"],
    "UISearchTextField": ["UITextField"],
    "UISegmentedControl": ["UIControl"],
    "UISlider": ["UIControl"],
    "UISplitViewController": ["UIViewController"],
    "UIStackView": ["UIView"],
    "UIStepper": ["UIControl"],
    "UISwitch": ["UIControl"],
    "UITabBar": ["UIView"],
    "UITabBarController": ["UIViewController"],
    "UITableView": ["UIScrollView"],
    "UITableViewCell": ["UIView"],
    "UITableViewController": ["UIViewController"],
    "UITableViewHeaderFooterView": ["UIView"],
    "UITextField": ["UIControl", "UIContentSizeCategoryAdjusting", "UITextInputTraits"],
    "UITextView": ["UIScrollView", "UIContentSizeCategoryAdjusting", "UITextInputTraits"],
    "UIToolbar": ["UIView"],
    "UIVisualEffectView": ["UIView"],
    "UIWindow": ["UIView"],
  ]

  static let members: [String: [String: String]] = [
    "UIApplication": [
      "keyWindow": "UIWindow", "shared": "UIApplication", "statusBarStyle": "UIStatusBarStyle",
      "windows": "[UIWindow]",
    ],
    "UIBarButtonItem": [
      "fixedSpace()": "UIBarButtonItem", "flexibleSpace()": "UIBarButtonItem",
    ],
    "UIButton": [
      "buttonType": "UIButton.ButtonType", "imageView": "UIImageView", "titleLabel": "UILabel",
    ],
    "UICollectionView": ["visibleCells": "[UICollectionViewCell]"],
    "UICollectionViewCell": ["contentView": "UIView"],
    "UICollectionViewController": ["collectionView": "UICollectionView"],
    "UIDatePicker": ["datePickerMode": "UIDatePicker.Mode"],
    "UIMenuController": ["shared": "UIMenuController"],
    "NSButton": ["bezelStyle": "NSButton.BezelStyle"],
    "UINavigationBar": [
      "standardAppearance": "UINavigationBarAppearance",
      "compactAppearance": "UINavigationBarAppearance",
      "scrollEdgeAppearance": "UINavigationBarAppearance", "topItem": "UINavigationItem",
      "backItem": "UINavigationItem", "items": "[UINavigationItem]",
    ],
    "UINavigationController": [
      "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
      "topViewController": "UIViewController", "visibleViewController": "UIViewController",
      "viewControllers": "[UIViewController]",
    ],
    "UINavigationItem": [
      "backBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
      "leftBarButtonItems": "[UIBarButtonItem]", "rightBarButtonItem": "UIBarButtonItem",
      "rightBarButtonItems": "[UIBarButtonItem]", "searchController": "UISearchController",
      "standardAppearance": "UINavigationBarAppearance",
      "compactAppearance": "UINavigationBarAppearance",
      "scrollEdgeAppearance": "UINavigationBarAppearance",
    ],
    "UIScrollView": ["refreshControl": "UIRefreshControl"],
    "UISearchBar": [
      "searchBarStyle": "UISearchBar.Style", "searchTextField": "UISearchTextField",
    ],
    "UISearchController": ["searchBar": "UISearchBar"],
    "UISplitViewController": ["viewControllers": "[UIViewController]"],
    "UIStackView": ["arrangedSubviews": "[UIView]"],
    "UITabBarController": [
      "selectedViewController": "UIViewController", "tabBar": "UITabBar",
      "viewControllers": "[UIViewController]",
    ],
    "UITabBar": ["items": "[UITabBarItem]", "selectedItem": "UITabBarItem"],
    "UITableView": [
      "tableFooterView": "UIView", "tableHeaderView": "UIView",
      "visibleCells": "[UITableViewCell]",
    ],
    "UITableViewCell": [
      "accessoryType": "UITableViewCell.AccessoryType",
      "editingAccessoryType": "UITableViewCell.AccessoryType",
      "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
      "contentView": "UIView",
    ],
    "UITableViewController": [
      "refreshControl": "UIRefreshControl", "tableView": "UITableView",
    ],
    "UITableViewHeaderFooterView": [
      "contentView": "UIView", "detailTextLabel": "UILabel", "textLabel": "UILabel",
    ],
    "UITextField": ["borderStyle": "UITextField.BorderStyle"],
    "UITextInputTraits": ["keyboardType": "UIKeyboardType"],
    "UIToolbar": ["items": "[UIBarButtonItem]"],
    "UIView": ["subviews": "[UIView]", "superview": "UIView", "window": "UIWindow"],
    "UIViewController": [
      "children": "[UIViewController]", "editButtonItem": "UIBarButtonItem",
      "navigationController": "UINavigationController", "navigationItem": "UINavigationItem",
      "preferredStatusBarStyle": "UIStatusBarStyle", "splitViewController": "UISplitViewController",
      "tabBarController": "UITabBarController", "tabBarItem": "UITabBarItem",
      "toolbarItems": "[UIBarButtonItem]", "view": "UIView",
    ],
    "UIVisualEffectView": ["contentView": "UIView"],
    "UIWindow": ["rootViewController": "UIViewController"],
    "UIWindowScene": ["statusBarManager": "UIStatusBarManager", "windows": "[UIWindow]"],
  ]

  static let arguments: [String: [String: String]] = [
    "UIBarButtonItem": [
      "barButtonSystemItem": "UIBarButtonItem.SystemItem",
      "systemItem": "UIBarButtonItem.SystemItem",
    ],
    "UIButton": ["type": "UIButton.ButtonType"],
    "UITabBarItem": ["tabBarSystemItem": "UITabBarItem.SystemItem"],
  ]

  /// Modules that may stand before a type's name.
  static let modules: Set<String> = [
    "AppKit", "AVKit", "ContactsUI", "EventKitUI", "MapKit", "MediaPlayer", "MessageUI", "PassKit",
    "PencilKit", "PhotosUI",
    "QuickLook", "SafariServices", "StoreKit", "SwiftUI", "UIKit", "WatchKit", "WebKit",
    "WidgetKit",
  ]
}
