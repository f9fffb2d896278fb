/// What the head of a page says to programs.
struct MachineView: View {
  /// The Markdown file beside the page.
  let twinURL: String?
  /// The one address of the page, where the site has one.
  let address: String?
  /// The type that Open Graph knows the page by.
  let type: String
  /// The title without that of the site.
  let title: String

  static var fields: [Field<Self>] {
    [
      Field("twinURL", \.twinURL), Field("address", \.address), Field("type", \.type),
      Field("title", \.title),
    ]
  }
}
