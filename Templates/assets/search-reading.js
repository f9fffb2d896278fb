// Reads queries: filters, names, unfinished words and misspelt ones; search.js needs it first.
//
// Sources/SearchIndex/Query does the same for `hig lookup`.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {LONGEST_NAME, lowercased, pairsIn, isVowel, lowerBound} = Higraph.analysis;
  const MOST_PARTS = 5, LONGEST_JOINED = 32, SHORTEST_BEGUN = 3, SHORTEST_LATIN = 3, SHORTEST_LATIN_BEGUN = 4, LONGEST_WHOLE = 12, LONGEST_EDITION = 3, MOST_SEGMENTS = 12, MOST_UNKNOWN = 4, MOST_ALTERNATIVES = 3, MOST_STEMS = 6, MOST_INITIALS = 8;
  const SHORTEST = 4, SHORTEST_TWICE = 8; // letters of words that may have one wrong, or two
  const SURE = 2, DOUBTFUL = 1;
  const SHORTEST_SURE = 6, SHORTEST_LATIN_SURE = 5; // letters of a word of which few others are one letter away
  const SHORTEST_NAME_SURE = 5, SHORTEST_BEGUN_SURE = 3; // keys of Hangul taken for a name, and syllables for a beginning

  const labelOf = (words) => words.map((word) => word.written).join(" ");
  /** Two letters, or a consonant and a vowel after the mark of Hangul. */
  const isLongEnough = (key) => key.length >= (key.startsWith("~") ? 3 : 2);
  /** Whether a word is Hangul or nothing but letters. */
  const isPlain = (word) => word.hangul || (word.latin && /^[a-z]+$/.test(word.text));
  /** Whether words are parts of which two or more are a letter between others: any word can be made of such. */
  const areCrumbs = (words) => words.filter(({text, start}, at) => text.length === 1 && at > 0 && at + 1 < words.length
    && words[at - 1].start === start && words[at + 1].start === start).length > 1;
  const syllables = (key) => key.split("").filter((letter, at) => isVowel(letter) && !isVowel(key[at - 1] || "")).length;
  /** A segment as all of a query: a stem of one syllable is the beginning of too much, as 커 of 커서 is of 컨트롤. */
  const alone = (segment) => ({...segment, prefixes: segment.prefixes.filter((key) =>
    key === segment.wordKeys[0] || !key.startsWith("~") || syllables(key) > 1)});
  /** A segment of a query that asks for nothing yet; Segment.swift says what each part is. */
  const blank = (label) => ({label, wordKeys: [], concepts: [], prefixes: [], completions: [], completion: "prefix",
    begun: [], initialKeys: [], pairs: [], parts: []});

  /** The filter whose name is within an edit, or two of a long one, which begins alike; undefined where none is. */
  function nearestFilter(name, {names, keysOf}) {
    const typed = keysOf(name);
    return Object.keys(names).find((known) => {
      const keys = keysOf(known), limit = keys.length < SHORTEST ? 0 : keys.length < SHORTEST_TWICE ? 1 : 2;
      return limit > 0 && typed.charAt(0) === keys.charAt(0) && distance(typed, keys, limit) !== undefined;
    });
  }

  const FILTER_NAME = /(^|[ \t\r\n])([^ \t\r\n:"“”]+):/g, VALUE = /"([^"]*)"?|“([^”]*)”?|([^ \t\r\n]*)/y;
  // One without a colon: every word before a quote that nothing closes would have the rest of the text read.
  const PLAIN_VALUE = /"([^":]*)(?:"|$)|“([^”:]*)(?:”|$)|((?!["“])[^ \t\r\n:]*)(?![^ \t\r\n])/y;
  const trimmed = (value) => value.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, "");

  /** Takes `name:value` and `name:"two words"` out of a text, where the name is one of a filter, or mistyped. */
  function splitFilters(text, {names, keysOf}) {
    const typed = [], places = [];
    let rest = "", from = 0, isFiltered = false;
    FILTER_NAME.lastIndex = 0;
    for (let found; (found = FILTER_NAME.exec(text));) {
      const [, before, name] = found, key = lowercased(name), isKnown = Object.hasOwn(names, key);
      const pattern = isKnown ? VALUE : PLAIN_VALUE;
      pattern.lastIndex = FILTER_NAME.lastIndex;
      const values = pattern.exec(text);
      const value = values ? trimmed(values.slice(1).find((one) => one !== undefined)) : "";
      const isMeant = isKnown || (/^[^/]/.test(value) && nearestFilter(key, {names, keysOf}));
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

  // Words one letter apart -------------------------------------------------------------------------

  const isShifted = (one, other) => one.toLowerCase() === other.toLowerCase();

  /** One vowel for another, though it takes two keys: 원 for 완; ㅐ and ㅔ nobody hears apart. */
  function oneVowel(typed, word, at) {
    let start = at;
    while (start > 1 && isVowel(word[start - 1])) start -= 1;
    const endOf = (keys) => { let end = start; while (end < keys.length && isVowel(keys[end])) end += 1; return end; };
    const own = endOf(typed), other = endOf(word);
    return own > start && other > start && word.startsWith(typed.slice(own), other)
      ? {length: typed.length - own + other, cost: /^[op]+$/i.test(typed.slice(start, own) + word.slice(start, other)) ? 1 : 2} : undefined;
  }

  /** Whether one letter after the first that differs is where an edit would put it: few words pass. */
  function mayFit(typed, word, at) {
    if (word.length + 1 < typed.length) return false;
    if (at + 1 >= typed.length || at >= word.length) return true;
    if (typed[at + 1] === word[at] || isVowel(typed[at]) || isVowel(word[at])) return true;
    return at + 1 < word.length && (word[at + 1] === typed[at + 1] || word[at + 1] === typed[at]);
  }

  /** What one edit costs that makes a word begin with, or be, another; undefined where it takes more. */
  function oneEdit(typed, word) {
    let at = 0;
    while (at < typed.length && typed[at] === word[at]) at += 1;
    const found = [], mark = word.startsWith("~") ? 1 : 0;
    if (at < mark || at >= word.length) {
      return at >= word.length && typed.length === word.length + 1 ? {length: word.length, cost: 3} : undefined;
    }
    if (!mayFit(typed, word, at)) return undefined;
    const one = typed[at], other = word[at], vowel = mark === 1 ? oneVowel(typed, word, at) : undefined;
    if (vowel) found.push(vowel);
    if (at < typed.length && word.startsWith(typed.slice(at + 1), at + 1)) {
      found.push({length: typed.length, cost: isShifted(one, other) ? 2 : 3});
    }
    if (word.startsWith(typed.slice(at), at + 1)) found.push({length: typed.length + 1, cost: 3});
    if (at < typed.length && word.startsWith(typed.slice(at + 1), at)) found.push({length: typed.length - 1, cost: 3});
    if (at + 1 < typed.length && one === word[at + 1] && typed[at + 1] === other
      && word.startsWith(typed.slice(at + 2), at + 2)) found.push({length: typed.length, cost: 3});
    const whole = found.filter(({length}) => length === word.length);
    return (whole.length > 0 ? whole : found).sort((left, right) => left.cost - right.cost)[0];
  }

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

  /** Whether a word may be meant by another for sure (2), be asked about (1), or is too unlike it (0). */
  function likelihood(typed, {target, isWhole, isName}) {
    const mark = typed.startsWith("~") ? 1 : 0;
    const mayBegin = mark === 0 || syllables(typed) >= SHORTEST_BEGUN_SURE;
    const isLong = (typed.length - mark >= SHORTEST_SURE && (isWhole || mayBegin))
      || (mark === 0 && isWhole && typed.length >= SHORTEST_LATIN_SURE);
    const beginsAlike = isShifted(typed.charAt(mark), target.charAt(mark));
    const isNear = isName && isWhole && (mark === 0 || typed.length - mark >= SHORTEST_NAME_SURE);
    if (beginsAlike && (isLong || isNear)) return SURE;
    return isWhole && (isLong || beginsAlike) && (mark === 0 || syllables(typed) === syllables(target)) ? DOUBTFUL : 0;
  }

  class Reader {
    constructor(analyzer, names, store) {
      Object.assign(this, {analyzer, names, store, scripts: new WeakMap()});
    }

    // Segments ------------------------------------------------------------------------------------

    /** The ways to read a query: by names, word by word, and with its end as the beginning of a name. */
    async parses(words, isExact) {
      if (isExact) return words.length === 0 ? [] : [this.exactly(words)];
      const initials = await this.initials(words, labelOf(words));
      // ㅌㅂ ㅂㅈ opens two names, and none together.
      if (initials && (words.length === 1 || initials.completions.length + initials.initialKeys.length > 0)) return [[initials]];
      const named = await this.segments(words, LONGEST_NAME), plain = await this.segments(words, 1);
      const labels = (segments) => JSON.stringify(segments.map((one) => one.label));
      const completed = await this.completed(words), isLone = words.length === 1 && named.length === 0;
      if (named.length === 0 && plain.length === 0 && !completed && !isLone) return [];
      return [named, ...(labels(named) === labels(plain) ? [] : [plain]), ...(completed ? [completed] : []),
        ...(isLone ? [[await this.segment(words[0])]] : [])].filter((segments) => segments.length > 0)
        .map((segments) => (words.length === 1 ? segments.map(alone) : segments));
    }

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

    /** All words but the last, and those as the beginning of a name: the most words that are one. */
    async completed(words) {
      for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
        const end = words.slice(-count), key = this.analyzer.join(end), completions = this.names.beginningWith(key);
        if (completions.length > 0) {
          return [...await this.segments(words.slice(0, -count), LONGEST_NAME), {...blank(labelOf(end)), completions}];
        }
      }
      return undefined;
    }

    /** From left to right, at each word the longest name; stop words only inside names. */
    async segments(words, longestName) {
      const segments = [];
      for (let start = 0; start < words.length && segments.length < MOST_SEGMENTS;) {
        let end = Math.min(start + longestName, words.length), segment;
        while (end > start && !(segment = await this.named(words.slice(start, end)))) end -= 1;
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
      for (let start = 0; start < words.length; start += 1) {
        for (let end = Math.min(start + LONGEST_EDITION, words.length); end > start; end -= 1) {
          const named = words.slice(start, end);
          if (named.length === words.length || !this.isEdition(named)) continue;
          return {label: labelOf(named), rest: [...words.slice(0, start), ...words.slice(end)]};
        }
      }
      return undefined;
    }

    /** Whether words are one name of an edition. */
    isEdition(words) {
      this.editions ||= new Set(Object.keys(this.analyzer.tables.filters.editions).map((name) => this.analyzer.joinedKey(name)));
      return words.length <= LONGEST_EDITION && this.editions.has(this.analyzer.join(words));
    }

    // Spaces --------------------------------------------------------------------------------------

    /** The words with unknown ones joined to a neighbour, or else taken apart; where all are known, any two that texts have
     * as one. Undefined where nothing changes. Of Latin letters what may be one word has parts only where one rule has
     * all: screenshot is no screens and hot. */
    async respaced(words, unknown, areTogether) {
      const spaced = [];
      let isChanged = false;
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at], next = words[at + 1];
        const isOdd = unknown.includes(at), joined = next && isPlain(word) && isPlain(next) && word.hangul === next.hangul
          && (unknown.length === 0 ? this.isApart([word, next]) : isOdd || unknown.includes(at + 1))
          ? this.whole([word, next]) : undefined;
        const pair = joined && await this.isWord(joined) ? joined : undefined;
        const taken = !pair && isOdd && isPlain(word) ? await this.taken(word) : undefined;
        const parts = taken && word.latin && word.text.length <= LONGEST_WHOLE && !await areTogether(taken) ? undefined : taken;
        isChanged = isChanged || pair !== undefined || parts !== undefined;
        spaced.push(...(pair ? [pair] : parts || [word]));
        if (pair) at += 1;
      }
      return isChanged ? spaced : undefined;
    }

    /** Whether words say something each, and nothing together. */
    isApart(words) {
      return this.names.named(words).length === 0 && !words.some(({text}) => this.analyzer.stopWords.has(text));
    }

    whole(words) {
      const text = words.map((word) => word.text).join("");
      return {...words[0], written: text, text, end: words[words.length - 1].end};
    }

    /** A word as the fewest known ones, at most five; the first the longest. */
    async taken(word) {
      const letters = [...word.text].slice(0, LONGEST_JOINED);
      if (letters.length < [...word.text].length) return undefined;
      const part = (start, end) => ({...word, written: letters.slice(start, end).join(""),
        text: letters.slice(start, end).join("")});
      const shortest = word.latin ? SHORTEST_LATIN : 1;
      let paths = [[]];
      for (let count = 1; count <= MOST_PARTS; count += 1) {
        // Of the paths to one place the first is as good as any, and there are thousands of a word of many short ones.
        const longer = [], reached = new Set();
        for (const path of paths) {
          const start = path.length === 0 ? 0 : path[path.length - 1][1];
          for (let end = letters.length; end > start; end -= 1) {
            const isLast = end === letters.length;
            if (reached.has(end) || end - start === letters.length || end - start < shortest) continue;
            if (!await this.isWord(part(start, end), isLast) && (start === 0 || !this.analyzer.isFiller(part(start, end)))) continue;
            // 로그인 is no 로 and something else.
            if (start === 0 && word.hangul && this.analyzer.isSuffix(this.analyzer.keystrokes(part(0, end).text))) continue;
            if (isLast) return [...path, [start, end]].map(([first, last]) => part(first, last));
            longer.push([...path, [start, end]]);
            reached.add(end);
          }
        }
        paths = longer;
      }
      return undefined;
    }

    /** Whether a name or a text has a word, with an ending from two letters on; or one that begins so. */
    async isWord(word, mayBegin = false) {
      const keys = [this.analyzer.key(word), ...(word.text.length > 1 ? this.analyzer.stems(word) : [])];
      const words = await this.store.words();
      if (keys.some((key) => this.names.concepts.has(key) || words[lowerBound(words, key)] === key)) return true;
      const next = words[lowerBound(words, keys[0])];
      const isEnough = word.latin ? word.text.length >= SHORTEST_LATIN_BEGUN : word.text.length > 1 || keys[0].length - 1 >= SHORTEST_BEGUN;
      return mayBegin && isEnough && next !== undefined && next.startsWith(keys[0]);
    }

    // Corrections ---------------------------------------------------------------------------------

    /** The words that the index does not know, with what they may have meant. */
    async unknown(words) {
      const covered = new Set(), found = [];
      for (let start = 0; start < words.length; start += 1) {
        for (let end = Math.min(start + LONGEST_NAME, words.length); end > start + 1; end -= 1) {
          if (!await this.named(words.slice(start, end))) continue;
          for (let at = start; at < end; at += 1) covered.add(at);
          break;
        }
      }
      for (const [at, word] of words.entries()) {
        if (found.length < MOST_UNKNOWN && !covered.has(at) && !await this.isKnown(word)) found.push(at);
      }
      return found;
    }

    async isKnown(word) {
      if (this.analyzer.stopWords.has(word.text) || this.analyzer.measure(word) !== undefined) return true;
      const keys = [this.analyzer.key(word), ...this.analyzer.stems(word)];
      if (this.names.named([word]).length > 0 || await this.isAnyTerm(keys)) return true;
      if (await this.isMadeOfTerms(word)) return true;
      const initials = word.text.length > 1 ? await this.initials([word], word.written) : undefined;
      if (initials && initials.completions.length + initials.initialKeys.length > 0) return true;
      return this.names.beginningWith(keys[0]).length > 0 || (await this.store.keysFrom(keys[0], 1)).length > 0;
    }

    /** Whether a word has parts, as API names have, all of which texts have, or which say nothing. */
    async isMadeOfTerms(word) {
      const {segments, humps} = this.analyzer.parts(word), finer = segments.length > 0 ? segments : humps;
      for (const part of finer) {
        const isKnown = this.analyzer.stopWords.has(part.text)
          || await this.isAnyTerm([this.analyzer.key(part), ...this.analyzer.stems(part)]) || await this.isMadeOfTerms(part);
        if (!isKnown) return false;
      }
      return finer.length > 0;
    }

    async isAnyTerm(keys) {
      for (const key of keys) if (await this.store.isTerm(key)) return true;
      return false;
    }

    /** What each unknown word may have meant. */
    async meant(words, unknown) {
      const meant = new Map();
      for (const at of unknown) meant.set(at, await this.alternatives(words[at], at === words.length - 1));
      return meant;
    }

    /** The query with its unknown words replaced by what is likely enough, in the likeliest ways. */
    readings(words, meant, enough) {
      const likely = [...meant].map(([at, all]) => [at, all.filter((one) => one.likelihood >= enough)])
        .filter(([, found]) => found.length > 0);
      if (likely.length === 0) return [];
      const choices = [new Map(likely.map(([at, found]) => [at, found[0]]))];
      for (const [at, found] of likely) {
        for (const other of found.slice(1)) choices.push(new Map([...choices[0], [at, other]]));
      }
      return choices.slice(0, MOST_UNKNOWN).map((choice) => ({
        words: words.map((word, at) => choice.has(at) ? choice.get(at).word : word),
        notes: [...choice].map(([at, {word, kind}]) => `${kind} ${words[at].written} → ${word.written}`),
      }));
    }

    /** The spellings of API names that are letters alone, in order. */
    get spellings() {
      this.spelled = this.spelled || this.store.core.symbols.keys.flat().filter((key) => /^[a-z]+$/.test(key)).sort();
      return this.spelled;
    }

    /** The keys of Latin letters, or those of Hangul, of a sorted list: cut once. */
    ofScript(keys, mark) {
      if (!this.scripts.has(keys)) {
        const first = lowerBound(keys, "~");
        this.scripts.set(keys, [keys.slice(0, first), keys.slice(first)]);
      }
      return this.scripts.get(keys)[mark];
    }

    async alternatives(word, isLast) {
      const found = [], other = this.analyzer.onOtherLayout(word);
      if (other !== word && !/^[\u3131-\u314e]{2,}$/.test(other.text) && await this.isKnown(other)) found.push({word: other, kind: "layout", likelihood: SURE});
      for (const {key, target, likelihood} of await this.near(word, isLast)) {
        found.push({word: this.analyzer.respelt(word, key, target), kind: "spelling", likelihood});
      }
      return found.slice(0, MOST_ALTERNATIVES);
    }

    /** Keys of known words one edit away, or the beginnings of such with the whole; for long words two. */
    async near(word, isLast) {
      const isLetters = (key) => word.hangul || /^[a-z]+$/.test(key);
      const mark = word.hangul ? 1 : 0;
      const typed = [this.analyzer.key(word), ...this.analyzer.stems(word)]
        .filter((key) => key.length - mark >= SHORTEST && isLetters(key)).slice(0, MOST_STEMS);
      if (typed.length === 0) return [];
      const known = await this.store.words(), costs = new Map();
      const offer = (typedKey, target, length, cost, isName) => {
        const isTyped = typedKey === typed[0];
        // Of Hangul what only looks like an ending may be a part of the word: 로그인 is no 로그 with one.
        const likely = likelihood(typedKey, {target, isWhole: length === target.length, isName: isName && (isTyped || mark === 0)});
        // What an ending was taken off of is not asked about.
        if (likely === 0 || (likely === DOUBTFUL && !isTyped)) return;
        const key = target.slice(0, length), before = costs.get(key) || {cost, target, likelihood: likely};
        costs.set(key, {key, cost: Math.min(cost, before.cost), target: isShorter(target, before.target) ? target : before.target,
          likelihood: Math.max(likely, before.likelihood)});
      };
      const lists = [[known, 1], [this.names.plainKeys, 0], [this.spellings, 0]].map(([keys, cost]) => [this.ofScript(keys, mark), cost]);
      typed.forEach((key, stem) => {
        for (const [keys, cost] of lists) {
          for (const target of keys) {
            const edit = oneEdit(key, target);
            if (edit === undefined) continue;
            const isWhole = edit.length === target.length;
            if (!isWhole && stem > 0) continue;
            offer(key, target, edit.length,
              edit.cost + cost + (stem > 0 ? 1 : 0) + (isWhole ? 0 : isLast ? 2 : 3), cost === 0);
          }
        }
      });
      if (costs.size === 0) {
        for (const key of typed.filter((one) => one.length - mark >= SHORTEST_TWICE)) {
          for (const [keys, cost] of lists) {
            for (const target of keys) {
              if (target[mark] === key[mark] && distance(key, target, 2) !== undefined) offer(key, target, target.length, 6 + cost, cost === 0);
            }
          }
        }
      }
      return [...costs.values()].filter(({key}) => !this.analyzer.stopWords.has(this.analyzer.respelt(word, key).text)).sort((left, right) => right.likelihood - left.likelihood || left.cost - right.cost || right.key.length - left.key.length
        || (left.key < right.key ? -1 : 1)).slice(0, MOST_ALTERNATIVES);
    }
  }

  const isShorter = (one, other) => one.length < other.length || (one.length === other.length && one < other);

  Higraph.reading = {Reader, SURE, DOUBTFUL, MOST_UNKNOWN, splitFilters, labelOf, areCrumbs, isLongEnough, distance};
})(globalThis);
