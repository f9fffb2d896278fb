// Cuts texts into words, and words into the keys of the index.
//
// Twin: Sources/SearchIndex/Analysis, above all Analyzer.swift, Stemmer.swift, WordScanner.swift and CharacterClass.swift,
// which does the same at build time. All that depends on a language is in the tables that come with the index.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const DEPTH = 5; // how many endings may stand in a row
  const MOST_TAILS = 16;
  const ROLES_OF_VERBS = new Set(["tense", "ending", "nominal", "contraction", "fusedTense", "fused"]);
  const PARTICLES = ["alone", "leading", "plural", "closing", "anywhere"], ROLES_OF_NOUNS = new Set([...PARTICLES, "copula", "fixedCopula"]);
  const LETTER = 1, DIGIT = 2, HANGUL = 3, IDEOGRAPH = 4, OTHER = 5, MARK = 6;
  const CLOSING = /^[)\]}>"'`*_’”」』）］]{0,4}$/; // what may stand between a word and its particle
  const within = (unit, first, last) => unit >= first && unit <= last;

  // The letters, digits and marks of each script by its ISO 15924 code, WritingSystem+Letters.swift. What is written
  // without spaces is taken for ideographs.
  const LETTERS = [
    [LETTER, `Latn 41-5a 61-7a c0-d6 d8-f6 f8-2af 1e00-1eff 2c60-2c7f a722-a787 a78b-a7ff;
      Grek 370-373 376-377 37a-37d 37f 386 388-3f5 3f7-3ff 1f00-1fbc 1fbe 1fc2-1fcc 1fd0-1fdb 1fe0-1fec 1ff2-1ffc;
      Cyrl 400-481 483-487 48a-52f 1c80-1c8a 2de0-2dff a640-a672 a674-a67d a67f-a69f`],
    [HANGUL, `Hang 3131-3163 ac00-d7a3`],
    [IDEOGRAPH, `Thai e01-e3a e40-e4e e50-e59; Laoo e81-edf; Mymr 1000-1049 1050-109d a9e0-a9fe aa60-aa76 aa7a-aa7f;
      Khmr 1780-17d3 17d7 17dc-17e9; Kana 3041-3096 3099-309a 309d-309f 30a1-30fa 30fc-30ff 31f0-31ff ff66-ff9f;
      Hani 3005-3007 303b 3400-4dbf 4e00-9fff f900-fad9; Bopo 3105-312f 31a0-31bf`],
    [OTHER, `Armn 531-559 560-588 fb13-fb17; Hebr 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7-5f2 fb1d-fb28 fb2a-fb4f;
      Arab 610-61a 620-669 66e-6d3 6d5-6dc 6df-6e8 6ea-6fc 6ff 750-77f 870-887 889-88f 897-8e1 8e3-8ff fb50-fbb1 fbd3-fd3d fd50-fd8f fd92-fdc7 fdf0-fdfb fe70-fefc;
      Syrc 710-74f 860-86a; Thaa 780-7b1; Nkoo 7c0-7f5 7fd; Deva 900-963 966-96f 971-97f a8e0-a8f7 a8fb a8fd-a8ff;
      Beng 980-9f1 9fc 9fe; Guru a01-a75; Gujr a81-aef af9-aff; Orya b01-b6f b71; Taml b82-bef; Telu c00-c6f;
      Knda c80-c83 c85-cf3; Mlym d00-d4e d54-d57 d5f-d6f d7a-d7f; Sinh d81-df3;
      Tibt f00 f18-f19 f20-f29 f35 f37 f39 f3e-f84 f86-fbc fc6; Geor 10a0-10fa 10fc-10ff 1c90-1cbf 2d00-2d2d;
      Ethi 1200-135f 1380-138f 2d80-2dde ab01-ab2e; Cher 13a0-13fd ab70-abbf; Cans 1401-166c 166f-167f 18b0-18f5;
      Mong 180b-180d 180f-18aa; Tfng 2d30-2d6f 2d7f`],
    [DIGIT, " 30-39"], [MARK, " 300-36f"],
  ];
  const scripts = [{code: "", kind: 0}], scriptNumbers = new Uint8Array(0x10000);
  for (const [kind, list] of LETTERS) {
    for (const script of list.split(/;\s*/)) {
      const [code, ...ranges] = script.split(/\s+/);
      for (const range of ranges) {
        const [first, last = first] = range.split("-").map((unit) => parseInt(unit, 16));
        scriptNumbers.fill(scripts.length, first, last + 1);
      }
      scripts.push({code, kind});
    }
  }
  const KINDS = Uint8Array.from(scripts, ({kind}) => kind);
  const classOf = (unit) => KINDS[scriptNumbers[unit]];

  /** The script of a word's letters; for a number Latin, in whose texts it may stand. */
  function scriptOf({text}) {
    for (let at = 0; at < text.length; at += 1) {
      const {code} = scripts[scriptNumbers[text.charCodeAt(at)]];
      if (code) return code;
    }
    return "Latn";
  }

  // Of a language that mixes scripts those that tell it from others.
  const MIXED = {Kore: ["Hang"], Jamo: ["Hang"], Jpan: ["Kana", "Hani"], Hira: ["Kana"], Hrkt: ["Kana"], Hans: ["Hani"],
    Hant: ["Hani"], Hanb: ["Hani", "Bopo"], Aran: ["Arab"], Cyrs: ["Cyrl"], Latf: ["Latn"], Latg: ["Latn"], Geok: ["Geor"],
    Syre: ["Syrc"], Syrj: ["Syrc"], Syrn: ["Syrc"]};
  /** The scripts that a language is written in, by the one that the site gives it. */
  const scriptsOf = (code) => (Object.hasOwn(MIXED, code) ? MIXED[code] : [code]);

  // Marks, and letters of scripts that have marks of their own: Composition.swift.
  const COMPOSABLE = /[\u0300-\u036f\u0591-\u10ff\u1200-\u1fff\u3099\u309a\ufb1d-\ufb4f]/;
  /** In NFC; most texts have nothing but Hangul to compose. NFKC and NFKD would break lone letters. */
  const normalized = (text) => (COMPOSABLE.test(text) ? text.normalize("NFC") : text.replace(
    /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\uac00-\ud7a3][\u11a8-\u11c2]/g,
    (letters) => letters.normalize("NFC")));
  const INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
  const KANA = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a";
  /** Old character sets' widths as the usual ones, and lone conjoining letters as letters. */
  const folded = (text) => normalized(normalized(text).replace(
    /[\uff01-\uff5e\u3000\uff66-\uff9f\uffa1-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc\u1100-\u1112\u1161-\u1175]/g,
    (letter) => {
      const unit = letter.charCodeAt(0);
      if (unit === 0x3000) return " ";
      if (within(unit, 0x1100, 0x1112)) return INITIALS[unit - 0x1100];
      if (within(unit, 0xff66, 0xff9f)) return KANA[unit - 0xff66];
      const [, , shift] = WIDTHS.find(([first, last]) => within(unit, first, last));
      return String.fromCharCode(unit + shift);
    }));
  const WIDTHS = [[0xff01, 0xff5e, -0xfee0], [0xffa1, 0xffbe, 0x3131 - 0xffa1], [0xffc2, 0xffc7, 0x314f - 0xffc2],
    [0xffca, 0xffcf, 0x3155 - 0xffca], [0xffd2, 0xffd7, 0x315b - 0xffd2], [0xffda, 0xffdc, 0x3161 - 0xffda],
    [0x1161, 0x1175, 0x314f - 0x1161]];
  /** Letter by letter, without the rules for whole words that differ between platforms. */
  const lowercased = (text) => [...text].map((letter) => letter.toLowerCase()).join("");
  const UNDIVIDED = {ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", ħ: "h", ı: "i", ł: "l", þ: "th", ς: "σ"};
  /** And without marks, as who lacks them on the keyboard types: LetterFolding.swift. */
  const caseless = (text) => lowercased(text).normalize("NFD").replace(/[\u0300-\u036f]/g, "")
    .replace(/[ßæœøđðħıłþς]/g, (letter) => UNDIVIDED[letter]);

  const VOWEL = /[aeiouyhàâäáãèéêëìíîïòóôöõùúûüýÿæœ]/i; // of Latin letters, or the h that is not heard

  // What parts thousands may be a comma, a point, a firm blank or an apostrophe, and a comma may stand for the point; but
  // 1,2,3 is three numbers. GroupedNumber.swift
  const BLANK = "\\xa0\\u2009\\u202f'’";
  const GROUPED = new RegExp([`(\\d{1,3}(?:,\\d{3})+(?!,?\\d))`, `(?:\\d{1,3}(?:[.${BLANK}]\\d{3})+|\\d+),\\d+(?!,?\\d)`,
    `\\d{1,3}(?:[${BLANK}]\\d{3})+(?![${BLANK}]?\\d)`].join("|"), "y");
  const UNGROUPED = {length: 0, plain: ""};
  function groupedNumber(text, start) {
    GROUPED.lastIndex = /\d,$/.test(text.slice(Math.max(start - 2, 0), start)) ? text.length : start;
    const [number = "", withCommas] = GROUPED.exec(text) || [];
    return {length: number.length, plain: withCommas ? number.replace(/,/g, "")
      : number.replace(/[^\d,]/g, "").replace(",", ".")};
  }

  function scan(text) {
    const words = [];
    const kindAt = (at) => classOf(text.charCodeAt(at)), isMark = (at) => kindAt(at) === MARK;
    const isAlphanumeric = (at) => kindAt(at) === LETTER || kindAt(at) === DIGIT;
    /** An apostrophe between two words, as in French before a vowel: l’écran. */
    const parts = (at) => /['’]/.test(text.charAt(at)) && kindAt(at - 1) === LETTER && VOWEL.test(text.charAt(at + 1));
    /** A percent sign by itself, as behind a number and a blank. */
    const isPercentSign = (at) => text.charAt(at) === "%" && !isAlphanumeric(at + 1)
      && /^[ \n\xa0\u2009\u202f]?$/.test(text.slice(Math.max(at - 1, 0), at));
    for (let start = 0, end; start < text.length; start = end) {
      const kind = kindAt(start);
      const number = kind === DIGIT ? groupedNumber(text, start) : UNGROUPED;
      end = start + Math.max(number.length, 1);
      if ((!kind && !isPercentSign(start)) || kind === MARK) continue;
      if (kind === LETTER || kind === DIGIT) {
        while (isAlphanumeric(end) || isMark(end) || (/[._'’]/.test(text.charAt(end)) && isAlphanumeric(end + 1)
          && !parts(end))) end += 1;
        if (end - start < 3 && parts(end)) continue; // what is left of an article
        if (text.charAt(end) === "%" && classOf(text.charCodeAt(end - 1)) === DIGIT) end += 1;
      } else if (kind) {
        while (kindAt(end) === kind || (kind === OTHER && isMark(end))) end += 1;
      }
      const written = number.plain + text.slice(start + number.length, end).replace(/['’]/g, "");
      const before = words[words.length - 1];
      const latin = kind <= DIGIT;
      words.push({written, text: latin ? caseless(written) : lowercased(written), hangul: kind === HANGUL, latin,
        start, end, glued: before !== undefined && CLOSING.test(text.slice(before.end, start))});
    }
    return words;
  }

  function hump(name) {
    const isDigit = (letter) => /[0-9]/.test(letter), isCapital = (letter) => /[A-Z]/.test(letter);
    const humps = [];
    let start = 0;
    for (let at = 1; at < name.length; at += 1) {
      const before = name[at - 1], here = name[at], after = name[at + 1];
      // A lone small letter is no part: iOS, iPad.
      const isBoundary = isDigit(before) !== isDigit(here) || (isCapital(here) && (isCapital(before)
        ? after !== undefined && !isCapital(after) && !isDigit(after) : at > 1));
      if (isBoundary) { humps.push(name.slice(start, at)); start = at; }
    }
    humps.push(name.slice(start));
    return humps;
  }

  /** The first letter of a key, of Hangul after its mark. */
  const beginningOf = (key) => key.slice(0, key.startsWith("~") ? 2 : 1);
  /** Whether a word has no parts that may be asked for, as API names have. */
  const isSimple = (word) => !word.latin || /^[^0-9._][^A-Z0-9._]*$/.test(word.written);
  const longerFirst = (left, right) => right.length - left.length || (left < right ? -1 : left > right ? 1 : 0);
  const isVowel = (key) => "yuihjklbnmoOpP".includes(key);

  function lowerBound(sorted, key) {
    let low = 0, high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < key) low = middle + 1; else high = middle;
    }
    return low;
  }

  /** The Hangul that keys write on the standard layout, as an input method joins it. */
  function composed(keys, {initials, medials, finals, letters}) {
    const isOpening = (key) => initials.indexOf(key) >= 0;
    let text = "", at = 0;
    const vowel = () => {
      const length = medials.includes(keys.slice(at, at + 2)) ? 2 : 1;
      at += length;
      return keys.slice(at - length, at);
    };
    while (at < keys.length) {
      const opening = keys[at];
      if (isVowel(opening)) { text += String.fromCharCode(0x3131 + letters.indexOf(vowel())); continue; }
      at += 1;
      if (!isOpening(opening) || at >= keys.length || !isVowel(keys[at])) {
        text += letters.includes(opening) ? String.fromCharCode(0x3131 + letters.indexOf(opening)) : opening;
        continue;
      }
      const medial = medials.indexOf(vowel()), isFree = (place) => place >= keys.length || !isVowel(keys[place]);
      let final = at < keys.length && isFree(at + 1) ? finals.indexOf(keys[at]) : 0;
      if (final > 0 && keys.length > at + 1 && isFree(at + 2) && finals.includes(keys.slice(at, at + 2))) {
        final = finals.indexOf(keys.slice(at, at + 2));
      }
      final = Math.max(final, 0);
      at += finals[final].length;
      text += String.fromCharCode(0xac00 + (initials.indexOf(opening) * 21 + medial) * 28 + final);
    }
    return text;
  }

  class Analyzer {
    constructor(tables) {
      this.tables = tables;
      this.stopWords = new Set(tables.stopWords);
      this.functionWords = new Set([...tables.stopWords, ...tables.functionWords]); // of parts of names
      this.frames = new Set(tables.frames);
      this.bareWords = new Set(tables.korean.bareWords);
      this.stemsOf = new Map();
      this.follows = new Map(Object.entries(tables.korean.follows).map(([role, roles]) => [role, new Set(roles)]));
      this.suffixes = new Map(); // by their last keystroke
      this.ofNouns = [];
      for (const {role, place, forms} of tables.korean.groups) {
        for (const form of forms.split(" ")) {
          const [suffix, replacement = ""] = form.split(">"), last = suffix.slice(-1);
          this.suffixes.set(last, [...(this.suffixes.get(last) || []), {suffix, replacement, place, role}]);
          if (ROLES_OF_NOUNS.has(role)) this.ofNouns.push({suffix, place});
        }
      }
      this.units = new Map([["%", tables.units["%"]]]); // by the key of each spelling
      for (const [spelling, unit] of Object.entries(tables.units)) {
        for (const word of this.words(spelling)) this.units.set(this.key(word), unit);
      }
    }

    words(text) {
      return scan(text).filter((word) =>
        !(word.glued && word.hangul && this.isSuffix(this.keystrokes(word.text))));
    }

    /** Whether a part of words run together asks and says nothing; most that do in one syllable are parts of other words. */
    isFiller({hangul, text}) {
      if (!hangul) return false;
      return text.length < 2 ? this.tables.functionWords.includes(text) : this.stopWords.has(text) || this.frames.has(text);
    }

    /** Words without those before and after them that leave open what of a name is meant. */
    unframed(words) {
      const isFrame = (at) => at >= 0 && at < words.length && this.frames.has(words[at].text);
      let start = 0, end = words.length;
      while (isFrame(start)) start += 1;
      while (end > start && isFrame(end - 1)) end -= 1;
      return words.slice(start, end);
    }

    key(word) { return word.hangul ? "~" + this.keystrokes(word.text) : word.text; }

    /** How a word's key begins, and those of its stems. */
    beginning(word) { return beginningOf(word.hangul ? "~" + this.keystrokes(word.text[0]) : word.text); }

    keystrokes(text) {
      const {initials, medials, finals, letters} = this.tables.keyboard;
      let keys = "";
      for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at), offset = unit - 0xac00;
        if (within(unit, 0x3131, 0x3163)) keys += letters[unit - 0x3131];
        else if (!within(unit, 0xac00, 0xd7a3)) keys += text[at];
        else keys += initials[Math.floor(offset / 588)] + medials[Math.floor((offset % 588) / 28)] + finals[offset % 28];
      }
      return keys;
    }

    /** What a word of Hangul was before somebody began to type an ending of nouns, the longest first. */
    begun(word) {
      if (!word.hangul) return [];
      const keys = this.keystrokes(word.text), ends = Array.from({length: Math.max(0, keys.length - 2)}, (_, at) => keys.length - 1 - at);
      return ends.filter((end) => this.beginsSuffix(keys.slice(end), keys[end - 1])).map((end) => this.respelt(word, "~" + keys.slice(0, end)));
    }

    /** Whether keys begin an ending of nouns, and are not all of it; what stands before them may be told. */
    beginsSuffix(keys, before) {
      return this.ofNouns.some(({suffix, place}) => suffix.length > keys.length && suffix.startsWith(keys)
        && (before === undefined || this.stands(place, before)));
    }

    /** Whether keys end so and have something fitting before it, unless something else takes the ending's place. */
    endsWith(keys, {suffix, place, replacement}) {
      if (keys.length <= suffix.length || !keys.endsWith(suffix)) return keys === suffix && replacement !== "";
      const before = keys.slice(0, -suffix.length);
      return place === "syllable" ? [...before].some(isVowel) : this.stands(place, before[before.length - 1]);
    }

    stands(place, before) {
      const isOpen = isVowel(before);
      switch (place) {
        case "vowel": return isOpen;
        case "consonant": return !isOpen;
        case "open": return isOpen || before === "f";
        case "closed": return !isOpen && before !== "f";
        default: return true;
      }
    }

    /** The endings that keys may end with, before one of a certain role. */
    rulesFor(keys, before) {
      const rules = this.suffixes.get(keys.slice(-1)) || [];
      return before === undefined ? rules
        : rules.filter(({role}) => this.follows.has(role) && this.follows.get(role).has(before));
    }

    isSuffix(keys, before = undefined, depth = DEPTH) {
      return depth > 0 && this.rulesFor(keys, before).some((rule) => rule.role !== "contraction"
        && (rule.suffix === keys || (this.endsWith(keys, rule)
          && this.isSuffix(keys.slice(0, -rule.suffix.length), rule.role, depth - 1))));
    }

    /** What a word may be without its endings; 바로 is 바 with a particle only where it ends a name of several words. */
    stems(word, endsName = false) {
      if ((!word.hangul && !word.latin) || (!endsName && this.bareWords.has(word.text))) return [];
      const key = this.key(word);
      if (!this.stemsOf.has(key)) {
        this.stemsOf.set(key, word.hangul
          ? this.koreanStems(key.slice(1)).map((stem) => "~" + stem)
          // Points may part thousands: 1.000 is 1000 in German.
          : /^[0-9]{1,3}(\.[0-9]{3})+$/.test(key) ? [key.replace(/\./g, "")]
            : /^[a-z]+$/.test(key) ? this.latinStems(key) : []);
      }
      return this.stemsOf.get(key);
    }

    /** The word that the same keys write on the other keyboard layout; the word itself where they write none. */
    onOtherLayout(word) {
      if (word.hangul) {
        const keys = this.keystrokes(word.text);
        return {...word, written: keys, text: lowercased(keys), hangul: false, latin: true};
      }
      if (!/^[a-z]+$/.test(word.text)) return word;
      // Capitals throughout are typed with the lock, not with the shift key.
      const isLocked = /^[A-Z]{2,}$/.test(word.written);
      const keys = isLocked ? word.text : word.written.replace(/[^QWERTOP]/g, (key) => key.toLowerCase());
      return this.respelt(word, "~" + keys);
    }

    /** A word with another key, shown as the whole that the key may only begin. */
    respelt(word, key, shown = key) {
      const textOf = (one) => (one.startsWith("~") ? composed(one.slice(1), this.tables.keyboard) : one);
      return {...word, written: textOf(shown), text: textOf(key), hangul: key.startsWith("~"), latin: !key.startsWith("~")};
    }

    /** Every stem of a word in keystrokes, the longest first. */
    koreanStems(word, isWanted = () => true, depth = DEPTH) {
      const known = new Set(), found = new Set();
      let frontier = [{keys: word, before: undefined}];
      for (let round = 0; round < depth && frontier.length > 0; round += 1) {
        frontier = frontier.flatMap(({keys, before}) => this.rulesFor(keys, before)
          .filter((rule) => isWanted(rule) && keys.length + rule.replacement.length >= rule.suffix.length + 2
            && this.endsWith(keys, rule))
          .map((rule) => ({keys: keys.slice(0, -rule.suffix.length) + rule.replacement, before: rule.role})))
          .filter(({keys, before}) => !known.has(`${keys} ${before}`) && known.add(`${keys} ${before}`));
        frontier.forEach(({keys}) => found.add(keys));
      }
      return [...found].sort(longerFirst);
    }

    /** What a word of Hangul with a key may be without one ending of a verb, the longest first. */
    verbs(key) {
      return this.koreanStems(key.slice(1), ({role}) => ROLES_OF_VERBS.has(role), 1).map((stem) => "~" + stem);
    }

    /** Those of them that are surely verbs: 기 or what has three keys stands behind them, and it is no particle. What has two
     * keys is in many nouns, as 서 is in 커서 and 지 in 배지. */
    sureVerbs(key) {
      const verbs = this.verbs(key).filter((stem) => key.endsWith("rl") || key.length >= stem.length + 3);
      if (verbs.length === 0) return [];
      const nouns = this.koreanStems(key.slice(1), ({role}) => PARTICLES.includes(role));
      return verbs.filter((stem) => !nouns.includes(stem.slice(1)));
    }

    latinStems(word) {
      const found = new Set();
      let frontier = [word];
      for (let round = 0; round < 2; round += 1) {
        frontier = frontier.flatMap((letters) => this.shorterLatin(letters))
          .filter((stem) => !found.has(stem) && found.add(stem));
      }
      return [...found].sort(longerFirst);
    }

    shorterLatin(word) {
      return this.tables.latin.filter(({ending, minimum, notAfter}) => {
        const length = word.length - ending.length;
        return word.endsWith(ending) && length >= minimum && !notAfter.includes(word[length - 1]);
      }).map(({ending, replacement}) => word.slice(0, -ending.length) + replacement);
    }

    parts(word) {
      if (!word.latin) return {segments: [], humps: [], tails: []};
      const segments = word.written.split(/[._]/).filter((segment) => segment !== ""), split = segments.map(hump);
      const asWords = (parts) => parts.length < 2 ? [] : parts.map((written) =>
        ({written, text: caseless(written), latin: true, start: word.start, end: word.end}));
      return {
        segments: asWords(segments), humps: asWords(split.flat().filter((part) => part.length > 1 || /[0-9]/.test(part))),
        tails: split.flatMap((humps) => {
          const first = Math.max(1, humps.length - 1 - MOST_TAILS);
          return humps.slice(first, -1).map((_, at) => caseless(humps.slice(at + first).join("")));
        }),
      };
    }

    measure(number, unit) {
      if (!number.latin) return undefined;
      const digits = /^[0-9.]*/.exec(number.text)[0];
      if (digits === "" || (unit && digits !== number.text)) return undefined;
      const spelling = unit ? [this.key(unit), ...this.stems(unit)].map((key) => this.units.get(key)).find((one) => one)
        : this.units.get(number.text.slice(digits.length));
      return spelling === undefined ? undefined : digits + spelling;
    }

    /** The keys of words without the spaces between them, as written and with the last word's stems. */
    joinedKeys(words) {
      if (words.length === 0) return [];
      const last = words[words.length - 1], head = this.join(words.slice(0, -1));
      const isAfterHangul = words.length > 1 && words[words.length - 2].hangul;
      return [this.key(last), ...this.stems(last, words.length > 1)]
        .map((key) => head + (isAfterHangul && last.hangul ? key.slice(1) : key));
    }

    join(words) {
      return words.map((word, at) =>
        word.hangul && at > 0 && words[at - 1].hangul ? this.key(word).slice(1) : this.key(word)).join("");
    }

    /** The keystrokes of consonants before a vowel, in a key of Hangul. */
    initials(key) {
      let found = "";
      for (let at = 1; key.startsWith("~") && at + 1 < key.length; at += 1) {
        if (!isVowel(key[at]) && isVowel(key[at + 1])) found += key[at];
      }
      return found;
    }

    joinedKey(text) { return this.join(this.words(normalized(text))); }
  }

  const isSyllable = (unit) => within(unit, 0xac00, 0xd7a3) || classOf(unit) === IDEOGRAPH;

  function pairsIn(text) {
    const pairs = [];
    let before = "";
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at];
      if (isSyllable(text.charCodeAt(at))) {
        if (before) pairs.push(before + letter);
        before = letter;
      } else if (letter !== " ") before = "";
    }
    return pairs;
  }

  Higraph.analysis = Object.freeze({Analyzer, beginningOf, folded, isSimple, isVowel, lowerBound, lowercased, pairsIn, scriptOf,
    scriptsOf, within});
})(globalThis);
