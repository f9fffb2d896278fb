import ArgumentParser
import Testing

@testable import hig

/// Lookups that need no parser of arguments.
@Suite struct PlainLookupTests {
  @Test(arguments: [
    ["lookup", "탭"], ["lookup", "탭 바"], ["lookup", "tab", "bar"], ["lookup", ""],
    ["lookup", "help"], ["lookup", "lookup"], ["lookup", "component:탭바"], ["lookup", "a=-b"],
  ])
  func `words alone are asked for as the parser would`(_ arguments: [String]) throws {
    let parsed = try #require(try HigCommand.parseAsRoot(arguments) as? LookupCommand)
    #expect(Lookup(plain: arguments) == parsed.lookup)
  }

  @Test(arguments: [
    [], ["lookup"], ["lookup", "--json", "탭"], ["lookup", "탭", "-n3"], ["lookup", "--", "탭"],
    ["lookup", "-"], ["show", "탭"], ["lookups", "탭"], ["Lookup", "탭"], ["--help"],
    ["lookup", "---completion"],
  ])
  func `whatever may be an option is left to the parser`(_ arguments: [String]) {
    #expect(Lookup(plain: arguments) == nil)
  }
}
