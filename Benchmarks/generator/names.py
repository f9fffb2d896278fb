"""Invented names, spelt in every language of the content at once.

Real pages of the same number would speak of new things. Repeating the words of a few pages for ever would make the
vocabulary, and with it the search index, smaller than it would be in earnest.
"""

SYLLABLES = [
    ("ba", "바"), ("ne", "네"), ("lo", "로"), ("mi", "미"), ("ru", "루"), ("sa", "사"), ("te", "테"), ("vo", "보"),
    ("ka", "카"), ("di", "디"), ("no", "노"), ("pe", "페"), ("ri", "리"), ("go", "고"), ("la", "라"), ("tu", "투"),
]

ENDINGS = [("n", "ᆫ"), ("l", "ᆯ"), ("m", "ᆷ"), ("", "")]

HEADS = [
    ("panel", "패널"), ("dial", "다이얼"), ("strip", "띠"), ("card", "카드"), ("tray", "쟁반"), ("meter", "계기"),
    ("board", "판"), ("ring", "고리"), ("list", "목록"), ("grid", "격자"), ("badge", "배지"), ("sheet", "시트"),
]

KOREAN_BASE = 0xAC00
FINALS = {"ᆫ": 4, "ᆯ": 8, "ᆷ": 16, "": 0}


def coined(number):
    """The invented word of a number: a different one for each, in English and in Korean."""
    # A step that shares no factor with the count, so that neighbours do not look alike.
    count = len(SYLLABLES) ** 3 * len(ENDINGS)
    rest = number * 6007 % count + (number // count) * count
    rest, ending = divmod(rest, len(ENDINGS))
    english, korean = "", ""
    while rest or len(english) < 6:
        rest, syllable = divmod(rest, len(SYLLABLES))
        english += SYLLABLES[syllable][0]
        korean += SYLLABLES[syllable][1]
    last = ord(korean[-1]) + FINALS[ENDINGS[ending][1]]
    return {"en": english + ENDINGS[ending][0], "ko": korean[:-1] + chr(last)}


def component_name(number):
    """What a component is called: an invented word and a kind of control."""
    word, head = coined(number), HEADS[number % len(HEADS)]
    return {"en": f"{word['en']} {head[0]}", "ko": f"{word['ko']} {head[1]}"}


def symbols(number):
    """The class of a component and two of its members."""
    first, last = component_name(number)["en"].title().split()
    owner = f"UI{first}{last}"
    return [owner, f"{owner}.{first.lower()}Style", f"{owner}.allows{first}Editing"]


def has_final(word):
    """Whether the last syllable of a Korean word ends in a consonant."""
    return (ord(word[-1]) - KOREAN_BASE) % 28 != 0


def particled(text, values):
    """Fills names into Korean text: `{name:은는}` takes the particle that suits the name."""
    for key, value in values.items():
        text = text.replace("{%s}" % key, value)
        for pair in ("은는", "이가", "을를", "과와"):
            text = text.replace("{%s:%s}" % (key, pair), value + (pair[0] if has_final(value) else pair[1]))
    return text
