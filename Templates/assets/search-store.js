// Loads the search index and takes it apart; search-analysis.js comes before it, search.js after it.
//
// Sources/SearchIndex/Query/ShardStore.swift reads the same files. What the engine asks of an index:
//
//   const store = await Higraph.openStore("ko");
//   await store.postings(key)           // [{rule, impact, isInTitle}] of a term, or undefined
//   await store.keysFrom(prefix, limit) // the first longer terms that begin so, in order
//   await store.pair("탭바")            // {weight, rules} of a pair of syllables, or undefined
//   await store.rules()                 // what is known of each rule: count, id(n), entry(n), keyed(keys, keyOf)
//   await store.words()                 // what misspelt words are held against, in order
//   await store.text(n)                 // the text of a rule
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {table, numbers, rising} = Higraph.analysis;
  const VERSION = 1;

  // Classic scripts that call Higraph.shard, because from disk a page may load nothing else.

  const script = root.document && root.document.currentScript;
  /** The root of the site, with a slash at its end. */
  Higraph.base = Higraph.base || (script ? new URL("..", script.src).href : "");

  /** Runs the script at a path such as `search/ko/core.js`; replace it where there is no document. */
  Higraph.load = Higraph.load || ((path) => new Promise((resolve, reject) => {
    const element = document.createElement("script");
    element.src = Higraph.base + path;
    element.onload = () => { element.remove(); resolve(); };
    element.onerror = () => { element.remove(); reject(new Error(`the search index lacks '${path}'`)); };
    document.head.append(element);
  }));

  const arrived = new Map(), shards = new Map();
  Higraph.shard = (name, content) => { arrived.set(name, content); };

  /** Keeps what a promise gives, and forgets it when it fails, so that it can be tried again. */
  function once(kept, key, make) {
    if (!kept.has(key)) {
      kept.set(key, make().catch((error) => { kept.delete(key); throw error; }));
    }
    return kept.get(key);
  }

  const shard = (name, hash) => once(shards, name, async () => {
    const path = `search/${name}.js`;
    await Higraph.load(path);
    const content = arrived.get(name);
    arrived.delete(name);
    if (!content) throw new Error(`'${path}' is no shard of a search index`);
    if (hash !== undefined && content.hash !== hash) {
      throw new Error(`'${path}' belongs to another build of the search index`);
    }
    return content;
  });

  class Store {
    constructor(core) {
      this.core = core;
      this.tables = new Map();
    }

    table(kind, number) {
      return once(this.tables, `${kind}-${number}`, async () => {
        const {keys, entries} = await shard(`${this.core.language}/${kind}-${number}`, this.core.hash);
        return {keys: keys.split(" "), entries: entries.split(" ")};
      });
    }

    async postings(key) {
      const entry = await this.entry("terms", key);
      if (entry === undefined) return undefined;
      const values = numbers(entry), found = [];
      for (let rule = 0, at = 0; at + 1 < values.length; at += 2) {
        rule += values[at];
        found.push({rule, impact: Math.floor(values[at + 1] / 2), isInTitle: values[at + 1] % 2 === 1});
      }
      return found;
    }

    async pair(key) {
      const entry = await this.entry("bigrams", key);
      if (entry === undefined) return undefined;
      const [weight, ...steps] = numbers(entry);
      return {weight, rules: rising(steps)};
    }

    async rules() {
      this.list = this.list || new Rules(this.core);
      return this.list;
    }

    async entry(kind, key) {
      const number = lastAtOrBefore(this.core.shards[kind], key);
      if (number < 0) return undefined;
      const {keys, entries} = await this.table(kind, number);
      const position = lowerBound(keys, key);
      return keys[position] === key ? entries[position] : undefined;
    }

    async keysFrom(prefix, limit) {
      const firsts = this.core.shards.terms, found = [];
      for (let number = Math.max(0, lastAtOrBefore(firsts, prefix));
        number < firsts.length && found.length < limit; number += 1) {
        if (firsts[number] >= prefix && !firsts[number].startsWith(prefix)) break;
        const {keys} = await this.table("terms", number);
        for (let at = lowerBound(keys, prefix); at < keys.length && found.length < limit; at += 1) {
          if (!keys[at].startsWith(prefix)) break;
          if (keys[at] !== prefix) found.push(keys[at]);
        }
      }
      return found;
    }

    async words() {
      const {words} = await shard(`${this.core.language}/words`, this.core.hash);
      this.known = this.known || words.split(" ");
      return this.known;
    }

    async text(rule) {
      const number = lastAtOrBefore(this.core.shards.texts, rule);
      if (number < 0) return "";
      const {first, texts} = await shard(`${this.core.language}/text-${number}`, this.core.hash);
      return texts[rule - first] || "";
    }
  }

  /** What is known of each rule but its text. */
  class Rules {
    constructor(core) {
      this.core = core;
      this.count = core.rules.ids.length;
    }

    id(rule) { return this.core.rules.ids[rule]; }

    /** What a hit says of its rule. */
    entry(rule) {
      const {core} = this, {rules} = core;
      return {id: rules.ids[rule], title: rules.titles[rule], component: core.components.ids[rules.components[rule]],
        kind: core.kinds[rules.kinds[rule]], lang: core.languages[rules.languages[rule]],
        path: rules.files[rules.paths[rule]], line: rules.lines[rule]};
    }

    /** The rules whose id, name or title has one of the keys that `keyOf` makes of a text. */
    keyed(keys, keyOf) {
      this.keys = this.keys || table(this.core.rules.ids.flatMap((id, rule) =>
        [id, id.slice(id.indexOf("/")), this.core.rules.titles[rule]].map((text) => [keyOf(text), rule]))
        .filter(([key]) => key !== ""));
      return keys.flatMap((key) => this.keys.get(key) || []);
    }
  }

  function lowerBound(sorted, key) {
    let low = 0, high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < key) low = middle + 1; else high = middle;
    }
    return low;
  }

  const lastAtOrBefore = (sorted, key) => {
    const after = sorted.findIndex((first) => first > key);
    return (after < 0 ? sorted.length : after) - 1;
  };

  const stores = new Map();
  /** The index of one language, its core loaded. */
  Higraph.openStore = (lang) => once(stores, lang, async () => {
    const core = await shard(`${lang}/core`);
    if (core.version !== VERSION) throw new Error(`unknown version ${core.version} of the search index`);
    return new Store(core);
  });
})(globalThis);
