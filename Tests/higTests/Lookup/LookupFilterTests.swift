import Foundation
import SmallContent
import Testing

@Suite struct LookupFilterTests {
  @Test(arguments: [
    ("lang:fr 탭", "There is no language 'fr'; the languages are en, ko."),
    ("탭 lang:UITabBr", "There is no language 'UITabBr'; the languages are en, ko."),
  ])
  func `a language that there is not is told with those that there are`(
    _ query: String, _ problem: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", query)
    #expect(output.status == 2 && output.talk.hasPrefix("Error: \(problem)\n"), "\(output)")
  }

  /// The ids that a shell-like line of arguments finds.
  private func found(_ arguments: [String]) throws -> [String] {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let line = (["\"$HIG\" lookup --lang en"] + arguments).joined(separator: " ")
    return try hig.shell(line).lines.compactMap {
      $0.split(separator: ":").dropFirst(2).first.map(String.init)
    }.sorted()
  }

  @Test(arguments: [
    (
      ["tab"],
      [
        "tab-bar/dim-unavailable-tabs", "tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short",
      ]
    ),
    (["--edition ios7", "tab"], ["tab-bar/dim-unavailable-tabs"]),
    (["--edition ios11", "tab"], ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]),
    (["--as-of ios7", "tab"], ["tab-bar/dim-unavailable-tabs"]),
    (["--as-of 'iOS 11'", "탭"], ["tab-bar/keep-every-tab-enabled"]),
    (["--api UITabBarItem.isEnabled", "tab"], ["tab-bar/keep-every-tab-enabled"]),
    (["--kind avoid", "keep"], ["toolbar/keep-it-short"]),
    (["--kind do", "keep"], ["tab-bar/keep-every-tab-enabled"]),
    (["--component toolbar-button", "keep"], ["toolbar/keep-it-short"]),
    (["--component tab-bar", "keep"], ["tab-bar/keep-every-tab-enabled"]),
    (["--component tab-bar --kind avoid", "keep"], []),
    (["--component '탭 바'", "keep"], ["tab-bar/keep-every-tab-enabled"]),
    (["component:탭바", "keep"], ["tab-bar/keep-every-tab-enabled"]),
    (["--edition 'iOS 7'", "tab"], ["tab-bar/dim-unavailable-tabs"]),
    (["--platform iOS", "keep"], ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]),
    (["--kind avoid", ""], ["toolbar/keep-it-short"]),
    (["--component toolbar", ""], ["toolbar/keep-it-short"]),
    (["--api UITabBarItem.SystemItem", "keep"], []),
    (
      ["-e .", "--component '탭 바'", "--kind do", "--edition 'iOS 11'", "-n1"],
      ["tab-bar/keep-every-tab-enabled"]
    ),
    (["-e faster", "--platform ios", "-n1"], ["toolbar/keep-it-short"]),
    (["-e .", "--api UITabBarItem.SystemItem"], []),
    (
      ["--kind do --kind avoid", "keep"],
      ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]
    ),
    (
      ["--kind avoid", "kind:do keep"], ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]
    ),
    (["--kind do --kind avoid --component toolbar", "keep"], ["toolbar/keep-it-short"]),
  ])
  func `a filter keeps the rules that pass it`(
    _ arguments: [String], _ expected: [String]
  ) throws {
    #expect(try found(arguments) == expected)
  }

  @Test(arguments: [
    ("--edition 2013", ["tab-bar/dim-unavailable-tabs"]),
    ("--edition '2013년'", ["tab-bar/dim-unavailable-tabs"]),
    ("--as-of 'iOS 7'", ["tab-bar/dim-unavailable-tabs"]),
    ("--kind 하기 --edition ios11", ["tab-bar/keep-every-tab-enabled"]),
    ("--kind '하지 마세요'", ["toolbar/keep-it-short"]),
    ("--platform 아이폰 --edition ios7", ["tab-bar/dim-unavailable-tabs"]),
    ("--component Toolbars", ["toolbar/keep-it-short"]),
    ("--component 버튼", ["toolbar/keep-it-short"]),
    ("--component '탭 바' --kind avoid", []),
    (
      "--kind do --kind '하지 마세요' --edition 2018",
      ["tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]
    ),
    ("--component 툴바 --component '탭 바' --edition ios7", ["tab-bar/dim-unavailable-tabs"]),
    ("--api UITabBarItem.SystemItem --api enabled", ["tab-bar/keep-every-tab-enabled"]),
    ("--platform iOS --platform 아이폰 --kind avoid", ["toolbar/keep-it-short"]),
    (
      "--edition ios7 --as-of 'iOS 11'",
      ["tab-bar/dim-unavailable-tabs", "tab-bar/keep-every-tab-enabled", "toolbar/keep-it-short"]
    ),
    ("--api enabled", ["tab-bar/keep-every-tab-enabled"]),
    ("--api UITABBARITEM.isenabled", ["tab-bar/keep-every-tab-enabled"]),
    ("--api UITabBarItem.SystemItem", []),
  ])
  func `a filter means the same to a regular expression as to words`(
    _ filter: String, _ ids: [String]
  ) throws {
    for language in ["en", "ko"] {
      let options = ["--lang \(language)", filter]
      #expect(try found(["-e '^###'"] + options) == ids)
      #expect(try found(options) == ids)
    }
  }

  @Test(arguments: ["lang:en", "lang：en", "ｌａｎｇ：ＥＮ", "lang:eng", "언어：engl"])
  func `a filter chooses the language, in full width and unfinished as well`(
    _ filter: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "\(filter) 탭 흐린")
    let place = "Content/bars/tab-bar/en.md:11:tab-bar/keep-every-tab-enabled"
    #expect(output.lines.first == "\(place): do: Keep every tab enabled")
  }

  @Test(arguments: [
    ["--kind", "avoids"], ["--kind", "avoids", "--kind", "do"], ["kind:do", "--kind", "avoids"],
  ])
  func `an unknown kind is wrong usage`(_ options: [String]) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run(["lookup"] + options + ["tab"])
    #expect(output.status == 2)
    #expect(output.out == "")
    #expect(output.talk == "Error: There is no kind 'avoids'; did you mean 'avoid'?\n")
  }

  @Test(arguments: [
    ("--component=탭빠", "There is no component '탭빠'; did you mean '탭 바'?"),
    ("--component=tab-bra", "There is no component 'tab-bra'; did you mean 'tab-bar'?"),
    ("compnent:tab-bar", "There is no filter 'compnent'; did you mean 'component'?"),
    ("knd:avoid tab", "There is no filter 'knd'; did you mean 'kind'?"),
    ("종뉴:하기", "There is no filter '종뉴'; did you mean '종류'?"),
  ])
  func `a mistyped filter is told with what was likely meant`(
    _ argument: String, _ words: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", argument)
    #expect(output.status == 2)
    #expect(output.out == "")
    #expect(output.talk.contains(words), "\(output.talk)")
  }

  @Test func `a term that is no component is not what was likely meant by one`() throws {
    var files = SmallGuide.files
    files["glossary.yml", default: ""] += "\n  - id: popover\n    name: {en: popover, ko: 팝오버}\n"
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    for name in ["popovr", "팝오바"] {
      let output = try hig.run("lookup", "--component", name, "tab")
      #expect(output.status == 2)
      #expect(
        output.talk.hasPrefix("Error: There is no component '\(name)'; the components are "),
        "\(output.talk)")
    }
  }

  @Test func `every json line is an object with the keys that were promised`() throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let output = try hig.run("lookup", "--json", "탭")
    let objects = try output.lines.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(objects.count == 2)
    for object in objects {
      #expect(
        object?.keys.sorted() == [
          "component", "editions", "id", "isPast", "kind", "lang", "line", "marks", "path", "score",
          "snippet", "title", "url", "why",
        ])
      #expect(object?["lang"] as? String == "ko")
    }
  }

  @Test(arguments: [
    ("--component", "tolbar", "There is no component 'tolbar'; did you mean 'toolbar'?"),
    ("--edition", "ios1", "There is no edition 'ios1'; did you mean 'ios11'?"),
    ("--edition", "1999", "There is no edition '1999'; the editions are ios7, ios11."),
    ("--platform", "watch", "There is no platform 'watch'; the platforms are iOS."),
    ("--kind", "피하가", "There is no kind '피하가'; the kinds are do, avoid, consider, fact."),
    ("--component", "탭빠", "There is no component '탭빠'; did you mean '탭 바'?"),
    ("--api", "UITabBarr", "There is no API 'UITabBarr'; did you mean 'UITabBar'?"),
  ])
  func `a filter that names nothing is wrong usage`(
    _ option: String, _ name: String, _ message: String
  ) throws {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    for words in [["tab"], ["-e", "tab"]] {
      let output = try hig.run("lookup", option, name, words[0], words.dropFirst().first ?? "bar")
      #expect(output.status == 2)
      #expect(output.talk.contains(message), "\(output.talk)")
    }
  }

  /// `tag` is a property that no rule governs.
  @Test(arguments: [
    "api:UITabBarItem.tag kind:nope", "탭 api:UITabBarItem.tag compnent:toolbar",
    "api:UITabBarItem.tag lang:xx 탭", "--api UITabBarItem.tag --api nope",
    "--api UITabBar --api UITabBarItem.tag --api nope -c", "-e 탭 --api UITabBarItem.tag --api nope",
  ])
  func `a filter that names nothing is told behind an API without rules as well`(
    _ arguments: String
  ) throws {
    var files = SmallGuide.files
    files["apis.yml"] = files["apis.yml"]?.replacing(
      "tables:", with: "  - {name: UITabBarItem.tag, kind: property, framework: UIKit}\ntables:")
    let hig = try HigProcess(content: files)
    defer { hig.remove() }
    let output = try hig.shell("\"$HIG\" lookup \(arguments) 2>&1")
    #expect(output.out.hasPrefix("Error: There is no "), "\(output.out)")
  }
}
