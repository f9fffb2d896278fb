// What the search does with text: cuts it into the keys of the index, and into snippets; search.js needs it first.
//
// Sources/SearchIndex/Analysis does the same at build time. All that depends on a language is in the tables
// that come with the index.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const DEPTH = 5; // how many endings may stand in a row
  const LONGEST_NAME = 5, MOST_COMPLETIONS = 8, MOST_READINGS = 20000, MOST_TAILS = 16;
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

  function scan(text) {
    const words = [];
    const kindAt = (at) => classOf(text.charCodeAt(at)), isMark = (at) => kindAt(at) === MARK;
    const isAlphanumeric = (at) => kindAt(at) === LETTER || kindAt(at) === DIGIT;
    for (let start = 0, end; start < text.length; start = end) {
      const kind = kindAt(start);
      end = start + 1;
      if (!kind || kind === MARK) continue;
      if (kind === LETTER || kind === DIGIT) {
        while (isAlphanumeric(end) || isMark(end) || (/[._'’]/.test(text.charAt(end)) && isAlphanumeric(end + 1))) end += 1;
        if (text.charAt(end) === "%" && classOf(text.charCodeAt(end - 1)) === DIGIT) end += 1;
      } else {
        while (kindAt(end) === kind || (kind === OTHER && isMark(end))) end += 1;
      }
      const written = text.slice(start, end).replace(/['’]/g, "");
      const before = words[words.length - 1];
      words.push({written, text: lowercased(written), hangul: kind === HANGUL, latin: kind <= DIGIT,
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
      const isBoundary = isDigit(before) !== isDigit(here) || (isCapital(here)
        && (!isCapital(before) || (after !== undefined && !isCapital(after) && !isDigit(after))));
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
      this.stemsOf = new Map();
      this.follows = new Map(Object.entries(tables.korean.follows).map(([role, roles]) => [role, new Set(roles)]));
      this.suffixes = new Map(); // by their last keystroke
      for (const {role, place, forms} of tables.korean.groups) {
        for (const form of forms.split(" ")) {
          const [suffix, replacement = ""] = form.split(">"), last = suffix.slice(-1);
          this.suffixes.set(last, [...(this.suffixes.get(last) || []), {suffix, replacement, place, role}]);
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

    /** Whether keys end so and have something fitting before it, unless something else takes the ending's place. */
    endsWith(keys, {suffix, place, replacement}) {
      if (keys.length <= suffix.length || !keys.endsWith(suffix)) return keys === suffix && replacement !== "";
      const before = keys[keys.length - suffix.length - 1], isOpen = isVowel(before);
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

    stems(word) {
      if (!word.hangul && !word.latin) return [];
      const key = this.key(word);
      if (!this.stemsOf.has(key)) {
        this.stemsOf.set(key, word.hangul
          ? this.koreanStems(key.slice(1)).map((stem) => "~" + stem)
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
    koreanStems(word) {
      const known = new Set(), found = new Set();
      let frontier = [{keys: word, before: undefined}];
      for (let round = 0; round < DEPTH && frontier.length > 0; round += 1) {
        frontier = frontier.flatMap(({keys, before}) => this.rulesFor(keys, before)
          .filter((rule) => keys.length + rule.replacement.length >= rule.suffix.length + 2
            && this.endsWith(keys, rule))
          .map((rule) => ({keys: keys.slice(0, -rule.suffix.length) + rule.replacement, before: rule.role})))
          .filter(({keys, before}) => !known.has(`${keys} ${before}`) && known.add(`${keys} ${before}`));
        frontier.forEach(({keys}) => found.add(keys));
      }
      return [...found].sort(longerFirst);
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
        ({written, text: lowercased(written), latin: true, start: word.start, end: word.end}));
      return {
        segments: asWords(segments), humps: asWords(split.flat().filter((part) => part.length > 1)),
        tails: split.flatMap((humps) => {
          const first = Math.max(1, humps.length - 1 - MOST_TAILS);
          return humps.slice(first, -1).map((_, at) => lowercased(humps.slice(at + first).join("")));
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
      return [this.key(last), ...this.stems(last)]
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

  // Names -----------------------------------------------------------------------------------------

  const table = (pairs) => {
    const found = new Map();
    for (const [key, value] of pairs) {
      const values = found.get(key);
      if (values) values.push(value); else found.set(key, [value]);
    }
    return found;
  };

  /** Names of one to five words that stand for concepts, however they are spaced. */
  class Names {
    /** Keys in order; one that is a sure name of a concept is no ambiguous one of another. */
    constructor(analyzer, keys, {concepts, ambiguous}) {
      const sure = new Set(keys.filter((_, at) => !ambiguous[at]));
      this.analyzer = analyzer;
      this.given = {keys, concepts};
      this.sure = sure;
      this.concepts = table(keys.map((key, at) => [key, concepts[at]])
        .filter(([key], at) => !ambiguous[at] || !sure.has(key)));
      this.keys = [...this.concepts.keys()];
      this.readings = new Map();
      this.plainKeys = this.keys.filter((key) => /^[\x20-\x7e]*$/.test(key));
    }

    /** The concepts that words name together; an ending may stand after the last word. */
    named(words) {
      for (const key of this.analyzer.joinedKeys(words)) {
        if (this.concepts.has(key)) return this.concepts.get(key);
      }
      return [];
    }

    /** The concepts with a longer name that begins so, the shortest first of the names that mean nothing else. */
    beginningWith(key) { return this.shortest(this.longerThan(key)); }

    /** The same, one for each such name, in the order of the names. */
    allBeginningWith(key) { return this.longerThan(key).flatMap((name) => this.concepts.get(name)); }

    longerThan(key) {
      const keys = [];
      for (let at = lowerBound(this.keys, key); at < this.keys.length && this.keys[at].startsWith(key); at += 1) {
        if (this.keys[at] !== key) keys.push(this.keys[at]);
      }
      return keys;
    }

    /** The concepts whose name has these opening consonants, in keystrokes; else those whose name's begin so. */
    withInitials(initials) {
      const keys = this.keys.filter((key) => this.beginsWithInitials(key, initials));
      const whole = keys.filter((key) => this.analyzer.initials(key).length === initials.length);
      return this.shortest(whole.length > 0 ? whole : keys);
    }

    /** Whether a key's opening consonants begin so; a single one is found in a double one as well. */
    beginsWithInitials(key, initials) {
      const first = key[1], isFirst = key.startsWith("~") && !isVowel(first) && isVowel(key[2]);
      if (isFirst && first !== initials[0] && first.toLowerCase() !== initials[0]) return false; // most, at one glance
      const own = this.analyzer.initials(key);
      return own.length >= initials.length
        && [...initials].every((one, at) => own[at] === one || own[at].toLowerCase() === one);
    }

    shortest(keys) {
      const sorted = keys.sort((left, right) => this.sure.has(right) - this.sure.has(left) || left.length - right.length || (left < right ? -1 : 1));
      return [...new Set(sorted.flatMap((key) => this.concepts.get(key)))].slice(0, MOST_COMPLETIONS);
    }

    /** What a word is to names and marks: found once for each word that texts have. */
    reading(word) {
      let known = this.readings.get(word.written);
      if (!known) {
        const key = this.analyzer.key(word), stems = this.analyzer.stems(word), {segments, humps, tails} = this.analyzer.parts(word);
        known = {key, stems, tails, parts: [...segments, ...humps], concepts: this.firstNamed([key, ...stems])};
        if (this.readings.size >= MOST_READINGS) this.readings.clear();
        this.readings.set(word.written, known);
      }
      return known;
    }

    firstNamed(keys) {
      const key = keys.find((one) => this.concepts.has(one));
      return key === undefined ? [] : this.concepts.get(key);
    }

    /** Whether any name begins so. */
    begins(key) {
      const next = this.keys[lowerBound(this.keys, key)];
      return next !== undefined && next.startsWith(key);
    }

    /** The longest name that begins at a word: how many words it has, its concepts, and which of the last one's keys it ends with. */
    nameAt(words, start) {
      const first = this.reading(words[start]), ownKeys = [first.key, ...first.stems];
      let longest = {count: 1, concepts: first.concepts, ending: ownKeys.find((key) => this.concepts.has(key))};
      let head = first.key;
      for (let at = start + 1; at < Math.min(start + LONGEST_NAME, words.length) && this.begins(head); at += 1) {
        const {key, stems} = this.reading(words[at]), isGlued = words[at - 1].hangul && words[at].hangul;
        const join = (one) => head + (isGlued ? one.slice(1) : one);
        const ending = [key, ...stems].find((one) => this.concepts.has(join(one)));
        if (ending !== undefined) longest = {count: at - start + 1, concepts: this.concepts.get(join(ending)), ending};
        head = join(key);
      }
      return longest;
    }

    /** The stretches of a text that match, in order, touching ones joined; of Hangul without the endings. */
    marks(text, marking) {
      const words = this.analyzer.words(text), ranges = [], beginnings = this.beginnings(marking);
      words.forEach((word, start) => {
        if (isSimple(word) && !beginnings.has(this.analyzer.beginning(word))) return;
        const mark = this.mark(word, marking);
        if (mark) ranges.push(mark);
        if (marking.concepts.size === 0) return;
        const {count, concepts, ending} = this.nameAt(words, start), last = words[start + count - 1];
        if (concepts.some((concept) => marking.concepts.has(concept))) ranges.push([word.start, this.stretch(ending, last)[1]]);
      });
      for (let at = 0, before = -1; marking.pairs.size > 0 && at < text.length; at += 1) {
        if (text[at] === " ") continue;
        if (before >= 0 && marking.pairs.has(text[before] + text[at])) ranges.push([before, at + 1]);
        before = at;
      }
      return joined(ranges);
    }

    /** How all begins that may be marked: no ending changes the beginning of a word, and few words begin so. */
    beginnings(marking) {
      if (!marking.beginnings) {
        const {keys, concepts} = this.given, {concepts: wanted} = marking;
        marking.beginnings = new Set([...marking.keys, ...marking.prefixes].map(beginningOf));
        keys.forEach((key, at) => { if (wanted.has(concepts[at])) marking.beginnings.add(beginningOf(key)); });
      }
      return marking.beginnings;
    }

    mark(word, marking) {
      const {parts, tails} = this.reading(word);
      if (tails.some((key) => marking.keys.has(key))) return [word.start, word.end];
      for (const part of [word, ...parts]) {
        const key = this.matchedKey(part, marking);
        if (key !== undefined) return this.stretch(key, {...part, start: word.start, end: word.end});
      }
      return undefined;
    }

    /** What of a word was asked for: without its ending, unless what is left is a syllable that is no name. */
    matchedKey(part, {keys, prefixes}) {
      const own = this.reading(part), {key} = own, stems = own.stems.filter((stem) => keys.has(stem));
      const sure = stems.find((stem) => this.isSure(stem, part));
      if (sure !== undefined || keys.has(key)) return sure === undefined ? key : sure;
      if (stems.length > 0) return stems[0];
      // A syllable that the content has as it stands, as 바, is not the beginning of 방 as well.
      return prefixes.filter((prefix) => key.startsWith(prefix) && (!keys.has(prefix) || !part.hangul || this.isWhole(prefix, part)))
        .sort((left, right) => right.length - left.length)[0];
    }

    /** A name, or two syllables and more that do not end within one, as 버튼으 does in 버튼을. */
    isSure(stem, part) {
      const [start, end] = this.stretch(stem, part);
      return this.concepts.has(stem) || (end - start > 1 && this.isWhole(stem, part));
    }

    /** Whether a key ends with a syllable of a word, and not within one. */
    isWhole(key, part) {
      const [start, end] = this.stretch(key, part);
      return "~" + this.analyzer.keystrokes(part.text.slice(0, end - start)) === key;
    }

    /** The syllables from the beginning of a word that take the keystrokes of a key; other words whole. */
    stretch(key, word) {
      const {start, end, text} = word;
      if (!word.hangul || text.length !== end - start) return [start, end];
      let left = key.length - 1, at = 0;
      for (; left > 0 && at < text.length; at += 1) left -= this.analyzer.keystrokes(text[at]).length;
      return [start, start + at];
    }
  }

  // Texts -----------------------------------------------------------------------------------------

  /** Ranges in order, those that touch made one. */
  function joined(ranges) {
    const found = [];
    for (const [start, end] of ranges.sort((left, right) => left[0] - right[0] || left[1] - right[1])) {
      const last = found[found.length - 1];
      if (last && start <= last[1]) last[1] = Math.max(last[1], end); else found.push([start, end]);
    }
    return found;
  }

  const SNIPPET = 160, LEAD = 60, SLACK = 15;

  const isBlank = (unit) => unit === " " || unit === "\n";
  // Where a text may be cut, as TextCuts.swift says.
  const SENTENCE_ENDS = ".!?", WIDE_ENDS = "。！？｡", CLOSING_SIGNS = ")’”〉》」』】〕）｣", LONGEST_CHARACTER = 32;
  const CONTINUING = [[0x300, 0x36f], [0xe31, 0xe31], [0xe33, 0xe3a], [0xe47, 0xe4e], [0xeb1, 0xeb1], [0xeb3, 0xebc],
    [0xec8, 0xece], [0x102b, 0x103e], [0x1160, 0x11ff], [0x17b4, 0x17d3], [0x200c, 0x200d], [0x20d0, 0x20ff],
    [0x3099, 0x309a], [0xdc00, 0xdfff], [0xfe00, 0xfe0f]];

  /** On each line, after a mark that ends a sentence and a space, and right behind such a mark where scripts have no spaces. */
  function isSentenceStart(text, at) {
    if (at === 0 || text[at - 1] === "\n") return true;
    // A sign may still belong to what a mark has ended: 。」 and ！？.
    if (WIDE_ENDS.includes(text[at - 1])) return !isBlank(text[at]) && !(WIDE_ENDS + CLOSING_SIGNS).includes(text[at]);
    return text[at - 1] === " " && at > 1 && (SENTENCE_ENDS + WIDE_ENDS).includes(text[at - 2]);
  }

  /** Whether a text is cut at a place between two sentences: before the blank there, if any. */
  const isSentenceEnd = (text, at) => at >= text.length || (isBlank(text[at]) ? isSentenceStart(text, at + 1)
    : !isBlank(text[at - 1]) && isSentenceStart(text, at));

  /** A place, or one before it where it is within a character; not without end, for a letter may have marks without end. */
  function characterStart(text, at) {
    const isWithin = (place) => place > 0 && (text[place - 1] === "\u200d"
      || CONTINUING.some(([first, last]) => within(text.charCodeAt(place), first, last)));
    let start = at;
    while (start >= Math.max(at - LONGEST_CHARACTER, 0) && isWithin(start)) start -= 1;
    if (start >= Math.max(at - LONGEST_CHARACTER, 0)) return start;
    return at - (within(text.charCodeAt(at), 0xdc00, 0xdfff) ? 1 : 0);
  }

  /** Where the sentence with most matches begins, the first of such, and the first match in it. */
  function bestSentence(text, marks) {
    let best = {start: 0, mark: [0, 0]}, most = 0, next = 0;
    for (let start = 0, end; start < text.length; start = end) {
      for (end = start + 1; end < text.length && !isSentenceStart(text, end);) end += 1;
      const first = next;
      while (next < marks.length && marks[next][0] < end) next += 1;
      if (next - first > most) {
        best = {start, mark: marks[first]};
        most = next - first;
      }
    }
    return best;
  }

  /** What is shown of a text, its first match always within. */
  function shownRange(text, marks) {
    const {start: sentence, mark} = bestSentence(text, marks);
    let start = sentence;
    if (mark[0] - start > SNIPPET - LEAD) {
      for (start = mark[0] - LEAD; start <= mark[0] && !isBlank(text[start - 1]);) start += 1;
      if (start > mark[0]) start = characterStart(text, mark[0] - LEAD);
    }
    const last = start + SNIPPET;
    for (let at = last; at <= last + SLACK; at += 1) if (isSentenceEnd(text, at)) return [start, Math.min(at, text.length)];
    const least = Math.min(Math.max(start + LEAD, mark[1]), last);
    let end = last;
    while (end >= least && !isBlank(text[end])) end -= 1;
    return [start, end < least ? characterStart(text, last) : end];
  }

  /** From the sentence with most matches on, as far as it goes. */
  function snippetOf(body, marks) {
    const [start, end] = shownRange(body, marks);
    const before = isSentenceStart(body, start) ? "" : "…", shift = before.length - start;
    return {
      text: before + body.slice(start, end).replace(/\n/g, " ") + (isSentenceEnd(body, end) ? "" : "…"),
      marks: marks.map(([first, last]) => [Math.max(first, start), Math.min(last, end)])
        .filter(([first, last]) => first < last).map(([first, last]) => [first + shift, last + shift]),
    };
  }

  Higraph.analysis = {Analyzer, Names, LONGEST_NAME, beginningOf, isVowel, lowercased, lowerBound, folded, pairsIn, scriptOf,
    scriptsOf, snippetOf, table};
})(globalThis);
