import SearchIndex
import Testing

/// A small guide in English and one other language.
struct TwoScriptGuide: Sendable, CustomTestStringConvertible {
  /// The code and the script of the other language, as `site.yml` names them.
  let language: String
  let script: String
  /// The rules in the other language: to keep every tab enabled, and that a badge is an oval; each a title and a text.
  let rules: [(title: String, text: String)]
  /// What finds the first rule, and what the second.
  let queries: [[String]]

  var testDescription: String { "\(language) in \(script)" }

  static let ids = ["tab-bar/keep-enabled", "tab-bar/red-oval"]

  var guide: ExtendedGuide {
    ExtendedGuide(files: [
      "site.yml": """
      title: {en: Guide}
      languages:
        - {code: en, name: English, script: Latn}
        - {code: \(language), name: Other, script: \(script)}
      groups: [{id: bars, title: {en: Bars}, components: [tab-bar]}]
      """,
      "editions.yml": "editions:\n  - {id: ios7, date: \"2013\", title: {en: iOS 7}}\n",
      "sources.yml": "sources: []\n", "apis.yml": "symbols: []\n", "glossary.yml": "terms: []\n",
      "bars/tab-bar/en.md": """
      ---
      title: Tab bars
      summary: A tab bar switches between areas.
      edition: ios7
      ---

      ### Keep every tab enabled {#keep-enabled .do}

      Say why it is empty.

      ### A badge is a red oval {#red-oval .fact}

      It holds a number.
      """,
      "bars/tab-bar/\(language).md": """
      ---
      title: UITabBar
      summary: UITabBar
      ---

      ### \(rules[0].title) {#keep-enabled}

      \(rules[0].text)

      ### \(rules[1].title) {#red-oval}

      \(rules[1].text)
      """,
    ])
  }

  static let all = [
    TwoScriptGuide(
      language: "he", script: "Hebr",
      rules: [
        ("השאירו כל כרטיסייה פעילה", "הסבירו מדוע היא ריקה."),
        ("תג הוא אליפסה אדומה", "הוא מציג מספר, ב־UIKit."),
      ],
      queries: [["פעילה", "כרטיסייה ריקה", "כרטיס"], ["אליפסה", "אליפ", "תג בUIKit"]]),
    TwoScriptGuide(
      language: "ar", script: "Aran",
      rules: [
        ("أبقِ كل علامة تبويب مفعّلة", "اشرح لماذا هي فارغة، دائمًا."),
        ("الشارة شكل بيضاوي أحمر", "تعرض رقمًا."),
      ],
      queries: [["مفعّلة", "فارغة دائمًا"], ["بيضاوي", "بيضا", "شكل أحمر"]]),
    TwoScriptGuide(
      language: "hi", script: "Deva",
      rules: [("हर टैब को सक्रिय रखें", "बताएँ कि वह खाली क्यों है।"), ("बैज एक लाल अंडाकार है", "इसमें संख्या होती है।")],
      queries: [["सक्रिय", "टैब खाली"], ["अंडाकार", "अंडा", "लाल संख्या"]]),
    TwoScriptGuide(
      language: "hy", script: "Armn",
      rules: [
        ("Թողեք բոլոր ներդիրները միացված", "Ասեք՝ ինչու է դատարկ։"),
        ("Նշանը կարմիր օվալ է", "Այն ցույց է տալիս թիվ։"),
      ],
      queries: [["ՄԻԱՑՎԱԾ", "դատարկ"], ["օվալ", "Կարմիր Օվ"]]),
    TwoScriptGuide(
      language: "ru", script: "Cyrl",
      rules: [
        ("Оставляйте все вкладки активными", "Объясните, почему пусто."),
        ("Значок — красный овал", "В нём число."),
      ],
      queries: [["вкладки", "почему ПУСТО"], ["овал", "красный ова"]]),
    TwoScriptGuide(
      language: "uk", script: "Cyrl",
      rules: [
        ("Тримайте всі вкладки ввімкненими", "Поясніть, чому порожньо."),
        ("Значок — її овал", "У ньому число."),
      ],
      queries: [["вкладки", "ПОЯСНІТЬ", "поясніть порожньо"], ["її", "овал"]]),
    TwoScriptGuide(
      language: "el", script: "Grek",
      rules: [
        ("Αφήστε κάθε καρτέλα ενεργή", "Πείτε γιατί είναι κενός."),
        ("Το σήμα είναι οβάλ", "Έχει έναν αριθμό."),
      ],
      queries: [["καρτελα", "ΚΑΡΤΕΛΑ", "κενοσ"], ["σημα", "αριθμο", "Σήμα οβ"]]),
    TwoScriptGuide(
      language: "de", script: "Latn",
      rules: [
        ("Lassen Sie jede Registerkarte aktiv", "Ändern Sie die Größe nie, Straße für Straße."),
        ("Ein Abzeichen ist oval", "Es hält eine Zahl."),
      ],
      queries: [
        ["Registerkarte", "jede Registerk", "grosse andern", "GRÖSSE", "Größe", "strasse"],
        ["abzeichen", "halt Zahl", "hält"],
      ]),
    TwoScriptGuide(
      language: "fr", script: "Latn",
      rules: [
        ("Gardez chaque onglet prêt", "Dites pourquoi il est à cœur ouvert."),
        ("Une pastille est décorée", "Elle porte un numéro."),
      ],
      queries: [
        ["onglet", "pret", "coeur", "cœur OUVERT"], ["pastille decoree", "numero", "décoré"],
      ]),
    TwoScriptGuide(
      language: "vi", script: "Latn",
      rules: [
        ("Giữ mọi thẻ được bật", "Nói vì sao nó trống."),
        ("Huy hiệu là hình bầu dục đỏ", "Nó chứa một số."),
      ],
      queries: [["giữ mọi thẻ", "giu moi the", "trong"], ["huy hiệu", "bau duc do", "hiê"]]),
    TwoScriptGuide(
      language: "th", script: "Thai",
      rules: [("เปิดใช้งานทุกแท็บไว้", "อธิบายว่าทำไมจึงว่าง"), ("ป้ายเป็นวงรีสีแดง", "แสดงตัวเลข")],
      queries: [["แท็บ", "ทำไม"], ["วงรี", "ป้าย", "ตัวเลข"]]),
    TwoScriptGuide(
      language: "ja", script: "Jpan",
      rules: [("すべてのタブを有効にしておく", "空である理\n由を説明します。"), ("バッジは赤い楕円です", "数を示す人々・物。")],
      queries: [["タブ", "理由"], ["楕円", "バッジ", "ﾊﾞｯｼﾞ", "人々"]]),
    TwoScriptGuide(
      language: "zh", script: "Hant",
      rules: [("讓每個標籤保持啟用", "說明為何是空的。"), ("徽章是紅色橢圓", "它顯示數字。")],
      queries: [["標籤", "說明"], ["橢圓", "徽章", "數字"]]),
    TwoScriptGuide(
      language: "ko", script: "Kore",
      rules: [("모든 탭을 켜 두세요", "비어 있는 까닭을 설명하세요."), ("배지는 빨간 타원입니다", "숫자가 들어갑니다.")],
      queries: [["탭", "까닭을 설명"], ["타원", "빨간 배지", "숫자는"]]),
  ]
}
