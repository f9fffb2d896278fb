// Answers queries; search-analysis.js and search-store.js come before it.
//
// Sources/SearchIndex reads the same files by the same steps to the same integers: a change on one side is a
// change on both, and a test runs one table of queries through the two.
//
//   await Higraph.search("탭바를 비활성화", {lang: "ko", limit: 10, filters: {kind: "do"}})
//
// resolves to the objects that `hig lookup --json` prints, in an array that also has `problems`: what of the index
// could not be read, in words. With `early`, a function, the hits are handed to it as soon as their order is known,
// their snippets still empty, before the texts are loaded.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {Analyzer, Names, LONGEST_NAME, folded, pairsIn, snippetOf, table} = Higraph.analysis;
  const TIER = {corrected: 1, most: 2, pairs: 3, prefix: 4, word: 5, title: 6, exact: 7, worth: 100000};
  const WAYS = ["pairs", "prefix", "word", "title"]; // the loosest first
  const LONGEST_QUERY = 256, MOST_SEGMENTS = 12, MOST_PREFIXED = 64;
  const LEAD_BONUS = 400, LONGEST_HISTORY = 8;

  // Queries ---------------------------------------------------------------------------------------

  const labelOf = (words) => words.map((word) => word.written).join(" ");
  /** Two letters, or a consonant and a vowel after the mark of Hangul. */
  const isLongEnough = (key) => key.length >= (key.startsWith("~") ? 3 : 2);
  /** A segment of a query that asks for nothing yet; Segment.swift says what each part is. */
  const blank = (label) => ({label, wordKeys: [], concepts: [], prefixes: [], completions: [], completion: "prefix",
    pairs: [], parts: []});

  class Engine {
    constructor(store) {
      const {core} = store;
      this.core = core;
      this.store = store;
      this.analyzer = new Analyzer(core.tables);
      this.names = new Names(this.analyzer, core.names.keys, core.names);
      this.symbols = table(core.symbols.keys.flatMap((spellings, at) => spellings.map((key) => [key, at])));
    }

    governing(keys) {
      return keys.flatMap((key) => this.symbols.get(key.replace(/[._]/g, "")) || [])
        .flatMap((at) => this.core.symbols.rules[at]);
    }

    async search(text, limit, filters, early) {
      const words = this.analyzer.words(folded(text).slice(0, LONGEST_QUERY));
      const found = await this.hits(words, limit, filters, early), other = words.map((word) => this.analyzer.onOtherLayout(word));
      if (found.length > 0 || other.every((word, at) => word === words[at])) return found;
      return (await this.hits(other, limit, filters)).map((hit) =>
        ({...hit, score: corrected(hit.score), why: [`layout ${labelOf(words)}`, ...hit.why]}));
    }

    async hits(words, limit, filters, early) {
      const parses = [];
      for (const segments of this.parses(words)) parses.push(await this.groups(segments));
      if (parses.length === 0) return [];
      this.rules = await this.store.rules();
      const ranked = this.ranked(parses, this.exact(words), this.wanted(filters || {}));
      const marking = {keys: new Set(), prefixes: [], concepts: new Set(), pairs: new Set()};
      for (const {segment, found} of parses.flat()) {
        [...segment.concepts, ...segment.completions].forEach((concept) => marking.concepts.add(concept));
        found.keys.forEach((key) => marking.keys.add(key));
        found.pairs.forEach((pair) => marking.pairs.add(pair));
        marking.prefixes.push(...found.prefixes);
      }
      const best = ranked.slice(0, Math.max(0, limit)).map((one) => this.hit(one, marking));
      if (early && best.length > 0) early(best);
      return Promise.all(best.map((hit) => this.withSnippet(hit, marking)));
    }

    /** The ways to read a query: by names, word by word, and with its end as the beginning of a name. */
    parses(words) {
      const letters = words.map((word) => word.text).join("");
      if (/^[\u3131-\u314e]+$/.test(letters)) {
        const initials = this.analyzer.keystrokes(letters), of = (key) => this.analyzer.initials(key);
        const whole = this.names.where((key) => of(key) === initials);
        return [[{...blank(labelOf(words)), completion: "initials",
          completions: whole.length > 0 ? whole : this.names.where((key) => of(key).startsWith(initials))}]];
      }
      const named = this.segments(words, LONGEST_NAME), plain = this.segments(words, 1);
      const labels = (segments) => JSON.stringify(segments.map((one) => one.label));
      if (named.length === 0 && plain.length === 0) return [];
      const completed = this.completed(words);
      return [named, ...(labels(named) === labels(plain) ? [] : [plain]), ...(completed ? [completed] : [])];
    }

    /** All words but the last, and those as the beginning of a name: the most words that are one. */
    completed(words) {
      for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count -= 1) {
        const end = words.slice(-count), key = this.analyzer.join(end);
        const completions = isLongEnough(key)
          ? this.names.where((name) => name.startsWith(key) && name !== key) : [];
        if (completions.length > 0) {
          return [...this.segments(words.slice(0, -count), LONGEST_NAME), {...blank(labelOf(end)), completions}];
        }
      }
      return undefined;
    }

    /** From left to right, at each word the longest name; stop words only inside names. */
    segments(words, longestName) {
      const segments = [];
      for (let start = 0; start < words.length && segments.length < MOST_SEGMENTS;) {
        let end = Math.min(start + longestName, words.length), segment;
        while (end > start && !(segment = this.named(words.slice(start, end)))) end -= 1;
        if (segment) {
          segments.push(segment);
          start = end;
        } else {
          if (!this.analyzer.stopWords.has(words[start].text)) segments.push(this.segment(words[start]));
          start += 1;
        }
      }
      return segments;
    }

    /** Words as one name or one measure. */
    named(words) {
      const empty = blank(labelOf(words)), concepts = this.names.named(words);
      if (concepts.length > 0) return {...(words.length === 1 ? this.segment(words[0]) : empty), concepts};
      const measure = words.length < 3 ? this.analyzer.measure(words[0], words[1]) : undefined;
      if (measure === undefined) return undefined;
      return {...empty, wordKeys: [measure], parts: words.map((word) => this.segment(word))};
    }

    segment(word) {
      const keys = [this.analyzer.key(word), ...this.analyzer.stems(word)];
      const {segments, humps} = this.analyzer.parts(word);
      const finer = (segments.length > 0 ? segments : humps)
        .filter((part) => !this.analyzer.stopWords.has(part.text));
      return {...blank(word.written), wordKeys: keys, prefixes: keys.filter(isLongEnough),
        pairs: word.latin ? [] : pairsIn(word.text), parts: finer.map((part) => this.segment(part))};
    }

    async groups(segments) {
      const resolved = [], groups = [];
      for (const [at, segment] of segments.entries()) {
        resolved.push(...await this.resolve(segment, at === segments.length - 1));
      }
      for (const [at, segment] of resolved.entries()) {
        groups.push(await this.group(segment, at === resolved.length - 1));
      }
      return groups;
    }

    /** A name that is unknown as a whole is looked up by its parts, unless it is the last and some name begins so. */
    async resolve(segment, isLast) {
      if (segment.parts.length === 0 || segment.concepts.length > 0) return [segment];
      const known = await Promise.all(segment.wordKeys.map((key) => this.store.isTerm(key)));
      if (known.some((isTerm) => isTerm)) return [segment];
      if (isLast && segment.prefixes.length > 0
        && (await this.store.keysFrom(segment.prefixes[0], 1)).length > 0) return [segment];
      return (await Promise.all(segment.parts.map((part) => this.resolve(part, false)))).flat();
    }

    async group(segment, isLast) {
      const words = await this.matches(segment.wordKeys);
      const concepts = await this.matches(segment.concepts.map((concept) => "#" + this.core.concepts.ids[concept]));
      const isUnknown = words.rules.size === 0 && concepts.rules.size === 0;
      const prefixed = segment.completions.length > 0 ? await this.completing(segment) : await this.prefixed(
        isUnknown ? segment.prefixes : isLast ? segment.prefixes.slice(0, 1) : []);
      const paired = isUnknown ? await this.paired(segment.pairs) : {rules: new Map(), pairs: []};
      return {segment, words: words.rules, concepts: concepts.rules, prefixed: prefixed.rules, paired: paired.rules,
        found: {keys: [...words.keys, ...concepts.keys], prefixes: prefixed.prefixes, pairs: paired.pairs}};
    }

    /** For each rule the best impact under any of the keys. */
    async matches(keys) {
      const rules = new Map(), known = [];
      const found = await Promise.all(keys.map((key) => this.store.postings(key)));
      for (const [at, postings] of found.entries()) {
        if (postings === undefined) continue;
        known.push(keys[at]);
        for (const {rule, impact, isInTitle} of postings) {
          const before = rules.get(rule) || {impact: 0, isInTitle: false};
          rules.set(rule, {impact: Math.max(before.impact, impact), isInTitle: before.isInTitle || isInTitle});
        }
      }
      return {rules, keys: known};
    }

    /** The rules that name what the segment may begin; first those that say what it is, short names before long. */
    async completing({completions}) {
      const {ids, leads} = this.core.concepts;
      const {rules} = await this.matches(completions.map((concept) => "#" + ids[concept]));
      completions.forEach((concept, at) => {
        const lead = rules.get(leads[concept]);
        if (lead) lead.impact += Math.floor(LEAD_BONUS / (at + 1));
      });
      return {rules, prefixes: []};
    }

    async prefixed(prefixes) {
      for (const prefix of prefixes) {
        const keys = await this.store.keysFrom(prefix, MOST_PREFIXED);
        if (keys.length > 0) return {rules: (await this.matches(keys)).rules, prefixes: [prefix]};
      }
      return {rules: new Map(), prefixes: []};
    }

    /** The rules that hold at least two thirds of the pairs of syllables. */
    async paired(pairs) {
      const unique = [...new Set(pairs)].sort(), found = new Map(), known = [];
      let telling = unique.length;
      for (const pair of unique) {
        const posting = await this.store.pair(pair);
        if (posting === undefined) continue;
        const {weight, rules} = posting;
        known.push(pair);
        if (rules.length === 0) telling -= 1; // one that is nearly everywhere is filed without rules
        for (const rule of rules) {
          const before = found.get(rule) || {count: 0, weight: 0};
          found.set(rule, {count: before.count + 1, weight: before.weight + weight});
        }
      }
      const needed = Math.floor((telling * 2 + 2) / 3);
      return {pairs: known, rules: new Map([...found].filter(([, {count}]) => count >= needed)
        .map(([rule, {weight}]) => [rule, Math.floor(weight / unique.length)]))};
    }

    // Order ---------------------------------------------------------------------------------------

    exact(words) {
      const keys = this.analyzer.joinedKeys(words);
      const leads = this.names.named(words).map((concept) => this.core.concepts.leads[concept]);
      return new Set([...this.rules.keyed(keys, (text) => this.analyzer.joinedKey(text)),
        ...leads.filter((lead) => lead >= 0), ...this.governing(keys)]);
    }

    wanted(filters) {
      const {rules, components, kinds, editions} = this.core;
      const number = (ids, id) => id === undefined || id === null ? undefined : ids.indexOf(id);
      const kind = number(kinds, filters.kind), component = number(components.ids, filters.component);
      const edition = number(editions, filters.edition);
      const api = filters.api ? new Set(this.governing([this.analyzer.joinedKey(filters.api)])) : undefined;
      return (rule) => {
        const own = rules.components[rule];
        return (kind === undefined || kind === rules.kinds[rule])
          && (component === undefined || component === own || component === components.pages[own])
          && (edition === undefined || (edition >= 0 && ((rules.editions[rule] >> edition) & 1) === 1))
          && (api === undefined || api.has(rule));
      };
    }

    match(group, rule) {
      const best = [group.words.get(rule), group.concepts.get(rule)].filter((match) => match);
      if (best.length > 0) {
        return {way: best.some((match) => match.isInTitle) ? "title" : "word",
          weight: Math.max(...best.map((match) => match.impact))};
      }
      if (group.prefixed.has(rule)) {
        return {way: "prefix", weight: Math.floor(group.prefixed.get(rule).impact / 2)};
      }
      return group.paired.has(rule) ? {way: "pairs", weight: group.paired.get(rule)} : undefined;
    }

    ranked(parses, exact, isWanted) {
      const best = new Map();
      const offer = (candidate) => {
        if (candidate.score > (best.has(candidate.rule) ? best.get(candidate.rule).score : 0)) {
          best.set(candidate.rule, candidate);
        }
      };
      parses.forEach((groups) => this.rankedBy(groups, exact, isWanted).forEach(offer));
      const priors = this.core.rules.priors;
      [...exact].filter(isWanted).forEach((rule) =>
        offer({rule, score: score("exact", priors[rule]), why: []}));
      this.promoteSuccessors(best, exact);
      return [...best.values()].sort((left, right) => right.score - left.score || left.rule - right.rule);
    }

    /** Puts a rule right before the one it replaces, unless the query names the old rule itself. */
    promoteSuccessors(best, exact) {
      const {replacements} = this.core;
      for (let round = 0; round < LONGEST_HISTORY; round += 1) {
        replacements.old.forEach((old, at) => {
          const before = best.get(old), after = best.get(replacements.new[at]);
          if (exact.has(old) || !before || !after || after.score > before.score) return;
          after.score = before.score + 1;
          const note = `supersedes ${this.rules.id(old)}`;
          if (!after.why.includes(note)) after.why.push(note);
        });
      }
    }

    rankedBy(groups, exact, isWanted) {
      const {priors} = this.core.rules;
      const matched = priors.map((_, rule) => ({rule, matches: groups.map((group) => this.match(group, rule))}))
        .filter(({rule}) => isWanted(rule))
        .map((one) => ({...one, found: one.matches.filter((match) => match)}))
        .filter(({found}) => found.length > 0);
      const most = matched.reduce((count, {found}) => Math.max(count, found.length), 0);
      const needed = Math.min(most, Math.floor((groups.length * 2 + 2) / 3));
      return matched.filter(({found}) => found.length >= needed).map(({rule, matches, found}) => {
        const loosest = WAYS[Math.min(...found.map((match) => WAYS.indexOf(match.way)))];
        const tier = exact.has(rule) ? "exact" : found.length === groups.length ? loosest : "most";
        const weight = found.reduce((sum, match) => sum + match.weight, priors[rule]);
        const why = groups.map((group, at) => this.why(group, rule, matches[at], tier)).filter((note) => note);
        return {rule, score: score(tier, weight), why};
      });
    }

    why(group, rule, match, tier) {
      const label = group.segment.label;
      if (tier === "exact" && !(match && group.concepts.has(rule))) return undefined;
      if (!match) return `without ${label}`;
      if (match.way === "pairs") return `syllables ${label}`;
      if (match.way === "prefix") return `${group.segment.completion} ${label}`;
      return group.words.has(rule) ? undefined : this.note(group.segment);
    }

    /** That a segment was read as another name, unless that name is what was typed. */
    note({label, concepts}) {
      const {titles} = this.core.concepts, typed = new Set(this.analyzer.joinedKeys(this.analyzer.words(label)));
      const isTyped = (concept) => this.analyzer.joinedKeys(this.analyzer.words(titles[concept]))
        .some((key) => typed.has(key));
      return concepts.length === 0 || concepts.some(isTyped) ? undefined : `name ${label} → ${titles[concepts[0]]}`;
    }

    // Hits ----------------------------------------------------------------------------------------

    /** A hit whose snippet is still to come. */
    hit({rule, score, why}, marking) {
      const {id, component, kind, lang, title, path, line} = this.rules.entry(rule), url = id.replace("/", ".html#");
      const hit = {id, component, kind, lang, title, snippet: "", path, line, url: `${this.core.language}/${url}`, score,
        why, marks: {title: this.names.marks(title, marking), snippet: []}};
      return Object.defineProperty(hit, "rule", {value: rule});
    }

    async withSnippet(hit, marking) {
      const body = await this.store.text(hit.rule), {text, marks} = snippetOf(body, this.names.marks(body, marking));
      return {...hit, snippet: text, marks: {...hit.marks, snippet: marks}};
    }
  }

  /** The score of an answer to a corrected query, in the order that the tiers gave. */
  const corrected = (whole) =>
    score("corrected", Math.floor(whole / TIER.worth) * 10000 + Math.min(whole % TIER.worth, 9999));
  const score = (tier, weight) => TIER[tier] * TIER.worth + Math.min(weight, TIER.worth - 1);

  const engines = new WeakMap();
  /** The rules that answer a query, the best first; see the top of the file. */
  Higraph.search = async (text, {lang = document.documentElement.lang, limit = 20, filters = {}, early} = {}) => {
    const store = await Higraph.openStore(lang);
    if (!engines.has(store)) engines.set(store, new Engine(store));
    const hits = await engines.get(store).search(text, limit, filters, early);
    return Object.assign(hits, {problems: [...store.problems]});
  };
})(globalThis);
