/// A page with what surrounds it, whose fields a template names as its own.
struct FramedView<Page: View>: View {
  let chrome: ChromeView
  let page: Page

  static var fields: [Field<Self>] {
    ChromeView.fields.map { Field($0, within: \.chrome) } + [Field("page", \.page)]
  }
}
