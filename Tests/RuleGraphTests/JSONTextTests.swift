import Foundation
import RuleGraph
import Testing

struct JSONTextTests {
  @Test func `fields and elements stand in the order they are given`() {
    var json = JSONText()
    json.object {
      $0.field("b", "x")
      $0.field("a", 1)
      $0.field("none", nil as String?)
      $0.array("c") { array in
        array.value("y")
        array.object { $0.field("d", true) }
        array.array { _ in }
      }
      $0.field("e", ["p", "q"])
    }
    #expect(json.text == #"{"b":"x","a":1,"c":["y",{"d":true},[]],"e":["p","q"]}"#)
  }

  @Test func `lines can be broken between elements`() {
    var json = JSONText()
    json.array { array in
      for text in ["a", "b"] {
        array.breakLine()
        array.value(text)
      }
    }
    #expect(json.text == "[\n\"a\",\n\"b\"]")
  }

  @Test(arguments: [
    "가 각 a\u{301}", "\"\\/\n\t\r\u{0}\u{1F}\u{7F}\u{2028}", "", "🙂<&>",
  ])
  func `any text is read again as it was`(text: String) throws {
    var json = JSONText()
    json.array { $0.value(text) }
    let read = try JSONDecoder().decode([String].self, from: Data(json.text.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
