/// A value and the place where it is written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
