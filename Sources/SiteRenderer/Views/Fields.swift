/// A view on its way to a template.
struct Fields: Sendable {
  let view: any View

  init(_ view: any View) {
    self.view = view
  }
}
