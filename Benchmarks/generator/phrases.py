"""Titles, and sentences that carry what must agree between the languages: API names, links and numbers."""

TITLES = {
    "do": [
        ("Give the {thing} a {word} of its own", "{thing:은는} 저마다 {word:을를} 갖게 하세요"),
        ("Show the {word} of a {thing} early", "{thing}의 {word:을를} 일찍 보여 주세요"),
        ("Keep the {word} close to the {thing}", "{word:을를} {thing} 가까이에 두세요"),
        ("Use one {thing} for each {word}", "{word} 하나에 {thing} 하나를 쓰세요"),
        ("Let people close the {word} at any time", "사용자가 {word:을를} 언제든 닫을 수 있게 하세요"),
    ],
    "avoid": [
        ("Don't hide the {word} behind a {thing}", "{word:을를} {thing} 뒤에 숨기지 마세요"),
        ("Don't place a {thing} inside a {word}", "{word} 안에 {thing:을를} 넣지 마세요"),
        ("Avoid a second {word} in one {thing}", "한 {thing} 안에 {word:을를} 둘 두지 마세요"),
    ],
    "consider": [
        ("Consider a {word} for a long {thing}", "긴 {thing}에는 {word:을를} 고려하세요"),
        ("Consider a {thing} without its {word}", "{word:이가} 없는 {thing:을를} 고려하세요"),
    ],
    "fact": [
        ("A {thing} keeps its {word} in every orientation", "{thing:은는} 어느 방향에서나 {word:을를} 유지합니다"),
        ("The {word} belongs to a {thing}", "{word:은는} {thing}에 딸려 있습니다"),
        ("A {word} is part of every {thing}", "{word:은는} 모든 {thing}의 일부입니다"),
        ("The {thing} sits above its {word}", "{thing:은는} {word} 위에 놓입니다"),
    ],
}

SECTIONS = [
    ("purpose", "Purpose", "역할"), ("anatomy", "Anatomy", "구성"),
    ("use", "Using a {thing}", "{thing} 쓰는 법"), ("appearance", "Appearance", "모양"),
]

# What an id leaves out of a title.
SMALL_WORDS = ["a", "the", "its", "it", "of", "in", "every", "to", "at", "any", "time", "people", "own", "one", "each"]

# No Korean particle here depends on how the API name is read aloud.
APIS = [
    ("In code this is `{api}`.", "코드에서는 `{api}`입니다."),
    ("Developers set it with `{api}` once, and the system keeps it.",
     "개발자가 `{api}`에서 한 번 정하면 시스템이 그대로 지킵니다."),
    ("Leave `{api}` alone unless the design calls for it.", "디자인에 꼭 필요하지 않으면 `{api}`에는 손대지 마세요."),
    ("The {word} reads `{api}` each time the screen appears.", "{word:은는} 화면이 나타날 때마다 `{api}`에서 값을 읽습니다."),
]

LINKS = [
    ("For the wider picture see [{title}]({url}).", "더 넓은 설명은 [{title}]({url}) 편에 있습니다."),
    ("A [{title}]({url}) does the same for smaller screens.", "작은 화면에서는 [{title}]({url}) 편이 같은 일을 맡습니다."),
    ("Compare it with [{title}]({url}) before you decide.", "정하기 전에 [{title}]({url}) 편과 견주어 보세요."),
]

NUMBERS = [
    ("Leave at least {number} points around the {word}.", "{word} 둘레에 {number}포인트 이상을 비워 두세요."),
    ("Show no more than {number} of them at once.", "한 번에 {number}개 넘게 보여 주지 마세요."),
    ("A {word} stays for about {number} seconds.", "{word:은는} {number}초쯤 머뭅니다."),
]
