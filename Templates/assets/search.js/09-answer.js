// Makes what stands beside the hits: filters as understood, counts of what the rules have, what else to look for.
//
// Twins: Sources/SearchIndex/Query/RuleFilter.swift, FilterReading.swift, Facets.swift, Suggestions.swift and NamedPages.swift.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {beginningOf, folded} = Higraph.analysis, {labelOf, distance} = Higraph.reading;
  const FIELDS = ["component", "kind", "edition", "platform", "lang", "api"];
  const MOST_APIS = 12, MOST_WITHOUT = 3, MOST_NEAREST = 5, MOST_PAGES = 3;

  /** Filters by the names that people give: values of one field are alternatives, fields add up. */
  class Filters {
    constructor(engine, asked) {
      this.engine = engine;
      this.core = engine.core;
      const found = asked.map((one) => ({...one, ...this.meant(one, folded(one.value))}));
      this.applied = found.map(({field, value, names}) => ({field, value, names}));
      this.accepted = FIELDS.map((field) => [field, found.filter((one) => one.field === field)])
        .filter(([, some]) => some.length > 0)
        .map(([field, some]) => [field, this.mask(field, new Set(some.flatMap(({positions}) => positions)))]);
      // What a filter of no name asks for is met by nothing.
      if (found.some(({field}) => !FIELDS.includes(field))) this.accepted.push(["", this.mask("lang", new Set())]);
    }

    /** For each rule whether it has any of the values. */
    mask(field, wanted) {
      return this.core.rules.priors.map((_, rule) => (this.values(field, rule).some((value) => wanted.has(value)) ? 1 : 0));
    }

    /** The positions that a value means, of rules for an API, and their names. */
    meant({field, isTyped}, value) {
      const {core} = this, key = this.engine.analyzer.joinedKey(value);
      const named = (names, positions) => ({positions, names: positions.map((at) => names[at])});
      switch (field) {
        case "component": return named(core.components.ids, this.components(value, key));
        case "kind": return named(core.kinds, this.among(core.kinds, core.tables.filters.kinds, key, isTyped));
        case "platform": return named(core.platforms, this.among(core.platforms, core.tables.filters.platforms, key, isTyped));
        case "edition": return named(core.editions, this.editions(value, isTyped));
        case "lang": {
          const others = Object.fromEntries(core.languageNames.map((name, at) => [name, core.languages[at]]));
          return named(core.languages, this.among(core.languages, others, key, isTyped));
        }
        case "api": {
          const whole = this.engine.governing([key]);
          const rules = whole.length > 0 || !isTyped ? whole : this.engine.governingNames(key);
          return {positions: rules, names: rules.length > 0 ? [value] : []};
        }
        default: return {positions: [], names: []};
      }
    }

    where(names, isMeant) {
      const keys = names.map((name) => this.engine.analyzer.joinedKey(name));
      return names.map((_, at) => at).filter((at) => keys[at] !== "" && isMeant(keys[at]));
    }

    /** By its own name or by one of a table of other names, or else all of which one begins so. */
    among(names, others, key, mayBegin) {
      if (key === "") return [];
      const keyed = Object.keys(others).sort().map((name) => [name, others[name]]
        .map((text) => this.engine.analyzer.joinedKey(text)));
      for (const isMeant of [(own) => own === key, (own) => mayBegin && own.startsWith(key)]) {
        const meant = keyed.filter(([name]) => isMeant(name)).flatMap(([, wanted]) => this.where(names, (own) => own === wanted));
        const found = new Set([...this.where(names, isMeant), ...meant]);
        if (found.size > 0) return [...found];
      }
      return [];
    }

    /** Also by a name that has an ending, as among the words of a query: 2018년의. */
    editions(value, mayBegin) {
      const {core, engine: {analyzer}} = this, others = core.tables.filters.editions;
      return analyzer.joinedKeys(analyzer.words(value)).map((key) => this.among(core.editions, others, key, mayBegin))
        .find((found) => found.length > 0) || [];
    }

    /** By id or title, by a name of the glossary, or by the beginning of one. */
    components(value, key) {
      const {ids, titles} = this.core.components, {concepts} = this.core, {names, analyzer} = this.engine;
      const exact = new Set([...this.where(ids, (own) => own === key), ...this.where(titles, (own) => own === key)]);
      if (exact.size > 0) return [...exact];
      const named = (list) => [...new Set(list.map((at) => ids.indexOf(concepts.ids[at])).filter((at) => at >= 0))];
      const meant = named(names.named(analyzer.words(value)));
      if (meant.length > 0 || key === "") return meant;
      const begun = this.where(ids, (own) => own.startsWith(key));
      return begun.length > 0 ? begun : named(names.beginningWith(key));
    }

    /** Whether a value of a field is asked for. */
    asks(field) { return this.accepted.some(([own]) => own === field); }

    /** Whether a rule passes, but for the filters of one field. */
    passes(rule, except) {
      for (const [field, mask] of this.accepted) if (field !== except && mask[rule] === 0) return false;
      return true;
    }

    /** Those of some rules that pass, but for the filters of one field. */
    passing(rules, except) {
      return this.accepted.length === 0 ? rules : rules.filter((rule) => this.passes(rule, except));
    }

    /** What a rule has; for an API the rule itself. */
    values(field, rule) {
      const {rules} = this.core;
      switch (field) {
        case "component": return valuesOf(field, rules.components[rule], this.core);
        case "kind": return [rules.kinds[rule]];
        case "edition":
        case "platform": return valuesOf(field, rules.alike[field].sets[rules.alike[field].column[rule]], this.core);
        case "lang": return [rules.languages[rule]];
        default: return [rule];
      }
    }
  }

  /** The positions that a column's number, or set, stands for: a part counts for the component whose page it is on, too. */
  function valuesOf(field, value, {components, platforms}) {
    switch (field) {
      case "component": return value === components.pages[value] ? [value] : [value, components.pages[value]];
      case "edition": return value;
      case "platform": return value.length > 0 ? value : platforms.map((_, at) => at);
      default: return [value];
    }
  }

  /** For each field the values that the rules have, the most frequent first; its own filters do not count. */
  function facetsOf(engine, rules, wanted) {
    const {core} = engine;
    const named = {component: core.components.ids, kind: core.kinds, edition: core.editions, platform: core.platforms,
      lang: core.languages, api: core.symbols.names};
    const titled = {...named, component: core.components.titles, lang: core.languageNames};
    return FIELDS.map((field) => {
      const passing = wanted.passing(rules, field);
      const counts = field === "api" ? countsOfSymbols(engine, passing) : countsOf(engine, field, passing);
      const values = [...counts].sort((left, right) => right[1] - left[1] || left[0] - right[0])
        .slice(0, field === "api" ? MOST_APIS : undefined)
        .map(([at, count]) => ({value: named[field][at], title: titled[field][at], count}));
      return {field, values};
    }).filter(({values}) => values.length > 0);
  }

  /** How many of the rules have each value: rules alike are counted together. */
  function countsOf({core}, field, passing) {
    const {column, sets, reach} = core.rules.alike[field], alike = new Int32Array(reach), counts = new Map();
    for (let at = 0; at < passing.length; at += 1) alike[column[passing[at]]] += 1;
    alike.forEach((count, at) => {
      if (count === 0) return;
      for (const value of valuesOf(field, sets ? sets[at] : at, core)) counts.set(value, (counts.get(value) || 0) + count);
    });
    return counts;
  }

  function countsOfSymbols({core, count: all}, passing) {
    const counts = new Map(), isPassing = new Uint8Array(all);
    for (let at = 0; at < passing.length; at += 1) isPassing[passing[at]] = 1;
    core.symbols.rules.forEach((rules, symbol) => {
      let count = 0;
      for (let at = 0; at < rules.length; at += 1) count += isPassing[rules[at]];
      if (count > 0) counts.set(symbol, count);
    });
    return counts;
  }

  /** What was corrected, what to leave out where no rule that passes has everything, and the nearest names where none has anything. */
  function suggestionsOf(engine, {words, parses, found, passing, isWhole, isHidden, wanted, readings, doubts}) {
    const offered = readings.map(({text}) => ({kind: "corrected", query: text, count: passing}));
    if (found > 0 && (passing === 0 || isHidden)) offered.push({kind: "unfiltered", query: labelOf(words), count: found});
    const [groups] = parses;
    if (groups && groups.length > 1 && !isWhole) offered.push(...without(groups, wanted));
    const near = found === 0 ? [...new Set([...doubts, ...nearest(engine, words)])].filter((query) => query !== labelOf(words)).slice(0, MOST_NEAREST) : [];
    near.forEach((query) => offered.push({kind: "nearest", query, count: 0}));
    return offered;
  }

  /** The query without one of its words, where rules have all others; the most rules first. */
  function without(groups, wanted) {
    return groups.map((_, left) => {
      const others = groups.filter((__, at) => at !== left), [first] = others;
      let count = 0;
      for (let rule = 0; rule < first.ways.length; rule += 1) {
        if (others.every(({ways}) => ways[rule] > 0) && wanted.passes(rule)) count += 1;
      }
      return {kind: "without", query: others.map(({segment}) => segment.label).join(" "), count};
    }).filter(({count}) => count > 0).sort((left, right) => right.count - left.count).slice(0, MOST_WITHOUT);
  }

  /** Whether both begin with one letter, be it shifted, of one script. */
  const beginsAlike = (one, other) => beginningOf(one).toLowerCase() === beginningOf(other).toLowerCase();

  /** The names that take the fewest edits for their length without the mark of Hangul, at most one in three. */
  function nearest(engine, words) {
    const typed = engine.analyzer.join(words), {names, core} = engine, mark = typed.startsWith("~") ? 1 : 0;
    const near = names.plainKeys.map((key) => {
      const longest = Math.max(key.length, typed.length) - mark, edits = distance(typed, key, Math.floor(longest / 3));
      return edits === undefined || !beginsAlike(typed, key) ? undefined
        : {key, cost: Math.floor((edits * 1000) / longest)};
    }).filter((one) => one !== undefined)
      .sort((left, right) => left.cost - right.cost || (left.key < right.key ? -1 : 1));
    const titles = near.flatMap(({key}) => names.concepts.get(key)).map((concept) => core.concepts.titles[concept]);
    return [...new Set(titles)].slice(0, MOST_NEAREST);
  }

  const unique = (list) => [...new Set(list)];

  /** The pages that the whole query names: an API whose whole name it is, components, APIs by the name of a member, terms. */
  function pagesOf(engine, {words, parses, wanted}) {
    if (wanted.applied.some(({field}) => field !== "edition")) return [];
    const {analyzer, core, symbols} = engine, keyOf = (key) => key.replace(/[._]/g, "");
    const keys = analyzer.joinedKeys(words).map(keyOf);
    const found = unique(keys.flatMap((key) => symbols.get(key) || [])).map((at) => core.symbols.names[at]);
    const isWhole = (name) => keys.includes(keyOf(analyzer.joinedKey(name)));
    const api = (name) => ({kind: "api", id: name, title: name, page: name}), [components, terms] = conceptsOf(core, parses);
    return [...found.filter(isWhole).map(api), ...components, ...found.filter((name) => !isWhole(name)).map(api), ...terms]
      .slice(0, MOST_PAGES);
  }

  /** Those that the query names; else those whose names it begins, or whose opening consonants it is. */
  function conceptsOf({concepts, components: {ids, titles, pages}}, parses) {
    const whole = parses.filter((groups) => groups.length === 1).map(([{segment}]) => segment);
    const componentsAmong = (list) => list.map((concept) => ids.indexOf(concepts.ids[concept])).filter((at) => at >= 0)
      .map((at) => ({kind: "component", id: ids[at], title: titles[at], page: ids[pages[at]]}));
    const termsAmong = (list) => list.filter((concept) => concepts.ids[concept].startsWith("term:"))
      .map((concept) => ({kind: "term", id: concepts.ids[concept].slice(5), title: concepts.titles[concept], page: "glossary"}));
    const named = unique(whole.flatMap((segment) => segment.concepts)), begun = unique(whole.flatMap((segment) => segment.completions));
    const components = componentsAmong(named), begunComponents = componentsAmong(begun);
    return [components.length === 0 && begunComponents.length <= MOST_PAGES ? begunComponents : components,
      termsAmong(named.length === 0 && begun.length <= MOST_PAGES ? begun : named)];
  }

  Higraph.answer = Object.freeze({FIELDS, Filters, facetsOf, pagesOf, suggestionsOf});
})(globalThis);
