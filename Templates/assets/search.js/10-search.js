// Answers queries, with all scripts of this folder before it: they are written as one file.
//
// Twins: Sources/SearchIndex/Query/SearchEngine.swift, ExactNames.swift and SearchReader.swift, which read the same files by the
// same steps to the same integers: a change on one side is a change on both, and a test runs one table of queries through the two.
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
  const {Analyzer, folded, pairsIn, scriptOf, scriptsOf} = Higraph.analysis;
  const {Names, Parser, labelOf, splitFilters, table} = Higraph.reading;
  const {Corrector, DOUBTFUL, MOST_UNKNOWN, SURE, WordSpacer, areCrumbs} = Higraph.correction;
  const {Matcher} = Higraph.matching, {Ranked, pastOf, ranked, score} = Higraph.ranking;
  const {HitReasons, Hits, markingOf} = Higraph.hits, {FIELDS, Filters, facetsOf, pagesOf, suggestionsOf} = Higraph.answer;
  const LONGEST_QUERY = 256, WHOLE = 1000;
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
      const {core} = store, count = core.rules.priors.length, parser = new Parser(analyzer, names, store);
      Object.assign(this, {core, store, count, analyzer, names, symbols, past, parser, spacer: new WordSpacer(parser),
        corrector: new Corrector(parser), matcher: new Matcher({analyzer, core, store, count}),
        reasons: new HitReasons({analyzer, core})});
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
      const {text, typed, isFiltered} = splitFilters(folded(query), this.analyzer);
      const asked = [...typed, ...filters], isDated = asOf === undefined || asked.some(({field}) => field === "edition");
      const whole = isDated ? asked : [...asked, {field: "edition", value: asOf}], words = this.analyzer.words(text.slice(0, LONGEST_QUERY));
      this.rules = await this.store.rules();
      if (words.length === 0) return this.browsed(new Filters(this, whole), isFiltered || asked.length > 0);
      const mention = isExact ? undefined : this.parser.mentionedEdition(words);
      const ofEdition = (value) => new Filters(this, [...asked, {field: "edition", value}]);
      if (mention) {
        const wanted = ofEdition(mention.label);
        // "2013 guidelines" asks for all of them.
        if (mention.rest.every(({text}) => this.analyzer.stopWords.has(text))) return this.browsed(wanted, true);
        const found = await this.read(mention.rest, wanted, false);
        if (found.ranked.best((rule) => wanted.passes(rule)) !== undefined) return found;
      }
      const found = await this.read(words, new Filters(this, whole), isExact);
      const isNamed = !isExact && found.strength < WHOLE && this.parser.isEdition(words);
      return isNamed ? this.browsed(ofEdition(labelOf(words)), true) : found;
    }

    /** Words as they stand; where the index does not know them spaced in another way, and then corrected. */
    async read(asked, wanted, isExact) {
      const words = isExact ? asked : await this.parser.withoutBegunEnding(asked);
      const found = {...await this.attempt(words, wanted, [], isExact), words, wanted, scripts: new Set()};
      if (found.strength === WHOLE || isExact) return found;
      const unknown = await this.corrector.unknown(words);
      unknown.forEach((at) => found.scripts.add(scriptOf(words[at])));
      found.isOwn = this.isOwn(words, unknown);
      const spaced = await this.spacer.respaced(words, unknown, (parts) => this.hasTogether(parts, wanted)), best = await this.stronger(found, spaced, wanted);
      if (best !== found && areCrumbs(spaced)) {
        const corrected = await this.corrected(found, await this.corrector.meant(words, unknown));
        if (corrected && corrected.strength >= best.strength) return corrected;
      }
      if (best.strength === WHOLE) return best;
      const meant = await this.corrector.meant(best.words, best === found ? unknown : await this.corrector.unknown(spaced));
      const corrected = await this.corrected(best, meant);
      if (corrected && findsMore(corrected, best)) return corrected;
      const doubts = this.corrector.readings(best.words, meant, DOUBTFUL).map(({words: some}) => labelOf(some));
      if (best.strength > 0) return {...best, doubts};
      const verb = await this.asVerb(found);
      if (verb.strength > 0) return {...verb, doubts};
      // Names of components may be found that end unknown words.
      const apart = this.spacer.withNamesApart(words, unknown, (concept) => this.core.concepts.leads[concept] >= 0);
      return {...await this.stronger(best, apart, wanted), doubts};
    }

    /** What a lone verb finds in other forms. */
    async asVerb(found) {
      const verb = await this.parser.verb(found.words);
      return verb ? {...found, ...await this.ranked([verb], found.wanted, new Set()), isOwn: true, readings: []} : {strength: 0};
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
      for (const {words, notes} of this.corrector.readings(typed.words, alternatives, SURE)) {
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
      const readings = await this.parser.parses(words, isExact);
      return {...await this.ranked(readings, wanted, isExact ? new Set() : this.exact(words), notes), readings: []};
    }

    /** The rules that readings of a query find. */
    async ranked(readings, wanted, exact, notes = []) {
      const parses = [], passes = (rule) => wanted.passes(rule);
      readings.flat().forEach((segment) => this.matcher.expect(segment));
      for (const segments of readings) parses.push(await this.matcher.groups(segments, parses.length === 0));
      const found = ranked(parses, {core: this.core, past: this.pastFor(wanted), exact, passes, id: (rule) => this.rules.id(rule),
        why: (group, rule, isNamed) => this.reasons.why(group, rule, isNamed)});
      if (notes.length > 0) found.fold(notes);
      return {ranked: found, parses, strength: strengthOf(found, passes)};
    }

    async answer({ranked, parses, words, wanted, readings = [], doubts = []}, {limit, note, early, exact}) {
      const pages = exact ? [] : pagesOf(this, {words, parses, wanted}), all = ranked.rules(), passing = wanted.passing(all);
      const hits = new Hits(this, markingOf(parses));
      if (note) ranked.fold([note]);
      const best = ranked.first(limit, passing)
        .map((rule) => hits.hit({rule, score: ranked.scores[rule], why: ranked.said(rule).why}));
      if (early && best.length > 0) early(best, pages, passing.length);
      const has = (rule) => rule !== undefined && isAll(ranked.said(rule)), isWhole = has(ranked.first(1, passing)[0]);
      const isHidden = !isWhole && all.length > passing.length && has(ranked.best(() => true));
      return {hits: await Promise.all(best.map((hit) => hits.withSnippet(hit))), total: passing.length,
        facets: facetsOf(this, passing.length > 0 ? all : this.all(), wanted), filters: wanted.applied,
        suggestions: suggestionsOf(this, {words, parses, found: all.length, passing: passing.length, isWhole, isHidden, wanted,
          readings, doubts}), pages};
    }

    /** Sends for what the next letter asks for once a lone consonant has become a syllable: terms and names that begin so. */
    foresee(letter) {
      const prefix = `~${this.analyzer.keystrokes(letter)}`;
      this.store.expectFrom(prefix);
      this.store.expectMost(this.names.allBeginningWith(prefix).map((concept) => this.matcher.conceptKey(concept)));
    }

    all() { return Array.from(this.core.rules.priors, (_, rule) => rule); }

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
  }

  /** Whether an outcome has more of a query, or as much and names a component where the other does not: 스우치 글자수. */
  const findsMore = (one, other) => one.strength > other.strength
    || (one.strength === other.strength && isSubject(one) && !isSubject(other));
  const isSubject = ({parses}) => parses.flat().some((group) => group.isSubject);
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
    let best = {engine: own, found};
    for (const [at, lang] of languages.entries()) {
      if (!isDoubtful(best.found)) break;
      if (at === 0 || !scriptsOf(scripts[at]).some((one) => found.scripts.has(one))) continue;
      const engine = await engineFor(lang).catch(() => undefined);
      const other = engine && await engine.outcome(query, asked, false).catch(() => undefined);
      if (other && isBetter(other, best.found)) best = {engine, found: other, note: `language ${lang}`};
    }
    return best;
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
    const {engine, found, note} = exact ? {engine: own, found: first} : await elsewhere(own, first, text, asked);
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
