// Answers queries; search-analysis.js, search-store.js, search-reading.js and search-answer.js come before it.
//
// Sources/SearchIndex reads the same files by the same steps to the same integers: a change on one side is a
// change on both, and a test runs one table of queries through the two.
//
//   await Higraph.search("탭바를 비활성화 종류:하기", {lang: "ko", limit: 10, filters: {kind: "do"}, exact: false})
//
// resolves to {hits, total, facets, filters, suggestions, problems}: the objects that `hig lookup --json` prints, how
// many rules answer, what values how many of them have, the filters as understood, what else to look for, and what of
// the index could not be read, in words. With `early`, a function, the hits are handed to it as soon as their order is
// known, their snippets still empty, before the texts are loaded.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {Analyzer, Names, folded, snippetOf, table} = Higraph.analysis;
  const {Reader, splitFilters, labelOf, isLongEnough} = Higraph.reading, {FIELDS, Filters, facetsOf, suggestionsOf} = Higraph.answer;
  const TIER = {corrected: 1, most: 2, pairs: 3, prefix: 4, word: 5, title: 6, exact: 7, worth: 100000};
  const WAYS = ["pairs", "prefix", "word", "title"]; // the loosest first
  const LONGEST_QUERY = 256, MOST_PREFIXED = 64, LEAD_BONUS = 400, LONGEST_HISTORY = 8, WHOLE = 1000;

  class Engine {
    constructor(store) {
      const {core} = store;
      this.core = core;
      this.store = store;
      this.analyzer = new Analyzer(core.tables);
      this.names = new Names(this.analyzer, core.names.keys, core.names);
      this.reader = new Reader(this.analyzer, this.names, store);
      this.symbols = table(core.symbols.keys.flatMap((spellings, at) => spellings.map((key) => [key, at])));
    }

    governing(keys) {
      return keys.flatMap((key) => this.symbols.get(key.replace(/[._]/g, "")) || [])
        .flatMap((at) => this.core.symbols.rules[at]);
    }

    /** The rules that govern an API of which a name begins so. */
    governingNames(key) {
      const head = key.replace(/[._]/g, "");
      return head === "" ? [] : [...this.symbols].filter(([name]) => name.startsWith(head))
        .flatMap(([, found]) => found.flatMap((at) => this.core.symbols.rules[at]));
    }

    /** What a query finds: the rules in order, how much of it the best has, and how it was read. */
    async outcome(query, filters, isExact) {
      const {text, typed, isFiltered} = splitFilters(folded(query), this.core.tables.filters.names);
      const asked = [...typed, ...filters], words = this.analyzer.words(text.slice(0, LONGEST_QUERY));
      this.rules = await this.store.rules();
      if (words.length === 0) return this.browsed(new Filters(this, asked), isFiltered || asked.length > 0);
      const mention = isExact ? undefined : this.reader.mentionedEdition(words);
      if (mention) {
        const wanted = new Filters(this, [...asked, {field: "edition", value: mention.label}]);
        const found = await this.read(mention.rest, wanted, false);
        if (found.ranked.some(({rule}) => wanted.passes(rule))) return found;
      }
      return this.read(words, new Filters(this, asked), isExact);
    }

    /** Words as they stand; where the index does not know them spaced in another way, and then corrected. */
    async read(words, wanted, isExact) {
      const found = {...await this.attempt(words, wanted, [], isExact), words, wanted, scripts: new Set()};
      if (found.strength === WHOLE || isExact) return found;
      const unknown = await this.reader.unknown(words);
      unknown.forEach((at) => found.scripts.add(words[at].hangul ? "Hang" : words[at].latin ? "Latn" : ""));
      const spaced = await this.reader.respaced(words, unknown), best = await this.stronger(found, spaced, wanted);
      if (best.strength === WHOLE) return best;
      const corrected = await this.corrected(best.words, best === found ? unknown : await this.reader.unknown(spaced), wanted);
      return corrected && corrected.strength > best.strength ? {...corrected, wanted, scripts: found.scripts} : best;
    }

    async stronger(found, words, wanted) {
      if (words === undefined) return found;
      const other = await this.attempt(words, wanted, [], false);
      return other.strength > found.strength ? {...found, ...other, words} : found;
    }

    /** The best of the ways to correct a query, the hits of all of them. */
    async corrected(words, unknown, wanted) {
      let best;
      for (const {words: meant, notes} of await this.reader.corrections(words, unknown)) {
        const found = await this.attempt(meant, wanted, notes, false);
        if (found.strength === 0) continue;
        const reading = {text: labelOf(meant), notes};
        if (!best || found.strength > best.strength) best = {...found, words: meant, readings: [reading]};
        else if (found.strength === best.strength) best = this.joined(best, found, reading);
      }
      return best;
    }

    joined(best, other, reading) {
      const ranked = new Map(best.ranked.map((one) => [one.rule, one]));
      other.ranked.forEach((one) => { if (!ranked.has(one.rule)) ranked.set(one.rule, one); });
      return {...best, ranked: [...ranked.values()].sort(inOrder), parses: [...best.parses, ...other.parses],
        readings: [...best.readings, reading]};
    }

    /** Rules that pass the filters, for a query of filters alone. */
    browsed(wanted, isAsked) {
      const ranked = isAsked ? this.core.rules.priors
        .map((prior, rule) => ({rule, score: score("word", prior), why: [], matched: 1, asked: 1})) : [];
      return {ranked: ranked.sort(inOrder), parses: [], strength: WHOLE, words: [], wanted, scripts: new Set()};
    }

    async attempt(words, wanted, notes, isExact) {
      const parses = [];
      for (const segments of await this.reader.parses(words, isExact)) parses.push(await this.groups(segments));
      const ranked = this.ranked(parses, isExact ? new Set() : this.exact(words), (rule) => wanted.passes(rule));
      if (notes.length > 0) {
        ranked.forEach((one) => Object.assign(one, {score: folding("corrected", one.score), why: [...notes, ...one.why]}));
      }
      const best = ranked.find(({rule}) => wanted.passes(rule));
      return {ranked, parses, strength: best ? Math.floor((best.matched * WHOLE) / best.asked) : 0, readings: []};
    }

    async answer({ranked, parses, words, wanted, readings = []}, {limit, note, early}) {
      const passing = ranked.filter(({rule}) => wanted.passes(rule));
      const marking = {keys: new Set(), prefixes: [], concepts: new Set(), pairs: new Set()};
      for (const {found} of parses.flat()) {
        found.concepts.forEach((concept) => marking.concepts.add(concept));
        found.keys.forEach((key) => marking.keys.add(key));
        found.pairs.forEach((pair) => marking.pairs.add(pair));
        marking.prefixes.push(...found.prefixes);
      }
      if (note) {
        passing.forEach((one) => Object.assign(one, {score: folding("corrected", one.score), why: [note, ...one.why]}));
      }
      const best = passing.slice(0, Math.max(0, limit)).map((one) => this.hit(one, marking));
      if (early && best.length > 0) early(best);
      return {hits: await Promise.all(best.map((hit) => this.withSnippet(hit, marking))), total: passing.length,
        facets: facetsOf(this, passing.length > 0 ? ranked.map(({rule}) => rule) : this.all(), wanted),
        filters: wanted.applied, suggestions: suggestionsOf(this, {words, parses, ranked, passing, wanted, readings})};
    }

    all() { return this.core.rules.priors.map((_, rule) => rule); }

    // Matching --------------------------------------------------------------------------------------

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
      for (const key of segment.wordKeys) if (await this.store.isTerm(key)) return [segment];
      if (isLast && segment.prefixes.length > 0
        && (await this.store.keysFrom(segment.prefixes[0], 1)).length > 0) return [segment];
      return (await Promise.all(segment.parts.map((part) => this.resolve(part, false)))).flat();
    }

    async group(segment, isLast) {
      const words = await this.matches(segment.wordKeys), concepts = await this.naming(segment.concepts);
      const isUnknown = words.rules.size === 0 && concepts.rules.size === 0;
      const prefixed = await this.unfinished(segment, isLast, isUnknown);
      const paired = isUnknown ? await this.paired(segment.pairs) : {rules: new Map(), pairs: []};
      const rules = new Set([words, concepts, prefixed, paired].flatMap((found) => [...found.rules.keys()]));
      return {segment, words: words.rules, concepts: concepts.rules, prefixed: prefixed.rules, paired: paired.rules, rules,
        found: {keys: [...words.keys, ...concepts.keys, ...(prefixed.keys || [])], prefixes: prefixed.prefixes || [],
          concepts: [...segment.concepts, ...segment.completions, ...(isUnknown ? segment.begun : [])],
          pairs: paired.pairs}};
    }

    naming(concepts) { return this.matches(concepts.map((concept) => "#" + this.core.concepts.ids[concept])); }

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

    /** The rules that have what a segment may begin, or whose opening consonants it is. */
    async unfinished(segment, isLast, isUnknown) {
      if (segment.completions.length > 0) return this.completing(segment.completions);
      if (segment.initialKeys.length > 0) return this.matches(segment.initialKeys);
      if (!isUnknown) return isLast ? this.prefixed(segment.prefixes.slice(0, 1)) : {rules: new Map()};
      const prefixed = await this.prefixed(isLast ? segment.prefixes : segment.prefixes.filter(isLongEnough));
      const begun = await this.completing(segment.begun);
      for (const [rule, {impact}] of begun.rules) {
        const before = prefixed.rules.get(rule);
        if (!before || before.impact < impact) prefixed.rules.set(rule, {impact});
      }
      return {...prefixed, keys: begun.keys};
    }

    /** The rules that name what may be meant; first those that say what it is, short names before long. */
    async completing(concepts) {
      const {rules, keys} = await this.naming(concepts);
      concepts.forEach((concept, at) => {
        const lead = rules.get(this.core.concepts.leads[concept]);
        if (lead) lead.impact += Math.floor(LEAD_BONUS / (at + 1));
      });
      return {rules, keys};
    }

    async prefixed(prefixes) {
      for (const prefix of prefixes) {
        const keys = await this.store.keysFrom(prefix, MOST_PREFIXED);
        if (keys.length > 0) return {rules: (await this.matches(keys)).rules, prefixes: [prefix]};
      }
      return {rules: new Map()};
    }

    /** The rules that hold at least two thirds of the pairs of syllables. */
    async paired(pairs) {
      const unique = [...new Set(pairs)].sort(), found = new Map(), known = [];
      let telling = unique.length;
      for (const pair of unique) {
        const entry = await this.store.pair(pair);
        if (entry === undefined) continue;
        known.push(pair);
        if (entry.rules.length === 0) telling -= 1; // one that is nearly everywhere is filed without rules
        for (const rule of entry.rules) {
          const before = found.get(rule) || {count: 0, weight: 0};
          found.set(rule, {count: before.count + 1, weight: before.weight + entry.weight});
        }
      }
      const needed = Math.floor((telling * 2 + 2) / 3);
      return {pairs: known, rules: new Map([...found].filter(([, {count}]) => count >= needed)
        .map(([rule, {weight}]) => [rule, Math.floor(weight / unique.length)]))};
    }

    // Order -----------------------------------------------------------------------------------------

    exact(words) {
      const keys = this.analyzer.joinedKeys(words);
      const leads = this.names.named(words).map((concept) => this.core.concepts.leads[concept]);
      const named = this.rules.keyed(keys, (text) => this.analyzer.joinedKey(text));
      return new Set([...named, ...leads.filter((lead) => lead >= 0), ...this.governing(keys)]);
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

    /** The best score of each rule under any parse; what the filters leave out is ranked too, for the counts. */
    ranked(parses, exact, isWanted) {
      const best = new Map();
      const offer = (candidate) => {
        const before = best.get(candidate.rule);
        if (candidate.score > (before ? before.score : 0)) best.set(candidate.rule, candidate);
      };
      parses.forEach((groups) => this.rankedBy(groups, exact, isWanted).forEach(offer));
      const priors = this.core.rules.priors;
      exact.forEach((rule) => offer({rule, score: score("exact", priors[rule]), why: [], matched: 1, asked: 1}));
      this.promoteSuccessors(best, exact, isWanted);
      return [...best.values()].sort(inOrder);
    }

    /** Puts a rule right before the one it replaces, unless the query names the old rule itself. */
    promoteSuccessors(best, exact, isWanted) {
      const {replacements} = this.core;
      for (let round = 0; round < LONGEST_HISTORY; round += 1) {
        replacements.old.forEach((old, at) => {
          const before = best.get(old), after = best.get(replacements.new[at]);
          if (exact.has(old) || !before || !after || after.score > before.score || !isWanted(old)) return;
          after.score = before.score + 1;
          const note = `supersedes ${this.rules.id(old)}`;
          if (!after.why.includes(note)) after.why.push(note);
        });
      }
    }

    /** Words that no rule has cannot tell rules apart: the others decide, in a lower tier. */
    rankedBy(groups, exact, isWanted) {
      const priors = this.core.rules.priors, known = groups.filter((group) => group.rules.size > 0);
      const matched = [...new Set(known.flatMap((group) => [...group.rules]))].map((rule) => {
        const matches = groups.map((group) => this.match(group, rule));
        return {rule, matches, found: matches.filter((match) => match)};
      });
      const worths = groups.map((group) => this.worth(group));
      const worthOf = ({matches}) => matches.reduce((sum, match, at) => match ? sum + worths[at] : sum, 0);
      const most = matched.filter(({rule}) => isWanted(rule)).reduce((worth, one) => Math.max(worth, worthOf(one)), 0);
      const needed = Math.min(most, Math.floor((worths.reduce((sum, worth) => sum + worth, 0)) / 3));
      return matched.filter((one) => worthOf(one) >= needed).map(({rule, matches, found}) => {
        const loosest = WAYS[Math.min(...found.map((match) => WAYS.indexOf(match.way)))];
        const tier = exact.has(rule) ? "exact" : found.length === known.length ? loosest : "most";
        const whole = score(tier, found.reduce((sum, match) => sum + match.weight, priors[rule]));
        return {rule, score: tier === "exact" || found.length === groups.length ? whole : folding("most", whole),
          why: groups.map((group, at) => this.why(group, rule, matches[at], tier)).filter((note) => note),
          matched: tier === "exact" ? groups.length : found.filter(({way}) => way !== "pairs").length,
          asked: groups.length};
      });
    }

    /** How much it says that a rule has a word: the most that it weighs anywhere. */
    worth(group) {
      let most = 0;
      for (const rule of group.rules) most = Math.max(most, this.match(group, rule).weight);
      return most;
    }

    why(group, rule, match, tier) {
      const label = group.segment.label;
      if (tier === "exact" && !(match && group.concepts.has(rule))) return undefined;
      if (!match) return `without ${label}`;
      if (match.way === "pairs") return `syllables ${label}`;
      if (match.way === "prefix") return `${group.segment.completion} ${label}`;
      return group.words.has(rule) ? undefined : this.note(group.segment);
    }

    /** That a segment was read as another name, or one of another language, unless that name is what was typed. */
    note({label, concepts}) {
      const {titles} = this.core.concepts, words = this.analyzer.words(label), typed = new Set(this.analyzer.joinedKeys(words));
      const isTyped = (concept) => this.analyzer.joinedKeys(this.analyzer.words(titles[concept]))
        .some((key) => typed.has(key));
      if (concepts.length === 0 || concepts.some(isTyped)) return undefined;
      const title = titles[concepts[0]], named = this.analyzer.words(title);
      const isForeign = named.length > 0 && words.length > 0 && words.every((word) => named.every((other) =>
        other.hangul !== word.hangul || other.latin !== word.latin));
      return `${isForeign ? "translation" : "name"} ${label} → ${title}`;
    }

    // Hits ------------------------------------------------------------------------------------------

    /** A hit whose snippet is still to come. */
    hit({rule, score, why}, marking) {
      const {id, component, kind, lang, title, path, line} = this.rules.entry(rule), url = id.replace("/", ".html#");
      const hit = {id, component, kind, lang, title, snippet: "", path, line, url: `${this.core.language}/${url}`, score,
        why: lang === this.core.language ? why : [...why, `language ${lang}`],
        marks: {title: this.names.marks(title, marking), snippet: []}};
      return Object.defineProperties(hit, {rule: {value: rule}, editions: {value: this.editions(rule)}});
    }

    async withSnippet(hit, marking) {
      const body = await this.store.text(hit.rule), {text, marks} = snippetOf(body, this.names.marks(body, marking));
      const whole = {...hit, snippet: text, marks: {...hit.marks, snippet: marks}};
      return Object.defineProperty(whole, "editions", {value: hit.editions});
    }

    /** The editions in which a rule holds: for the page to show, and no part of what `hig lookup --json` prints. */
    editions(rule) {
      return this.core.editions.filter((_, at) => ((this.core.rules.editions[rule] >> at) & 1) === 1);
    }
  }

  const inOrder = (left, right) => right.score - left.score || left.rule - right.rule;
  const score = (tier, weight) => TIER[tier] * TIER.worth + Math.min(weight, TIER.worth - 1);
  /** A score within a lower tier, in the order that the tiers gave. */
  const folding = (tier, whole) => score(tier, Math.floor(whole / 10));

  const engines = new Map();
  async function engineFor(lang) {
    const store = await Higraph.openStore(lang);
    if (!engines.has(store)) engines.set(store, new Engine(store));
    return engines.get(store);
  }

  const isCorrected = ({readings = []}) => readings.length > 0;

  /** Whether an outcome has more of the query, or as much without a correction. */
  const isBetter = (one, other) => one.strength > other.strength
    || (one.strength === other.strength && !isCorrected(one) && isCorrected(other));

  /** Words that this language does not know may be those of another, when they are written in its script. */
  async function elsewhere(own, found, query, filters) {
    const {languages, scripts} = own.core;
    for (const [at, lang] of languages.entries()) {
      if (at === 0 || scripts[at] === scripts[0] || !found.scripts.has(scripts[at])) continue;
      const engine = await engineFor(lang).catch(() => undefined);
      const other = engine && await engine.outcome(query, filters, false);
      if (other && isBetter(other, found)) return {engine, found: other, note: `language ${lang}`};
    }
    return {engine: own, found};
  }

  /** The rules that answer a query, the best first; see the top of the file. */
  Higraph.search = async (text, options = {}) => {
    const {lang = document.documentElement.lang, limit = 20, filters, exact = false, early} = options;
    const own = await engineFor(lang);
    const given = filters || {}, asked = FIELDS.filter((field) => given[field] !== undefined && given[field] !== null)
      .flatMap((field) => [given[field]].flat().map((value) => ({field, value: String(value)})));
    const first = await own.outcome(text, asked, exact);
    const {engine, found, note} = (first.strength < WHOLE || isCorrected(first)) && !exact
      ? await elsewhere(own, first, text, asked) : {engine: own, found: first};
    const answer = await engine.answer(found, {limit, note, early});
    return {...answer, problems: [...new Set([...own.store.problems, ...engine.store.problems])]};
  };
})(globalThis);
