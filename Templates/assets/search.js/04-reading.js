// Reads queries: takes filters out of them, and tells the names, words and unfinished words that the rest asks for.
//
// Twins: Sources/SearchIndex/Query/QueryText.swift, FilterNameReading.swift, QueryParser.swift, BegunEnding.swift, Segment.swift and
// EditionMention.swift, with Analysis/NameTable.swift; Sources/Korean/Comparison/EditDistance.swift.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {isVowel, lowerBound, lowercased, pairsIn} = Higraph.analysis;
  const LONGEST_NAME = 5, LONGEST_EDITION = 3, MOST_COMPLETIONS = 8, MOST_INITIALS = 8, MOST_READINGS = 20000, MOST_SEGMENTS = 12, MOST_PREFIXED = 64;
  const SHORTEST = 4, SHORTEST_TWICE = 8; // letters of words that may have one wrong, or two

  /** How many edits lie between two words, swaps of neighbours counted as one; undefined above the limit. */
  function distance(typed, word, limit) {
    if (Math.abs(typed.length - word.length) > limit) return undefined;
    const length = word.length + 1;
    let [before, last, next] = [0, 1, 2].map(() => new Uint16Array(length));
    for (let at = 0; at < length; at += 1) last[at] = at;
    for (let row = 0; row < typed.length; row += 1) {
      let least = next[0] = row + 1;
      for (let at = 0; at < word.length; at += 1) {
        let cost = Math.min(last[at] + (typed[row] === word[at] ? 0 : 1), last[at + 1] + 1, next[at] + 1);
        if (row > 0 && at > 0 && typed[row] === word[at - 1] && typed[row - 1] === word[at]) {
          cost = Math.min(cost, before[at - 1] + 1);
        }
        next[at + 1] = cost;
        if (cost < least) least = cost;
      }
      if (least > limit) return undefined;
      [before, last, next] = [last, next, before];
    }
    return last[word.length] <= limit ? last[word.length] : undefined;
  }

  // Filters ---------------------------------------------------------------------------------------

  /** The filter whose name is within an edit, or two of a long one, which begins alike; undefined where none is. */
  function nearestFilter(name, analyzer) {
    const typed = analyzer.keystrokes(name);
    return Object.keys(analyzer.tables.filters.names).find((known) => {
      const keys = analyzer.keystrokes(known), limit = keys.length < SHORTEST ? 0 : keys.length < SHORTEST_TWICE ? 1 : 2;
      return limit > 0 && typed.charAt(0) === keys.charAt(0) && distance(typed, keys, limit) !== undefined;
    });
  }

  const FILTER_NAME = /(^|[ \t\r\n])([^ \t\r\n:"“”]+):/g, VALUE = /"([^"]*)"?|“([^”]*)”?|([^ \t\r\n]*)/y;
  // One without a colon: every word before a quote that nothing closes would have the rest of the text read.
  const PLAIN_VALUE = /"([^":]*)(?:"|$)|“([^”:]*)(?:”|$)|((?!["“])[^ \t\r\n:]*)(?![^ \t\r\n])/y;
  const trimmed = (value) => value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");
  const WORD = /[ \t\r\n]*[^ \t\r\n]+/y, LONGEST_VALUE = 3, TABLES = {kind: "kinds", platform: "platforms", edition: "editions"};

  /** Whether a text is the name of a filter's value that the tables know, however it is spaced. */
  function knownValues(analyzer) {
    const keys = {}, {filters} = analyzer.tables, keyOf = (name) => analyzer.joinedKey(name);
    return (field, text) => {
      // Between quotes is what is meant as it stands.
      if (!Object.hasOwn(TABLES, field) || /["“”]/.test(text)) return false;
      keys[field] ||= new Set(Object.entries(filters[TABLES[field]]).flat().map(keyOf));
      return keys[field].has(keyOf(text));
    };
  }

  /** Where a value ends that has several words, or stands behind a blank, and is known; the longest. */
  function endOfKnown(text, start, isKnown) {
    if (/["“]/.test(text.charAt(start))) return undefined;
    const ends = [];
    WORD.lastIndex = start;
    while (ends.length < LONGEST_VALUE && WORD.test(text)) ends.push(WORD.lastIndex);
    // One word that stands at the colon is the value anyway.
    const least = /[^ \t\r\n]/.test(text.charAt(start)) ? 1 : 0;
    return ends.slice(least).reverse().find((end) => isKnown(trimmed(text.slice(start, end))));
  }

  /** Takes `name:value` and `name:"two words"` out of a text, where the name is one of a filter, or mistyped. A value that
   * the tables know needs no quotes, and may stand behind a blank. */
  function splitFilters(text, analyzer) {
    const {names} = analyzer.tables.filters, typed = [], places = [], isKnownValue = knownValues(analyzer);
    let rest = "", from = 0, isFiltered = false;
    FILTER_NAME.lastIndex = 0;
    for (let found; (found = FILTER_NAME.exec(text));) {
      const [, before, name] = found, key = lowercased(name), isKnown = Object.hasOwn(names, key);
      const pattern = isKnown ? VALUE : PLAIN_VALUE;
      pattern.lastIndex = FILTER_NAME.lastIndex;
      const values = pattern.exec(text), start = FILTER_NAME.lastIndex;
      const end = isKnown ? endOfKnown(text, start, (value) => isKnownValue(names[key], value)) : undefined;
      if (end) pattern.lastIndex = end;
      const value = end ? trimmed(text.slice(start, end)) : values ? trimmed(values.slice(1).find((one) => one !== undefined)) : "";
      const isMeant = isKnown || (/^[^/]/.test(value) && nearestFilter(key, analyzer));
      // What follows the colon of another word may be a filter, though a quote stands before it.
      if (!isMeant) continue;
      FILTER_NAME.lastIndex = pattern.lastIndex;
      isFiltered = true;
      if (value !== "") {
        typed.push({field: isKnown ? names[key] : key, value, isTyped: true});
        places.push({start: found.index, end: FILTER_NAME.lastIndex});
      }
      rest += `${text.slice(from, found.index)}${before} `;
      from = FILTER_NAME.lastIndex;
    }
    return {text: rest + text.slice(from), typed, places, isFiltered};
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
      this.plainKeys = this.keys.filter((key) => /^~?[\x20-\x7d]*$/.test(key)); // without Hangul behind letters
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
        known = {key, stems, lastStems: this.analyzer.stems(word, true), tails, parts: [...segments, ...humps],
          concepts: this.firstNamed([key, ...stems])};
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
        const {key, lastStems} = this.reading(words[at]), isGlued = words[at - 1].hangul && words[at].hangul;
        const join = (one) => head + (isGlued ? one.slice(1) : one);
        const ending = [key, ...lastStems].find((one) => this.concepts.has(join(one)));
        if (ending !== undefined) longest = {count: at - start + 1, concepts: this.concepts.get(join(ending)), ending};
        head = join(key);
      }
      return longest;
    }
  }

  // Segments --------------------------------------------------------------------------------------

  const labelOf = (words) => words.map((word) => word.written).join(" ");
  /** Two letters, or a consonant and a vowel after the mark of Hangul. */
  const isLongEnough = (key) => key.length >= (key.startsWith("~") ? 3 : 2);
  const syllables = (key) => key.split("").filter((letter, at) => isVowel(letter) && !isVowel(key[at - 1] || "")).length;
  /** A segment as all of a query: a stem of one syllable is the beginning of too much, as 커 of 커서 is of 컨트롤. */
  const alone = (segment) => ({...segment, prefixes: segment.prefixes.filter((key) =>
    key === segment.wordKeys[0] || !key.startsWith("~") || syllables(key) > 1)});
  /** A segment as written and nothing else, or as the beginning of something: 그리고 says nothing, and is not 그리다. */
  const unparted = (segment) => ({...segment, wordKeys: segment.wordKeys.slice(0, 1), prefixes: segment.prefixes.slice(0, 1),
    pairs: [], parts: []});
  /** A segment of a query that asks for nothing yet; Segment.swift says what each part is. */
  const blank = (label) => ({label, wordKeys: [], concepts: [], prefixes: [], completions: [], completion: "prefix",
    isNameItself: false, begun: [], initialKeys: [], pairs: [], parts: []});

  class Parser {
    constructor(analyzer, names, store) {
      Object.assign(this, {analyzer, names, store});
    }

    /** The ways to read a query: by names, word by word, and with its end as the beginning of a name. */
    async parses(words, isExact) {
      if (isExact) return words.length === 0 ? [] : [this.exactly(words)];
      const initials = await this.initials(words, labelOf(words));
      // ㅌㅂ ㅂㅈ opens two names, and none together.
      if (initials && (words.length === 1 || initials.completions.length + initials.initialKeys.length > 0)) return [[initials]];
      const named = await this.segments(words, LONGEST_NAME), plain = await this.segments(words, 1);
      const labels = (segments) => JSON.stringify(segments.map((one) => one.label));
      const end = named[named.length - 1], last = end && end.label.endsWith(words[words.length - 1].written) ? end : undefined;
      const completed = await this.completed(words, last), isLone = words.length === 1 && named.length === 0;
      return [named, ...(labels(named) === labels(plain) ? [] : [plain]), ...(completed ? [completed] : []),
        ...(isLone ? [[unparted(await this.segment(words[0]))]] : [])].filter((segments) => segments.length > 0)
        .map((segments) => (words.length === 1 ? segments.map(alone) : segments));
    }

    /** A lone verb of one syllable in the forms that texts have: 끄기 is looked for as 끄면 and 끄는. Undefined where no form of
     * theirs is surely one of a verb: 배지 is no form of 배기. */
    async verb(words) {
      const [word] = words, {analyzer} = this;
      if (words.length !== 1 || !word.hangul || analyzer.stopWords.has(word.text)) return undefined;
      for (const stem of analyzer.sureVerbs(analyzer.key(word)).filter((one) => syllables(one) === 1)) {
        const keys = await this.store.keysFrom(stem, MOST_PREFIXED);
        if (!keys.some((key) => analyzer.sureVerbs(key).includes(stem))) continue;
        return [{...blank(word.written), wordKeys: keys.filter((key) => analyzer.verbs(key).includes(stem))}];
      }
      return undefined;
    }

    /** Words without the ending that somebody has begun to type: 탭바느 is on its way from 탭바 to 탭바는. As they are where they
     * mean something so, or the last one would mean nothing without it. */
    async withoutBegunEnding(words) {
      const last = words[words.length - 1], {analyzer, names} = this, front = words.slice(0, -1);
      if (!last.hangul) return words;
      if (last.glued && words.length > 1 && analyzer.beginsSuffix(analyzer.keystrokes(last.text)) && !await this.isTerm(last)) return front;
      const stems = analyzer.begun(last), isLongEnough = (key) => syllables(key) > 1;
      if (stems.length === 0) return words;
      for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
        const end = words.slice(-count), head = end.slice(0, -1);
        if (names.named(end).length > 0 || (count === 1 && analyzer.bareWords.has(last.text))) return words;
        // A single consonant begins an ending as well as the next part of a name: 탭방 becomes 탭바에 or 탭 바 아이콘.
        const most = names.beginningWith(analyzer.join(end)).length > 0 ? 1 : Infinity, length = analyzer.key(last).length;
        const stem = stems.find((one) => length - analyzer.key(one).length <= most && analyzer.joinedKeys([...head, one]).some((key) => isLongEnough(key) && names.concepts.has(key)));
        if (stem) return [...front, stem];
      }
      // Among other words it is left to what it has in common with the texts.
      if (words.length > 1 || analyzer.stopWords.has(last.text) || await this.isTerm(last)
        || (await this.store.keysFrom(analyzer.key(last), 1)).length > 0) return words;
      for (const stem of stems) if (isLongEnough(analyzer.key(stem)) && await this.isTerm(stem)) return [...front, stem];
      return words;
    }

    isTerm(word) { return this.store.isAnyTerm([this.analyzer.key(word), ...this.analyzer.stems(word)]); }

    exactly(words) {
      const asked = words.filter((word) => !this.analyzer.stopWords.has(word.text));
      return (asked.length > 0 ? asked : words).slice(0, MOST_SEGMENTS)
        .map((word) => ({...blank(word.written), wordKeys: [this.analyzer.key(word)]}));
    }

    /** Words as opening consonants, of names or else of other words; undefined when they are not. */
    async initials(words, label) {
      const letters = words.map((word) => word.text).join("");
      if (!/^[\u3131-\u314e]+$/.test(letters)) return undefined;
      const keys = this.analyzer.keystrokes(letters), completions = this.names.withInitials(keys);
      const initialKeys = completions.length > 0 ? [] : keys.length === 1
        ? await this.store.keysFrom("~" + keys, MOST_INITIALS) : await this.wordsWithInitials(keys);
      return {...blank(label), completion: "initials", completions, initialKeys, pairs: []};
    }

    async wordsWithInitials(keys) {
      const words = await this.store.words(), found = [];
      for (let at = lowerBound(words, "~"); at < words.length && found.length < MOST_INITIALS; at += 1) {
        if (this.names.beginsWithInitials(words[at], keys)) found.push(words[at]);
      }
      return found;
    }

    /** All words but the last, and those as the beginning of a name: the most words that are one. `last` is what the end is
     * read as otherwise; a name of several words is not taken apart. */
    async completed(words, last) {
      const least = last && last.concepts.length > 0 ? last.label.split(" ").length : 1;
      for (let count = Math.min(LONGEST_NAME, words.length); count >= least; count -= 1) {
        const end = words.slice(-count), key = this.analyzer.join(end), completions = this.names.beginningWith(key);
        if (completions.length > 0) {
          const head = words.slice(0, -count), isNameItself = head.length > 0 && this.names.named(end).length > 0;
          return [...await this.segments(head, LONGEST_NAME), {...blank(labelOf(end)), completions, isNameItself}];
        }
      }
      return undefined;
    }

    /** From left to right, at each word the longest name; stop words only inside names. */
    async segments(words, longestName) {
      const segments = [];
      for (let start = 0; start < words.length && segments.length < MOST_SEGMENTS;) {
        let end = Math.min(start + longestName, words.length), segment;
        while (end > start && (!(segment = await this.named(words.slice(start, end))) || this.yields(words, start, end))) end -= 1;
        if (segment) {
          segments.push(segment);
          start = end;
        } else {
          if (!this.analyzer.stopWords.has(words[start].text)) segments.push(await this.segment(words[start]));
          start += 1;
        }
      }
      return segments;
    }

    /** Whether words are a name only without an ending and the last begins another as it is: 탐색 바로 가기 is no 탐색 바. */
    yields(words, start, end) {
      const isWritten = (some) => this.names.concepts.has(this.analyzer.join(some));
      if (end - start < 2 || end >= words.length || isWritten(words.slice(start, end))) return false;
      return Array.from({length: LONGEST_NAME - 1}, (_, at) => end + 1 + at)
        .some((next) => next <= words.length && isWritten(words.slice(end - 1, next)));
    }

    /** Words as one name or one measure. */
    async named(words) {
      const empty = blank(labelOf(words)), concepts = this.names.named(words);
      if (concepts.length > 0) {
        const segment = words.length === 1 ? await this.segment(words[0]) : empty, [key] = segment.wordKeys;
        // 길이 is length, and not 길 with a particle.
        return {...segment, concepts, wordKeys: this.names.concepts.has(key) ? [key] : segment.wordKeys};
      }
      const measure = words.length < 3 ? this.analyzer.measure(words[0], words[1]) : undefined;
      if (measure === undefined) return undefined;
      return {...empty, wordKeys: [measure], parts: await Promise.all(words.map((word) => this.segment(word)))};
    }

    async segment(word) {
      const initials = word.text.length > 1 ? await this.initials([word], word.written) : undefined;
      if (initials) return initials;
      const key = this.analyzer.key(word), stems = this.analyzer.stems(word);
      const {segments, humps} = this.analyzer.parts(word);
      const finer = (segments.length > 0 ? segments : humps)
        .filter((part) => !this.analyzer.functionWords.has(part.text));
      return {...blank(word.written), wordKeys: [key, ...stems], prefixes: [key, ...stems.filter(isLongEnough)],
        begun: isLongEnough(key) ? this.names.beginningWith(key) : [], pairs: word.latin ? [] : pairsIn(word.text),
        parts: await Promise.all(finer.map((part) => this.segment(part)))};
    }

    /** An edition by name or year among other words, and the rest; undefined where none is named. */
    mentionedEdition(words) {
      // 2022년 is not 2022 and 년.
      if (this.isEdition(words)) return undefined;
      for (let start = 0; start < words.length; start += 1) {
        for (let end = Math.min(start + LONGEST_EDITION, words.length); end > start; end -= 1) {
          const named = words.slice(start, end);
          if (named.length === words.length || !this.isEdition(named)) continue;
          return {label: labelOf(named), rest: [...words.slice(0, start), ...words.slice(end)]};
        }
      }
      return undefined;
    }

    /** Whether words are one name of an edition; an ending may stand after it: 2018년의 탭바. */
    isEdition(words) {
      this.editions ||= new Set(Object.keys(this.analyzer.tables.filters.editions).map((name) => this.analyzer.joinedKey(name)));
      return words.length <= LONGEST_EDITION && this.analyzer.joinedKeys(words).some((key) => this.editions.has(key));
    }
  }

  Higraph.reading = Object.freeze({LONGEST_NAME, MOST_PREFIXED, Names, Parser, SHORTEST, SHORTEST_TWICE, distance, isLongEnough, labelOf,
    splitFilters, syllables, table});
})(globalThis);
