// Finds the rules that have what the segments of a query ask for.
//
// Twins: Sources/SearchIndex/Query/Matcher.swift and MatchGroup.swift. A common word is in thousands of rules, and a keystroke
// has milliseconds: all that is said of every rule is a number in a typed array, at the rule's own, and what goes through
// rules goes through those that have something, in any order. Most of what a first keystroke runs has not been compiled
// by the browser, and takes many times as long for a rule as later on.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {MOST_PREFIXED, isLongEnough} = Higraph.reading;
  const LEAD_BONUS = 400;
  const WAYS = [undefined, "pairs", "prefix", "word", "title"], PAIRS = 1, PREFIX = 2, WORD = 3, TITLE = 4; // the loosest first

  /** The rules under some keys: the best impact of each, 0 where it has none, and whether it has one in its title. */
  class Matches {
    constructor(count) {
      Object.assign(this, {impacts: new Int32Array(count), titles: new Uint8Array(count), rules: [], keys: []});
    }

    get isEmpty() { return this.rules.length === 0; }

    add(key, {rules, impacts, titles}) {
      this.keys.push(key);
      for (let at = 0; at < rules.length; at += 1) {
        this.improve(rules[at], impacts[at]);
        if (titles[at] === 1) this.titles[rules[at]] = 1;
      }
    }

    improve(rule, impact) {
      const before = this.impacts[rule];
      if (before === 0) this.rules.push(rule);
      if (impact > before) this.impacts[rule] = impact;
    }

    /** The better impact of the two for each rule. */
    join({rules, impacts}) {
      for (let at = 0; at < rules.length; at += 1) this.improve(rules[at], impacts[rules[at]]);
    }
  }

  /** The rules that hold enough of some pairs of syllables, and what those weigh. */
  class Pairing {
    constructor(count) {
      Object.assign(this, {counts: new Uint16Array(count), weights: new Int32Array(count), rules: [], keys: [], needed: 0, asked: 1});
    }

    add(key, {weight, rules}) {
      this.keys.push(key);
      for (const rule of rules) {
        if (this.counts[rule] === 0) this.rules.push(rule);
        this.counts[rule] += 1;
        this.weights[rule] += weight;
      }
    }
  }

  /** The rules that answer one segment of a query: for each in which way, and with what weight. */
  class Group {
    constructor(segment, count, {words, concepts, prefixed, paired}) {
      const ways = new Uint8Array(count), weights = new Int32Array(count);
      Object.assign(this, {segment, words, concepts, ways, weights, rules: [], worth: 0});
      for (const {rules} of [words, concepts]) {
        for (let at = 0; at < rules.length; at += 1) {
          const rule = rules[at], isTitle = words.titles[rule] + concepts.titles[rule] > 0;
          this.answer(rule, isTitle ? TITLE : WORD, Math.max(words.impacts[rule], concepts.impacts[rule]));
        }
      }
      if (prefixed) for (const rule of prefixed.rules) this.answer(rule, PREFIX, prefixed.impacts[rule] >> 1);
      if (paired) {
        const {rules, counts, needed, asked} = paired;
        for (const rule of rules) {
          if (counts[rule] >= needed) this.answer(rule, PAIRS, Math.floor(paired.weights[rule] / asked));
        }
      }
    }

    get size() { return this.rules.length; }

    /** A rule answers in the first way that is found. */
    answer(rule, way, weight) {
      if (this.ways[rule] !== 0) return;
      this.ways[rule] = way;
      this.weights[rule] = weight;
      this.rules.push(rule);
      if (weight > this.worth) this.worth = weight;
    }
  }

  /** Looks segments up in the shards. */
  class Matcher {
    constructor({analyzer, core, store, count}) {
      Object.assign(this, {analyzer, core, store, count});
    }

    /** Sends for all that a segment is looked up in at once: no file waits for another to be read. */
    expect({wordKeys, initialKeys, concepts, completions}) {
      const named = [...concepts, ...completions].map((concept) => this.conceptKey(concept));
      for (const key of [...wordKeys, ...initialKeys, ...named]) this.store.expect("terms", key);
    }

    /** What words only begin or have syllables of is marked for the first parse alone: others read as words what that knows
     * to be a name, and 게이션 of it is in other words as well. */
    async groups(segments, isFirst) {
      const resolved = [], groups = [];
      for (const [at, segment] of segments.entries()) {
        resolved.push(...await this.resolve(segment, at === segments.length - 1));
      }
      for (const [at, segment] of resolved.entries()) {
        const group = await this.group(segment, at === resolved.length - 1);
        if (!isFirst) Object.assign(group.found, {prefixes: [], pairs: []});
        groups.push(group);
      }
      return groups;
    }

    /** A name that is unknown as a whole is looked up by its parts, unless it is the last and some name begins so. */
    async resolve(segment, isLast) {
      if (segment.parts.length === 0 || segment.concepts.length > 0) return [segment];
      for (const key of segment.wordKeys) if (await this.store.isTerm(key)) return [segment];
      if (isLast && segment.prefixes.length > 0
        && (await this.store.keysFrom(segment.prefixes[0], 1)).length > 0) return [segment];
      return (await Promise.all(segment.parts.map((part) => this.resolve(part, false)))).flat();
    }

    async group(segment, isLast) {
      const words = await this.matches(segment.wordKeys), concepts = await this.naming(segment.concepts);
      const isUnknown = words.isEmpty && concepts.isEmpty;
      const prefixed = await this.unfinished(segment, isLast, isUnknown);
      const paired = isUnknown ? await this.paired(segment.pairs) : undefined;
      const group = new Group(segment, this.count, {words, concepts, prefixed: prefixed.rules, paired});
      group.isSubject = segment.concepts.some((concept) => this.core.concepts.leads[concept] >= 0);
      return Object.assign(group, {found: {keys: [...words.keys, ...concepts.keys, ...(prefixed.keys || [])],
        prefixes: prefixed.prefixes || [], pairs: paired ? paired.keys : [],
        concepts: [...segment.concepts, ...segment.completions, ...(isUnknown ? segment.begun : [])]}});
    }

    naming(concepts) { return this.matches(concepts.map((concept) => this.conceptKey(concept))); }

    /** With the words that begin as the concept's title does. */
    conceptKey(concept) {
      const {ids, titles} = this.core.concepts;
      return `${/^~?[\0-\x7f]{0,2}/.exec(this.analyzer.joinedKey(titles[concept]))[0]}#${ids[concept]}`;
    }

    async matches(keys) {
      const matches = new Matches(this.count), found = await Promise.all(keys.map((key) => this.store.postings(key)));
      found.forEach((postings, at) => { if (postings !== undefined) matches.add(keys[at], postings); });
      return matches;
    }

    /** The rules that have what a segment may begin, or whose opening consonants it is. */
    async unfinished(segment, isLast, isUnknown) {
      if (segment.completions.length > 0) return this.completing(segment.completions, !segment.isNameItself);
      if (segment.initialKeys.length > 0) {
        const rules = await this.matches(segment.initialKeys);
        return {rules, keys: rules.keys};
      }
      if (!isUnknown) return isLast ? this.prefixed(segment.prefixes.slice(0, 1)) : {};
      const prefixed = await this.prefixed(isLast ? segment.prefixes : segment.prefixes.filter(isLongEnough));
      const begun = await this.completing(segment.begun);
      if (prefixed.rules) begun.rules.join(prefixed.rules);
      return {...prefixed, ...begun};
    }

    /** The rules that name what may be meant; first those that say what it is, short names before long, where they lead. */
    async completing(concepts, isLed = true) {
      const rules = await this.naming(concepts);
      concepts.forEach((concept, at) => {
        const lead = this.core.concepts.leads[concept];
        if (isLed && rules.impacts[lead] > 0) rules.impacts[lead] += Math.floor(LEAD_BONUS / (at + 1));
      });
      return {rules, keys: rules.keys};
    }

    /** The rules that have a word that begins so; the more of all they are, the less it says. */
    async prefixed(prefixes) {
      for (const prefix of prefixes) {
        const keys = await this.store.keysFrom(prefix, MOST_PREFIXED);
        if (keys.length === 0) continue;
        const found = await this.matches(keys), {rules, impacts} = found, others = this.count - rules.length;
        for (const rule of rules) impacts[rule] = Math.max(1, Math.floor(impacts[rule] * others / this.count));
        return {rules: found, prefixes: [prefix]};
      }
      return {};
    }

    /** The rules that hold at least two thirds of the pairs of syllables. */
    async paired(pairs) {
      const unique = [...new Set(pairs)].sort(), found = new Pairing(this.count);
      unique.forEach((pair) => this.store.expect("bigrams", pair));
      let telling = unique.length;
      for (const pair of unique) {
        const entry = await this.store.pair(pair);
        if (entry === undefined) continue;
        found.add(pair, entry);
        if (entry.rules.length === 0) telling -= 1; // one that is nearly everywhere is filed without rules
      }
      return Object.assign(found, {asked: unique.length, needed: Math.floor((telling * 2 + 2) / 3)});
    }
  }

  Higraph.matching = Object.freeze({Matcher, PAIRS, TITLE, WAYS});
})(globalThis);
