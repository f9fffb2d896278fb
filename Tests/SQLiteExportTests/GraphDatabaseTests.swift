import Foundation
import GRDB
import SmallContent
import Testing

@testable import SQLiteExport

@Suite struct GraphDatabaseTests {
  @Test func `a rule is there in all languages`() throws {
    let guide = try OpenedGuide()
    #expect(
      try guide.rows("SELECT * FROM rules WHERE id = 'tab-bar/keep-every-tab-enabled'") == [
        "tab-bar/keep-every-tab-enabled|tab-bar|do|ios11|-|0|rule tab-bar/keep-every-tab-enabled.html"
      ])
    #expect(
      try guide.rows(
        """
        SELECT language, title, text, section, translation FROM rule_texts
        WHERE rule = 'tab-bar/keep-every-tab-enabled'
        """) == [
          "en|Keep every tab enabled|A dimmed tab explains nothing; leave UITabBarItem.isEnabled "
            + "alone.|Availability|needs-review",
          "ko|모든 탭을 켜 두세요|흐린 탭은 아무것도 설명하지 않으니 UITabBarItem.isEnabled는 그대로 두세요."
            + "|사용 여부|needs-review",
        ])
  }

  @Test func `an edge is a row, and tables are joined by ids`() throws {
    let guide = try OpenedGuide()
    #expect(
      try guide.rows("SELECT * FROM edges WHERE kind = 'supersedes'") == [
        "supersedes|rule|tab-bar/keep-every-tab-enabled|rule|tab-bar/dim-unavailable-tabs"
      ])
    #expect(
      try guide.rows(
        """
        SELECT rules.id, editions.date FROM rules JOIN editions ON editions.id = rules.since
        WHERE kind = 'avoid'
        """) == ["toolbar/keep-it-short|2018"])
  }

  @Test func `a former id leads to what stands in its place`() throws {
    let guide = try OpenedGuide()
    #expect(
      try guide.rows("SELECT * FROM former_rules JOIN former_rule_successors ON former_rule = id")
        == ["toolbar/keep-short|renamed|toolbar/keep-short|toolbar/keep-it-short"])
  }

  @Test func `whatever names something names what is there`() throws {
    #expect(try OpenedGuide().rows("PRAGMA foreign_key_check") == [])
    #expect(try OpenedGuide().rows("PRAGMA integrity_check") == ["ok"])
  }

  @Test func `the same content gives the same bytes, which say what wrote them`() throws {
    let bytes = try OpenedGuide.bytes()
    #expect(try OpenedGuide.bytes() == bytes)
    #expect(String(decoding: bytes[68..<72], as: UTF8.self) == "HIGR")
    #expect(try OpenedGuide().rows("PRAGMA user_version") == ["2"])
  }

  @Test func `a text is there although the name beside it is not`() throws {
    let guide = try OpenedGuide([
      "glossary.yml": "terms: [{id: gap, name: {en: gap}, why: {en: Short., ko: 짧은 말}}]",
      "editions.yml": """
      editions:
        - {id: ios7, date: "2013", title: {en: iOS 7}, summary: {ko: 옛 판}}
        - {id: ios11, date: "2018", title: {en: iOS 11, ko: iOS 11}}
      """,
    ])
    #expect(
      try guide.rows("SELECT language, name, why FROM term_texts ORDER BY 1")
        == ["en|gap|Short.", "ko|-|짧은 말"])
    #expect(
      try guide.rows(
        "SELECT language, title, summary FROM edition_texts WHERE edition = 'ios7' ORDER BY 1")
        == ["en|iOS 7|-", "ko|-|옛 판"])
    #expect(
      try guide.rows("SELECT id, language FROM search WHERE search MATCH '짧은'") == ["gap|ko"])
  }

  @Test func `a source that only the heading names has neither statement nor lines`() throws {
    let page = SmallGuide.tabBar.replacing(
      "{#keep-every-tab-enabled .do", with: "{#keep-every-tab-enabled .do source=ios7-2013")
    let guide = try OpenedGuide(["bars/tab-bar/en.md": page, "provenance.tsv": ""])
    #expect(
      try guide.rows("SELECT * FROM citations")
        == ["tab-bar/keep-every-tab-enabled|ios7-2013|-|-"])
  }

  @Test func `every table has rows`() throws {
    let guide = try OpenedGuide()
    let tables = try guide.rows(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'search%'")
    #expect(tables.count == 24)
    let empty = try tables.filter { try guide.rows("SELECT 1 FROM \($0) LIMIT 1").isEmpty }
    #expect(empty == ["symbol_texts"])
  }
}
