// Loads the files of the search index, and reads the numbers and texts that stand in them.
//
// Twins: Sources/SearchIndex/Query/ShardDecoding.swift and CoreDecoding.swift; Sources/SearchIndex/Index/PrintableCode.swift,
// WordList.swift, SetColumn.swift and Checksum.swift, which write them. The manual (Searching) says what is in them.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const VERSION = 12, CORE_SECTIONS = 43;

  /** How long a file may take, in milliseconds. */
  Higraph.patience = Higraph.patience || 10000;

  // Files are classic scripts that call Higraph.shard, because from disk a page may load nothing else. `Higraph.load` runs the
  // one at a path such as `search/ko/core.js`: that of open-search.js in a page, elsewhere whatever does so.

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

  class CodeReader {
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
    const found = [], reader = new CodeReader(code);
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
    const reader = new CodeReader(code), found = [];
    while (!reader.isAtEnd) found.push(reader.digits(5));
    return found;
  };

  /** The text that a list of numbers of words stands for; a control character before a word says what it joins. */
  function textOf(code, common, own) {
    let text = "", isJoined = true;
    for (const reader = new CodeReader(code); !reader.isAtEnd;) {
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

  /** The core of the index of a language. */
  async function openCore(lang) {
    const name = `${lang}/core`;
    return coreOf(whole(await open(name), name, CORE_SECTIONS));
  }

  Higraph.index = Object.freeze({CodeReader, RADIX, checksumOf, keys, list, numbers, once, open, openCore, rising, runs, textOf,
    unfolded, whole, words});
})(globalThis);
