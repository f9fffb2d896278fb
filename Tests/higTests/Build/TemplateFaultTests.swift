import Foundation
import SmallContent
import Testing

/// What whoever changes a template reads.
@Suite struct TemplateFaultTests {
  /// A shell line that breaks the templates, and all that is said.
  static let faults = [
    (
      "printf '탭 바 {{#each}' > Templates/pages/rules.mustache",
      """
      Templates/pages/rules.mustache:1:5: error: the tag is not closed
        탭 바 {{#each}
              ^~
      """
    ),
    (
      "printf '제목\\n탭 바 {{> layot}}\\n' > Templates/pages/rules.mustache",
      """
      Templates/pages/rules.mustache:2:5: error: there is no template 'layot'; did you mean 'layout'?
        탭 바 {{> layot}}
              ^~~~~~~~~~~
      """
    ),
    (
      "printf '바 {{words.page.skp}}' > Templates/partials/kind.mustache",
      """
      Templates/partials/kind.mustache:1:3: error: no language has the text 'page.skp'; did you mean 'page.skip'?
        바 {{words.page.skp}}
           ^~~~~~~~~~~~~~~~~~
      """
    ),
    (
      "printf '탭 \\xff' > Templates/partials/kind.mustache",
      """
      Templates/partials/kind.mustache:1:3: error: byte 0xFF is not UTF-8 [file/utf8]
        탭 \u{FFFD}
           ^
        Save the file as UTF-8.
      """
    ),
    (
      "printf '탭 \\x1b[31m\\0' > Templates/partials/kind.mustache",
      """
      Templates/partials/kind.mustache:1:3: error: U+001B is a control character, the first of 2 in this file [file/control-character]
        탭 \u{FFFD}[31m\u{FFFD}
           ^
      """
    ),
    (
      "sed -i '1i <<<<<<< HEAD\\n/* 탭 */\\n=======' Templates/assets/site.css",
      """
      Templates/assets/site.css:1:1: error: a merge is unfinished here [file/merge-conflict]
        <<<<<<< HEAD
        ^~~~~~~~~~~~
        Choose between the sides, and delete the lines of marks.
      """
    ),
    (
      "printf '탭\\n>>>>>>> 갈래\\n' > Templates/partials/kind.mustache",
      """
      Templates/partials/kind.mustache:2:1: error: a merge is unfinished here [file/merge-conflict]
        >>>>>>> 갈래
        ^~~~~~~~~~~~
        Choose between the sides, and delete the lines of marks.
      """
    ),
    (
      "printf 'home:\\n  a: 탭: 바\\n' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:2:7: error: not valid YAML: mapping values are not allowed in this context [yaml/syntax]
          a: 탭: 바
               ^
        A text with ': ' in it stands between quotation marks.
      """
    ),
    (
      "printf '탭: [바, 툴바]\\n' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:1:4: error: '탭' must be text [yaml/type]
        탭: [바, 툴바]
            ^
        A text that begins with '[' stands between quotation marks.
      """
    ),
    (
      "printf '탭: \"\"\n바: \"\"\n' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:1:5: error: '탭' must be text, and not empty [yaml/type]
        탭: ""
             ^
      Templates/strings/ko.yml:2:5: error: '바' must be text, and not empty [yaml/type]
        바: ""
             ^
      """
    ),
    ("mkfifo Templates/assets/탭", "Error: cannot read 'Templates/assets/탭': it is no file"),
    (
      "ln -s nothing Templates/assets/바.css",
      "Error: cannot read 'Templates/assets/바.css': No such file or directory"
    ),
    (
      "printf '탭 <link href=\"{{base}}assets/sit.css\">' > Templates/partials/kind.mustache",
      """
      Templates/partials/kind.mustache:1:23: error: there is no file 'Templates/assets/sit.css'; did you mean 'site.css'?
        탭 <link href="{{base}}assets/sit.css">
                               ^~~~~~~~~~~~~~
      """
    ),
    (
      "mv Templates/assets/parallel.css Templates/assets/나란히.css",
      """
      Templates/partials/layout.mustache:8:38: error: there is no file 'Templates/assets/parallel.css'
        <link rel="stylesheet" href="{{base}}assets/{{sheet}}.css">
                                             ^~~~~~~~~~~~~~~~~~~~
      """
    ),
    (
      "rm Templates/strings/en.yml; mv Templates/strings/ko.yml Templates/strings/fr.yml",
      "Error: no texts of the site's own: no file 'Templates/strings/en.yml'"
    ),
    (
      "truncate -s 1T Templates/assets/탭.css",
      "Error: cannot read 'Templates/assets/탭.css': the file has more than 67108864 bytes"
    ),
    (
      "truncate -s 1T Templates/partials/탭.mustache",
      "Error: cannot read 'Templates/partials/탭.mustache': the file has more than 8388608 bytes"
    ),
    ("rm -r Templates/assets", "Error: no template folder 'Templates/assets'"),
    ("rm Templates/pages/home.mustache", "Error: no template 'Templates/pages/home.mustache'"),
    (
      "cp Templates/pages/home.mustache Templates/partials",
      "Error: a page and a partial have the name 'home'"
    ),
  ]

  @Test(arguments: faults)
  func `a fault in the templates is told at its place, and nothing is written`(
    change: String, talk: String
  ) throws {
    let hig = try guide(withTemplates: change)
    defer { hig.remove() }
    let output = try hig.run("build")
    let isPlaced = !talk.hasPrefix("Error: ")
    let count = talk.matches(of: #/: error: /#).count
    let summary = "\(count) error\(count == 1 ? "" : "s"), 0 warnings; nothing was written\n"
    #expect(output.talk == "\(talk)\n\(isPlaced ? summary : "")")
    #expect(output.out == "")
    #expect(output.status == (isPlaced ? 1 : 2))
    #expect(!hig.exists("Site"))
  }

  /// A small guide with templates of its own that a shell line has changed.
  private func guide(withTemplates change: String) throws -> HigProcess {
    let hig = try HigProcess(content: SmallGuide.files)
    try hig.remove("Templates")
    try FileManager.default.copyItem(
      at: HigProcess.package.appending(path: "Templates"),
      to: hig.folder.appending(path: "Templates"))
    try #require(try hig.shell(change).status == 0)
    return hig
  }

  /// A shell line that leaves the templates such that pages can be made, and all that is said.
  static let slips = [
    (
      "printf '탭 바\\n' > Templates/partials/탭.mustache",
      """
      Templates/partials/탭.mustache:1:1: warning: no page includes this template
        탭 바
        ^
      """
    ),
    (
      "printf '{{> 나}}' > Templates/pages/가.mustache; printf '{{words.바.가}}' > Templates/partials/나.mustache",
      """
      Templates/pages/가.mustache:1:1: warning: no page includes this template
        {{> 나}}
        ^
      Templates/partials/나.mustache:1:1: warning: no page includes this template
        {{words.바.가}}
        ^
      """
    ),
    (
      "mv Templates/strings/ko.yml Templates/strings/ko.yaml; touch Templates/pages/탭.MUSTACHE Templates/pages/README.md",
      """
      Templates/pages/탭.MUSTACHE:1:1: warning: this file is not read; the names of those that are end with '.mustache'
      Templates/strings/ko.yaml:1:1: warning: this file is not read; the names of those that are end with '.yml'
      Templates/strings/ko.yml:1:1: warning: there is no such file; pages in 'ko' have the site's own words in another language
      """
    ),
    (
      "sed -i '/^kind:/,/^  fact/d; 1i kind: {do: 가, avoid: 나, consider: 다}' Templates/strings/*.yml",
      """
      Templates/strings/en.yml:1:1: warning: no language has the text 'kind.fact'
        kind: {do: 가, avoid: 나, consider: 다}
        ^~~~
      """
    ),
    (
      "sed -i '/^kind:/,/^  fact/d; 1i kind: {do: 가, avoid: 나, consider: 다, fackt: 라}' Templates/strings/*.yml",
      """
      Templates/strings/en.yml:1:38: warning: nothing shows the text 'kind.fackt'; did you mean 'kind.fact'?
        kind: {do: 가, avoid: 나, consider: 다, fackt: 라}
                                                ^~~~~
      Templates/strings/ko.yml:1:38: warning: nothing shows the text 'kind.fackt'; did you mean 'kind.fact'?
        kind: {do: 가, avoid: 나, consider: 다, fackt: 라}
                                                ^~~~~
      """
    ),
    (
      "sed -i '/^severity:/d; /^  error:/d; /^  warning:/d' Templates/strings/*.yml",
      """
      Templates/strings/en.yml:1:1: warning: no language has the text 'severity.error'
        # The words of the site itself. The same keys stand in every language; {names} are filled in.
        ^
      Templates/strings/en.yml:1:1: warning: no language has the text 'severity.warning'
        # The words of the site itself. The same keys stand in every language; {names} are filled in.
        ^
      """
    ),
    (
      // A language need not say all that another says, and may say more.
      "sed -i 's/결과 {count}개 모두/결과 {cuont}개 모두/; s/더 보기 ({count}개 남음)/더 보기 {query}/' Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:44:3: warning: no other language has '{cuont}' in the text 'search.all'; did you mean '{count}'?
          all: 결과 {cuont}개 모두 보기
          ^~~
      """
    ),
    (
      "sed -i 's/결과 {count}개 모두/결과 {개수}개 모두/' Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:44:3: warning: no other language has '{개수}' in the text 'search.all'; did you mean '{count}'?
          all: 결과 {개수}개 모두 보기
          ^~~
      """
    ),
    (
      "sed -i 's/^  placeholder: 검색/  placehoder: 검색/' Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:28:3: warning: nothing shows the text 'search.placehoder'; did you mean 'search.placeholder'?
          placehoder: 검색
          ^~~~~~~~~~
      """
    ),
    (
      // Where as many texts have one name as the other, the first language is believed.
      "sed -i 's/{total}/{totl}/' Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:255:3: warning: no other language has '{totl}' in the text 'rules.shown'; did you mean '{total}'?
          shown: 규칙 {totl}개 중 {count}개
          ^~~~~
      """
    ),
    (
      "printf 'search: 탭 바\\nkind: 가\\nexample:\\ntwin:\\n' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:1:1: warning: 'search' is a section and holds texts by key
        search: 탭 바
        ^~~~~~
      Templates/strings/ko.yml:2:1: warning: 'kind' is a section and holds texts by key
        kind: 가
        ^~~~
      """
    ),
    (
      "printf 'example: {query-1: 가, query-3: 배, query-3-finds: 가, query-4-finds: 나, qurey-5: 다}' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:1:71: warning: nothing shows the text 'example.qurey-5'
        example: {query-1: 가, query-3: 배, query-3-finds: 가, query-4-finds: 나, qurey-5: 다}
                                                                                  ^~~~~~~
      Templates/strings/ko.yml:1:11: warning: the home page does not show 'example.query-1' without 'example.query-1-finds'
        example: {query-1: 가, query-3: 배, query-3-finds: 가, query-4-finds: 나, qurey-5: 다}
                  ^~~~~~~
      Templates/strings/ko.yml:1:53: warning: the home page does not show 'example.query-4-finds' without 'example.query-4'
        example: {query-1: 가, query-3: 배, query-3-finds: 가, query-4-finds: 나, qurey-5: 다}
                                                               ^~~~~~~~~~~~~
      """
    ),
    (
      "printf '탭:\\n  page: {바: 가}\\nkind:\\n  fackt: 사실\\n' > Templates/strings/ko.yml",
      """
      Templates/strings/ko.yml:2:10: warning: nothing shows the text '탭.page.바'
          page: {바: 가}
                 ^~
      Templates/strings/ko.yml:4:3: warning: nothing shows the text 'kind.fackt'; did you mean 'kind.fact'?
          fackt: 사실
          ^~~~~
      """
    ),
  ]

  @Test(arguments: slips)
  func `what is of no use or missing in the templates is told, and stops a strict build`(
    change: String, talk: String
  ) throws {
    let hig = try guide(withTemplates: change)
    defer { hig.remove() }
    let strict = try hig.run("build", "--strict")
    let count = talk.matches(of: #/: warning: /#).count
    #expect(
      strict.talk
        == "\(talk)\n0 errors, \(count) warning\(count == 1 ? "" : "s"); nothing was written\n")
    #expect(strict.status == 1)
    #expect(!hig.exists("Site"))
    for _ in 1...2 {
      let output = try hig.run("build")
      #expect(output.talk == talk + "\n")
      #expect(output.status == 0)
    }
  }

  @Test(arguments: [
    ("{query-2: 배지, query-2-finds: 가, query-10: 바, query-10-finds: 나}", ["배지", "바"], ""),
    ("", ["tab bar", "UITabBarItem, badgeValue"], " lang=\"en\""),
  ])
  func `the examples of a home page are those of one language in the order of their numbers`(
    _ section: String, _ words: [String], _ mark: String
  ) throws {
    let english = """
      {query-1: tab bar, query-1-finds: One., query-2: "UITabBarItem, badgeValue", query-2-finds: Two.}
      """
    let hig = try guide(
      withTemplates: """
        cd Templates/strings
        sed -i '/^  query-/d; s/^example:/example: \(section)/' ko.yml
        sed -i '/^  query-/d; s/^example:/example: \(english)/' en.yml
        """)
    defer { hig.remove() }
    #expect(try hig.run("build", "--strict").status == 0)
    let page = try hig.contents(of: "Site/ko/index.html")
    let found = page.matches(of: #/<div([^>]*)><dt>([^\n]*)</dt>/#).map { ($0.1, $0.2) }
    #expect(found.map { String($0.0) } == words.map { _ in mark })
    #expect(
      found.map { String($0.1).replacing(#/<[^>]*>/#, with: "") } == words)
  }

  @Test
  func `templates with a byte order mark and lines that end as on Windows make the same site`()
    throws
  {
    let hig = try HigProcess(content: SmallGuide.files)
    defer { hig.remove() }
    let copies = """
      cp -rL Templates Other && sed -i 's/$/\\r/; 1s/^/\\xef\\xbb\\xbf/' Other/p*/*.mustache Other/strings/*.yml
      """
    #expect(try hig.shell(copies).status == 0)
    #expect(try hig.run("build").status == 0)
    #expect(try hig.run("build", "--site", "Second", "--templates", "Other").status == 0)
    let compare =
      "cd Site; for f in $(find . -name '*.html'); do cmp <(tr -d '\\r' <../Second/$f) $f || exit 1; done"
    #expect(try hig.shell(compare).status == 0)
  }
}
