/// The names of twins: `tab-bar.md` beside `tab-bar.html`.
enum TwinAddress {
  private static let page = Array(".html".utf8)
  private static let twin = ".md"

  /// The same address with the twin in place of the page; an anchor alone stays as it is.
  static func twin(of url: String) -> String {
    let end =
      url.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? url.endIndex
    let path = url.utf8[..<end]
    guard path.count >= page.count, path.suffix(page.count).elementsEqual(page) else { return url }
    let name = path.dropLast(page.count)
    var address = String(url[..<name.endIndex])
    address += twin
    if end < url.endIndex { address += url[end...] }
    return address
  }
}
