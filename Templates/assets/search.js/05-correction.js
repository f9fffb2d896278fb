// Puts other spaces into a query, and other words for misspelt ones.
//
// Twins: Sources/SearchIndex/Query/WordSpacer.swift, Corrector.swift, NearWords.swift and Likelihood.swift.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {isVowel, lowerBound} = Higraph.analysis;
  const {LONGEST_NAME, SHORTEST, SHORTEST_TWICE, distance, syllables} = Higraph.reading;
  const MOST_PARTS = 5, LONGEST_JOINED = 32, LONGEST_WHOLE = 12, SHORTEST_BEGUN = 3, SHORTEST_LATIN = 3, SHORTEST_LATIN_BEGUN = 4;
  const MOST_UNKNOWN = 4, MOST_ALTERNATIVES = 3, MOST_STEMS = 6;
  const SURE = 2, DOUBTFUL = 1;
  const SHORTEST_SURE = 6, SHORTEST_LATIN_SURE = 5; // letters of a word of which few others are one letter away
  const SHORTEST_NAME_SURE = 5, SHORTEST_BEGUN_SURE = 3; // keys of Hangul taken for a name, and syllables for a beginning

  // Spaces ----------------------------------------------------------------------------------------

  /** Whether a word is Hangul or nothing but letters; capitals say where the parts of a name begin. */
  const isPlain = (word) => word.hangul || (word.latin && /^[a-z]+$/.test(word.text) && !/[a-z][A-Z]/.test(word.written));
  /** A word as it is written and, where it begins like a sentence, without its capital: that may have come by itself. */
  const casings = (word) => (word.latin && word.written !== word.text && word.written.slice(1) === word.text.slice(1)
    ? [word, {...word, written: word.text}] : [word]);
  /** Whether words are parts of which two or more are a letter between others: any word can be made of such. */
  const areCrumbs = (words) => words.filter(({text, start}, at) => text.length === 1 && at > 0 && at + 1 < words.length
    && words[at - 1].start === start && words[at + 1].start === start).length > 1;

  class WordSpacer {
    constructor({analyzer, names, store}) {
      Object.assign(this, {analyzer, names, store});
    }

    /** The words with unknown ones joined to a neighbour, or else taken apart; where all are known, any two that texts have
     * as one. Undefined where nothing changes. What may be one word has parts only where one rule has all: screenshot is
     * no screens and hot, and 회원가입 is not 회원, 가 and 입. */
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
        const parts = taken && this.mayBeWhole(word, taken) && !await areTogether(taken) ? undefined : taken;
        isChanged = isChanged || pair !== undefined || parts !== undefined;
        spaced.push(...(pair ? [pair] : parts || [word]));
        if (pair) at += 1;
      }
      return isChanged ? spaced : undefined;
    }

    mayBeWhole(word, parts) {
      return word.latin ? word.text.length <= LONGEST_WHOLE
        : parts.filter((part) => part.text.length === 1 && !this.analyzer.isFiller(part)).length > 1;
    }

    /** The words with unknown ones of Hangul parted before a name that ends them: 로그인버튼 is a 버튼 at least. Undefined
     * where none ends so, with two syllables or more on either side. */
    withNamesApart(words, unknown, isSubject) {
      const parted = words.map((word, at) => (unknown.includes(at) && this.nameApart(word, isSubject)) || [word]);
      return parted.some((parts) => parts.length > 1) ? parted.flat() : undefined;
    }

    nameApart(word, isSubject) {
      const letters = [...word.text];
      if (!word.hangul || letters.length > LONGEST_JOINED) return undefined;
      const part = (text) => ({...word, written: text, text});
      for (let start = 2; start + 2 <= letters.length; start += 1) {
        const tail = part(letters.slice(start).join(""));
        if (this.names.named([tail]).some(isSubject)) return [part(letters.slice(0, start).join("")), tail];
      }
      return undefined;
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

  const isShorter = (one, other) => one.length < other.length || (one.length === other.length && one < other);

  /** The words that may be meant by the key that they have of them: at what cost, and how likely. */
  class Costs {
    /** `typed` is the key of the word itself, without whose endings others are offered too. */
    constructor(typed, mark) {
      Object.assign(this, {typed, mark, found: new Map()});
    }

    offer(key, target, {length, cost, isName}) {
      const isTyped = key === this.typed;
      // Of Hangul what only looks like an ending may be a part of the word: 로그인 is no 로그 with one.
      const likely = likelihood(key, {target, isWhole: length === target.length, isName: isName && (isTyped || this.mark === 0)});
      // What an ending was taken off of is not asked about.
      if (likely === 0 || (likely === DOUBTFUL && !isTyped)) return;
      const made = target.slice(0, length), before = this.found.get(made) || {cost, target, likelihood: likely};
      this.found.set(made, {key: made, cost: Math.min(cost, before.cost),
        target: isShorter(target, before.target) ? target : before.target, likelihood: Math.max(likely, before.likelihood)});
    }
  }

  /** Known words close to a misspelt one. */
  class NearWords {
    constructor({analyzer, names, store}) {
      Object.assign(this, {analyzer, names, store, scripts: new WeakMap()});
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

    /** The keys that may have letters wrong: of a word, and without its endings. */
    typed(word, mark) {
      const isLetters = (key) => word.hangul || /^[a-z]+$/.test(key);
      return [this.analyzer.key(word), ...this.analyzer.stems(word)]
        .filter((key) => key.length - mark >= SHORTEST && isLetters(key)).slice(0, MOST_STEMS);
    }

    /** Keys of known words one edit away, or the beginnings of such with the whole; for long words two. */
    async near(word, isLast) {
      const mark = word.hangul ? 1 : 0, typed = this.typed(word, mark);
      if (typed.length === 0) return [];
      const lists = [[await this.store.words(), 1], [this.names.plainKeys, 0], [this.spellings, 0]]
        .map(([keys, cost]) => [this.ofScript(keys, mark), cost]);
      const costs = new Costs(typed[0], mark);
      typed.forEach((key, stem) => lists.forEach(([keys, cost]) => this.oneAway(costs, keys, {key, stem, cost, isLast})));
      if (costs.found.size === 0) {
        for (const key of typed.filter((one) => one.length - mark >= SHORTEST_TWICE)) {
          lists.forEach(([keys, cost]) => this.twoAway(costs, keys, {key, mark, cost}));
        }
      }
      return [...costs.found.values()].filter(({key}) => !this.analyzer.stopWords.has(this.analyzer.respelt(word, key).text))
        .sort((left, right) => right.likelihood - left.likelihood || left.cost - right.cost || right.key.length - left.key.length
          || (left.key < right.key ? -1 : 1)).slice(0, MOST_ALTERNATIVES);
    }

    oneAway(costs, keys, {key, stem, cost, isLast}) {
      for (const target of keys) {
        const edit = oneEdit(key, target);
        if (edit === undefined) continue;
        const isWhole = edit.length === target.length;
        if (!isWhole && stem > 0) continue;
        costs.offer(key, target, {length: edit.length, isName: cost === 0,
          cost: edit.cost + cost + (stem > 0 ? 1 : 0) + (isWhole ? 0 : isLast ? 2 : 3)});
      }
    }

    twoAway(costs, keys, {key, mark, cost}) {
      for (const target of keys) {
        if (target[mark] !== key[mark] || distance(key, target, 2) === undefined) continue;
        costs.offer(key, target, {length: target.length, cost: 6 + cost, isName: cost === 0});
      }
    }
  }

  // Corrections -----------------------------------------------------------------------------------

  class Corrector {
    constructor(parser) {
      const {analyzer, names, store} = parser;
      Object.assign(this, {parser, analyzer, names, store, nearWords: new NearWords(parser)});
    }

    /** The words that the index does not know, of a measure in two words the number. */
    async unknown(words) {
      const covered = new Set(), numbers = new Set(), found = [];
      for (let start = 0; start < words.length; start += 1) {
        for (let end = Math.min(start + LONGEST_NAME, words.length); end > start + 1; end -= 1) {
          const segment = await this.parser.named(words.slice(start, end));
          if (!segment) continue;
          for (let at = start; at < end; at += 1) covered.add(at);
          if (segment.concepts.length > 0 || await this.store.isAnyTerm(segment.wordKeys)) break;
          covered.delete(start);
          numbers.add(start);
          break;
        }
      }
      for (const [at, word] of words.entries()) {
        if (found.length >= MOST_UNKNOWN || covered.has(at)) continue;
        if (numbers.has(at) || !await this.isKnown(word)) found.push(at);
      }
      return found;
    }

    async isKnown(word) {
      if (this.analyzer.stopWords.has(word.text)) return true;
      const measure = this.analyzer.measure(word);
      if (measure !== undefined) return this.store.isAnyTerm([measure]);
      const keys = [this.analyzer.key(word), ...this.analyzer.stems(word)];
      if (this.names.named([word]).length > 0 || await this.store.isAnyTerm(keys)) return true;
      if (await this.isMadeOfTerms(word)) return true;
      const initials = word.text.length > 1 ? await this.parser.initials([word], word.written) : undefined;
      if (initials && initials.completions.length + initials.initialKeys.length > 0) return true;
      return this.names.beginningWith(keys[0]).length > 0 || (await this.store.keysFrom(keys[0], 1)).length > 0;
    }

    /** Whether a word has parts, as API names have, all of which texts have, or which say nothing. */
    async isMadeOfTerms(word) {
      const {segments, humps} = this.analyzer.parts(word), finer = segments.length > 0 ? segments : humps;
      for (const part of finer) {
        const isKnown = this.analyzer.stopWords.has(part.text)
          || await this.store.isAnyTerm([this.analyzer.key(part), ...this.analyzer.stems(part)]) || await this.isMadeOfTerms(part);
        if (!isKnown) return false;
      }
      return finer.length > 0;
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

    async alternatives(word, isLast) {
      const found = [];
      for (const written of casings(word)) {
        const other = this.analyzer.onOtherLayout(written);
        // A lone syllable of what began like a sentence is nothing that anybody meant.
        if (written !== word && other.text.length < 2) continue;
        if (other === written || /^[\u3131-\u314e]{2,}$/.test(other.text) || !await this.isKnown(other)) continue;
        found.push({word: other, kind: "layout", likelihood: SURE});
        break;
      }
      for (const {key, target, likelihood} of await this.nearWords.near(word, isLast)) {
        found.push({word: this.analyzer.respelt(word, key, target), kind: "spelling", likelihood});
      }
      return found.slice(0, MOST_ALTERNATIVES);
    }

  }

  Higraph.correction = Object.freeze({Corrector, DOUBTFUL, MOST_UNKNOWN, SURE, WordSpacer, areCrumbs});
})(globalThis);
