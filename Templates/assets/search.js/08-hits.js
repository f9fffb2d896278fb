// Makes hits: where they were found, marked, the best stretch of their text, and why.
//
// Twins: Sources/SearchIndex/Query/Hit.swift, HitReasons.swift, Marker.swift, JoinedRanges.swift, Snippet.swift and TextCuts.swift.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const {beginningOf, isSimple, scriptOf, within} = Higraph.analysis;
  const {WAYS} = Higraph.matching;
  const SNIPPET = 160, LEAD = 60, SLACK = 15;

  // Marks -----------------------------------------------------------------------------------------

  /** What to mark in the texts of hits. */
  function markingOf(parses) {
    const marking = {keys: new Set(), prefixes: [], concepts: new Set(), pairs: new Set()};
    for (const {found} of parses.flat()) {
      found.concepts.forEach((concept) => marking.concepts.add(concept));
      found.keys.forEach((key) => marking.keys.add(key));
      found.pairs.forEach((pair) => marking.pairs.add(pair));
      marking.prefixes.push(...found.prefixes);
    }
    return marking;
  }

  /** Ranges in order, those that touch made one. */
  function joined(ranges) {
    const found = [];
    for (const [start, end] of ranges.sort((left, right) => left[0] - right[0] || left[1] - right[1])) {
      const last = found[found.length - 1];
      if (last && start <= last[1]) last[1] = Math.max(last[1], end); else found.push([start, end]);
    }
    return found;
  }

  /** Finds in texts what a query matched. */
  class Marker {
    constructor(names, marking) {
      Object.assign(this, {names, analyzer: names.analyzer, marking});
    }

    /** The stretches of a text that match, in order, touching ones joined; of Hangul without the endings. */
    marks(text) {
      const {marking} = this, words = this.analyzer.words(text), ranges = [];
      this.beginnings ||= this.beginningsOf(this.names.given);
      words.forEach((word, start) => {
        if (isSimple(word) && !this.beginnings.has(this.analyzer.beginning(word))) return;
        const mark = this.mark(word);
        if (mark) ranges.push(mark);
        if (marking.concepts.size === 0) return;
        const {count, concepts, ending} = this.names.nameAt(words, start), last = words[start + count - 1];
        if (concepts.some((concept) => marking.concepts.has(concept))) ranges.push([word.start, this.stretch(ending, last)[1]]);
      });
      for (let at = 0, before = -1; marking.pairs.size > 0 && at < text.length; at += 1) {
        if (text[at] === " ") continue;
        if (before >= 0 && marking.pairs.has(text[before] + text[at])) ranges.push([before, at + 1]);
        before = at;
      }
      return joined(ranges);
    }

    /** How all begins that may be marked: no ending changes the beginning of a word, and few words begin so. */
    beginningsOf({keys, concepts}) {
      const {marking} = this, beginnings = new Set([...marking.keys, ...marking.prefixes].map(beginningOf));
      keys.forEach((key, at) => { if (marking.concepts.has(concepts[at])) beginnings.add(beginningOf(key)); });
      return beginnings;
    }

    mark(word) {
      const {parts, tails} = this.names.reading(word);
      if (tails.some((key) => this.marking.keys.has(key))) return [word.start, word.end];
      for (const part of [word, ...parts]) {
        const key = this.matchedKey(part);
        if (key !== undefined) return this.stretch(key, {...part, start: word.start, end: word.end});
      }
      return undefined;
    }

    /** What of a word was asked for: without its ending, unless what is left is a syllable that is no name. */
    matchedKey(part) {
      const {keys, prefixes} = this.marking, own = this.names.reading(part), {key} = own;
      const stems = own.stems.filter((stem) => keys.has(stem));
      const sure = stems.find((stem) => this.isSure(stem, part));
      if (sure !== undefined || keys.has(key)) return sure === undefined ? key : sure;
      if (stems.length > 0) return stems[0];
      // A syllable that the content has as it stands, as 바, is not the beginning of 방 as well.
      return prefixes.filter((prefix) => key.startsWith(prefix) && (!keys.has(prefix) || !part.hangul || this.isWhole(prefix, part)))
        .sort((left, right) => right.length - left.length)[0];
    }

    /** A name, or two syllables and more that do not end within one, as 버튼으 does in 버튼을. */
    isSure(stem, part) {
      const [start, end] = this.stretch(stem, part);
      return this.names.concepts.has(stem) || (end - start > 1 && this.isWhole(stem, part));
    }

    /** Whether a key ends with a syllable of a word, and not within one. */
    isWhole(key, part) {
      const [start, end] = this.stretch(key, part);
      return "~" + this.analyzer.keystrokes(part.text.slice(0, end - start)) === key;
    }

    /** The syllables from the beginning of a word that take the keystrokes of a key; other words whole. */
    stretch(key, word) {
      const {start, end, text} = word;
      if (!word.hangul || text.length !== end - start) return [start, end];
      let left = key.length - 1, at = 0;
      for (; left > 0 && at < text.length; at += 1) left -= this.analyzer.keystrokes(text[at]).length;
      return [start, start + at];
    }
  }

  // Texts -----------------------------------------------------------------------------------------

  const isBlank = (unit) => unit === " " || unit === "\n";
  // Where a text may be cut, as TextCuts.swift says.
  const SENTENCE_ENDS = ".!?", WIDE_ENDS = "。！？｡", CLOSING_SIGNS = ")’”〉》」』】〕）｣", LONGEST_CHARACTER = 32;
  const CONTINUING = [[0x300, 0x36f], [0xe31, 0xe31], [0xe33, 0xe3a], [0xe47, 0xe4e], [0xeb1, 0xeb1], [0xeb3, 0xebc],
    [0xec8, 0xece], [0x102b, 0x103e], [0x1160, 0x11ff], [0x17b4, 0x17d3], [0x200c, 0x200d], [0x20d0, 0x20ff],
    [0x3099, 0x309a], [0xdc00, 0xdfff], [0xfe00, 0xfe0f]];

  /** On each line, after a mark that ends a sentence and a space, and right behind such a mark where scripts have no spaces. */
  function isSentenceStart(text, at) {
    if (at === 0 || text[at - 1] === "\n") return true;
    // A sign may still belong to what a mark has ended: 。」 and ！？.
    if (WIDE_ENDS.includes(text[at - 1])) return !isBlank(text[at]) && !(WIDE_ENDS + CLOSING_SIGNS).includes(text[at]);
    return text[at - 1] === " " && at > 1 && (SENTENCE_ENDS + WIDE_ENDS).includes(text[at - 2]);
  }

  /** Whether a text is cut at a place between two sentences: before the blank there, if any. */
  const isSentenceEnd = (text, at) => at >= text.length || (isBlank(text[at]) ? isSentenceStart(text, at + 1)
    : !isBlank(text[at - 1]) && isSentenceStart(text, at));

  /** A place, or one before it where it is within a character; not without end, for a letter may have marks without end. */
  function characterStart(text, at) {
    const isWithin = (place) => place > 0 && (text[place - 1] === "\u200d"
      || CONTINUING.some(([first, last]) => within(text.charCodeAt(place), first, last)));
    let start = at;
    while (start >= Math.max(at - LONGEST_CHARACTER, 0) && isWithin(start)) start -= 1;
    if (start >= Math.max(at - LONGEST_CHARACTER, 0)) return start;
    return at - (within(text.charCodeAt(at), 0xdc00, 0xdfff) ? 1 : 0);
  }

  /** Where the sentence with most matches begins, the first of such, and the first match in it. */
  function bestSentence(text, marks) {
    let best = {start: 0, mark: [0, 0]}, most = 0, next = 0;
    for (let start = 0, end; start < text.length; start = end) {
      for (end = start + 1; end < text.length && !isSentenceStart(text, end);) end += 1;
      const first = next;
      while (next < marks.length && marks[next][0] < end) next += 1;
      if (next - first > most) {
        best = {start, mark: marks[first]};
        most = next - first;
      }
    }
    return best;
  }

  /** What is shown of a text, its first match always within. */
  function shownRange(text, marks) {
    const {start: sentence, mark} = bestSentence(text, marks);
    let start = sentence;
    if (mark[0] - start > SNIPPET - LEAD) {
      for (start = mark[0] - LEAD; start <= mark[0] && !isBlank(text[start - 1]);) start += 1;
      if (start > mark[0]) start = characterStart(text, mark[0] - LEAD);
    }
    const last = start + SNIPPET;
    for (let at = last; at <= last + SLACK; at += 1) if (isSentenceEnd(text, at)) return [start, Math.min(at, text.length)];
    const least = Math.min(Math.max(start + LEAD, mark[1]), last);
    let end = last;
    while (end >= least && !isBlank(text[end])) end -= 1;
    return [start, end < least ? characterStart(text, last) : end];
  }

  /** From the sentence with most matches on, as far as it goes. */
  function snippetOf(body, marks) {
    const [start, end] = shownRange(body, marks);
    const before = isSentenceStart(body, start) ? "" : "…", shift = before.length - start;
    return {
      text: before + body.slice(start, end).replace(/\n/g, " ") + (isSentenceEnd(body, end) ? "" : "…"),
      marks: marks.map(([first, last]) => [Math.max(first, start), Math.min(last, end)])
        .filter(([first, last]) => first < last).map(([first, last]) => [first + shift, last + shift]),
    };
  }

  // Hits ------------------------------------------------------------------------------------------

  /** Says why a rule was found, where that is not plain from its text. */
  class HitReasons {
    constructor({analyzer, core}) {
      Object.assign(this, {analyzer, core});
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
  }

  /** The hits of one answer. */
  class Hits {
    constructor({core, store, names, rules, past}, marking) {
      Object.assign(this, {core, store, rules, past, marker: new Marker(names, marking)});
    }

    /** A hit whose snippet is still to come. */
    hit({rule, score, why}) {
      const {id, component, kind, lang, title, path, line} = this.rules.entry(rule), url = id.replace("/", ".html#");
      const hit = {id, component, kind, editions: this.editions(rule), isPast: this.past[rule] === 1, lang, title, snippet: "",
        path, line, url: `${this.core.language}/${url}`, score, why: lang === this.core.language ? why : [...why, `language ${lang}`],
        marks: {title: this.marker.marks(title), snippet: []}};
      return Object.defineProperty(hit, "rule", {value: rule});
    }

    async withSnippet(hit) {
      const body = await this.store.text(hit.rule), {text, marks} = snippetOf(body, this.marker.marks(body));
      return {...hit, snippet: text, marks: {...hit.marks, snippet: marks}};
    }

    /** The editions in which a rule holds. */
    editions(rule) {
      const {column, sets} = this.core.rules.alike.edition;
      return sets[column[rule]].map((at) => this.core.editions[at]);
    }
  }

  Higraph.hits = Object.freeze({HitReasons, Hits, markingOf});
})(globalThis);
