/// A number of rules, for one position of the switch between editions.
struct AsOfCountView: View {
  /// The positions of the switch at which it is shown, between spaces.
  let id: String
  let text: String

  static var fields: [Field<Self>] {
    [Field("id", \.id), Field("text", \.text)]
  }
}
