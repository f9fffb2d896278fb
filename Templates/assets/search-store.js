// Loads the search index and takes it apart; search-analysis.js comes before it, search.js after it.
//
// Sources/SearchIndex/Query/ShardStore.swift reads the same files, and Sources/SearchIndex/Index writes them; the
// manual (Searching) says what is in them. What the engine asks of an index:
//
//   const store = await Higraph.openStore("ko");
//   store.core                          // names, symbols, columns of rules
//   await store.postings(key)           // {rules, impacts, titles} of a term, a number a rule, or undefined
//   await store.isTerm(key)
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
  const VERSION = 8, CORE_SECTIONS = 43, RULE_SECTIONS = 8, MOST_KEPT = 1024, MOST_EXPECTED = 3, MOST_BESIDE = 2;

  // Classic scripts that call Higraph.shard, because from disk a page may load nothing else.

  const script = root.document && root.document.currentScript;
  /** The root of the site, with a slash at its end. */
  Higraph.base = Higraph.base || (script ? new URL("..", script.src).href : "");
  /** How long a file may take, in milliseconds. */
  Higraph.patience = Higraph.patience || 10000;

  /** Runs the script at a path such as `search/ko/core.js`; replace it where there is no document. */
  Higraph.load = Higraph.load || ((path) => new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = Higraph.base + path;
    element.onload = () => { element.remove(); resolve(); };
    element.onerror = () => { element.remove(); reject(new Error(`the search index lacks '${path}'`)); };
    document.head.append(element);
  }));

  const arrived = new Map(), opened = new Map(), awaited = new Set();
  let stray;
  const early = Higraph.shards || [];
  Higraph.shard = (name, version, checksum, content) => {
    arrived.set(name, {version, checksum, content});
    if (!awaited.has(name)) stray = name;
  };
  for (const shard of early.splice(0)) Higraph.shard(...shard);

  /** Keeps what a promise gives, and forgets it when it fails, so that it can be tried again. */
  function once(kept, key, make) {
    if (!kept.has(key)) {
      kept.set(key, make().catch((error) => { kept.delete(key); throw error; }));
    }
    return kept.get(key);
  }

  function inTime(path, promise) {
    let timer;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`'${path}' took too long`)), Higraph.patience);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
  }

  /** The first texts stand in the file of the rules: whoever loads one wants the other soon. */
  const pathOf = (name) => `search/${name.replace(/\/text-0$/, "/rules")}.js`;

  /** The sections of a shard; `expected` is the checksum that the core has of it. */
  const open = (name, expected) => once(opened, name, async () => {
    const path = pathOf(name);
    awaited.add(name);
    if (!arrived.has(name)) await inTime(path, Higraph.load(path));
    const shard = arrived.get(name), other = stray;
    arrived.delete(name);
    awaited.delete(name);
    stray = undefined;
    if (!shard) {
      throw new Error(other === undefined ? `'${path}' is no shard of a search index`
        : `'${path}' is the shard '${other}' of a search index`);
    }
    if (shard.version !== VERSION) {
      throw new Error(`'${path}' has version ${shard.version} of the search index; this page reads ${VERSION}`);
    }
    const checksum = checksumOf(String(shard.content));
    if (checksum !== parseInt(shard.checksum, 16)) throw new Error(`'${path}' is damaged`);
    if (expected !== undefined && checksum !== expected) {
      throw new Error(`'${path}' belongs to another build of the search index`);
    }
    return shard.content.split("\t");
  });

  /** Sections as many as they must be. */
  function whole(sections, name, count) {
    if (sections.length !== count) throw new Error(`'${pathOf(name)}' is no shard of a search index`);
    return sections;
  }

  /** Checksum.swift: four sums of four bytes each, which all that runs a browser has with the lowest first. */
  function checksumOf(text) {
    const bytes = new Uint8Array(text.length * 3 + 4 & ~3), {written} = new TextEncoder().encodeInto(text, bytes);
    const words = new Int32Array(bytes.buffer), end = written >> 4 << 2;
    let a = written, b = written, c = written, d = written;
    for (let at = 0; at < end; at += 4) {
      a = mixed(a, words[at]);
      b = mixed(b, words[at + 1]);
      c = mixed(c, words[at + 2]);
      d = mixed(d, words[at + 3]);
    }
    let sum = mixed(mixed(mixed(a, b), c), d);
    for (let at = end * 4; at < written; at += 1) sum = mixed(sum, bytes[at]);
    return sum >>> 0;
  }

  function mixed(sum, word) {
    const product = Math.imul(sum ^ word, 0x9e3779b1);
    return product ^ (product >>> 15);
  }

  // Numbers and texts as they stand in shards: PrintableCode.swift, ShardText, WordList.swift.

  const RADIX = 91, TWO = 56, THREE = TWO + 30 * RADIX;
  const valueOf = (unit) => (unit === 0x21 ? 0x39 : unit === 0x7e ? 0x19 : unit - 0x23);

  class Reader {
    constructor(code) {
      this.code = code;
      this.at = 0;
    }

    get isAtEnd() { return this.at >= this.code.length; }

    digits(count) {
      let number = 0;
      for (; count > 0; count -= 1, this.at += 1) {
        number = number * RADIX + (this.at < this.code.length ? valueOf(this.code.charCodeAt(this.at)) : 0);
      }
      return number;
    }

    next() {
      const {code, at} = this, first = at < code.length ? valueOf(code.charCodeAt(at)) : 0;
      this.at = at + 1;
      if (first < 56) return first;
      if (first < 86) return TWO + (first - 56) * RADIX + this.digits(1);
      return first < 90 ? THREE + (first - 86) * RADIX * RADIX + this.digits(2) : this.digits(5);
    }
  }

  function numbers(code) {
    const found = [], reader = new Reader(code);
    while (!reader.isAtEnd) found.push(reader.next());
    return found;
  }

  const rising = (steps) => { for (let at = 1; at < steps.length; at += 1) steps[at] += steps[at - 1]; return steps; };
  const unfolded = (number) => (number % 2 === 0 ? number / 2 : -(number + 1) / 2);
  const digits = (code) => {
    const found = new Uint8Array(code.length);
    for (let at = 0; at < found.length; at += 1) found[at] = valueOf(code.charCodeAt(at));
    return found;
  };
  const keys = (text) => (text === "" ? [] : text.split(" "));
  const list = (text) => (text === "" ? [] : text.split("\x1f").map(plain));
  const words = (text) => text.split("\x1f").slice(1);
  const SIGNS = {2: '"', 3: "\\", 4: "<", 5: "\u2028", 6: "\u2029", 7: "\u0085"};
  const plain = (text) => (text.includes("\x1b") ? text.replace(/\x1b(.)/g, (_, sign) =>
    SIGNS[sign] || String.fromCharCode(sign.charCodeAt(0) - 0x60)) : text);
  const runs = (code) => {
    const pairs = numbers(code), found = new Int32Array(pairs.reduce((sum, number, at) => sum + (at % 2 === 1 ? number : 0), 0));
    for (let at = 0, end = 0; at + 1 < pairs.length; at += 2) found.fill(pairs[at], end, end += pairs[at + 1]);
    return found;
  };
  const checksums = (code) => {
    const reader = new Reader(code), found = [];
    while (!reader.isAtEnd) found.push(reader.digits(5));
    return found;
  };

  /** The text that a list of numbers of words stands for; a control character before a word says what it joins. */
  function textOf(code, common, own) {
    let text = "", isJoined = true;
    for (const reader = new Reader(code); !reader.isAtEnd;) {
      const number = reader.next();
      const word = number < common.length ? common[number] : own[number - common.length];
      if (word === undefined) continue;
      const joint = word.charCodeAt(0), isSign = joint >= 0x1c && joint <= 0x1e;
      if (!isJoined && !(isSign && joint !== 0x1d)) text += " ";
      text += isSign ? word.slice(1) : word;
      isJoined = isSign && joint !== 0x1c;
    }
    return plain(text);
  }

  /** A column of sets of so many things, SetColumn.swift: each once as bits of a number or more, and then a digit or two
   * for each rule. */
  function setsOf(count, code, which) {
    const found = numbers(code), width = Math.max(1, Math.ceil(count / 32)), all = Array.from({length: count}, (_, at) => at), sets = [];
    for (let at = 0; at < found.length; at += width) sets.push(all.filter((one) => (found[at + (one >> 5)] >>> (one & 31)) & 1));
    const high = digits(which), column = sets.length > RADIX
      ? Uint16Array.from({length: high.length / 2}, (_, at) => high[at * 2] * RADIX + high[at * 2 + 1]) : high;
    return {column, sets, reach: sets.length};
  }

  /** The sections of the core in the order in which CoreBuilder.swift writes them. */
  function coreOf(sections) {
    let at = 0;
    const next = () => sections[at++];
    const core = {language: next(), languages: list(next()), languagesBefore: numbers(next())[0], languageNames: list(next()), scripts: list(next()),
      kinds: list(next()), editions: list(next()), platforms: list(next()), tables: JSON.parse(plain(next()))};
    const names = list(next()), ids = list(next());
    core.tables.filters.editions = Object.fromEntries(names.map((name, at) => [name, ids[at]]));
    core.components = {ids: list(next()), titles: list(next()), pages: numbers(next())};
    core.rules = {components: runs(next()), kinds: digits(next()), languages: digits(next())};
    const {components, kinds, languages} = core.rules;
    const edition = setsOf(core.editions.length, next(), next()), platform = setsOf(core.platforms.length, next(), next());
    Object.assign(core.rules, {priors: digits(next()), units: digits(next())});
    // What the rules have of each field, by which those that are alike are counted together: numbers below `reach`, each
    // for itself or for one of the sets.
    core.rules.alike = {component: {column: components, reach: core.components.ids.length}, edition, platform,
      kind: {column: kinds, reach: core.kinds.length}, lang: {column: languages, reach: core.languages.length}};
    core.concepts = {ids: list(next()), titles: list(next()), leads: numbers(next()).map((lead) => lead - 1)};
    core.names = {keys: keys(next()), concepts: numbers(next()), ambiguous: digits(next())};
    core.symbols = {names: list(next()), keys: next().split("\x1f").map(keys),
      rules: next().split(" ").map((code) => rising(numbers(code)))};
    core.replacements = {old: numbers(next()), new: numbers(next())};
    const shards = (firsts) => ({firsts: firsts(next()), checksums: checksums(next())});
    core.shards = {terms: shards(keys), bigrams: shards(keys), text: shards(numbers), rules: checksums(next())[0],
      rulesLength: numbers(next())[0], words: checksums(next())[0]};
    return core;
  }

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
      const reader = new Reader(code), rarity = reader.next(), forms = [], {units} = this;
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
  Higraph.openStore = (lang) => once(stores, lang, async () => {
    const name = `${lang}/core`;
    return new Store(coreOf(whole(await open(name), name, CORE_SECTIONS)));
  });
})(globalThis);
