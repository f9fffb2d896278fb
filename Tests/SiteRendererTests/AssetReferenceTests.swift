import Testing

@testable import SiteRenderer

/// What of a template is taken for the address of a file below `assets/`.
struct AssetReferenceTests {
  @Test(arguments: [
    #"<link href="{{base}}⟦assets/site.css⟧">"#,
    #"<script src='{{base}}⟦assets/탭/page.js⟧'></script>"#,
    #"<img src="{{base}}⟦assets/a.svg⟧#mark">"#,
    #"<img src="{{base}}⟦assets/a.svg⟧?2">"#,
    #"<link href="{{base}}⟦assets/{{sheet}}.css⟧">"#,
    #"<!-- the icon --><link href="{{base}}⟦assets/icon.svg⟧">"#,
    #"{{! the icon }}<link href="{{base}}⟦assets/icon.svg⟧"><!-- icon -->"#,
  ])
  func `an attribute that begins at the root of the site is an address`(marked: String) throws {
    for lead in ["", "탭 바 "] {
      let marked = lead + marked
      let parts = marked.split(separator: "⟦").flatMap { $0.split(separator: "⟧") }
      let start = parts[0].utf8.count
      let reference = AssetReference(
        path: String(parts[1].dropFirst("assets/".count)),
        range: start..<(start + parts[1].utf8.count))
      #expect(AssetReference.all(in: parts.joined(), isAtRoot: false) == [reference])
    }
  }

  @Test(arguments: [
    "the folder assets/site.css", #"<a href="assets/site.css">"#,
    #"<a href="https://example.com/assets/site.css">"#, #"<a href="{{root}}assets/site.css">"#,
    #"<p title="{{base}}assets/site.css">"#, #"<a href="{{base}}assets/">"#,
    #"<a href="{{base}}assets/a%20b.css">"#, #"<a href="{{base}}assets/../ko/index.html">"#,
    #"<!-- <link href="{{base}}assets/old.css"> -->"#,
    #"<a href="{{base}}assets/old.css"#,
  ])
  func `nothing else is`(text: String) {
    #expect(AssetReference.all(in: text, isAtRoot: false) == [])
  }

  @Test func `a page at the root needs no tag before it`() {
    let references = AssetReference.all(in: #"<a href="assets/a.css">"#, isAtRoot: true)
    #expect(references == [AssetReference(path: "a.css", range: 9..<21)])
    #expect(AssetReference.all(in: #"{{! <a href="assets/a.css"> }}"#, isAtRoot: true) == [])
  }
}
