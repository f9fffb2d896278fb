// Looks terms, rules and texts up in an opened index.
//
// Twins: Sources/SearchIndex/Query/ShardStore.swift, RuleTable.swift and TermCounts.swift, with Posting.swift and Impact.swift
// of Index. What the engine asks of an index:
//
//   const store = await Higraph.openStore("ko");
//   store.core                          // names, symbols, columns of rules
//   await store.postings(key)           // {rules, impacts, titles} of a term, a number a rule, or undefined
//   await store.isTerm(key)
//   await store.isAnyTerm(keys)
//   await store.keysFrom(prefix, limit) // the first longer terms that begin so, in order
//   await store.pair("탭바")            // {weight, rules} of a pair of syllables, or undefined
//   store.expect("terms", key)          // begins to load what `postings` of a key, or with "bigrams" `pair`, will ask for
//   store.expectFrom(prefix)            // the same of the first terms that begin so
//   store.expectMost(keys)              // the same of the shards that most of these terms are in
//   await store.rules()                 // what is known of each rule: count, id(n), entry(n), keyed(keys, keyOf)
//   await store.words()                 // what misspelt words are held against, in order
//   await store.text(n)                 // the text of a rule
//   store.problems                      // what could not be loaded; the store goes on without it
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {lowerBound} = Higraph.analysis;
  const {CodeReader, RADIX, checksumOf, keys, list, numbers, once, open, openCore, rising, runs, textOf, unfolded, whole,
    words} = Higraph.index;
  const RULE_SECTIONS = 8, MOST_KEPT = 1024, MOST_EXPECTED = 3, MOST_BESIDE = 2;

  // Occurrences: Posting.swift, Impact.swift.

  const LEVELS = Array.from({length: 45});
  LEVELS.forEach((_, at) => { LEVELS[at] = at === 0 ? 4 : Math.max(LEVELS[at - 1] + 1, Math.floor(LEVELS[at - 1] * 9 / 8)); });

  const impactOf = (rarity, count) => Math.min(Math.max(Math.floor(rarity * count * 10 / (192 + count * 10)), 1), 511);

  /** Counts of occurrences, a number a rule, which are used again for every term. */
  class Tally {
    constructor(units) {
      const count = units.length;
      Object.assign(this, {units, counts: new Int32Array(count), titles: new Uint8Array(count), rules: new Int32Array(count), size: 0});
    }

    /** Adds what an entry's occurrences count, and says how rare it is and where its forms stand. */
    add(code) {
      const reader = new CodeReader(code), rarity = reader.next(), forms = [], {units} = this;
      for (let left = reader.next(); left > 0; left -= 1) forms.push(unfolded(reader.next()));
      let rule = 0;
      for (let left = reader.next(); left > 0; left -= 1) {
        rule += reader.next();
        const value = reader.digits(1);
        this.count(rule, LEVELS[value >> 1]);
        if (value % 2 === 1) this.titles[rule] = 1;
      }
      for (rule = 0; !reader.isAtEnd;) {
        rule += reader.next();
        this.count(rule, units[rule]);
      }
      return {rarity, forms};
    }

    count(rule, more) {
      if (rule >= this.units.length) return;
      if (this.counts[rule] === 0) this.rules[this.size++] = rule;
      this.counts[rule] += more;
    }

    /** The postings of all that was added: rules in order, the impact of each, and whether it is in a title. */
    take(rarity) {
      const rules = this.rules.slice(0, this.size).sort(), {counts, titles} = this;
      const found = {rules, impacts: new Uint16Array(rules.length), titles: new Uint8Array(rules.length)};
      for (let at = 0; at < rules.length; at += 1) {
        const rule = rules[at];
        found.impacts[at] = impactOf(rarity, counts[rule]);
        found.titles[at] = titles[rule];
        counts[rule] = titles[rule] = 0;
      }
      this.size = 0;
      return found;
    }
  }

  class Store {
    constructor(core) {
      this.core = core;
      this.kept = new Map();
      this.tally = new Tally(core.rules.units);
      this.terms = new Map();
      this.failed = new Map();
    }

    get problems() { return [...this.failed.values()]; }

    /** Sections of a shard; undefined, and a problem more, when they cannot be had. */
    async sections(kind, number) {
      const expected = this.core.shards[kind], name = `${this.core.language}/${kind}${number === undefined ? "" : `-${number}`}`;
      try {
        const sections = number === undefined ? whole(await open(name, expected), name, 1)
          : whole(await open(name, expected.checksums[number]), name, 2);
        this.failed.delete(name);
        return sections;
      } catch (error) {
        this.failed.set(name, error.message);
        return undefined;
      }
    }

    /** The keys and entries of a shard; none, and the next one who asks tries again, when it cannot be had. */
    async table(kind, number) {
      const name = `${kind}-${number}`;
      if (!this.kept.has(name)) {
        this.kept.set(name, this.sections(kind, number).then((sections) =>
          sections && {keys: keys(sections[0]), entries: sections[1].split(" ")}));
      }
      const table = await this.kept.get(name);
      if (!table) this.kept.delete(name);
      return table || {keys: [], entries: []};
    }

    /** Begins to load the shard that a key is in, if any is: whoever asks for the key soon waits less. */
    expect(kind, key) {
      const number = lastAtOrBefore(this.core.shards[kind].firsts, key);
      if (number >= 0) this.table(kind, number);
    }

    /** Begins to load the first shards of terms that begin so. */
    expectFrom(prefix) {
      const {firsts} = this.core.shards.terms, first = Math.max(0, lastAtOrBefore(firsts, prefix));
      const end = firsts.findIndex((key, number) => number > first && !key.startsWith(prefix));
      for (let number = first; number < Math.min(end < 0 ? firsts.length : end, first + MOST_EXPECTED); number += 1) {
        this.table("terms", number);
      }
    }

    /** Begins to load the few shards more that most of these terms are in. */
    expectMost(keys) {
      const counts = new Map();
      for (const key of keys) {
        const number = lastAtOrBefore(this.core.shards.terms.firsts, key);
        if (number >= 0 && !this.kept.has(`terms-${number}`)) counts.set(number, (counts.get(number) || 0) + 1);
      }
      const sorted = [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
      sorted.slice(0, MOST_BESIDE).forEach(([number]) => this.table("terms", number));
    }

    /** A table and the place of a key in it. */
    async find(kind, key) {
      const number = lastAtOrBefore(this.core.shards[kind].firsts, key);
      if (number < 0) return undefined;
      const table = await this.table(kind, number), at = lowerBound(table.keys, key);
      return table.keys[at] === key ? {table, at} : undefined;
    }

    async isTerm(key) { return (await this.find("terms", key)) !== undefined; }

    async isAnyTerm(keys) {
      for (const key of keys) if (await this.isTerm(key)) return true;
      return false;
    }

    /** Kept, for the next keystroke asks for most of them again. */
    async postings(key) {
      if (this.terms.has(key)) return this.terms.get(key);
      const found = await this.find("terms", key);
      if (!found) return undefined;
      const {entries} = found.table, {rarity, forms} = this.tally.add(entries[found.at]);
      for (const form of forms) this.tally.add(entries[found.at + form]);
      const postings = this.tally.take(rarity);
      if (this.terms.size >= MOST_KEPT) this.terms.clear();
      this.terms.set(key, postings);
      return postings;
    }

    async pair(key) {
      const found = await this.find("bigrams", key);
      if (!found) return undefined;
      const [weight, ...steps] = numbers(found.table.entries[found.at]);
      return {weight, rules: rising(steps)};
    }

    async keysFrom(prefix, limit) {
      const {firsts} = this.core.shards.terms, found = [];
      for (let number = Math.max(0, lastAtOrBefore(firsts, prefix));
        number < firsts.length && found.length < limit; number += 1) {
        if (firsts[number] >= prefix && !firsts[number].startsWith(prefix)) break;
        const {keys} = await this.table("terms", number);
        for (let at = lowerBound(keys, prefix); at < keys.length && found.length < limit; at += 1) {
          if (!keys[at].startsWith(prefix)) break;
          if (keys[at] !== prefix && !keys[at].includes("#")) found.push(keys[at]);
        }
      }
      return found;
    }

    rules() {
      const name = `${this.core.language}/rules`;
      return once(this.kept, "rules", async () =>
        new Rules(this.core, whole(await open(name, this.core.shards.rules), name, RULE_SECTIONS)));
    }

    async words() {
      if (!this.kept.has("words")) {
        const sections = await this.sections("words");
        if (!sections) return [];
        this.kept.set("words", keys(sections[0]));
      }
      return this.kept.get("words");
    }

    async text(rule) {
      const {firsts} = this.core.shards.text, number = lastAtOrBefore(firsts, rule);
      if (number < 0) return "";
      const name = `text-${number}`;
      if (!this.kept.has(name)) {
        const sections = await this.sections("text", number);
        if (!sections) return "";
        this.kept.set(name, {own: words(sections[0]), codes: sections[1].split(" ")});
      }
      const {own, codes} = this.kept.get(name);
      return textOf(codes[rule - firsts[number]] || "", (await this.rules()).common, own);
    }
  }

  /** What is known of each rule but its text. */
  class Rules {
    constructor(core, [common, own, codes, nameHashes, titleHashes, files, paths, lines]) {
      Object.assign(this, {core, nameHashes, titleHashes, count: core.rules.priors.length, common: words(common), own: words(own), heads: new Map(),
        codes: codes.split(" "), files: list(files), paths: runs(paths), lines: rising(numbers(lines).map(unfolded))});
    }

    text(position) { return textOf(this.codes[position] || "", this.common, this.own); }

    name(rule) { return this.text(rule).replace(/ /g, "-"); }

    title(rule) { return this.text(this.count + rule); }

    page(rule) { return this.core.components.pages[this.core.rules.components[rule]]; }

    id(rule) { return `${this.core.components.ids[this.page(rule)]}/${this.name(rule)}`; }

    /** What a hit says of its rule. */
    entry(rule) {
      const {core} = this, {rules} = core;
      return {id: this.id(rule), title: this.title(rule), component: core.components.ids[rules.components[rule]],
        kind: core.kinds[rules.kinds[rule]], lang: core.languages[rules.languages[rule]],
        path: this.files[this.paths[rule]], line: this.lines[rule]};
    }

    /** The rules whose id, name or title has one of the keys that `keyOf` makes of a text. */
    keyed(keys, keyOf) {
      const {ids, pages} = this.core.components, found = new Set();
      const named = (key, isRule) => this.positions(key, this.nameHashes).filter(isRule).forEach((rule) => found.add(rule));
      for (const key of new Set(keys)) {
        if (key === "") continue;
        this.positions(key, this.titleHashes).filter((rule) => keyOf(this.title(rule)) === key)
          .forEach((rule) => found.add(rule));
        named(key, (rule) => keyOf(this.name(rule)) === key);
        for (const page of new Set(pages)) {
          // Keys of Latin letters begin as the text does: of most pages none needs to be made.
          const id = ids[page];
          if (id[0] !== key[0] && /^[a-z0-9]/.test(id)) continue;
          const head = this.head(id, keyOf);
          if (head === key || !key.startsWith(head)) continue;
          named(key.slice(head.length), (rule) => this.page(rule) === page && keyOf(this.id(rule)) === key);
        }
      }
      return [...found];
    }

    head(id, keyOf) {
      if (!this.heads.has(id)) this.heads.set(id, keyOf(id));
      return this.heads.get(id);
    }

    /** The rules with the hash of a key: three digits, KeyHash.swift. */
    positions(key, hashes) {
      const value = checksumOf(key) % (RADIX ** 3), found = [];
      const digit = (number) => String.fromCharCode(number === 0x39 ? 0x21 : number === 0x19 ? 0x7e : number + 0x23);
      const hash = digit(Math.floor(value / RADIX / RADIX)) + digit(Math.floor(value / RADIX) % RADIX) + digit(value % RADIX);
      for (let at = hashes.indexOf(hash); at >= 0; at = hashes.indexOf(hash, at + 1)) if (at % 3 === 0) found.push(at / 3);
      return found;
    }
  }

  const lastAtOrBefore = (sorted, key) => {
    const after = sorted.findIndex((first) => first > key);
    return (after < 0 ? sorted.length : after) - 1;
  };

  // A term that a few rules have, as it stands in a shard.
  const MADE_UP = `K#%$$$%${"$".repeat(20)}`;

  /** The names and rules of an index with made-up terms: searching it loads nothing. */
  class Rehearsal extends Store {
    constructor(store, keys) {
      super(store.core);
      Object.assign(this, {store, made: {keys, entries: keys.map(() => MADE_UP)}});
    }

    async table() { return this.made; }

    async words() { return this.made.keys; }

    rules() { return this.store.rules(); }

    text() { return this.store.text(0); }
  }

  Higraph.rehearsal = (store, keys) => new Rehearsal(store, [...new Set(keys)].sort());

  const stores = new Map();
  /** The index of one language, its core loaded. */
  Higraph.openStore = (lang) => once(stores, lang, async () => new Store(await openCore(lang)));
})(globalThis);
