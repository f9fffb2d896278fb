// Answers queries; search-analysis.js, -store, -reading, -ranking and -answer.js come before it.
//
// Sources/SearchIndex reads the same files by the same steps to the same integers: a change on one side is a
// change on both, and a test runs one table of queries through the two.
//
//   await Higraph.search("탭바를 비활성화 종류:하기", {lang: "ko", limit: 10, filters: {kind: "do"}, exact: false})
//
// resolves to {hits, total, facets, filters, suggestions, pages, problems}: the objects that `hig lookup --json` prints,
// how many rules answer, what values how many of them have, the filters as understood, what else to look for, the pages
// that the query names, and what of the index could not be read, in words. With `early`, a function, the hits, pages and total
// are handed to it as soon as their order is known, snippets still empty, before the texts are loaded. With `asOf`, an
// edition, what did not hold then is left out, unless the query or the filters name one.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {Analyzer, Names, folded, pairsIn, scriptOf, scriptsOf, snippetOf, table} = Higraph.analysis;
  const {Reader, SURE, DOUBTFUL, MOST_UNKNOWN, splitFilters, labelOf, areCrumbs, isLongEnough} = Higraph.reading, {FIELDS, Filters, facetsOf, suggestionsOf, pagesOf} = Higraph.answer;
  const {Matches, Pairing, Group, Ranked, ranked, score, pastOf, WAYS} = Higraph.ranking;
  const LONGEST_QUERY = 256, MOST_PREFIXED = 64, LEAD_BONUS = 400, WHOLE = 1000;
  const SHORTEST_LONE = 4; // letters of a lone word of which one part alone may answer
  const LONE_CONSONANT = /(?:^|\s)([\u3131-\u314e])$/;

  /** What an engine looks words up in. */
  function madeOf(core) {
    const {tables, names, symbols} = core, analyzer = new Analyzer(tables);
    return {analyzer, past: pastOf(core), names: new Names(analyzer, names.keys, names),
      symbols: table(symbols.keys.flatMap((spellings, at) => spellings.map((key) => [key, at])))};
  }

  class Engine {
    /** Another engine can be given, whose store has the same core, so that what is made of that need not be made again. */
    constructor(store, {analyzer, names, symbols, past} = madeOf(store.core)) {
      const {core} = store, reader = new Reader(analyzer, names, store);
      Object.assign(this, {core, store, count: core.rules.priors.length, analyzer, names, reader, symbols, past});
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
    async outcome(query, {filters = [], asOf}, isExact) {
      const {text, typed, isFiltered} = splitFilters(folded(query), {names: this.core.tables.filters.names,
        keysOf: (name) => this.analyzer.keystrokes(name)});
      const asked = [...typed, ...filters], isDated = asOf === undefined || asked.some(({field}) => field === "edition");
      const whole = isDated ? asked : [...asked, {field: "edition", value: asOf}], words = this.analyzer.words(text.slice(0, LONGEST_QUERY));
      this.rules = await this.store.rules();
      if (words.length === 0) return this.browsed(new Filters(this, whole), isFiltered || asked.length > 0);
      const mention = isExact ? undefined : this.reader.mentionedEdition(words);
      const ofEdition = (value) => new Filters(this, [...asked, {field: "edition", value}]);
      if (mention) {
        const wanted = ofEdition(mention.label);
        const found = await this.read(mention.rest, wanted, false);
        if (found.ranked.best((rule) => wanted.passes(rule)) !== undefined) return found;
      }
      const found = await this.read(words, new Filters(this, whole), isExact);
      const isNamed = !isExact && found.ranked.best(() => true) === undefined && this.reader.isEdition(words);
      return isNamed ? this.browsed(ofEdition(labelOf(words)), true) : found;
    }

    /** Words as they stand; where the index does not know them spaced in another way, and then corrected. */
    async read(words, wanted, isExact) {
      const found = {...await this.attempt(words, wanted, [], isExact), words, wanted, scripts: new Set()};
      if (found.strength === WHOLE || isExact) return found;
      const unknown = await this.reader.unknown(words);
      unknown.forEach((at) => found.scripts.add(scriptOf(words[at])));
      found.isOwn = this.isOwn(words, unknown);
      const spaced = await this.reader.respaced(words, unknown, (parts) => this.hasTogether(parts, wanted)), best = await this.stronger(found, spaced, wanted);
      if (best !== found && areCrumbs(spaced)) {
        const corrected = await this.corrected(found, await this.reader.meant(words, unknown));
        if (corrected && corrected.strength >= best.strength) return corrected;
      }
      if (best.strength === WHOLE) return best;
      const meant = await this.reader.meant(best.words, best === found ? unknown : await this.reader.unknown(spaced));
      const corrected = await this.corrected(best, meant);
      if (corrected && corrected.strength > best.strength) return corrected;
      return {...best, doubts: this.reader.readings(best.words, meant, DOUBTFUL).map(({words: some}) => labelOf(some))};
    }

    /** Whether a word is known that no other language has: those in Latin letters, as names of APIs, are everywhere. */
    isOwn(words, unknown) {
      const own = scriptsOf(this.core.scripts[0]), last = unknown.length < MOST_UNKNOWN ? words.length : unknown[MOST_UNKNOWN - 1];
      return !own.includes("Latn") && words.slice(0, last).some((word, at) =>
        own.includes(scriptOf(word)) && !unknown.includes(at) && !this.analyzer.stopWords.has(word.text));
    }

    /** Whether one rule has all of some words. */
    async hasTogether(words, wanted) { return (await this.attempt(words, wanted, [], false)).strength === WHOLE; }

    async stronger(found, words, wanted) {
      if (words === undefined) return found;
      const other = await this.attempt(words, wanted, [], false);
      // Any two words are parts of a word of a few letters: 위젯 is no 위 without 젯.
      const isShort = found.words.length === 1 && found.words[0].text.length < SHORTEST_LONE;
      return other.strength > found.strength && (other.strength === WHOLE || !isShort) ? {...found, ...other, words} : found;
    }

    /** The best of the ways to correct a query, the hits of all of them. */
    async corrected(typed, alternatives) {
      const {wanted} = typed;
      let best;
      for (const {words, notes} of this.reader.readings(typed.words, alternatives, SURE)) {
        const found = await this.attempt(words, wanted, notes, false);
        if (found.strength === 0) continue;
        const reading = {text: labelOf(words), notes};
        if (!best || found.strength > best.strength) best = {...typed, ...found, words, readings: [reading]};
        else if (found.strength === best.strength) {
          const all = best.ranked.join(found.ranked), parses = [...best.parses, ...found.parses];
          best = {...best, ranked: all, strength: strengthOf(all, (rule) => wanted.passes(rule)), parses,
            readings: [...best.readings, reading]};
        }
      }
      return best;
    }

    /** The rules that are to stand behind others; undefined as of an edition, in which all that pass held. */
    pastFor(wanted) { return wanted.asks("edition") ? undefined : this.past; }

    /** Rules that pass the filters, for a query of filters alone. */
    browsed(wanted, isAsked) {
      const found = new Ranked(this.count), past = this.pastFor(wanted), origin = found.from(() => ({why: [], matched: 1, asked: 1}));
      if (isAsked) this.core.rules.priors.forEach((prior, rule) => found.offer(rule, score("word", prior), origin));
      if (past) found.setBack(past);
      return {ranked: found, parses: [], strength: WHOLE, words: [], wanted, scripts: new Set()};
    }

    async attempt(words, wanted, notes, isExact) {
      const parses = [], readings = await this.reader.parses(words, isExact);
      readings.flat().forEach((segment) => this.expect(segment));
      for (const segments of readings) parses.push(await this.groups(segments, parses.length === 0));
      const passes = (rule) => wanted.passes(rule), exact = isExact ? new Set() : this.exact(words);
      const found = ranked(parses, {core: this.core, past: this.pastFor(wanted), exact, passes, id: (rule) => this.rules.id(rule),
        why: (group, rule, isNamed) => this.why(group, rule, isNamed)});
      if (notes.length > 0) found.fold(notes);
      return {ranked: found, parses, strength: strengthOf(found, passes), readings: []};
    }

    async answer({ranked, parses, words, wanted, readings = [], doubts = []}, {limit, note, early, exact}) {
      const pages = exact ? [] : pagesOf(this, {words, parses, wanted}), all = ranked.rules(), passing = wanted.passing(all);
      const marking = {keys: new Set(), prefixes: [], concepts: new Set(), pairs: new Set()};
      for (const {found} of parses.flat()) {
        found.concepts.forEach((concept) => marking.concepts.add(concept));
        found.keys.forEach((key) => marking.keys.add(key));
        found.pairs.forEach((pair) => marking.pairs.add(pair));
        marking.prefixes.push(...found.prefixes);
      }
      if (note) ranked.fold([note]);
      const best = ranked.first(limit, passing)
        .map((rule) => this.hit({rule, score: ranked.scores[rule], why: ranked.said(rule).why}, marking));
      if (early && best.length > 0) early(best, pages, passing.length);
      const has = (rule) => rule !== undefined && isAll(ranked.said(rule)), isWhole = has(ranked.first(1, passing)[0]);
      const isHidden = !isWhole && all.length > passing.length && has(ranked.best(() => true));
      return {hits: await Promise.all(best.map((hit) => this.withSnippet(hit, marking))), total: passing.length,
        facets: facetsOf(this, passing.length > 0 ? all : this.all(), wanted), filters: wanted.applied,
        suggestions: suggestionsOf(this, {words, parses, found: all.length, passing: passing.length, isWhole, isHidden, wanted,
          readings, doubts}), pages};
    }

    /** Sends for what the next letter asks for once a lone consonant has become a syllable: terms and names that begin so. */
    foresee(letter) {
      const prefix = `~${this.analyzer.keystrokes(letter)}`;
      this.store.expectFrom(prefix);
      this.store.expectMost(this.names.allBeginningWith(prefix).map((concept) => this.conceptKey(concept)));
    }

    all() { return Array.from(this.core.rules.priors, (_, rule) => rule); }

    // Matching --------------------------------------------------------------------------------------

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
      if (segment.completions.length > 0) return this.completing(segment.completions);
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

    /** The rules that name what may be meant; first those that say what it is, short names before long. */
    async completing(concepts) {
      const rules = await this.naming(concepts);
      concepts.forEach((concept, at) => {
        const lead = this.core.concepts.leads[concept];
        if (rules.impacts[lead] > 0) rules.impacts[lead] += Math.floor(LEAD_BONUS / (at + 1));
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

    // Order -----------------------------------------------------------------------------------------

    /** The rules that a whole query names, or what it asks about: what is a tab bar. */
    exact(words) {
      const named = this.namedBy(words), subject = this.analyzer.unframed(words);
      return named.size === 0 && subject.length < words.length ? this.namedBy(subject) : named;
    }

    namedBy(words) {
      const keys = this.analyzer.joinedKeys(words);
      const leads = this.names.named(words).map((concept) => this.core.concepts.leads[concept]);
      const named = this.rules.keyed(keys, (text) => this.analyzer.joinedKey(text));
      return new Set([...named, ...leads.filter((lead) => lead >= 0), ...this.governing(keys)]);
    }

    why(group, rule, isNamed) {
      const label = group.segment.label, way = WAYS[group.ways[rule]];
      if (isNamed && group.concepts.impacts[rule] === 0) return undefined;
      if (way === undefined) return `without ${label}`;
      if (way === "pairs") return `syllables ${label}`;
      if (way === "prefix") return `${group.segment.completion} ${label}`;
      return group.words.impacts[rule] > 0 ? undefined : this.note(group.segment);
    }

    /** That a segment was read as another name, or one of another language, unless that name is what was typed. */
    note({label, concepts}) {
      const {titles} = this.core.concepts, words = this.analyzer.words(label), typed = new Set(this.analyzer.joinedKeys(words));
      const isTyped = (concept) => this.analyzer.joinedKeys(this.analyzer.words(titles[concept]))
        .some((key) => typed.has(key));
      if (concepts.length === 0 || concepts.some(isTyped)) return undefined;
      const title = titles[concepts[0]], named = this.analyzer.words(title);
      const isForeign = named.length > 0 && words.length > 0 && words.every((word) => named.every((other) =>
        scriptOf(other) !== scriptOf(word)));
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
      const {column, sets} = this.core.rules.alike.edition;
      return sets[column[rule]].map((at) => this.core.editions[at]);
    }
  }

  const isAll = ({matched, asked}) => matched === asked;
  /** How much of a query the best rule that passes has, in thousandths. */
  const strengthOf = (found, passes) => {
    const best = found.best(passes), {matched, asked} = best === undefined ? {matched: 0, asked: 1} : found.said(best);
    return Math.floor((matched * WHOLE) / asked);
  };

  const engines = new Map();
  async function engineFor(lang) {
    const store = await Higraph.openStore(lang);
    if (!engines.has(store)) engines.set(store, new Engine(store));
    return engines.get(store);
  }

  const isCorrected = ({readings = []}) => readings.length > 0;

  /** Whether another language may know better. */
  const isDoubtful = (one) => (one.strength < WHOLE || isCorrected(one)) && !(one.isOwn && one.strength > 0);

  /** Whether an outcome has more of the query, or as much without a correction. */
  const isBetter = (one, other) => one.strength > other.strength || (one.strength === other.strength && !isCorrected(one)
    && (isCorrected(other) || (!isFound(other) && isFound(one) && one.words.some(isWithoutSpaces))));
  const isFound = ({ranked}) => ranked.best(() => true) !== undefined;
  /** Whether a stretch of a word is all that anybody types. */
  const isWithoutSpaces = (word) => !word.hangul && !word.latin && pairsIn(word.text).length > 0;

  /** Words that this language does not know may be those of another, when they are written in its script. */
  async function elsewhere(own, found, query, asked) {
    const {languages, scripts} = own.core;
    for (const [at, lang] of languages.entries()) {
      if (at === 0 || scripts[at] === scripts[0] || !scriptsOf(scripts[at]).some((one) => found.scripts.has(one))) continue;
      const engine = await engineFor(lang).catch(() => undefined);
      const other = engine && await engine.outcome(query, asked, false).catch(() => undefined);
      if (other && isBetter(other, found)) return {engine, found: other, note: `language ${lang}`};
    }
    return {engine: own, found};
  }

  const idle = () => new Promise((done) => (root.requestIdleCallback || root.setTimeout)(done));
  let latest = Promise.resolve(); // The end of the search that was begun last.

  /** Once no search is under way and there is nothing else to do. */
  async function calm() {
    let seen;
    do {
      seen = latest;
      await seen;
      await idle();
    } while (seen !== latest);
  }

  /** Searches while nobody types, in made-up terms: what a browser runs for the first time it runs many times slower. */
  async function rehearse(own) {
    await calm();
    const titles = own.core.components.titles.slice(0, 2);
    const keys = titles.map((title) => own.analyzer.words(title))
      .flatMap((words) => [words, ...words.map((word) => [word])]).flatMap((words) => own.analyzer.joinedKeys(words));
    const engine = new Engine(Higraph.rehearsal(own.store, keys), own);
    for (const query of titles.flatMap((title) => [1, 2, 3, title.length].map((end) => title.slice(0, end)))) {
      await calm();
      await engine.answer(await engine.outcome(query, {}, false), {limit: 8});
    }
  }

  /** Loads what every query needs, and makes the search ready to run, before the first one is typed. */
  Higraph.prepare = async (lang) => {
    const own = await engineFor(lang);
    await own.store.text(0);
    await rehearse(own);
  };

  async function answerTo(text, options) {
    const {lang = document.documentElement.lang, limit = 20, filters, asOf, exact = false, early} = options;
    const own = await engineFor(lang);
    const given = filters || {}, chosen = FIELDS.filter((field) => given[field] !== undefined && given[field] !== null)
      .flatMap((field) => [given[field]].flat().map((value) => ({field, value: String(value)})));
    const asked = {filters: chosen, asOf}, first = await own.outcome(text, asked, exact);
    const {engine, found, note} = isDoubtful(first) && !exact
      ? await elsewhere(own, first, text, asked) : {engine: own, found: first};
    const answer = await engine.answer(found, {limit, note, early, exact});
    return {...answer, problems: [...new Set([...own.store.problems, ...engine.store.problems])]};
  }

  /** Once an answer is drawn, sends for what the next letter asks for, unless it was typed meanwhile. */
  async function foresee(text, {lang = document.documentElement.lang}) {
    const [, letter] = LONE_CONSONANT.exec(text) || [], search = latest;
    if (!letter) return;
    await calm();
    if (search === latest) (await engineFor(lang)).foresee(letter);
  }

  /** The rules that answer a query, the best first; see the top of the file. */
  Higraph.search = (text, options = {}) => {
    const answer = answerTo(text, options);
    latest = answer.catch(() => { /* Said to who asked. */ });
    foresee(text, options).catch(() => { /* Said to who asks again. */ });
    return answer;
  };
})(globalThis);
