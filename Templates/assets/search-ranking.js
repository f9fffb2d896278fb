// Brings the rules that match into order; search.js needs it first.
//
// Sources/SearchIndex/Query does the same for `hig lookup`. A common word is in thousands of rules, and a keystroke has
// milliseconds: all that is said of every rule is a number in a typed array, at the rule's own.
(function (root) {
  "use strict";
  const Higraph = (root.Higraph = root.Higraph || {});
  const TIERS = {corrected: 1, most: 2, pairs: 3, prefix: 4, word: 5, title: 6, exact: 7};
  const WAYS = [undefined, "pairs", "prefix", "word", "title"], PAIRS = 1, PREFIX = 2, WORD = 3, TITLE = 4; // the loosest first
  const WORTH = 100000, LONGEST_HISTORY = 8;

  const score = (tier, weight) => TIERS[tier] * WORTH + Math.min(weight, WORTH - 1);
  /** A score within a lower tier, in the order that the tiers gave. */
  const folding = (tier, whole) => score(tier, Math.floor(whole / 10));

  /** The rules under some keys: the best impact of each, 0 where it has none, and whether it has one in its title. */
  class Matches {
    constructor(count) {
      Object.assign(this, {impacts: new Int32Array(count), titles: new Uint8Array(count), keys: [], isEmpty: true});
    }

    add(key, {rules, impacts, titles}) {
      this.keys.push(key);
      this.isEmpty = this.isEmpty && rules.length === 0;
      for (let at = 0; at < rules.length; at += 1) {
        const rule = rules[at];
        if (impacts[at] > this.impacts[rule]) this.impacts[rule] = impacts[at];
        if (titles[at] === 1) this.titles[rule] = 1;
      }
    }

    /** The better impact of the two for each rule. */
    join({impacts}) {
      for (let rule = 0; rule < impacts.length; rule += 1) {
        if (impacts[rule] > this.impacts[rule]) this.impacts[rule] = impacts[rule];
      }
    }
  }

  /** The rules that hold enough of some pairs of syllables, and what those weigh. */
  class Pairing {
    constructor(count) {
      Object.assign(this, {counts: new Uint16Array(count), weights: new Int32Array(count), keys: [], needed: 0, asked: 1});
    }

    add(key, {weight, rules}) {
      this.keys.push(key);
      for (const rule of rules) {
        this.counts[rule] += 1;
        this.weights[rule] += weight;
      }
    }
  }

  /** The rules that answer one segment of a query: for each in which way, and with what weight. */
  class Group {
    constructor(segment, count, {words, concepts, prefixed, paired}) {
      const ways = new Uint8Array(count), weights = new Int32Array(count);
      Object.assign(this, {segment, words, concepts, ways, weights, size: 0, worth: 0});
      for (let rule = 0; rule < count; rule += 1) {
        const impact = Math.max(words.impacts[rule], concepts.impacts[rule]);
        if (impact > 0) {
          ways[rule] = words.titles[rule] + concepts.titles[rule] > 0 ? TITLE : WORD;
          weights[rule] = impact;
        } else if (prefixed && prefixed.impacts[rule] > 0) {
          ways[rule] = PREFIX;
          weights[rule] = prefixed.impacts[rule] >> 1;
        } else if (paired && paired.counts[rule] > 0 && paired.counts[rule] >= paired.needed) {
          ways[rule] = PAIRS;
          weights[rule] = Math.floor(paired.weights[rule] / paired.asked);
        } else continue;
        this.size += 1;
        if (weights[rule] > this.worth) this.worth = weights[rule];
      }
    }
  }

  /** Rules with their scores, and where each score is from: there it is known why. */
  class Ranked {
    constructor(count) {
      Object.assign(this, {scores: new Int32Array(count), origins: new Uint8Array(count), sources: [], added: new Map()});
    }

    /** A source has `said(rule)`, which gives {why, matched, asked}. */
    from(said) {
      this.sources.push({said, notes: []});
      return this.sources.length - 1;
    }

    offer(rule, value, origin) {
      if (value <= this.scores[rule]) return;
      this.scores[rule] = value;
      this.origins[rule] = origin;
    }

    /** What is known of a rule's score: which words it has not, or in other forms, and how many it has. */
    said(rule) {
      const {said, notes} = this.sources[this.origins[rule]], found = said(rule);
      return {...found, why: [...notes, ...found.why, ...(this.added.get(rule) || [])]};
    }

    /** The same as the answer to a query read in another way than typed. */
    fold(notes) {
      this.sources.forEach((source) => { source.notes = [...notes, ...source.notes]; });
      this.places = this.places || this.scores.slice();
      for (let rule = 0; rule < this.scores.length; rule += 1) {
        if (this.scores[rule] > 0) this.scores[rule] = folding("corrected", this.scores[rule]);
      }
      return this;
    }

    /** What decides the order: the scores, or what they were before they were folded, which tells more of them apart. */
    get order() { return this.places || this.scores; }

    /** Adds the rules of another that are not among these. */
    join(other) {
      const first = this.sources.length;
      this.sources.push(...other.sources);
      for (let rule = 0; rule < this.scores.length; rule += 1) {
        if (this.scores[rule] > 0 || other.scores[rule] === 0) continue;
        this.scores[rule] = other.scores[rule];
        this.origins[rule] = first + other.origins[rule];
        if (other.added.has(rule)) this.added.set(rule, other.added.get(rule));
      }
      this.places = undefined;
      return this;
    }

    /** All rules, or those that pass, by number. */
    rules(passes = () => true) {
      const found = [];
      for (let rule = 0; rule < this.scores.length; rule += 1) if (this.scores[rule] > 0 && passes(rule)) found.push(rule);
      return found;
    }

    /** The best that passes; undefined where none does. */
    best(passes) {
      const {order} = this;
      let best;
      for (let rule = 0; rule < order.length; rule += 1) {
        if (order[rule] > (best === undefined ? 0 : order[best]) && passes(rule)) best = rule;
      }
      return best;
    }

    /** The first so many of some rules by number, in order: the best first, equal ones by number. */
    first(limit, rules) {
      const {order} = this, found = [];
      for (const rule of rules) {
        if (found.length >= limit && (limit <= 0 || order[rule] <= order[found[limit - 1]])) continue;
        let at = found.length;
        while (at > 0 && order[found[at - 1]] < order[rule]) at -= 1;
        found.splice(at, 0, rule);
        if (found.length > limit) found.pop();
      }
      return found;
    }
  }

  /** The best score of each rule under any parse; what the filters leave out is ranked too, for the counts. */
  function ranked(parses, {core, exact, passes, why, id}) {
    const {priors} = core.rules, found = new Ranked(priors.length);
    for (const groups of parses) {
      rank(groups, found, {priors, exact, passes}, found.from((rule) => {
        const isExact = exact.has(rule), strong = groups.filter(({ways}) => ways[rule] > PAIRS).length;
        return {why: groups.map((group) => why(group, rule, isExact)).filter((note) => note),
          matched: isExact ? groups.length : strong, asked: groups.length};
      }));
    }
    const named = found.from(() => ({why: [], matched: 1, asked: 1}));
    exact.forEach((rule) => found.offer(rule, score("exact", priors[rule]), named));
    promoteSuccessors(found, core.replacements, {exact, passes, id});
    return found;
  }

  /** Words that no rule has cannot tell rules apart: the others decide, in a lower tier. */
  function rank(groups, found, {priors, exact, passes}, origin) {
    const known = groups.filter(({size}) => size > 0), count = priors.length;
    if (known.length === 0) return;
    const counts = new Uint8Array(count), worths = new Int32Array(count), weights = new Int32Array(count);
    const loosest = new Uint8Array(count).fill(TITLE);
    for (const group of known) {
      for (let rule = 0; rule < count; rule += 1) {
        const way = group.ways[rule];
        if (way === 0) continue;
        counts[rule] += 1;
        worths[rule] += group.worth;
        weights[rule] += group.weights[rule];
        if (way < loosest[rule]) loosest[rule] = way;
      }
    }
    let most = 0;
    for (let rule = 0; rule < count; rule += 1) if (worths[rule] > most && passes(rule)) most = worths[rule];
    const needed = Math.min(most, Math.floor(groups.reduce((sum, {worth}) => sum + worth, 0) / 3));
    for (let rule = 0; rule < count; rule += 1) {
      if (counts[rule] === 0 || worths[rule] < needed) continue;
      const isExact = exact.has(rule), tier = isExact ? "exact" : counts[rule] === known.length ? WAYS[loosest[rule]] : "most";
      const whole = score(tier, weights[rule] + priors[rule]);
      found.offer(rule, isExact || counts[rule] === groups.length ? whole : folding("most", whole), origin);
    }
  }

  /** Puts a rule right before the one it replaces, unless the query names the old rule itself. */
  function promoteSuccessors(found, replacements, {exact, passes, id}) {
    const {scores, added} = found;
    for (let round = 0; round < LONGEST_HISTORY; round += 1) {
      replacements.old.forEach((old, at) => {
        const next = replacements.new[at];
        if (exact.has(old) || scores[old] === 0 || scores[next] === 0 || scores[next] > scores[old] || !passes(old)) return;
        scores[next] = scores[old] + 1;
        const note = `supersedes ${id(old)}`, notes = added.get(next) || [];
        if (!notes.includes(note)) added.set(next, [...notes, note]);
      });
    }
  }

  Higraph.ranking = {Matches, Pairing, Group, Ranked, ranked, score, WAYS};
})(globalThis);
