/// The names of twins: `tab-bar.md` beside `tab-bar.html`.
enum TwinAddress {
  private static let page = ".html"
  private static let twin = ".md"

  /// The same address with the twin in place of the page; an anchor alone stays as it is.
  static func twin(of url: String) -> String {
    let path = url.prefix { $0 != "#" && $0 != "?" }
    guard path.hasSuffix(page) else { return url }
    return path.dropLast(page.count) + twin + url[path.endIndex...]
  }
}
