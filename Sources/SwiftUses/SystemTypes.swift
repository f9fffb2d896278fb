/// What the system's headers say of the types that guidelines speak of, and of those on the way to them.
enum SystemTypes {
  static let supertypes: [String: [String]] = [
    "UIActivityIndicatorView": ["UIView"],
    "UIAlertController": ["UIViewController"],
    "UIButton": ["UIControl"],
    "UICollectionView": ["UIScrollView"],
    "UICollectionViewController": ["UIViewController"],
    "UIControl": ["UIView"],
    "UIDatePicker": ["UIControl"],
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
    "UITextField": ["UIControl", "UIContentSizeCategoryAdjusting", "UITextInputTraits"],
    "UITextView": ["UIScrollView", "UIContentSizeCategoryAdjusting", "UITextInputTraits"],
    "UIToolbar": ["UIView"],
    "UIWindow": ["UIView"],
  ]

  static let members: [String: [String: String]] = [
    "UIApplication": ["shared": "UIApplication", "statusBarStyle": "UIStatusBarStyle"],
    "UIBarButtonItem": [
      "fixedSpace()": "UIBarButtonItem", "flexibleSpace()": "UIBarButtonItem",
    ],
    "UIButton": ["buttonType": "UIButton.ButtonType", "titleLabel": "UILabel"],
    "UIDatePicker": ["datePickerMode": "UIDatePicker.Mode"],
    "UIMenuController": ["shared": "UIMenuController"],
    "NSButton": ["bezelStyle": "NSButton.BezelStyle"],
    "UINavigationBar": [
      "standardAppearance": "UINavigationBarAppearance",
      "compactAppearance": "UINavigationBarAppearance",
      "scrollEdgeAppearance": "UINavigationBarAppearance", "topItem": "UINavigationItem",
      "backItem": "UINavigationItem",
    ],
    "UINavigationController": [
      "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
      "topViewController": "UIViewController", "visibleViewController": "UIViewController",
    ],
    "UINavigationItem": [
      "backBarButtonItem": "UIBarButtonItem", "leftBarButtonItem": "UIBarButtonItem",
      "rightBarButtonItem": "UIBarButtonItem", "searchController": "UISearchController",
      "standardAppearance": "UINavigationBarAppearance",
      "compactAppearance": "UINavigationBarAppearance",
      "scrollEdgeAppearance": "UINavigationBarAppearance",
    ],
    "UIScrollView": ["refreshControl": "UIRefreshControl"],
    "UISearchBar": [
      "searchBarStyle": "UISearchBar.Style", "searchTextField": "UISearchTextField",
    ],
    "UISearchController": ["searchBar": "UISearchBar"],
    "UITabBarController": ["tabBar": "UITabBar"],
    "UITabBar": ["selectedItem": "UITabBarItem"],
    "UITableViewCell": [
      "accessoryType": "UITableViewCell.AccessoryType",
      "editingAccessoryType": "UITableViewCell.AccessoryType",
      "textLabel": "UILabel", "detailTextLabel": "UILabel",
    ],
    "UITableViewController": [
      "refreshControl": "UIRefreshControl", "tableView": "UITableView",
    ],
    "UITextField": ["borderStyle": "UITextField.BorderStyle"],
    "UITextInputTraits": ["keyboardType": "UIKeyboardType"],
    "UIViewController": [
      "navigationController": "UINavigationController", "navigationItem": "UINavigationItem",
      "preferredStatusBarStyle": "UIStatusBarStyle", "splitViewController": "UISplitViewController",
      "tabBarController": "UITabBarController", "tabBarItem": "UITabBarItem", "view": "UIView",
    ],
    "UIWindowScene": ["statusBarManager": "UIStatusBarManager"],
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
