// Loads the files of the search index when a query needs them; search.js needs it first.
//
// They are classic scripts that call Higraph.shard, because from disk a page may load nothing else.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
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

    async entry(kind, key) {
      const number = lastAtOrBefore(this.core.shards[kind], key);
      if (number < 0) return undefined;
      const {keys, entries} = await this.table(kind, number);
      const position = lowerBound(keys, key);
      return keys[position] === key ? entries[position] : undefined;
    }

    async termsFrom(prefix, limit) {
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

    async text(rule) {
      const number = lastAtOrBefore(this.core.shards.texts, rule);
      if (number < 0) return "";
      const {first, texts} = await shard(`${this.core.language}/text-${number}`, this.core.hash);
      return texts[rule - first] || "";
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

  // Numbers as text: five bits a digit, the lowest first, a sixth bit while more follow.
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]));

  function numbers(text) {
    const found = [];
    let number = 0, place = 1;
    for (const digit of text) {
      const value = VALUES.get(digit) || 0;
      number += (value % 32) * place;
      place *= 32;
      if (value < 32) { found.push(number); number = 0; place = 1; }
    }
    return found;
  }

  const rising = (steps) => { let sum = 0; return steps.map((step) => (sum += step)); };

  Higraph.files = {Store, once, shard, numbers, rising};
})(globalThis);
