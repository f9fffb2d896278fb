// Cuts texts and queries into the keys of the search index; search.js needs it first.
//
// Sources/SearchIndex/Analysis does the same at build time. All that depends on a language is in the tables
// that come with the index.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const DEPTH = 4; // how many endings may stand in a row
  const LETTER = 1, DIGIT = 2, HANGUL = 3, IDEOGRAPH = 4;
  const within = (unit, first, last) => unit >= first && unit <= last;

  function classOf(unit) {
    if (within(unit, 0x30, 0x39)) return DIGIT;
    if (within(unit, 0x41, 0x5a) || within(unit, 0x61, 0x7a)) return LETTER;
    if (unit <= 0xbf || unit === 0xd7 || unit === 0xf7) return 0;
    if (within(unit, 0xc0, 0x2af) || within(unit, 0x370, 0x52f)) return LETTER;
    if (within(unit, 0x3131, 0x3163) || within(unit, 0xac00, 0xd7a3)) return HANGUL;
    if (within(unit, 0x3041, 0x3096) || within(unit, 0x30a1, 0x30fc)) return IDEOGRAPH;
    return within(unit, 0x3400, 0x9fff) ? IDEOGRAPH : 0;
  }

  /** Composes Hangul and nothing else: NFKC and NFKD would break lone letters. */
  const normalized = (text) => text.replace(
    /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?|[\uac00-\ud7a3][\u11a8-\u11c2]/g,
    (letters) => letters.normalize("NFC"));
  /** Letter by letter, without the rules for whole words that differ between platforms. */
  const lowercased = (text) => [...text].map((letter) => letter.toLowerCase()).join("");

  function scan(text) {
    const words = [];
    const isAlphanumeric = (at) => classOf(text.charCodeAt(at)) === LETTER || classOf(text.charCodeAt(at)) === DIGIT;
    for (let start = 0, end; start < text.length; start = end) {
      const kind = classOf(text.charCodeAt(start));
      end = start + 1;
      if (!kind) continue;
      if (kind === LETTER || kind === DIGIT) {
        while (isAlphanumeric(end) || (/[._'’]/.test(text.charAt(end)) && isAlphanumeric(end + 1))) end += 1;
        if (text.charAt(end) === "%" && classOf(text.charCodeAt(end - 1)) === DIGIT) end += 1;
      } else {
        while (classOf(text.charCodeAt(end)) === kind) end += 1;
      }
      const written = text.slice(start, end).replace(/['’]/g, "");
      const before = words[words.length - 1];
      words.push({written, text: lowercased(written), hangul: kind === HANGUL, latin: kind <= DIGIT,
        start, end, glued: before !== undefined && before.end === start});
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

  const longerFirst = (left, right) => right.length - left.length || (left < right ? -1 : left > right ? 1 : 0);
  const isVowel = (key) => "yuihjklbnmoOpP".includes(key);

  class Analyzer {
    constructor(tables) {
      this.tables = tables;
      this.stopWords = new Set(tables.stopWords);
      this.units = new Map(Object.entries(tables.units));
      this.stemsOf = new Map();
      this.suffixes = new Map(); // by their last keystroke
      for (const [place, list] of Object.entries(tables.korean)) {
        for (const suffix of list) {
          const last = suffix.slice(-1);
          this.suffixes.set(last, [...(this.suffixes.get(last) || []), {suffix, place}]);
        }
      }
    }

    words(text) {
      return scan(text).filter((word) =>
        !(word.glued && word.hangul && this.isSuffix(this.keystrokes(word.text), DEPTH)));
    }

    key(word) { return word.hangul ? "~" + this.keystrokes(word.text) : word.text; }

    keystrokes(text) {
      const {initials, medials, finals, letters} = this.tables.keyboard;
      return [...text].map((letter) => {
        const unit = letter.charCodeAt(0), offset = unit - 0xac00;
        if (within(unit, 0x3131, 0x3163)) return letters[unit - 0x3131];
        if (!within(unit, 0xac00, 0xd7a3)) return letter;
        return initials[Math.floor(offset / 588)] + medials[Math.floor((offset % 588) / 28)] + finals[offset % 28];
      }).join("");
    }

    endsWith(keys, {suffix, place}) {
      if (keys.length <= suffix.length || !keys.endsWith(suffix)) return false;
      const before = keys[keys.length - suffix.length - 1];
      return place === "afterAny" || isVowel(before) === (place === "afterVowel");
    }

    isSuffix(keys, depth) {
      return depth > 0 && (this.suffixes.get(keys.slice(-1)) || []).some((rule) => rule.suffix === keys
        || (this.endsWith(keys, rule) && this.isSuffix(keys.slice(0, -rule.suffix.length), depth - 1)));
    }

    stems(word) {
      if (!word.hangul && !word.latin) return [];
      const key = this.key(word);
      if (!this.stemsOf.has(key)) {
        this.stemsOf.set(key, word.hangul
          ? this.closure(key.slice(1), DEPTH, (keys) => this.shorterKorean(keys)).map((stem) => "~" + stem)
          : /^[a-z]+$/.test(key) ? this.closure(key, 2, (letters) => this.shorterLatin(letters)) : []);
      }
      return this.stemsOf.get(key);
    }

    closure(word, depth, shorter) {
      const found = new Set();
      let frontier = [word];
      for (let round = 0; round < depth; round += 1) {
        frontier = frontier.flatMap(shorter).filter((stem) => !found.has(stem) && found.add(stem));
      }
      return [...found].sort(longerFirst);
    }

    shorterKorean(keys) {
      return (this.suffixes.get(keys.slice(-1)) || [])
        .filter((rule) => keys.length >= rule.suffix.length + 2 && this.endsWith(keys, rule))
        .map((rule) => keys.slice(0, -rule.suffix.length));
    }

    shorterLatin(word) {
      return this.tables.latin.filter(({ending, minimum, notAfter}) => {
        const length = word.length - ending.length;
        return word.endsWith(ending) && length >= minimum && !notAfter.includes(word[length - 1]);
      }).map(({ending, replacement}) => word.slice(0, -ending.length) + replacement);
    }

    parts(word) {
      if (!word.latin) return {segments: [], humps: [], unprefixed: []};
      const segments = word.written.split(/[._]/).filter((segment) => segment !== ""), split = segments.map(hump);
      const asWords = (parts) => parts.length < 2 ? [] : parts.map((written) =>
        ({written, text: lowercased(written), latin: true, start: word.start, end: word.end}));
      return {
        segments: asWords(segments), humps: asWords(split.flat().filter((part) => part.length > 1)),
        unprefixed: split.filter((humps) => humps.length > 2 && /^[A-Z]{2,3}$/.test(humps[0]))
          .map((humps) => lowercased(humps.slice(1).join(""))),
      };
    }

    measure(number, unit) {
      if (!number.latin) return undefined;
      const digits = /^[0-9.]*/.exec(number.text)[0];
      if (digits === "" || (unit && digits !== number.text)) return undefined;
      const spelling = this.units.get(unit ? unit.text : number.text.slice(digits.length));
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

    /** The keystrokes of consonants before a vowel, in a name of Hangul. */
    initials(key) {
      return key.startsWith("~")
        ? [...key.slice(1)].filter((one, at) => !isVowel(one) && isVowel(key[at + 2] || " ")).join("") : "";
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

  Higraph.analysis = {Analyzer, normalized, pairsIn};
})(globalThis);
